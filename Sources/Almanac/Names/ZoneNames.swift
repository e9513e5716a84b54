/// A source of the rules of zones: returns the rules for an IANA name, or nil if the zone does not exist.
package typealias ZoneSource = (String) throws(UnreadableZone) -> ZoneRules?

/// The zones that calendars and people mean by a name: IANA names, including old ones, those of Windows (Unicode
/// CLDR), and abbreviations that are in use in North America, Europe or Australia.
package struct ZoneNames {
  private let source: ZoneSource
  private var known: [String: (name: String, rules: ZoneRules)?] = [:]
  /// The first zone that was asked for and could not be read. Times that were read without it may be wrong by hours.
  package private(set) var unreadable: UnreadableZone?

  package init(_ source: @escaping ZoneSource) { self.source = source }

  /// Returns the IANA name that is meant, and its rules, or nil for an unknown name.
  ///
  /// Some programs put a path before the name, `/mozilla.org/20050126_1/America/New_York`, or quotes around it.
  package mutating func zone(named name: String) -> (name: String, rules: ZoneRules)? {
    if let known = known[name] { return known }
    let zone = find(name)
    known[name] = .some(zone)
    return zone
  }

  /// Returns the zone in the name of a file of fixturedownload.com, such as `nfl-2026-EasternStandardTime.csv`.
  package mutating func zone(inFileName path: String) -> String? {
    let name = (path.split(separator: "/").last ?? "").prefix { $0 != "." && $0 != " " && $0 != "(" }
    for part in name.split(whereSeparator: { $0 == "-" || $0 == "_" }) {
      let isZone = part.lowercased().hasSuffix("standardtime") || part == "UTC"
      if isZone, let zone = zone(named: String(part)) { return zone.name }
    }
    return nil
  }

  /// Whether a name means UTC, which is the zone of no venue.
  package static func isUTC(_ name: String) -> Bool { utcNames.contains(name.lowercased()) }

  private static let utcNames: Set<String> = [
    "utc", "gmt", "z", "zulu", "uct", "universal", "etc/utc", "etc/gmt", "etc/zulu", "etc/uct", "etc/universal",
  ]

  private mutating func find(_ name: String) -> (name: String, rules: ZoneRules)? {
    guard name.utf8.count <= 200 else { return nil }
    var failure: UnreadableZone?
    for candidate in ZoneNames.candidates(for: name) {
      do {
        if let rules = try source(candidate) { return (candidate, rules) }
      } catch {
        failure = failure ?? error
      }
    }
    unreadable = unreadable ?? failure
    return nil
  }

  private static func candidates(for name: String) -> [String] {
    let bare = name.filter { $0 != "\"" }
    let parts = bare.split(separator: "/")
    // A single word of a path names a zone only if the path has no other.
    let fewest = parts.count > 1 ? 2 : 1
    let ends = stride(from: min(3, parts.count), through: fewest, by: -1).map {
      parts.suffix($0).joined(separator: "/")
    }
    return [aliases[key(bare)]].compactMap { $0 }
      + ends.flatMap { end in [aliases[key(end)], String(end.map { $0 == " " ? "_" : $0 })].compactMap { $0 } }
  }

  /// The form in which names are compared, without case and spaces, and without the offset of Windows before the name,
  /// which changes: `(UTC-05:00) Eastern Time (US & Canada)`.
  private static func key(_ name: String) -> String {
    let offset = name.first == "(" ? name.firstIndex(of: ")") : nil
    let name = offset.map { name[name.index(after: $0)...] } ?? name[...]
    return String(
      decoding: name.utf8.filter { $0 != UInt8(ascii: " ") }.map { (65...90).contains($0) ? $0 | 0x20 : $0 },
      as: UTF8.self)
  }

  private static let aliases: [String: String] = {
    var aliases: [String: String] = [:]
    for row in Table(.zoneNames) { aliases[key(row.text(0))] = row.text(1) }
    return aliases
  }()
}
