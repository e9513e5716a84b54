/// The time zones whose rules the program carries, for machines whose own zone files are absent or cannot be read.
///
/// All zones of the tz database as it was when the program was made. A system that is kept up to date knows newer rules:
/// ask it first.
package enum CarriedZones {
  /// The rules of a zone by its IANA name, old names included; nil for any other name.
  package static func rules(of name: String) -> ZoneRules? {
    lines[name].flatMap { rules(bytes[$0]) }
  }

  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  private static let bar = UInt8(ascii: "|")

  private static var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: CarriedZoneData.text.utf8Start, count: CarriedZoneData.text.utf8CodeUnitCount)
  }

  /// The places of the rules of zones, by their names. A line is `name;name|rule|periods|changes`.
  private static let lines: [String: Range<Int>] = {
    var lines: [String: Range<Int>] = [:]
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let names = line.prefix { $0 != bar }
      for name in names.split(separator: UInt8(ascii: ";")) {
        lines[String(decoding: name, as: UTF8.self)] = names.endIndex + 1..<line.endIndex
      }
    }
    return lines
  }()

  /// Reads `rule|periods|changes`.
  private static func rules(_ line: Bytes) -> ZoneRules? {
    let fields = line.split(separator: bar, omittingEmptySubsequences: false)
    guard fields.count == 3, let rule = PosixZone(Array(fields[0])[...]) else { return nil }
    let periods = fields[1].split(separator: UInt8(ascii: ",")).compactMap(period)
    let (moments, periodAfter) = changes(fields[2])
    return ZoneRules(transitions: moments, periodAfter: periodAfter, periods: periods, rule: rule)
  }

  /// Reads `-18000CDT`: seconds east of UTC, and the name.
  private static func period(_ text: Bytes) -> ZoneRules.Period? {
    let digits = text.dropFirst().prefix { (48...57).contains($0) }
    guard let offset = Int(String(decoding: text[..<digits.endIndex], as: UTF8.self)) else { return nil }
    return ZoneRules.Period(
      offsetSeconds: offset, abbreviation: String(decoding: text[digits.endIndex...], as: UTF8.self))
  }

  /// The moment from which the first change is counted: 2³² seconds before 1970.
  private static let beginning = -(Int64(1) << 32)

  /// Reads `oger8.oB4qnC`: the time since the change before, in minutes and, if needed, seconds, each to the base 36, then
  /// a capital letter for the period that begins.
  private static func changes(_ text: Bytes) -> (moments: [Int64], periodAfter: [UInt8]) {
    var (moments, periodAfter): ([Int64], [UInt8]) = ([], [])
    var (moment, number, minutes) = (beginning, Int64(0), Int64?.none)
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
