import Almanac
import Editor
import Screen

extension ReadingState {
  func paint(on screen: inout FullScreenPainter) {
    let (title, summary) = ("Check what was read", report.summary)
    let room = screen.width - title.count - 5
    let details = ["\(report.title): \(summary)", summary, report.count]
    screen.paintTitle(title, detail: details.first { DisplayText.width(of: $0) <= room } ?? "")
    let layout = layout
    paintSamples(in: layout.above, on: &screen)
    if let question {
      screen.paintSearch(question.list.query, row: layout.above.upperBound - 1, label: label(of: question.subject))
    }
    let (lines, choices) = (lines, choices)
    for (number, row) in layout.lines.displayed {
      let traits = screen.paintSelection(number == list.selection, rows: row...row, movesCursor: question == nil)
      if question == nil {
        paint(lines[number], at: row, traits, on: &screen)
      } else {
        screen.put(choices[number], .matchup, traits, column: 4, row: row)
      }
    }
  }

  /// The label of the field for an answer: `City of "Plain Ham":`.
  private func label(of subject: ReadingSubject) -> String {
    switch subject {
    case .column(let heading): "Column \(Excerpt.quoted(heading)):"
    case .city(let name): "City of \(Excerpt.quoted(name)):"
    default: "\(subject.key.withCapital):"
    }
  }

  private func paintSamples(in rows: Range<Int>, on screen: inout FullScreenPainter) {
    let fields = samples.map(\.count).max() ?? 0
    let widths = (0..<fields).map { field in
      samples.map { field < $0.count ? DisplayText.width(of: $0[field]) : 0 }.max() ?? 0
    }
    for (fields, row) in zip(samples, rows) {
      var column = 2
      for (field, text) in fields.enumerated() where widths[field] > 0 && column < screen.width - 2 {
        screen.put(text, field == 0 ? .gameTime : .gameDetail, column: column, row: row, to: screen.width - 1)
        column += widths[field] + 2
      }
    }
  }

  private func paint(_ line: Line, at row: Int, _ traits: Style.Traits, on screen: inout FullScreenPainter) {
    func put(_ label: String, _ text: String) {
      screen.put(label, .matchup, traits, column: 4, row: row)
      screen.put(text, .gameDetail, traits, column: 16, row: row)
    }
    switch line {
    case .proceed: put("Continue", "with \(report.count)")
    case .keep: put("Answers", keeps ? "for all files like this one" : "for this trip")
    case .point(let point): paint(point, at: row, traits, on: &screen)
    }
  }

  private func paint(
    _ point: ReadingReport.Point, at row: Int, _ traits: Style.Traits, on screen: inout FullScreenPainter
  ) {
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
    switch point.subject {
    case .column(let name)?, .city(let name)?: text = "\(name) = \(text.isEmpty ? "?" : text)"
    default: break
    }
    if !text.isEmpty {
      let end = screen.put(text, role, traits, column: column, row: row, to: min(screen.width - 2, 60))
      column = max(end + 2, 38)
    }
    guard column < screen.width - 3 else { return }
    screen.put(point.reason, point.certainty == .open ? role : .gameDetail, traits, column: column, row: row)
  }
}
