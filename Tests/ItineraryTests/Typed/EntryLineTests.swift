import Itinerary
import TestSupport
import Testing

@Suite struct EntryLineTests {
  /// The parts of a line that were understood, with bars between them: `19:30|dinner|Q39|restaurant`, then minutes,
  /// day and link if there are any.
  private static func parts(_ line: EntryLine) -> String {
    var parts = [
      line.time?.description ?? "", line.title, line.place ?? "", line.category?.rawValue ?? "",
      line.durationMinutes.map { "\($0)m" } ?? "",
    ]
    switch line.day {
    case .number(let number): parts.append("day \(number)")
    case .date(let date): parts.append("\(date.month)/\(date.day)")
    case .weekday(let weekday): parts.append("weekday \(weekday)")
    case .fromToday(let days): parts.append("today+\(days)")
    case nil: parts.append("")
    }
    parts.append(line.link ?? "")
    parts.append(line.nights.map { "\($0) nights" } ?? "")
    parts.append(line.cost?.description ?? "")
    while parts.count > 2, parts.last == "" { parts.removeLast() }
    return parts.joined(separator: "|")
  }

  @Test(
    arguments: [
      // The contract's own.
      ("7:30pm dinner @ Q39", "19:30|dinner|Q39|restaurant"),
      ("dinner at 7:30 at Q39 on day 3", "19:30|dinner|Q39|restaurant||day 3"),
      ("dinner 7:30 @Q39 day 3", "19:30|dinner|Q39|restaurant||day 3"),
      // Times wherever they are.
      ("19:30 Dinner at Joe's", "19:30|Dinner|Joe's|restaurant"),
      ("Dinner 7:30 PM", "19:30|Dinner||restaurant"),
      ("Dinner at 7", "19:00|Dinner||restaurant"),
      ("dinner at 7 with Ann at Joe's Bar", "19:00|dinner with Ann|Joe's Bar|restaurant"),
      ("breakfast at 8", "08:00|breakfast||restaurant"), ("breakfast at 11", "11:00|breakfast||restaurant"),
      ("lunch 12:30 @ Lou's", "12:30|lunch|Lou's|restaurant"),
      ("lunch at 1", "13:00|lunch||restaurant"),
      ("730pm tacos", "19:30|tacos||restaurant"), ("7pm ribs", "19:00|ribs||restaurant"),
      ("noon hot dogs", "12:00|hot dogs||restaurant"),
      ("1930 dinner", "19:30|dinner||restaurant"),
      ("7p drinks", "19:00|drinks||restaurant"),
      ("19h30 Museum", "19:30|Museum||activity"),
      ("19h Museum", "19:00|Museum||activity"),
      ("7.30 pm: supper", "19:30|supper||restaurant"),
      ("noon zoo", "12:00|zoo||activity"),
      ("9:05 train", "09:05|train"),
      ("meet Ann at noon", "12:00|meet Ann"),
      ("lunch noon @ Q39", "12:00|lunch|Q39|restaurant"),
      ("fireworks midnight", "00:00|fireworks"),
      ("the midnight train", "|the midnight train"),
      ("07:30 dinner", "07:30|dinner||restaurant"),
      // Ranges and durations.
      ("7:30pm-9pm dinner", "19:30|dinner||restaurant|90m"),
      ("19:00–21:00 Dinner", "19:00|Dinner||restaurant|120m"),
      ("7-9pm drinks", "19:00|drinks||restaurant|120m"),
      ("11-1pm brunch", "11:00|brunch||restaurant|120m"),
      ("10pm - 1am party", "22:00|party|||180m"),
      ("museum for 2h @ Field Museum", "|museum|Field Museum|activity|120m"),
      ("hike (1h 30m)", "|hike||activity|90m"),
      ("2h hike", "|hike||activity|120m"), ("zoo 90 min @ Zoo", "|zoo|Zoo|activity|90m"),
      ("7:30pm dinner 1h30", "19:30|dinner||restaurant|90m"), ("24h diner", "|24h diner||restaurant"),
      ("5m walk", "|5m walk||activity"), ("museum 2 hours", "|museum||activity|120m"),
      // Nights and costs.
      ("Hyatt 2 nights $289", "|Hyatt||hotel||||2 nights|289 USD"), ("for 1 night Loews", "|Loews||hotel||||1 nights"),
      ("dinner €89,50 @ Joe's", "|dinner|Joe's|restaurant|||||89.50 EUR"), ("taxi 12 USD", "|taxi|||||||12 USD"),
      ("zoo 398.50", "|zoo||activity|||||398.50 CHF"), ("taxi 19.30", "|taxi 19.30"), ("lot 12 AUG", "|lot||||8/12"),
      ("ride R$ 50,00", "|ride||activity|||||50.00 BRL"), ("two nights", "|two nights"),
      ("Super 8 motel fri", "|Super 8 motel||hotel||weekday 5"), ("Best Western", "|Best Western||hotel"),
      ("dinner for 2", "|dinner for 2||restaurant"),
      ("8:30pm dinner for 2 for 45 min", "20:30|dinner for 2||restaurant|45m"),
      // Places.
      ("@ Wrigley Field", "|Wrigley Field|Wrigley Field"),
      ("tour @Wrigley", "|tour|Wrigley|activity"),
      ("lunch @ 41.9484,-87.6553", "|lunch|41.9484,-87.6553|restaurant"),
      ("coffee @ https://maps.google.com/?q=1,2", "|coffee|https://maps.google.com/?q=1,2|restaurant"),
      ("check in @ Palmer House", "|check in|Palmer House|hotel"),
      ("check-out 11am", "11:00|check-out||hotel"),
      ("Dinner at Joe's", "|Dinner|Joe's|restaurant"),
      ("a night at the museum", "|a night at the museum||activity"),
      ("at 7 Mile Inn", "|at 7 Mile Inn||hotel"),
      // Links.
      ("Book tickets https://example.com/x?y=1.", "|Book tickets||note|||https://example.com/x?y=1"),
      ("<https://www.example.com/a>", "|example.com|||||https://www.example.com/a"),
      ("www.example.com tour", "|tour||activity|||https://www.example.com"),
      // Days.
      ("zoo aug 22", "|zoo||activity||8/22"), ("Aug 22: zoo", "|zoo||activity||8/22"),
      ("zoo Sat", "|zoo||activity||weekday 6"), ("saturday zoo 3pm", "15:00|zoo||activity||weekday 6"),
      ("zoo on sun", "|zoo||activity||weekday 0"), ("zoo tomorrow", "|zoo||activity||today+1"),
      ("day 3: zoo", "|zoo||activity||day 3"), ("hotel @ Philadelphia Sat", "|hotel|Philadelphia|hotel||weekday 6"),
      ("Sun deck zoo", "|Sun deck zoo||activity"), ("zoo 8/22", "|zoo 8/22||activity"),
      ("zoo on aug 15", "|zoo||activity||8/15"), ("zoo day 12", "|zoo||activity||day 12"),
      ("Zoo on Saturday, August 15", "|Zoo||activity||8/15"),
      ("day 3", "|day 3"), ("Day 3 of the fair", "|Day 3 of the fair"),
      // Categories.
      ("hotel breakfast", "|hotel breakfast||restaurant"), ("Drury Inn", "|Drury Inn||hotel"),
      ("call the hotel", "|call the hotel||hotel"), ("pack jerseys", "|pack jerseys||note"),
      ("Rest", "|Rest"),
      // Names that look like something else.
      ("Midnight Diner", "|Midnight Diner||restaurant"), ("Noon Saloon", "|Noon Saloon"),
      ("1060 W Addison", "|1060 W Addison"), ("1200 Main Street", "|1200 Main Street"),
      ("2025 reunion", "|2025 reunion"),
      ("Studio 54", "|Studio 54"), ("Gate 5a", "|Gate 5a"), ("mail bob@example.com", "|mail bob@example.com"),
      ("Section 7:30", "07:30|Section"), ("three @", "|three @"), ("@", "|@"), ("", "|"), ("7:30pm", "19:30|"),
      ("  7pm   -  dinner ", "19:00|dinner||restaurant"), ("12 at 12", "|12 at 12"),
    ] as [(String, String)])
  func `reads typed lines`(line: String, parts: String) {
    expect(Self.parts(EntryLine(line, currency: "CHF")), parts.trimmedBars)
  }

