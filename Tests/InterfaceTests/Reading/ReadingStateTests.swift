import Almanac
import Editor
import EditorTestSupport
import Screen
import TestSupport
import Testing
@testable import Program

extension ReadingState {
  fileprivate var line: String { text.split(separator: "\n").first { $0.hasPrefix("▌") }.map(String.init) ?? "" }
}

@Suite struct ReadingStateTests {
  static let meanings = ColumnMeaning.allCases.map(\.rawValue)

  static var report: ReadingReport {
    var report = ReadingReport(title: "plan.csv", count: "2 games")
    report.rows = [["Sat 15 Aug", "15:30", "Hull – Wigan", "Hull"], ["Sun 16 Aug", "TBD", "York – Hull", "York"]]
    report.shape = "Datum,Zeit,Heim,Gast"
    report.points = [
      .init(.known, "column", "date", "15.08.2026", subject: .column("Datum"), choices: meanings),
      .init(.assumed, "column", "ignore", "unknown column (row 1)", subject: .column("Zeit"), choices: meanings),
      .init(.assumed, "row", "the first", "two times (row 3)"),
      .init(.open, "city", "", "unknown city (row 2)", subject: .city("Hull"), choices: ["Hull, QC"]),
    ]
    return report
  }

  static func state(_ look: DisplaySettings) -> ReadingState { ReadingState(report, look) }

  private static func start(_ change: (inout ReadingReport) -> Void = { _ in }) -> ReadingState {
    var report = report
    change(&report)
    return ReadingState(report, DisplaySettings(size: Size(columns: 80, rows: 24)))
  }

  @Test func `lists open questions first, selected, and certain ones last`() {
    var user = Self.start()
    #expect(user.text.contains("plan.csv: 2 games, 2 assumed, 1 open"))
    #expect(user.line.contains("? city        Hull = ?"), "\(user.line)")
    _ = user.enter(.down, .down, .down)
    #expect(user.line.contains("Datum = date"), "\(user.line)")
  }

  @Test func `an answer is chosen or typed, and the file is read again with all answers`() {
    var user = Self.start()
    _ = user.enter(.enter) + user.enter(text: "leeds, eng")
    expect(user.enter(.enter), [.read([.city("Hull"): "Leeds, England"])])
    var report = Self.report
    report.points.removeLast()
    user.update(report)
    #expect(user.text.contains("Hull = Leeds, England"))
    _ = user.enter(.pageUp, .down, .down)
    #expect(user.line.contains("Zeit = ignore"), "\(user.line)")
    _ = user.enter(.enter) + user.enter(text: "tim")
    let answers: [ReadingSubject: String] = [.city("Hull"): "Leeds, England", .column("Zeit"): "time"]
    expect(user.enter(.enter), [.read(answers)])
    report.points[1] = .init(.known, "column", "time", "15:30", subject: .column("Zeit"), choices: Self.meanings)
    user.update(report)
    _ = user.enter(.pageUp)
    expect(user.enter(.enter), [.proceed(answers, keeps: false)])
    expect(user.enter(.down, .enter), [])
    #expect(user.line.contains("for all files like this one"), "\(user.line)")
    expect(user.enter(.up, .enter), [.proceed(answers, keeps: true)])
  }

  @Test func `refuses invalid answers and answers without effect`() {
    var user = Self.start()
    _ = user.enter(.down, .down)
    #expect(user.line.contains("the first"), "\(user.line)")
    expect(user.enter(.enter), [.bell])
    _ = user.enter(.pageUp, .down, .down, .enter) + user.enter(text: "xyz")
    expect(user.enter(.enter), [.bell])
    expect(user.enter(.escape), [])
    expect(user.enter(.escape), [.leave])
    var yearless = Self.start { $0.points = [.init(.open, "file", "", "no year", subject: .year)] }
    _ = yearless.enter(.enter) + yearless.enter(text: "next")
    expect(yearless.enter(.enter), [.bell])
    #expect(yearless.text.contains("Invalid year: \"next\"."))
    expect(yearless.enter(.escape), [])
    _ = yearless.enter(.enter) + yearless.enter(text: "2026")
    expect(yearless.enter(.enter), [.read([.year: "2026"])])
    var unread = Self.start { ($0.refusal, $0.rows) = ("no games", []) }
    _ = unread.enter(.pageUp)
    expect(unread.enter(.enter), [.bell])
    #expect(unread.text.contains("Can't continue: no games."))
  }
}
