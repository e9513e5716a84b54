/// Texts that would do harm if they reached a terminal as they are, or leave its columns.
enum HostileText {
  /// Control sequences carry a 7777, which the program itself never sends.
  static let corpus: [String] = [
    "\u{1B}[31;7777mred\u{1B}[0m \u{1B}[7777;1H", "\u{9B}7777H eight bits \u{9D}0;title\u{9C}",
    "\u{1B}]52;c;NzA3Nw==\u{7} clipboard", "\u{1B}]8;;https://7777.example\u{1B}\\link\u{1B}]8;;\u{1B}\\",
    "\u{1B}P7777q#0\u{1B}\\ \u{1B}_G7777\u{1B}\\ \u{1B}^x\u{1B}\\", "\u{1B}c\u{1B}(0 reset \u{E}\u{F}",
    "one\ntwo\r\nthree\tfour\u{B}five\u{C}", "nul \u{0} bell \u{7} back \u{8}\u{8}\u{8} del \u{7F}",
    "\u{202E}drawkcab\u{202C} \u{2067}isolated\u{2069} \u{200F}\u{61C}mark", "lines\u{2028}and\u{2029}next\u{85}line",
    "zero\u{200B}\u{200C}\u{200D}\u{2060}\u{FEFF}\u{AD}\u{180E}width",
    "tags\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}\u{FFF9}x\u{FFFB}",
    "Z" + String(repeating: "\u{300}\u{301}\u{35C}\u{20DD}", count: 80) + "algo",
    "👨‍👩‍👧‍👦 🇺🇸 👍🏽 ❤️ 🏟️ 👩🏾‍🚀 family", String(repeating: "東京ドーム", count: 30),
    String(String.UnicodeScalarView([0xFFFE, 0x10FFFF, 0xE000, 0xFDD0].compactMap { Unicode.Scalar($0 as UInt32) })),
  ]

  static let all = corpus.joined(separator: " ")

  private static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16)
      let isPlain = scalar.value >= 0x20 && scalar != "\"" && scalar != "\\"
      return isPlain ? String(scalar) : #"\u"# + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "\"\(scalars.joined())\""
  }

  /// A trip with every one of them in every field that takes a text.
  static let trip: String = {
    let stamp = #""modifiedAt": "2026-06-01T12:00:00.000Z""#
    var items: [String] = []
    for (number, text) in corpus.enumerated() {
      let text = quoted(text)
      let place = #""day": \#(number + 1), "sortOrder": "#
      items.append(
        #"{"id": "game\#(number)", \#(place)100, \#(stamp), "kind": {"game": {"gameId": \#(text), "league": \#(text), "#
          + #""away": \#(text), "home": \#(text), "venue": \#(text), "city": \#(text), "timeZone": \#(text), "#
          + #""start": "2026-07-03T13:20:00-05:00"}}}"#)
      items.append(
        #"{"id": "leg\#(number)", \#(place)101, \#(stamp), "kind": {"travel": {"from": \#(text), "to": \#(text)}}, "#
          + #"\#(text): \#(text)}"#)
      items.append(
        #"{"id": "note\#(number)", \#(place)102, \#(stamp), "kind": {"custom": {"title": \#(text), "category": "note", "#
          + #""location": {"name": \#(text)}, "notes": \#(text)}}}"#)
    }
    return
      #"{"format": "barnstorm-trip", "version": 1, "id": "hostile", "name": \#(quoted(all)), "startDate": "2026-07-03", "#
      + #""dayCount": \#(corpus.count), \#(stamp), "items": [\#(items.joined(separator: ",\n"))], "deleted": [], "#
      + #""schedule": {"source": \#(quoted("sched\u{1B}[7777m.csv")), "follows": [\#(quoted(all))]}}"#
  }()

  static let schedule: String = {
    let rows = corpus.map { text in
      let text = text.replacing("\"", with: "").replacing("\0", with: "")
      return "2026-07-04,13:20,America/Chicago,\"\(text)\",\"Home \(text)\",\"\(text)\",\"\(text)\""
    }
    return "date,time,zone,away,home,venue,city\n" + rows.joined(separator: "\n") + "\n"
  }()
}
