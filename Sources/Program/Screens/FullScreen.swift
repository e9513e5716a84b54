import Editor
import Preferences
import Screen

/// The state of a screen other than the trip's: a title, something to choose from, a status, and keys.
protocol FullScreenState: HelpedState {
  associatedtype Layout
  var presentation: DisplaySettings { get }
  var layout: Layout { get }
  var status: Status { get }
  var hints: [KeyHint] { get }
}

/// Paints one of these screens: the title and what is below it.
protocol ScreenPainter {
  associatedtype State: FullScreenState
  var screen: FullScreenPainter { get set }

  init(state: State, layout: State.Layout, screen: FullScreenPainter)

  /// Paints all but status and keys, on a screen that is large enough.
  mutating func paint()
}

extension ScreenPainter {
  /// Returns a frame that shows a state, or a note that the screen is too small for it.
  static func frame(of state: State) -> Frame {
    let size = state.presentation.size
    var painter = Self(state: state, layout: state.layout, screen: FullScreenPainter(state.presentation))
    if painter.screen.isTooSmall {
      painter.screen.paintTooSmall()
    } else {
      painter.paint()
      painter.screen.paintStatus(state.status, rows: size.statusRows)
      painter.screen.paintKeys(state.help.shownHints, row: size.keyRow)
    }
    return painter.screen.frame
  }
}

/// The rows of a screen with a list, from the top: title, rows above the list, list, status, keys. All count from 0.
struct FullScreenLayout: Equatable {
  /// The least number of rows of a screen with blank rows around the list.
  static let roomy = 16

  let above: Range<Int>
  let list: Range<Int>
  /// The number of the first line of the list that is shown.
  private let first: Int
  private let count: Int

  init(size: Size, above rows: Int, count: Int, selection: Int) {
    let (gap, end) = (size.rows >= Self.roomy ? 1 : 0, size.statusRows.lowerBound)
    above = 1 + gap..<1 + gap + rows
    let start = min(above.upperBound + gap, end)
    list = start..<max(start, end - gap)
    first = max(0, min(selection - list.count / 2, count - list.count))
    self.count = count
  }

  /// The number of the line in a row of the screen; nil for any other row.
  func line(atRow row: Int) -> Int? {
    let number = first + row - list.lowerBound
    return list.contains(row) && number < count ? number : nil
  }
}

/// Input as these screens take it.
enum FullScreenInput {
  /// A key, or a press on its hint.
  case key(Key)
  case wheel(Int, row: Int, column: Int)
  case press(row: Int, column: Int)
  case paste(String)
  case resize(Size)

  /// Returns nil for input that means nothing there.
  init?(_ input: InputEvent, hints: @autoclosure () -> [KeyHint], on size: Size) {
    switch input {
    // No character edits a trip there, so one in doubt is as good as a typed one.
    case .key(let key), .keyInDoubt(let key): self = .key(key)
    case .paste(let text): self = .paste(text)
    case .resized(let size): self = .resize(size)
    case .mouse(let mouse):
      if size.isTooSmall { return nil }
      switch mouse.action {
      case .wheelUp: self = .wheel(-1, row: mouse.row, column: mouse.column)
      case .wheelDown: self = .wheel(1, row: mouse.row, column: mouse.column)
      case .press where mouse.row == size.keyRow:
        guard let key = HintRow(hints(), on: size).key(atColumn: mouse.column) else { return nil }
        self = .key(key)
      case .press: self = .press(row: mouse.row, column: mouse.column)
      case .drag, .release, .secondaryPress: return nil
      }
    case .operatingSystemCommand, .deviceAttributes, .modeReport, .colorScheme: return nil
    }
  }
}

extension Size {
  /// The rows of the status and the keys.
  var keyRow: Int { max(0, rows - 1) }
  var statusRows: Range<Int> { max(0, keyRow - 2)..<keyRow }
}
