import Glibc
import ItineraryCore
import Paths

/// The time zones of this machine, as compiled zone files; where those are missing, as the program carries them.
package enum SystemZones {
  /// The rules of the named zones; a name that is no zone is absent, and so is one whose rules cannot be read, which the
  /// result remembers.
  ///
  /// - Parameters:
  ///   - names: IANA names, as they come out of trips and schedules; nothing outside the directories is opened.
  ///   - directories: searched in this order.
  package static func load(names: some Sequence<String>, from directories: [FilePath] = directories) -> Zones {
    var rules: [String: ZoneRules] = [:]
    var unreadable: UnreadableZone?
    for name in Set(names) {
      do {
        rules[name] = try self.rules(of: name, from: directories)
      } catch {
        unreadable = unreadable ?? error
      }
    }
    return Zones(rules, unreadable: unreadable)
  }

  /// The rules of a zone: those of this machine, which are kept up to date, else those that the program carries.
  ///
  /// - Returns: nil where there is no such zone.
  /// - Throws: where there is, or may be one, and it cannot be read.
  package static func rules(
    of name: String, from directories: [FilePath] = directories
  ) throws(UnreadableZone) -> ZoneRules? {
    guard isZoneName(name) else { return nil }
    var failure: String?
    for directory in directories {
      let path = directory.appending(FilePath(name))
      do {
        guard let bytes = try contents(of: path) else { continue }
        if let rules = ZoneRules(tzif: bytes) { return rules }
        failure = failure ?? "\(path): not a zone file"
      } catch {
        failure = failure ?? "\(path): \(error)"
      }
    }
    if let rules = CarriedZones.rules(of: name) { return rules }
    // A zone of which only this machine knew, when it still had its files: all but a few old names have a slash.
    if failure == nil, name.utf8.contains(UInt8(ascii: "/")), !directories.contains(where: holdsZones) {
      failure = "no time zones in \(directories.map(\.description).joined(separator: ", "))"
    }
    if let failure { throw UnreadableZone(name: name, reason: failure) }
    return nil
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

  /// `$TZDIR` where set, as for the C library, else where systems keep their zone files.
  package static var directories: [FilePath] {
    let chosen = getenv("TZDIR").map { FilePath(cString: $0) } ?? ""
    return chosen.isEmpty ? ["/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo"] : [chosen]
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

  /// An empty directory, where zones were once, says of no name that it is none.
  private static func holdsZones(_ directory: FilePath) -> Bool {
    directory.appending("UTC").withCString { access($0, F_OK) } == 0
  }

  /// Zone files are below 4 KB; nothing much larger is one.
  private static let sizeLimit = 65_536

  /// The bytes of a file; nil where there is none of that name.
  private static func contents(of path: FilePath) throws(ErrorNumber) -> [UInt8]? {
    do throws(UserFile.Refusal) {
      return try UserFile.read(path, limit: sizeLimit)
    } catch {
      switch error {
      case .notPlain(.directory): return nil
      // A pipe or a device is no zone file, and not to be waited for.
      case .notPlain: return []
      case .tooLarge: throw ErrorNumber(EFBIG)
      case .system(let number, _): return try absent(number)
      }
    }
  }

  /// - Throws: a failure that says nothing of whether there is such a file.
  private static func absent(_ error: ErrorNumber) throws(ErrorNumber) -> [UInt8]? {
    if [ENOENT, ENOTDIR, ENAMETOOLONG].contains(error.code) { return nil }
    throw error
  }
}
