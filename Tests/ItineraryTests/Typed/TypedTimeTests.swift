import Itinerary
import TestSupport
import Testing

@Suite struct TypedTimeTests {
  /// Every spelling of every time, printed: what the reader has to know, and no more.
  static let table: [String: TypedTime.Meaning] = {
    var table: [String: TypedTime.Meaning] = [:]
    for minute in 0..<1440 {
      guard let time = ClockTime(hour: minute / 60, minute: minute % 60) else { continue }
      for text in spellings(time.hour, time.minute) { table[text] = .time(time) }
    }
    for hour in 0..<24 { for text in hours(hour) { table[text] = .hourAlone(hour) } }
    table["noon"] = ClockTime(hour: 12, minute: 0).map(TypedTime.Meaning.time)
    table["midnight"] = ClockTime(hour: 0, minute: 0).map(TypedTime.Meaning.time)
    return table
  }()

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
  private static func hours(_ hour: Int) -> Set<String> { ["\(hour)", padded(hour)] }

  private static func spellings(_ hour: Int, _ minute: Int) -> [String] {
    var texts: [String] = []
    for text in hours(hour) {
      for mark in [":", ".", "h", ""] { texts.append("\(text)\(mark)\(padded(minute))") }
      if minute == 0 { texts.append("\(text)h") }
      // `1:30h` would be a duration.
      guard hour > 9 || text.first == "0" else { continue }
      for space in ["", " ", "  "] {
        for mark in [":", ".", "h", ""] { texts.append("\(text)\(mark)\(padded(minute))\(space)h") }
        if minute == 0 { texts.append("\(text)\(space)h") }
      }
    }
    let letter = hour < 12 ? "a" : "p"
    let halves = ["", " ", "  "].flatMap { space in ["", "m", ".m", ".m."].map { "\(space)\(letter)\($0)" } }
    for text in hours(hour % 12 == 0 ? 12 : hour % 12) {
      for half in halves {
        for mark in [":", ".", "h", ""] { texts.append("\(text)\(mark)\(padded(minute))\(half)") }
        if minute == 0 { texts.append("\(text)\(half)") }
      }
    }
    return texts
  }

  @Test func `reads every spelling of every time`() {
    for (text, meaning) in Self.table {
      expect(TypedTime(text).meaning, meaning, "\(text)")
      expect(TypedTime(" \(text.uppercased()) ").meaning, meaning, "\(text)")
    }
    #expect(Self.table.count > 30_000)
  }

  @Test func `accepts only the listed short texts as times`() {
    var texts = [""]
    for _ in 1...4 {
      texts = texts.flatMap { text in "01279:.hapm ".map { "\(text)\($0)" } }
      for text in texts where TypedTime(text).meaning != (Self.table[text.trimmed] ?? .nothing) {
        Issue.record("\(text): \(TypedTime(text).meaning)")
      }
    }
  }

  @Test func `a time with a wrong character is another listed time, or invalid`() {
    var random = SplitMix64(seed: 19_30)
    let known = Self.table.keys.sorted()
    let letters = Array("0123456789:.hapm ½é-,")
    for _ in 0..<20_000 {
      var text = Array(known[Int.random(in: known.indices, using: &random)])
      let place = Int.random(in: 0...text.count, using: &random)
      let letter = letters[Int.random(in: letters.indices, using: &random)]
      if Bool.random(using: &random) || place == text.count {
        text.insert(letter, at: place)
      } else {
        text[place] = letter
      }
      let mutant = String(text)
      let expected = Self.table[mutant.trimmed] ?? .nothing
      // The table knows no more than two spaces between a time and its half.
      if mutant.contains("   ") { continue }
      if TypedTime(mutant).meaning != expected { Issue.record("\(mutant): \(TypedTime(mutant).meaning)") }
    }
  }

  @Test(arguments: [
    ("19.30 Uhr", 19 * 60 + 30), ("8 Uhr", 8 * 60), ("21:30h", 21 * 60 + 30), ("09:30 h", 570),
    ("19:30", 19 * 60 + 30), ("7:30pm", 19 * 60 + 30),
    ("730pm", 19 * 60 + 30), ("7p", 19 * 60), ("1930", 19 * 60 + 30),
    ("19h30", 19 * 60 + 30), ("7.30 pm", 19 * 60 + 30), ("noon", 720), ("Midnight", 0), ("12 noon", 720), ("12am", 0),
    ("12:05 p.m.", 725), ("7 P.M.", 19 * 60), ("22.30", 22 * 60 + 30), ("0730", 450),
  ])
  func `reads times as people write them`(text: String, minutes: Int) {
    expect(ClockTime(typed: text)?.minutes, minutes)
    #expect(Wording.problem(withTime: text) == nil)
  }

