import Almanac
import Editor
import EditorTestSupport
import Preferences
import Screen
import TestSupport
import Testing
@testable import Program

/// A user who checks what was read.
private struct User: Equatable {
  var state: ReadingState

  init(
    _ look: DisplaySettings = DisplaySettings(size: Size(columns: 80, rows: 24)),
    _ change: (inout ReadingReport) -> Void = { _ in }
  ) {
    var report = ReadingTests.report
    change(&report)
    state = ReadingState(report, look)
  }

  var text: String { state.painted().text }
  /// The line with the cursor.
  var line: String { text.split(separator: "\n").first { $0.hasPrefix("▌") }.map(String.init) ?? "" }

  mutating func press(_ keys: Key...) -> [ReadingEffect] { keys.flatMap { state.take(.key($0)) } }

  mutating func type(_ text: String) -> [ReadingEffect] {
    text.unicodeScalars.flatMap { state.take(.key(.character($0))) }
  }
}

@Suite struct ReadingTests {
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

  @Test func `open questions come first and are selected, certain ones last`() {
    var user = User()
    #expect(user.text.contains("plan.csv: 2 games, 2 assumed, 1 open"))
    #expect(user.line.contains("? city        Hull = ?"), "\(user.line)")
    _ = user.press(.down, .down, .down)
    #expect(user.line.contains("Datum = date"), "\(user.line)")
  }

  @Test func `an answer is chosen or typed, and the file is read again with all answers`() {
    var user = User()
    _ = user.press(.enter) + user.type("leeds, eng")
    expect(user.press(.enter), [.read([.city("Hull"): "Leeds, England"])])
    var report = Self.report
    report.points.removeLast()
    user.state.update(report)
    #expect(user.text.contains("Hull = Leeds, England"))
    _ = user.press(.pageUp, .down, .down)
    #expect(user.line.contains("Zeit = ignore"), "\(user.line)")
    _ = user.press(.enter) + user.type("tim")
    let answers: [ReadingSubject: String] = [.city("Hull"): "Leeds, England", .column("Zeit"): "time"]
    expect(user.press(.enter), [.read(answers)])
    report.points[1] = .init(.known, "column", "time", "15:30", subject: .column("Zeit"), choices: Self.meanings)
    user.state.update(report)
    _ = user.press(.pageUp)
    expect(user.press(.enter), [.proceed(answers, keeps: false)])
    expect(user.press(.down, .enter), [])
    #expect(user.line.contains("for all files like this one"), "\(user.line)")
    expect(user.press(.up, .enter), [.proceed(answers, keeps: true)])
  }

  @Test func `refuses invalid answers and answers without effect`() {
    var user = User()
    _ = user.press(.down, .down)
    #expect(user.line.contains("the first"), "\(user.line)")
    expect(user.press(.enter), [.ring])
    _ = user.press(.pageUp, .down, .down, .enter) + user.type("xyz")
    expect(user.press(.enter), [.ring])
    expect(user.press(.escape), [])
    expect(user.press(.escape), [.leave])
    var yearless = User { $0.points = [.init(.open, "file", "", "no year", subject: .year)] }
    _ = yearless.press(.enter) + yearless.type("next")
    expect(yearless.press(.enter), [.ring])
    #expect(yearless.text.contains("Invalid year: \"next\"."))
    expect(yearless.press(.escape), [])
    _ = yearless.press(.enter) + yearless.type("2026")
    expect(yearless.press(.enter), [.read([.year: "2026"])])
    var unread = User { ($0.refusal, $0.rows) = ("no games", []) }
    _ = unread.press(.pageUp)
    expect(unread.press(.enter), [.ring])
    #expect(unread.text.contains("Can't continue: no games."))
  }
}
