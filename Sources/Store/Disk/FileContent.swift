import Almanac
import Platform

/// Reads and replaces whole files. Anything but a plain file is refused before it is opened, since opening a device can
/// have effects, and opening a pipe would block the program.
package struct FileContent: Sendable {
  private let fileSystem: any FileSystemCalls

  package init(fileSystem: any FileSystemCalls) {
    self.fileSystem = fileSystem
  }

  package enum AcceptedKinds: Sendable {
    case plainFiles
    /// Reads `/dev/null` as an empty file: a link to it is the usual way to have no settings, or no zone.
    case plainFilesAndNull
    /// Reads also `/dev/null`, and pipes until their writers close them.
    case streams
  }

  /// - Parameters:
  ///   - limit: the most bytes the file may have.
  ///   - expected: the end of the sentence on a file of another kind or size.
  package func read(
    _ path: FilePath, limit: Int64, expected: String = "not a trip file",
    accepting accepted: AcceptedKinds = .plainFiles
  ) throws(StoreError) -> (bytes: [UInt8], file: FileIdentity) {
    func check(_ status: FileStatus) throws(StoreError) {
      let isStream = accepted == .streams && status.kind == .pipe
      if status.kind != .regular, !isStream { throw .notAFile(path: path, status.kind, expected: expected) }
      if status.identity.size > limit { throw .tooLarge(path: path, limit: limit, expected: expected) }
    }
    let found = try attempt(.open, path) { () throws(ErrorNumber) in try fileSystem.status(at: path) }
    if accepted != .plainFiles, found.kind == .device, (try? fileSystem.realPath(path)) == "/dev/null" {
      return ([], found.identity)
    }
    try check(found)
    let flags = O_RDONLY | O_NOCTTY | (accepted == .streams ? 0 : O_NONBLOCK)
    let descriptor = try attempt(.open, path) { () throws(ErrorNumber) in try fileSystem.open(path, flags, mode: 0) }
    defer { try? fileSystem.close(descriptor) }
    let status = try attempt(.read, path) { () throws(ErrorNumber) in try fileSystem.status(of: descriptor) }
    // The path may lead to another file by now, so the kind is checked again.
    try check(status)
    let bytes = try attempt(.read, path) { () throws(ErrorNumber) in
      try readAll(descriptor, expected: Int(status.identity.size), limit: Int(limit))
    }
    if bytes.count > limit { throw .tooLarge(path: path, limit: limit, expected: expected) }
    return (bytes, status.identity)
  }

  package func readPrefix(_ path: FilePath, count: Int) throws(ErrorNumber) -> [UInt8] {
    let descriptor = try fileSystem.open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY, mode: 0)
    defer { try? fileSystem.close(descriptor) }
    return try fileSystem.read(descriptor, count: count)
  }

  /// - Returns: more than `limit` bytes if the file has grown beyond that.
  private func readAll(_ descriptor: Int32, expected: Int, limit: Int) throws(ErrorNumber) -> [UInt8] {
    var bytes: [UInt8] = []
    // An array that grows would take twice the memory.
    bytes.reserveCapacity(expected + 1)
    while bytes.count <= limit {
      let part = try fileSystem.read(descriptor, count: min(max(expected + 1, 4096), 1 << 20))
      if part.isEmpty { break }
      bytes += part
    }
    return bytes
  }

  /// Replaces a file that no other program writes.
  ///
  /// - Parameters:
  ///   - model: the file whose mode and owner are kept; nil for the present one.
  ///   - isDurable: whether the content survives a power failure; otherwise the old content, or none, may be there.
  package func replace(
    _ target: FilePath, with bytes: [UInt8], like model: FilePath? = nil, isDurable: Bool
  ) throws(ErrorNumber) {
    let model = model ?? target
    var access: FileAccess?
    if let old = try? fileSystem.status(at: model) { access = try fileSystem.access(of: model, old) }
    var new = try PreparedFile(for: target, bytes, like: access, isDurable: isDurable, fileSystem)
    do {
      try new.rename()
    } catch {
      new.discard()
      throw error
    }
    new.close()
    if isDurable { try fileSystem.syncDirectory(target.directory) }
  }

  /// The temporary files next to a trip, of saves that run and of saves that were killed.
  package func sideFiles(of target: FilePath) -> [(path: FilePath, kind: TemporaryKind)] {
    let names = TemporaryName(for: target.name)
    let directory = target.directory
    return ((try? fileSystem.names(in: directory)) ?? []).compactMap { name in
      names.kind(of: name).map { (directory.appending(name), $0) }
    }
  }

  /// Removes the new files next to a target that killed programs never put in place.
  package func removeLeftovers(of target: FilePath) {
    for file in sideFiles(of: target) where file.kind == .new && isLeft(file.path) { try? fileSystem.unlink(file.path) }
  }

  /// Removes such files of all targets in a directory of the program's own.
  package func removeLeftovers(in directory: FilePath) {
    for name in (try? fileSystem.names(in: directory)) ?? [] where TemporaryName.kind(of: name) == .new {
      let path = directory.appending(name)
      if isLeft(path) { try? fileSystem.unlink(path) }
    }
  }

  /// A running program has locked its temporary file. Without locks, a file counts as left behind after an hour.
  ///
  /// - Parameter now: the time in nanoseconds since 1970-01-01T00:00:00Z; nil for the clock of this machine.
  package func isLeft(_ path: FilePath, at now: Int64? = nil) -> Bool {
    guard let status = try? fileSystem.status(at: path) else { return false }
    if let isLocked = try? isLocked(path) { return !isLocked }
    return status.identity.changed < (now ?? Timestamp.now.microseconds * 1000) - 3_600_000_000_000
  }

  private func isLocked(_ path: FilePath) throws(ErrorNumber) -> Bool {
    let descriptor = try fileSystem.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY, mode: 0)
    defer { try? fileSystem.close(descriptor) }
    return try fileSystem.isLocked(descriptor)
  }
}
