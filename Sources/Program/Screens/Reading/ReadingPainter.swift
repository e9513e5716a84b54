import Almanac
import Editor
import Screen

extension ReadingState {
  /// Returns a frame that shows the state.
  package func painted() -> Frame { ReadingPainter.frame(of: self) }
}

/// Paints what was read into a frame.
private struct ReadingPainter: ScreenPainter {
  let state: ReadingState
  let layout: FullScreenLayout
  var screen: FullScreenPainter

  mutating func paint() {
    let (title, summary) = ("Check what was read", state.report.summary)
    let room = screen.width - title.count - 5
    let details = ["\(state.report.title): \(summary)", summary, state.report.count]
    screen.paintTitle(title, detail: details.first { DisplayText.width(of: $0) <= room } ?? "")
    paintSamples()
    let lines = state.lines
    if let question = state.question {
      screen.paintSearch(
        question.input, row: layout.above.upperBound - 1, label: ReadingPainter.label(of: question.subject))
    }
    for row in layout.list {
      guard let number = layout.line(atRow: row) else { continue }
      if state.question == nil { paint(lines[number], number, at: row) } else { paint(choice: number, at: row) }
    }
  }

  /// The heading or the place that a point is about; nil for others.
  private static func name(of point: ReadingReport.Point) -> String? {
    switch point.subject {
    case .column(let name)?, .city(let name)?: name
    default: nil
    }
  }

  /// The label of the field for an answer: `City of "Plain Ham":`.
  private static func label(of subject: ReadingSubject) -> String {
    switch subject {
    case .column(let heading): "Column \(Excerpt.quoted(heading)):"
    case .city(let name): "City of \(Excerpt.quoted(name)):"
    default: "\(subject.key.withCapital):"
    }
  }

  /// Paints the first rows of the file, each field below that of the row above.
  private mutating func paintSamples() {
    let rows = state.samples
    let fields = rows.map(\.count).max() ?? 0
    let widths = (0..<fields).map { field in
      rows.map { field < $0.count ? DisplayText.width(of: $0[field]) : 0 }.max() ?? 0
    }
    for (fields, row) in zip(rows, layout.above) {
      var column = 2
      for (field, text) in fields.enumerated() where widths[field] > 0 && column < screen.width - 2 {
        screen.frame.put(
          text, column: column, row: row, style: Style(field == 0 ? .gameTime : .gameDetail),
          limit: screen.width - 1 - column)
        column += widths[field] + 2
      }
    }
  }

  private mutating func paint(_ line: ReadingState.Line, _ number: Int, at row: Int) {
    let isSelected = number == state.selection
    if isSelected { screen.paintSelection(rows: row...row, movesCursor: true) }
    switch line {
    case .proceed: put("Continue", .matchup, "with \(state.report.count)", at: row, isSelected)
    case .keep:
      put("Answers", .matchup, state.keeps ? "for all files like this one" : "for this trip", at: row, isSelected)
    case .point(let point): paint(point, at: row, isSelected)
    }
  }

  private mutating func put(_ label: String, _ role: Style.Role, _ text: String, at row: Int, _ isSelected: Bool) {
    let traits = isSelected ? screen.selectedTraits : []
    screen.frame.put(label, column: 4, row: row, style: Style(role, traits))
    screen.frame.put(text, column: 16, row: row, style: Style(.gameDetail, traits), limit: max(0, screen.width - 18))
  }

  private mutating func paint(_ point: ReadingReport.Point, at row: Int, _ isSelected: Bool) {
    let traits = isSelected ? screen.selectedTraits : []
    let (mark, role): (String, Style.Role) =
      switch point.certainty {
      case .open: ("?", .warning)
      case .assumed: ("~", .matchup)
      case .known: (" ", .gameDetail)
      }
    screen.frame.put(mark, column: 2, row: row, style: Style(role, traits))
    screen.frame.put(point.kind, column: 4, row: row, style: Style(.label, traits), limit: 11)
    var column = 16
    var text = point.value
    if let name = ReadingPainter.name(of: point) { text = "\(name) = \(text.isEmpty ? "?" : text)" }
    if !text.isEmpty {
      let end = screen.frame.put(
        text, column: column, row: row, style: Style(role, traits), limit: max(0, min(screen.width - 18, 44)))
      column = max(end + 2, 38)
    }
    guard column < screen.width - 3 else { return }
    screen.frame.put(
      point.reason, column: column, row: row, style: Style(point.certainty == .open ? role : .gameDetail, traits),
      limit: screen.width - 2 - column)
  }

  private mutating func paint(choice number: Int, at row: Int) {
    let isSelected = number == state.question?.choice
    if isSelected { screen.paintSelection(rows: row...row, movesCursor: false) }
    screen.frame.put(
      state.choices[number], column: 4, row: row, style: Style(.matchup, isSelected ? screen.selectedTraits : []),
      limit: max(0, screen.width - 6))
  }
}
