import Almanac
import Editor
import Screen

struct ReadingPainter: ScreenPainter {
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
    for (number, row) in layout.shown {
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

  private mutating func paintSamples() {
    let rows = state.samples
    let fields = rows.map(\.count).max() ?? 0
    let widths = (0..<fields).map { field in
      rows.map { field < $0.count ? DisplayText.width(of: $0[field]) : 0 }.max() ?? 0
    }
    for (fields, row) in zip(rows, layout.above) {
      var column = 2
      for (field, text) in fields.enumerated() where widths[field] > 0 && column < screen.width - 2 {
        screen.put(text, field == 0 ? .gameTime : .gameDetail, column: column, row: row, to: screen.width - 1)
        column += widths[field] + 2
      }
    }
  }

  private mutating func paint(_ line: ReadingState.Line, _ number: Int, at row: Int) {
    let traits = screen.paintSelection(number == state.selection, rows: row...row)
    switch line {
    case .proceed: put("Continue", "with \(state.report.count)", at: row, traits)
    case .keep: put("Answers", state.keeps ? "for all files like this one" : "for this trip", at: row, traits)
    case .point(let point): paint(point, at: row, traits)
    }
  }

  private mutating func put(_ label: String, _ text: String, at row: Int, _ traits: Style.Traits) {
    screen.put(label, .matchup, traits, column: 4, row: row)
    screen.put(text, .gameDetail, traits, column: 16, row: row)
  }

  private mutating func paint(_ point: ReadingReport.Point, at row: Int, _ traits: Style.Traits) {
    let (mark, role): (String, Style.Role) =
      switch point.certainty {
      case .open: ("?", .warning)
      case .assumed: ("~", .matchup)
      case .known: (" ", .gameDetail)
      }
    screen.put(mark, role, traits, column: 2, row: row)
    screen.put(point.kind, .label, traits, column: 4, row: row, to: 15)
    var column = 16
    var text = point.value
    if let name = ReadingPainter.name(of: point) { text = "\(name) = \(text.isEmpty ? "?" : text)" }
    if !text.isEmpty {
      let end = screen.put(text, role, traits, column: column, row: row, to: min(screen.width - 2, 60))
      column = max(end + 2, 38)
    }
    guard column < screen.width - 3 else { return }
    screen.put(point.reason, point.certainty == .open ? role : .gameDetail, traits, column: column, row: row)
  }

  private mutating func paint(choice number: Int, at row: Int) {
    let traits = screen.paintSelection(number == state.question?.choice, rows: row...row, movesCursor: false)
    screen.put(state.choices[number], .matchup, traits, column: 4, row: row)
  }
}