  @Test(arguments: [
    ("10", "Ambiguous time \"10\". Use 10am or 10pm, or 10:00 or 22:00."),
    ("7 o'clock", "Ambiguous time \"7\". Use 7am or 7pm, or 7:00 or 19:00."),
    ("12", "Ambiguous time \"12\". Use noon or midnight."),
    ("19", "Ambiguous time \"19\". Use 19:00 or 7pm."), ("0", "Ambiguous time \"0\". Use 0:00 or midnight."),
    ("24", "\"24\" is not a time. Use 22:30, 10:30pm or noon."),
    ("soon", "\"soon\" is not a time. Use 22:30, 10:30pm or noon."),
    ("13pm", "\"13pm\" is not a time. Use 22:30, 10:30pm or noon."),
    ("٧:٠٠", "\"٧:٠٠\" is not a time. Use 22:30, 10:30pm or noon."),
    ("7:3०", "\"7:3०\" is not a time. Use 22:30, 10:30pm or noon."),
    ("", "\"\" is not a time. Use 22:30, 10:30pm or noon."),
  ])
  func `refuses invalid times, and an hour alone with its possible meanings`(text: String, problem: String) {
    #expect(ClockTime(typed: text) == nil)
    expect(Wording.problem(withTime: text), problem)
  }

  // MARK: Dates

  @Test(arguments: [
    "aug 15", "Aug 15", "AUGUST 15", "august 15th", "15 aug", "15. August", "sat aug 15", "Saturday, August 15",
    "aug. 15",
    "8/15", "08/15", "15/8", "8-15", "15.8.", "8/15/2026", "8/15/26", "15.8.2026", "2026-08-15", "2026/8/15",
    "aug 15 2026", "August 15, 2026", "15 aug 2026", "Sat, Aug 15, 2026", " aug  15 ",
  ])
  func `reads typed dates`(text: String) throws {
    let date = try #require(TypedDate(text, in: .monthFirst))
    #expect(date.means(try #require(CivilDate("2026-08-15"))))
    #expect(!date.means(try #require(CivilDate("2026-08-16"))))
    #expect(!date.means(try #require(CivilDate("2026-07-15"))))
    expect(date.means(try #require(CivilDate("2025-08-15"))), (date.year == nil))
  }

  @Test(arguments: [
    "", " ", "aug", "saturday", "15", "8:15", "7.30", "7:30 pm", "au 15", "aug fifteen", "aug 32", "aug 0", "13/13",
    "0/5",
    "8/15/2026/1", "8//15", "-8-15", "2026-08", "day 3", "august 15 and more", "1234567/1", "8/1a", "15.8", "game 2",
    "..", "-",
  ])
  func `rejects other texts as dates`(text: String) {
    #expect(TypedDate(text, in: .monthFirst) == nil)
  }

  // MARK: Durations

  @Test func `reads every spelling of every duration up to a day`() {
    for minutes in 1...1440 {
      let (hours, rest) = (minutes / 60, minutes % 60)
      var texts = ["\(minutes)", "\(minutes)m", "\(minutes) min", "\(minutes) minutes", "\(minutes) mins."]
      let padded = rest < 10 ? "0\(rest)" : "\(rest)"
      if hours > 0 {
        texts += ["\(hours):\(padded)", "\(hours)h\(padded)", "\(hours)h \(rest)m", "\(hours) hr \(rest) min"]
        texts += ["\(hours) hours and \(rest) minutes", "\(hours)H\(padded)M", "\(hours) h \(rest)"]
        if rest == 0 { texts += ["\(hours)h", "\(hours) hours", "\(hours) Hrs"] }
        if rest % 6 == 0 { texts += ["\(hours).\(rest / 6)h", "\(hours),\(rest / 6) hours"] }
      }
      for text in texts { expect(TypedDuration(text)?.minutes, minutes, "\(text)") }
    }
  }

  @Test(arguments: [
    ("1.25h", 75), ("0.75 hours", 45), ("2 days", 2880), ("1 day 2h", 1560), ("0:45", 45), ("7 days", 10_080),
  ])
  func `reads odd spellings of durations`(text: String, minutes: Int) {
    expect(TypedDuration(text)?.minutes, minutes)
    #expect(Wording.problem(withDuration: text) == nil)
  }

  @Test(arguments: [
    "", "0", "0h", "-5", "h", "soon", "1:5", "1:60", "1h60", "30m 1h", "1h 1h", "1.5", "1.333h", "8 days", "99999",
    "1h30x", "½h",
    "1 day 2", "1.5 days", "1.5h 5m", "2 h and", "1:30:00", "٩٠",
  ])
  func `refuses other texts as durations`(text: String) {
    #expect(TypedDuration(text) == nil)
    expect(
      Wording.problem(withDuration: text), "\"\(text)\" is not a duration. Use 90, 1h30 or 45 min; a week at most.")
  }
}
