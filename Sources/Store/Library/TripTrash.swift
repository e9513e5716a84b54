import Almanac
import Platform

/// The trips that the user has removed, in a directory next to the trips.
///
/// A trip is moved there and back by a single rename, so a killed program leaves the whole file in one of the two
/// places. To another file system it is copied first, and the original is deleted once the copy is durable. A note next
/// to each file has the path that it came from. It is written first, and has no meaning without a file.
package struct TripTrash: Sendable {
  package let directory: FilePath
  private let calls: any FileSystemCalls

  package init(directory: FilePath, calls: any FileSystemCalls = SystemCalls()) {
    (self.directory, self.calls) = (directory, calls)
  }

  package func trips() throws(StoreError) -> [KnownTrip] { try TripDirectory(directory, calls: calls).trips() }

  /// Moves the target of a symbolic link, and deletes the link.
  package func remove(_ path: FilePath) throws(StoreError) -> FilePath {
    let real = try attempt(.find, path) { () throws(ErrorNumber) in try calls.realPath(path) }
    try attempt(.makeDirectory, directory) { () throws(ErrorNumber) in try calls.makeDirectories(directory) }
    FileContent(calls: calls).removeLeftovers(in: directory)
    let target = freePath(in: directory, for: real.name)
    try attempt(.write, target) { () throws(ErrorNumber) in
      try FileContent(calls: calls).replace(note(of: target), with: real.bytes, isDurable: true)
    }
    do {
      try move(real, to: target)
    } catch {
      try? calls.unlink(note(of: target))
      throw error
    }
    if calls.isLink(path) { try? calls.unlink(path) }
    return target
  }

  /// Moves a trip back to its old path, or into a directory if that is taken or its directory is gone.
  package func restore(_ path: FilePath, orInto trips: FilePath) throws(StoreError) -> FilePath {
    let origin = try? FileContent(calls: calls).read(note(of: path), limit: 1 << 16).bytes
    let former = origin.map { FilePath(bytes: $0) } ?? trips.appending(path.name)
    var target = former
    if exists(former) || (try? calls.status(at: former.directory))?.kind != .directory {
      try attempt(.makeDirectory, trips) { () throws(ErrorNumber) in try calls.makeDirectories(trips) }
      target = freePath(in: trips, for: former.name)
    }
    try move(path, to: target)
    try? calls.unlink(note(of: path))
    return target
  }

  private func note(of path: FilePath) -> FilePath { path.adding(".from") }

  private func exists(_ path: FilePath) -> Bool { (try? calls.status(at: path)) != nil || calls.isLink(path) }

  private func freePath(in directory: FilePath, for name: FilePath) -> FilePath {
    let stem = name.hasSuffix(".json") ? FilePath(bytes: name.bytes.dropLast(5)) : name
    return TripDirectory(directory, calls: calls).freePath(for: stem)
  }

  private func move(_ path: FilePath, to target: FilePath) throws(StoreError) {
    do throws(ErrorNumber) {
      try calls.rename(path, toNew: target)
    } catch {
      guard error.code == EXDEV else { throw .system(path: path, .remove, error) }
      try copy(path, to: target)
    }
    try? calls.syncDirectory(target.directory)
    try? calls.syncDirectory(path.directory)
  }

  private func copy(_ path: FilePath, to target: FilePath) throws(StoreError) {
    let (bytes, file) = try TripFiles(calls: calls).read(path)
    try attempt(.write, target) { () throws(ErrorNumber) in
      try FileContent(calls: calls).replace(target, with: bytes, like: path, isDurable: true)
    }
    guard (try? calls.status(at: path))?.identity == file else {
      try? calls.unlink(target)
      throw .changedMeanwhile(path: path)
    }
    try attempt(.remove, path) { () throws(ErrorNumber) in try calls.unlink(path) }
  }
}