  @Test(arguments: [
    ("- 19:00 Dinner at Joe's", "19:00|Dinner at Joe's|Joe's|restaurant"), ("* zoo", "|zoo||activity"),
    ("1. zoo", "|zoo||activity"),
    ("12) zoo", "|zoo||activity"), ("• zoo", "|zoo||activity"), ("[ ] zoo", "|zoo||activity"),
    ("- [x] zoo", "|zoo||activity"),
    ("☐ zoo", "|zoo||activity"), ("  –  7pm zoo ", "19:00|zoo||activity"), ("-", "|-"), ("- ", "|-"),
    ("-5 degrees", "|-5 degrees"),
    ("7.30 pm dinner", "19:30|dinner||restaurant"), ("7pm", "19:00|7pm"), ("zoo on day 3", "|zoo on day 3||activity"),
    ("1060. Addison", "|1060. Addison"), ("https://example.com/", "|example.com|||||https://example.com/"),
  ])
  func `pasted lines lose the marks of a list`(line: String, parts: String) {
    expect(Self.parts(EntryLine(pasted: line)), parts)
  }

  @Test func `never loses or invents a word`() {
    var random = SplitMix64(seed: 39)
    let words = [
      "7", "7:30", "pm", "dinner", "@", "@Q39", "at", "for", "2h", "on", "day", "3", "-", "(2h)", "https://a.example/b",
      "aug", "15",
      "noon", "1930", "Joe's", "with", "é", "to", "9pm", "7-9pm", "www.", "[", "]", ",", "12", "@@",
    ]
    for _ in Portion.rounds(20_000) {
      let count = Int.random(in: 0...7, using: &random)
      let line = (0..<count).map { _ in words[Int.random(in: words.indices, using: &random)] }.joined(separator: " ")
      for entry in [EntryLine(line), EntryLine(pasted: line)] {
        let parts = [entry.title, entry.place ?? "", entry.link ?? ""]
        for word in parts.flatMap({ $0.split(separator: " ") }) where !line.contains(word) && word != "a.example" {
          Issue.record("\(line): \(word)")
        }
        if let minutes = entry.durationMinutes { #expect((1...TypedDuration.longest).contains(minutes), "\(line)") }
      }
      if !line.trimmed.isEmpty { #expect(!EntryLine(pasted: line).title.isEmpty, "\(line)") }
    }
  }
}

extension String {
  /// The text without bars at its end, but the first.
  fileprivate var trimmedBars: String {
    var text = self
    while text.hasSuffix("|"), text.count > 1, text.dropLast().contains("|") { text.removeLast() }
    return text
  }
}
