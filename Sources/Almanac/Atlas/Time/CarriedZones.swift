/// The zones of the tz database that the program carries, for machines whose own are absent, older or cannot be read.
package enum CarriedZones {
  package static let release = release(Table(.zones).bytes)

  /// The release that a file names in its first line: `# version 2026f`, as in `tzdata.zi`, or `2026f`, as in `+VERSION`.
  package static func release(_ bytes: some Sequence<UInt8>) -> String? {
    let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    let release = line.split(at: " ").last.map(String.init) ?? ""
    let year = release.utf8.prefix { (48...57).contains($0) }
    return year.count == 4 && release.utf8.dropFirst(4).allSatisfy { (97...122).contains($0) } ? release : nil
  }

  package static func rules(of name: String) -> ZoneRules? {
    rows[name].flatMap { rules(Table(.zones).row(at: $0)) }
  }

  /// The names of zones of places, in order: `America/New_York`.
  package static let names = rows.keys.filter { $0.contains("/") && !$0.hasPrefix("Etc/") }.sorted()

  private static let rows: [String: Int] = {
    var rows: [String: Int] = [:]
    for row in Table(.zones) {
      for name in row.names(0) { rows[name] = row.offset }
    }
    return rows
  }()

  private static func rules(_ row: Table.Row) -> ZoneRules? {
    guard let rule = PosixZone(Array(row[1])[...]) else { return nil }
    let periods = row[2].split(separator: UInt8(ascii: ",")).compactMap(period)
    let (moments, periodAfter) = changes(row[3])
    return ZoneRules(transitions: moments, periodAfter: periodAfter, periods: periods, rule: rule)
  }

  /// Reads `-18000CDT`: seconds east of UTC, and the name.
  private static func period(_ text: Slice<Table.Bytes>) -> ZoneRules.Period? {
    let digits = text.dropFirst().prefix { (48...57).contains($0) }
    guard let offset = Int(String(decoding: text[..<digits.endIndex], as: UTF8.self)) else { return nil }
    return ZoneRules.Period(
      offsetSeconds: offset, abbreviation: String(decoding: text[digits.endIndex...], as: UTF8.self))
  }

  /// The moment from which the first change is counted: 2³² seconds before 1970.
  private static let start = -(Int64(1) << 32)

  /// Reads `oger8.oB4qnC`: minutes and perhaps seconds since the last change, to the base 36; a capital for the period.
  private static func changes(_ text: Table.Bytes) -> (moments: [Int64], periodAfter: [UInt8]) {
    var (moments, periodAfter): ([Int64], [UInt8]) = ([], [])
    var (moment, number, minutes) = (start, Int64(0), Int64?.none)
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): number = number * 36 + Int64(byte - 48)
      case UInt8(ascii: "a")...UInt8(ascii: "z"): number = number * 36 + Int64(byte - 87)
      case UInt8(ascii: "."): (minutes, number) = (number, 0)
      default:
        moment += minutes.map { $0 * 60 + number } ?? number * 60
        moments.append(moment)
        periodAfter.append(byte - UInt8(ascii: "A"))
        (number, minutes) = (0, nil)
      }
    }
    return (moments, periodAfter)
  }
}
