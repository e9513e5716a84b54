import Itinerary
import Platform

/// The operations on trips, in a file for each trip id and data directory, so that it stays with a trip that is moved.
package struct OperationLogs: Sendable {
  private let directory: FilePath
  private let trips: FilePath
  private let fileSystem: any FileSystemCalls

  init(directory: FilePath, trips: FilePath, fileSystem: any FileSystemCalls) {
    (self.directory, self.trips, self.fileSystem) = (directory, trips, fileSystem)
  }

  /// The largest file that is read, in bytes. From half of it, a file is written again with what it still needs.
  private static let largest: Int64 = 16 << 20

  package func log(ofTrip id: String) throws(StoreError) -> OperationLog { try read(path(id)) }

  package func record(_ operation: Operation, ofTrip id: String) throws(StoreError) {
    if operation.isEmpty { return }
    let path = path(id)
    try fileSystem.makeDirectory(directory)
    try SaveLock(of: path, fileSystem: fileSystem).hold(for: path) { () throws(StoreError) in
      if let size = (try? fileSystem.status(at: path))?.identity.size, size > Self.largest / 2 { try shorten(path) }
      try append(OperationLog.line(of: operation), to: path)
    }
  }

  /// Marks the next operation to undo or to redo if `body` succeeds.
  package func take<Value>(
    _ direction: UndoDirection, ofTrip id: String, _ body: (Operation) throws -> Value
  ) throws -> Value {
    let path = path(id)
    var log = try read(path)
    // Without a file there may be no directory for the lock either.
    if log.entries.isEmpty { _ = try log.take(direction) }
    let lock = SaveLock(of: path, fileSystem: fileSystem)
    let descriptor = try lock.acquire(for: path)
    defer { lock.release(descriptor) }
    log = try read(path)
    let value = try body(try log.take(direction))
    try append(OperationLog.line(of: direction), to: path)
    return value
  }

  private func path(_ id: String) -> FilePath {
    directory.appending(FilePath(Fingerprint.text(of: Array(id.utf8) + [0] + trips.bytes)).adding(".log"))
  }

  private func read(_ path: FilePath) throws(StoreError) -> OperationLog {
    do throws(StoreError) {
      return OperationLog(file: try FileContent(fileSystem: fileSystem).read(path, limit: Self.largest).bytes)
    } catch {
      guard case .system(_, .open, let number) = error else { throw error }
      if number.code == ENOENT { return OperationLog() }
      throw .system(path: path, .read, number)
    }
  }

  private func shorten(_ path: FilePath) throws(StoreError) {
    let bytes = try read(path).file(ofAtMost: Int(Self.largest / 4))
    try attempt(.write, path) { () throws(ErrorNumber) in
      let content = FileContent(fileSystem: fileSystem)
      content.removeLeftovers(of: path)
      try content.replace(path, with: bytes, isDurable: false)
    }
  }

  private func append(_ line: [UInt8], to path: FilePath) throws(StoreError) {
    try attempt(.write, path) { () throws(ErrorNumber) in
      let flags = O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY
      let descriptor = try fileSystem.open(path, flags, mode: 0o600)
      defer { try? fileSystem.close(descriptor) }
      try fileSystem.writeAll(descriptor, line)
    }
  }
}
