import Disk
import Glibc
import Interchange
import ItineraryCore
import Paths

/// The copy of a trip as it was last loaded whole or saved on this machine.
package struct LastGoodCopy: Equatable, Sendable {
  package let trip: Trip
  /// The time of that, in nanoseconds since 1970-01-01T00:00:00Z.
  package let kept: Int64
}

/// The copies of all trip files as they were last loaded whole or saved, in case one is damaged.
///
/// They are in the state directory and for their owner alone. Beside the trips they would litter the user's directories, get
/// under version control and to other machines, and be lost with a damaged disk.
package struct LastGoodCopies: Sendable {
  private let directory: FilePath
  private let calls: any FileSystemCalls

  /// The most copies that are kept. The oldest are removed first.
  private static let most = 200

  init(directory: FilePath, calls: any FileSystemCalls) {
    self.directory = directory
    self.calls = calls
  }

  /// Keeps a copy, if that is possible: a copy that fails is no reason to fail what the user wanted.
  ///
  /// - Parameter path: the path of the trip, without symbolic links.
  func keep(_ bytes: [UInt8], of path: FilePath) {
    let copy = self.path(ofCopyOf: path)
    do {
      let old = try? calls.status(at: copy)
      if old == nil { try calls.makeDirectories(directory) }
      tidy(makingRoom: old == nil)
      // The trip itself is safe on the disk, so this need not wait for the disk again.
      try FileContent(calls: calls).replace(copy, with: bytes, old: old, isDurable: false)
    } catch {
      // Nothing is lost: the copy before this one is still there.
    }
  }

  /// The copy of a trip file; nil if there is none, or if it is damaged too.
  func copy(of path: FilePath) -> LastGoodCopy? {
    guard let (bytes, file) = read(path), let trip = try? TripFile.decode(bytes) else { return nil }
    return LastGoodCopy(trip: trip, kept: file.modified)
  }

  /// The bytes of the copy of a trip file; nil if there is none.
  func content(for path: FilePath) -> [UInt8]? { read(path)?.0 }

  private func read(_ path: FilePath) -> ([UInt8], FileIdentity)? {
    try? FileContent(calls: calls).read(
      self.path(ofCopyOf: path), limit: TripFiles.largest, memoryPerByte: TripFiles.memoryPerByte)
  }

  /// The path of the copy of a trip: the name of the trip's file, and a fingerprint of its whole path, since files in several
  /// directories may have the same name.
  private func path(ofCopyOf path: FilePath) -> FilePath {
    directory.appending(path.name.prefix(100).adding(".\(Fingerprint.text(of: path.bytes))"))
  }

  /// Removes the temporary files of programs that were killed while they kept a copy, and the oldest copy if room for one more
  /// is needed.
  private func tidy(makingRoom: Bool) {
    var files = ((try? calls.names(in: directory)) ?? []).map(directory.appending)
    for file in files where isTemporary(file.name) && FileContent(calls: calls).isLeft(file) { try? calls.unlink(file) }
    files.removeAll { isTemporary($0.name) }
    guard makingRoom, files.count >= Self.most else { return }
    if let oldest = files.min(by: { modified($0) < modified($1) }) { try? calls.unlink(oldest) }
  }

  /// Whether a file was left behind, also by an earlier version, which named it `.NAME.k3v9x2.tmp`. All files here are the
  /// program's own; the copy of a trip whose name begins with a dot ends in sixteen digits.
  private func isTemporary(_ name: FilePath) -> Bool { name.hasPrefix(".") && name.hasSuffix(".tmp") }

  private func modified(_ path: FilePath) -> Int64 { (try? calls.status(at: path))?.identity.modified ?? .max }
}
