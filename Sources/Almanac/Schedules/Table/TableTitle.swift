/// A year as a name or a title has it: `cubs-2026.csv`, and `Bulls 2025-26` for a season over the new year.
struct NamedYear: Equatable {
  var year: Int
  /// Whether the season ends in the next year.
  var isSeason = false

  init(year: Int) { self.year = year }

  /// Finds the first year from 1990 to 2100 in a text.
  init?(in text: some StringProtocol) {
    let text = String(text)
    let numbers = text.split { !("0"..."9").contains($0) }
    guard let place = numbers.firstIndex(where: { $0.utf8.count == 4 && Int($0, in: 1990...2100) != nil }),
      let year = Int(numbers[place])
    else { return nil }
    self.year = year
    guard let next = numbers[(place + 1)...].first, let second = Int(next) else { return }
    let between = text[numbers[place].endIndex..<next.startIndex]
    isSeason =
      between.utf8.count <= 3 && !between.utf8.contains(where: isLetter)
      && (second == year + 1 || second == (year + 1) % 100)
  }
}

/// What lines without games say, above or below the header: `2025-26 Bulls Schedule`, `All times Eastern`.
struct TableTitle {
  private(set) var names: [String] = []
  /// The year of the season, with the text that says so.
  private(set) var year: (named: NamedYear, text: String)?
  /// The zone of times without one, with the line and the text that say so.
  private(set) var zone: (name: String, line: Int, text: String)?

  mutating func read(_ record: TableRecords.Record) {
    let text = TableTitle.text(of: record)
    if text.isEmpty { return }
    readZone(text, record.line)
    let words = NameKey(text).text.split(separator: " ")
    // The year of `Last updated 12/1/2024` is not that of the season.
    if text.contains("©") || words.starts(with: ["as", "of"])
      || words.contains(where: { WordList.titleFile.contains($0) })
    {
      return
    }
    if year == nil, let named = NamedYear(in: text) { year = (named, text) }
    if words.contains(where: { WordList.titleSchedule.contains($0) }), !words.contains("times") {
      names.append(text)
    }
  }

  mutating func readRemark(_ record: TableRecords.Record) {
    if record.texts.count <= 2 { readZone(TableTitle.text(of: record), record.line) }
  }

  private static func text(of record: TableRecords.Record) -> String {
    let text = record.texts.joined(separator: " ")
    return text.utf8.count > 400 ? "" : text
  }

  /// Reads the zone that soon follows `times`: `all times are US Eastern`; or that a line is: `* Pacific Time`.
  private mutating func readZone(_ text: String, _ line: Int) {
    if zone != nil { return }
    if text.utf8.count < 30, text.contains(" "), HeadingZone.isBare(text), let bare = HeadingZone(text) {
      return zone = (bare.zone, line, text)
    }
    let words = NameKey(text).text.split(separator: " ").map(String.init)
    guard let times = words.firstIndex(where: { WordList.titleTime.contains($0) }) else { return }
    for word in words[(times + 1)...].prefix(4) {
      if word == "local" { return }
      if let name = HeadingZone.zone(of: word) { return zone = (name, line, text) }
    }
  }
}
