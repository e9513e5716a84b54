import Glibc
import ItineraryCore

/// The time zones of this machine, as compiled zone files.
package enum SystemZones {
  /// The rules of the named zones; a name that is refused, not found or not readable is absent.
  ///
  /// - Parameters:
  ///   - names: IANA names, as they come out of trips and schedules; nothing outside the directories is opened.
  ///   - directories: searched in this order.
  package static func load(names: some Sequence<String>, from directories: [String] = directories) -> Zones {
    var rules: [String: ZoneRules] = [:]
    for name in Set(names) where isZoneName(name) {
      rules[name] = rulesOfZone(name, in: directories)
    }
    return Zones(rules)
  }

  /// The rules of the zones that a trip mentions.
  package static func load(for trip: Trip) -> Zones {
    var names: [String] = []
    // Games that follow each other are mostly in one zone.
    for case let name? in trip.itinerary.items.lazy.map({ $0.game?.timeZone }) where name != names.last {
      names.append(name)
    }
    return load(names: names)
  }

  /// `$TZDIR` where set, then where systems keep their zone files.
  package static var directories: [String] {
    let chosen = getenv("TZDIR").map { String(cString: $0) } ?? ""
    return (chosen.isEmpty ? [] : [chosen])
      + ["/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo"]
  }

  /// Without a dot, a name cannot climb out of its directory.
  private static func isZoneName(_ name: String) -> Bool {
    guard let first = name.utf8.first, first != UInt8(ascii: "/") else { return false }
    return name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "_+/-".utf8.contains(byte)
      }
    }
  }

  private static func rulesOfZone(_ name: String, in directories: [String]) -> ZoneRules? {
    for directory in directories {
      if let rules = contents(of: "\(directory)/\(name)").flatMap(ZoneRules.init(tzif:)) { return rules }
    }
    return nil
  }

  /// Zone files are below 4 KB; nothing much larger is one.
  private static let sizeLimit = 65_536

  private static func contents(of path: String) -> [UInt8]? {
    // Not to wait at a pipe that stands where a zone file should.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { _ = close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 8192)
    while bytes.count <= sizeLimit {
      let count = read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += buffer[..<count]
      } else if errno != EINTR {
        return nil
      }
    }
    return nil
  }
}
