import Almanac
import Platform

/// The zones of this machine, or the program's own if these are of a later release of the tz database.
package struct SystemZones: Sendable {
  private let directories: [FilePath]
  private let fileSystem: any FileSystemCalls

  package init(directories: [FilePath], fileSystem: any FileSystemCalls = SystemCalls()) {
    self.directories = directories
    self.fileSystem = fileSystem
  }

  /// `$TZDIR` if it is set, as for the C library, else the directories in which systems keep zone files.
  package static func directories(chosen: FilePath?) -> [FilePath] {
    if let chosen, !chosen.isEmpty { return [chosen] }
    return ["/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo"]
  }

  /// Zones are read when they are first asked for; a failure is not remembered.
  package var table: Zones {
    let known = Monitor<[String: ZoneRules?]>([:])
    return Zones { name in
      known.withLock { known in
        if let rules = known[name] { return .success(rules) }
        return Result { () throws(UnreadableZone) in
          let rules = try rules(of: name)
          known[name] = .some(rules)
          return rules
        }
      }
    }
  }

  /// - Returns: nil for an unknown zone.
  /// - Throws: if there is such a zone, or may be, and it cannot be read.
  package func rules(of name: String) throws(UnreadableZone) -> ZoneRules? {
    guard Self.isZoneName(name) else { return nil }
    if isOutdated, let rules = CarriedZones.rules(of: name) { return rules }
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

  /// The machine's files are of an earlier release than the carried rules, or name none.
  private var isOutdated: Bool {
    var release: String?
    // A lazy sequence would read a file twice, and it may be gone in between.
    for file in directories.flatMap({ [$0.appending("tzdata.zi"), $0.appending("+VERSION")] }) where release == nil {
      release = (try? FileContent(fileSystem: fileSystem).readPrefix(file, count: 32)).flatMap(CarriedZones.release)
    }
    return (release ?? "") < (CarriedZones.release ?? "")
  }

  /// A name has no dot, so it cannot climb out of the directory.
  private static func isZoneName(_ name: String) -> Bool {
    !name.isEmpty && name.first != "/"
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || "_+/-".contains($0) }
  }

  /// Whether a directory holds zones at all. If it does not, a missing file does not mean that a zone is unknown.
  private func holdsZones(_ directory: FilePath) -> Bool {
    (try? fileSystem.status(at: directory.appending("UTC"))) != nil
  }

  private static let sizeLimit: Int64 = 65_536

  /// Nil if the file is missing; throws if it is open whether there is such a file.
  private func contents(of path: FilePath) throws(ErrorNumber) -> [UInt8]? {
    do throws(StoreError) {
      return try FileContent(fileSystem: fileSystem).read(path, limit: Self.sizeLimit, accepting: .plainFilesAndNull)
        .bytes
    } catch {
      switch error {
      case .notAFile(_, .directory, _): return nil
      // Do not wait for a pipe or a device.
      case .notAFile: return []
      case .system(_, _, let number):
        if [ENOENT, ENOTDIR, ENAMETOOLONG].contains(number.code) { return nil }
        throw number
      default: throw ErrorNumber(EFBIG)
      }
    }
  }
}
