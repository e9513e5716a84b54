import Itinerary
import TestSupport
import Testing

@Suite struct TypedDurationTests {
  @Test func `every spelling of every duration up to a day is read`() {
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
  func `odd spellings are read`(text: String, minutes: Int) {
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
