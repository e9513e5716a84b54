/// The zone in the heading of a column of times: `START TIME ET`, `Time (US/Pacific)`, `UK time`, `Time (UTC-4)`.
struct HeadingZone {
  /// The key of the heading without the zone; empty for `ET` and `Pacific Time`.
  let heading: String
  let zone: String

  init?(_ header: String) {
    if let (heading, offset) = HeadingZone.offset(in: header) {
      (self.heading, zone) = (heading, offset)
      return
    }
    // `Kickoff (local / ET)` has times of both clocks.
    if header.contains(where: { "/&".contains($0) }), header.lowercased().contains("local") { return nil }
    var words = NameKey(header).text.split(separator: " ").map(String.init)[...]
    if words.count > 1, words.last == "time", WordList.zone[words[words.endIndex - 2]] != nil { words.removeLast() }
    guard let word = words.popLast(), let zone = WordList.zone[word] else { return nil }
    while let last = words.last, ["us", "in", "all", "times", "are"].contains(last), words.count > 1 || last != "times"
    {
      words.removeLast()
    }
    let isFrench = ["heure", "heures"].contains(words.last)
    if WordList.frenchZone.contains(word), !isFrench || words.isEmpty { return nil }
    if word == "at", words.isEmpty { return nil }
    (heading, self.zone) = (words.joined(separator: " "), zone)
  }

  /// Whether a heading is only a zone: `ET`, `Pacific`.
  static func isBare(_ header: String) -> Bool { HeadingZone(header)?.heading.isEmpty ?? false }

  /// Returns the zone that a word of a sentence means; nil for words that mean others as well.
  static func zone(of word: String) -> String? {
    word == "at" || WordList.frenchZone.contains(word) ? nil : WordList.zone[word]
  }

  private static func offset(in header: String) -> (heading: String, zone: String)? {
    let text = header.uppercased()
    for name in ["UTC", "GMT"] {
      guard let range = text.range(of: name), let sign = text[range.upperBound...].first, "+-−".contains(sign) else {
        continue
      }
      let digits = text[range.upperBound...].dropFirst().prefix { $0.isNumber || $0 == ":" }
      if !digits.isEmpty { return (NameKey(text[..<range.lowerBound]).text, name + (sign == "+" ? "+" : "-") + digits) }
    }
    return nil
  }
}
