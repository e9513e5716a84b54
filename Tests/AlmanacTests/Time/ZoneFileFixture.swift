import Itinerary

/// The bytes of a compiled zone file, put together from its parts.
struct ZoneFileFixture {
  var version: Character = "2"
  /// Offset in seconds and name of each period.
  var periods: [(offset: Int32, name: String)]
  /// When the period changes, and to which.
  var transitions: [(at: Int64, period: UInt8)] = []
  var footer = ""

  var bytes: [UInt8] {
    let short = block(timeSize: 4)
    if version == "\0" { return short }
    return short + block(timeSize: 8) + Array("\n\(footer)\n".utf8)
  }

  private func block(timeSize: Int) -> [UInt8] {
    var names: [UInt8] = []
    var records: [UInt8] = []
    for period in periods {
      records += bigEndian(period.offset) + [0, UInt8(names.count)]
      names += Array(period.name.utf8) + [0]
    }
    let counts = [0, 0, 0, transitions.count, periods.count, names.count]
    var bytes = Array("TZif\(version)".utf8) + [UInt8](repeating: 0, count: 15)
    for count in counts { bytes += bigEndian(Int32(count)) }
    for transition in transitions { bytes += bigEndian(transition.at).suffix(timeSize) }
    return bytes + transitions.map(\.period) + records + names
  }

  private func bigEndian(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.bigEndian, Array.init)
  }

  /// Chicago as it was from 1883, with three changes of 2025 and 2026 written out and the rest left to the rule.
  static let chicago = ZoneFileFixture(
    periods: [(-21_036, "LMT"), (-21_600, "CST"), (-18_000, "CDT")],
    transitions: [
      (moment("1883-11-18T18:00:00Z"), 1), (moment("2025-03-09T08:00:00Z"), 2),
      (moment("2025-11-02T07:00:00Z"), 1), (moment("2026-03-08T08:00:00Z"), 2),
    ],
    footer: "CST6CDT,M3.2.0,M11.1.0")
}

/// Seconds since 1970-01-01T00:00:00Z of an RFC 3339 text; the far past where the text is wrong, so that a test fails.
func moment(_ text: String) -> Int64 { OffsetDateTime(text)?.unixSeconds ?? .min }
