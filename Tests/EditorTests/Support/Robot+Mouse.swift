import EditorTestSupport

extension Robot {
  /// The first row of the screen that shows a text; −1 if none does.
  func line(showing text: String) -> Int {
    let frame = frame
    return (0..<frame.size.rows).first { frame.text(ofRow: $0).contains(text) } ?? -1
  }

  mutating func point(
    _ action: MouseEvent.Action, column: Int = 10, line: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    happen(.input(.mouse(MouseEvent(action, column: column, row: line))), sourceLocation: sourceLocation)
  }

  mutating func click(line: Int, column: Int = 10) {
    point(.press, column: column, line: line)
    point(.release, column: column, line: line)
  }

  /// Presses on the row that shows a text, moves through each line to another, and lets go there.
  mutating func dragRow(showing text: String, to target: Int) {
    let start = line(showing: text)
    point(.press, line: start)
    let lines = target > start ? Array(start + 1...target) : Array((target..<start).reversed())
    for line in lines { point(.drag, line: line) }
    point(.release, line: target)
  }
}
