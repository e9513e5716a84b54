import ItineraryCore
import Presenting
import Screen

extension EditorState {
  /// The picture of the state.
  package func painted() -> Frame { Picture(of: self).frame }
}

/// A painted state, and what stands where on it, so that the next state is painted where it looks different.
package struct Picture: Sendable {
  package private(set) var frame: Frame
  private var state: EditorState
  private var scene: Scene

  package init(of state: EditorState) {
    self.init(Painter(state, on: Frame(size: state.size, repertoire: state.repertoire)))
  }

  private init(_ painter: consuming Painter) {
    painter.paint()
    (frame, state, scene) = (painter.frame, painter.state, painter.scene)
  }

  /// Becomes the picture of another state.
  package mutating func show(_ next: EditorState) {
    guard hasRows(of: next) else {
      self = Picture(of: next)
      return
    }
    scene.hasTitle = state.fileMarks == next.fileMarks
    scene.hasKeys = hasKeys(of: next)
    // No second owner, which would make painting copy all of it.
    let canvas = frame
    frame = Frame(size: Size(columns: 0, rows: 0))
    self = Picture(Painter(next, on: canvas, over: scene))
  }

  /// Whether all that the rows of the list are made of is the same in another state, but for the look of each row.
  private func hasRows(of next: EditorState) -> Bool {
    let isSameScreen = state.presentation == next.presentation && state.metrics == next.metrics
    let showsList = !scene.areas.isTooSmall && !state.isPlain && !state.hasDialog && !next.hasDialog
    let isSameDrag = (state.drag == nil) == (next.drag == nil) && state.drag?.carried == next.drag?.carried
    return isSameScreen && showsList && isSameDrag && state.shown.isShared(with: next.shown)
  }

  private func hasKeys(of next: EditorState) -> Bool {
    switch (state.mode, next.mode) {
    case (.browse, .browse): state.offeredInList == next.offeredInList
    case (.carry(let drag), .carry(let nextDrag)): state.offered(with: drag) == next.offered(with: nextDrag)
    default: false
    }
  }
}

/// What stands where on a picture.
struct Scene: Sendable {
  let areas: ScreenAreas
  /// The rows of the list that are seen, from top to bottom.
  private(set) var rows: [SeenRow] = []
  /// The row of the screen below what the list shows.
  private(set) var listEnd: Int
  /// Whether title and keys are what the next picture needs.
  var hasTitle = false
  var hasKeys = false

  init(areas: ScreenAreas) {
    self.areas = areas
    listEnd = areas.list.lowerBound
  }

  /// Notes what the list shows next.
  mutating func show(_ row: SeenRow?, to end: Int) {
    if let row { rows.append(row) }
    listEnd = min(end, areas.list.upperBound)
  }

  /// How a row of the list was painted, if it was seen.
  func row(_ number: Int) -> SeenRow? {
    guard let first = rows.first?.number, rows.indices.contains(number - first) else { return nil }
    return rows[number - first]
  }
}

/// A row of the list that is seen.
struct SeenRow: Sendable {
  let number: Int
  let look: RowLook
  /// The rows of the screen it takes, also those that are scrolled out.
  let lines: Range<Int>
}
