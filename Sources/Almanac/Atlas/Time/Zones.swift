/// A zone whose rules exist but cannot be read now. What depends on them is unknown, and must not be written.
public struct UnreadableZone: Error, Equatable, Sendable {
  /// The IANA name.
  public let name: String
  /// A file and its error: `/usr/share/zoneinfo/America/Chicago: Input/output error`.
  public let reason: String

  /// Makes the error of a zone.
  public init(name: String, reason: String) {
    (self.name, self.reason) = (name, reason)
  }
}

extension UnreadableZone: CustomStringConvertible {
  /// A sentence with the name and the reason.
  public var description: String { "the rules of the time zone \(name) can't be read (\(reason))" }
}

/// The table of time zones by their IANA names. A program makes one, and hands it to everything that needs a zone.
///
/// All tables are equal, so that values which hold one can be compared by the rest of what they hold.
public struct Zones: Sendable {
  package let find: @Sendable (String) -> Result<ZoneRules?, UnreadableZone>

  /// - Parameter find: returns the rules of a zone; nil for an unknown zone.
  public init(find: @escaping @Sendable (String) -> Result<ZoneRules?, UnreadableZone>) {
    self.find = find
  }

  /// The zones of some rules by IANA name, and one that cannot be read; all others are unknown.
  package init(_ rules: [String: ZoneRules], unreadable: UnreadableZone? = nil) {
    self.init { name in
      if let unreadable, unreadable.name == name { .failure(unreadable) } else { .success(rules[name]) }
    }
  }

  /// The zones that the program carries.
  public static let carried = Zones { .success(CarriedZones.rules(of: $0)) }

  /// The rules of a zone; nil for an unknown one. Throws if there is or may be such a zone that cannot be read.
  package func readRules(of zone: String) throws(UnreadableZone) -> ZoneRules? { try find(zone).get() }

  /// The rules of a zone; nil if they are unknown, also if they cannot be read.
  public func rules(of zone: String) -> ZoneRules? { try? readRules(of: zone) }

  package func reading(of published: OffsetDateTime, in zone: String?) -> (OffsetDateTime, zone: String) {
    let moment = published.unixSeconds
    guard let period = zone.flatMap(rules)?.period(at: moment) else {
      return (published, Zones.name(ofOffset: published.offsetSeconds))
    }
    return (OffsetDateTime(unixSeconds: moment, offsetSeconds: period.offsetSeconds), Zones.name(of: period))
  }

  package static func name(of period: ZoneRules.Period) -> String {
    let isNumeric = period.abbreviation.hasPrefix("-") || period.abbreviation.hasPrefix("+")
    return isNumeric ? name(ofOffset: period.offsetSeconds) : period.abbreviation
  }

  /// An offset in words: `UTC`, `UTC-5`, `UTC+5:30`.
  package static func name(ofOffset seconds: Int) -> String {
    let minutes = abs(seconds) / 60
    guard minutes > 0 else { return "UTC" }
    let fraction = minutes % 60 == 0 ? "" : ":\((minutes % 60).padded(to: 2))"
    return "UTC\(seconds < 0 ? "-" : "+")\(minutes / 60)\(fraction)"
  }
}

extension Zones: Equatable {
  /// True: all tables are equal.
  public static func == (_: Zones, _: Zones) -> Bool { true }
}
