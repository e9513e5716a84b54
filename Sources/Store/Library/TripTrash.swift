import Almanac
import Platform

/// The trips that the user has removed, in a directory next to the trips.
///
/// A trip is moved there and back by a single rename, so a killed program leaves the whole file in one of the two
/// places. To another file system it is copied first, and the original is deleted once the copy is durable. A note next
/// to each file has the path that it came from. It is written first, and has no meaning without a file.
package struct TripTrash: Sendable {
  package let directory: FilePath
  private let fileSystem: any FileSystemCalls

  package init(directory: FilePath, fileSystem: any FileSystemCalls = SystemCalls()) {
    (self.directory, self.fileSystem) = (directory, fileSystem)
  }

  package func trips() throws(StoreError) -> [KnownTrip] {
    try TripDirectory(directory, fileSystem: fileSystem).trips()
  }

  /// Moves the target of a symbolic link, and deletes the link.
  package func remove(_ path: FilePath) throws(StoreError) -> FilePath {
    let real = try attempt(.find, path) { () throws(ErrorNumber) in try fileSystem.realPath(path) }
    try fileSystem.makeDirectory(directory)
    FileContent(fileSystem: fileSystem).removeLeftovers(in: directory)
    let target = freePath(in: directory, for: real.name)
    try attempt(.write, target) { () throws(ErrorNumber) in
      try FileContent(fileSystem: fileSystem).replace(note(of: target), with: real.bytes, isDurable: true)
    }
    do {
      try move(real, to: target)
    } catch {
      try? fileSystem.unlink(note(of: target))
      throw error
    }
    if fileSystem.isLink(path) { try? fileSystem.unlink(path) }
    return target
  }

  /// Moves a trip back to its old path, or into a directory if that is taken or its directory is gone.
  package func restore(_ path: FilePath, orInto trips: FilePath) throws(StoreError) -> FilePath {
    let origin = try? FileContent(fileSystem: fileSystem).read(note(of: path), limit: 1 << 16).bytes
    let former = origin.map { FilePath(bytes: $0) } ?? trips.appending(path.name)
    var target = former
    if exists(former) || (try? fileSystem.status(at: former.directory))?.kind != .directory {
      try fileSystem.makeDirectory(trips)
      target = freePath(in: trips, for: former.name)
    }
    try move(path, to: target)
    try? fileSystem.unlink(note(of: path))
    return target
  }

  private func note(of path: FilePath) -> FilePath { path.adding(".from") }

  private func exists(_ path: FilePath) -> Bool { (try? fileSystem.status(at: path)) != nil || fileSystem.isLink(path) }

  private func freePath(in directory: FilePath, for name: FilePath) -> FilePath {
    let stem = name.hasSuffix(".json") ? FilePath(bytes: name.bytes.dropLast(5)) : name
    return TripDirectory(directory, fileSystem: fileSystem).freePath(for: stem)
  }

  private func move(_ path: FilePath, to target: FilePath) throws(StoreError) {
    do throws(ErrorNumber) {
      try fileSystem.rename(path, toNew: target)
    } catch {
      guard error.code == EXDEV else { throw .system(path: path, .remove, error) }
      try copy(path, to: target)
    }
    try? fileSystem.syncDirectory(target.directory)
    try? fileSystem.syncDirectory(path.directory)
  }

  private func copy(_ path: FilePath, to target: FilePath) throws(StoreError) {
    let (bytes, file) = try TripFiles(fileSystem: fileSystem).read(path)
    try attempt(.write, target) { () throws(ErrorNumber) in
      try FileContent(fileSystem: fileSystem).replace(target, with: bytes, like: path, isDurable: true)
    }
    guard (try? fileSystem.status(at: path))?.identity == file else {
      try? fileSystem.unlink(target)
      throw .changedSince(path: path)
    }
    try attempt(.remove, path) { () throws(ErrorNumber) in try fileSystem.unlink(path) }
  }
}
