import Base
import Screen
import TripCore

extension EditorState {
  /// The picture of the state.
  package func painted() -> Frame { Picture(of: self).frame }
}

/// A painted state, with the values that its parts were painted from: the next state repaints only the parts that differ.
package struct Picture: Sendable {
  package private(set) var frame: Frame
  /// The parts on the frame; nil if something lies over them, so that none can be kept.
  private var parts: PaintedParts?

  package init(of state: EditorState) {
    frame = Frame(size: state.size, repertoire: state.repertoire)
    parts = TripPainter(state).paint(on: &frame, over: nil)
  }

  /// Becomes the picture of another state.
  package mutating func show(_ next: EditorState) {
    guard let parts, frame.size == next.size, frame.repertoire == next.repertoire else {
      self = Picture(of: next)
      return
    }
    self.parts = TripPainter(next).paint(on: &frame, over: parts)
  }
}

/// The parts of the screen as they are painted on a frame, each with all that it was painted from.
struct PaintedParts: Sendable {
  let title: TitleLine
  let tripLine: TripLine?
  let list: PaintedList
  let pane: DetailPane?
  let keys: KeyLine.Source
}
