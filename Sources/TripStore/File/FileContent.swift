import Glibc
import Paths

/// Reads and replaces whole files.
struct FileContent {
  let calls: any FileSystemCalls

  // MARK: Reading

  /// - Parameter limit: in bytes; larger files are refused, and so is all that is not a plain file.
  func read(_ path: FilePath, limit: Int64) throws(StoreError) -> ([UInt8], FileIdentity) {
    // Looked at before it is opened: opening a device can have effects.
    try checkFile(path, try attempt(.open, path) { () throws(ErrorNumber) in try calls.status(at: path) }, limit)
    let descriptor = try attempt(.open, path) { () throws(ErrorNumber) in
      // Should the path have become a pipe by now, this does not wait for a writer.
      try calls.open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY, mode: 0)
    }
    defer { try? calls.close(descriptor) }
    let status = try attempt(.read, path) { () throws(ErrorNumber) in try calls.status(of: descriptor) }
    try checkFile(path, status, limit)
    try checkMemory(path, size: status.identity.size)
    let bytes = try attempt(.read, path) { () throws(ErrorNumber) in
      try readAll(descriptor, expected: Int(status.identity.size), limit: Int(limit))
    }
    if bytes.count > limit { throw .tooLarge(path: path) }
    return (bytes, status.identity)
  }

  /// The first bytes of a plain file, at most `count`.
  func readBeginning(_ path: FilePath, count: Int) throws(ErrorNumber) -> [UInt8] {
    let descriptor = try calls.open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY, mode: 0)
    defer { try? calls.close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: count)
    let result = buffer.withUnsafeMutableBytes { buffer in
      Result { () throws(ErrorNumber) in
        try calls.uninterrupted { () throws(ErrorNumber) in try calls.read(descriptor, into: buffer) }
      }
    }
    return Array(buffer[..<(try result.get())])
  }

  private func checkFile(_ path: FilePath, _ status: FileStatus, _ limit: Int64) throws(StoreError) {
    if status.kind != .regular { throw .notAFile(path: path, status.kind) }
    if status.identity.size > limit { throw .tooLarge(path: path) }
  }

  /// Refuses a file for which there is not the memory. A program that has none left in the middle of its work ends at once.
  private func checkMemory(_ path: FilePath, size: Int64) throws(StoreError) {
    let needed = Int(size) * Self.memoryPerByte
    if !hasMemory(needed) { throw .noMemory(path: path, needed) }
  }

  /// - Parameter count: in bytes.
  func hasMemory(_ count: Int) -> Bool {
    // Not worth asking for what fits anywhere.
    count < 32 << 20 || (try? calls.checkMemory(count)) != nil
  }

  /// What a trip takes in memory, in bytes, for each byte of its file; measured in `make torture`.
  private static let memoryPerByte = 4

  /// - Returns: more than `limit` bytes where the file has grown beyond it.
  private func readAll(_ descriptor: Int32, expected: Int, limit: Int) throws(ErrorNumber) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(expected + 1)
    var buffer = [UInt8](repeating: 0, count: min(max(expected + 1, 4096), 1 << 20))
    while bytes.count <= limit {
      let result = buffer.withUnsafeMutableBytes { buffer in
        Result { () throws(ErrorNumber) in
          try calls.uninterrupted { () throws(ErrorNumber) in try calls.read(descriptor, into: buffer) }
        }
      }
      let count = try result.get()
      if count == 0 { break }
      bytes.append(contentsOf: buffer[..<count])
    }
    return bytes
  }

  // MARK: Replacing

  /// Puts a new file in the place of one that nobody else writes.
  ///
  /// - Parameters:
  ///   - target: without symbolic links.
  ///   - old: the file that is there now, whose mode and owner are kept.
  ///   - isDurable: false where a power failure may bring the old content back, or leave none.
  func replace(
    _ target: FilePath, with bytes: [UInt8], old: FileStatus?, isDurable: Bool
  ) throws(ErrorNumber) {
    var access: FileAccess?
    if let old { access = try calls.access(of: target, old) }
    var new = try PreparedFile(for: target, bytes, like: access, isDurable: isDurable, calls)
    do {
      try new.rename()
    } catch {
      new.discard()
      throw error
    }
    new.close()
    if isDurable { try calls.syncDirectory(target.directory) }
  }

  /// The names of files that saves of a trip have beside it now, or have left behind.
  func sideFiles(of target: FilePath) -> [(path: FilePath, kind: TemporaryName.Kind)] {
    let names = TemporaryName(for: target.name)
    let directory = target.directory
    return ((try? calls.names(in: directory)) ?? []).compactMap { name in
      names.kind(of: name).map { (directory.appending(name), $0) }
    }
  }

  /// Whether a file that was to take the place of another was left behind by a program that was killed.
  ///
  /// A program that is still at it has the file locked. Where there are no locks, a file is left once it is an hour old.
  ///
  /// - Parameter now: in nanoseconds since 1970; nil for the clock of this machine.
  func isLeft(_ path: FilePath, at now: Int64? = nil) -> Bool {
    guard let status = try? calls.status(at: path) else { return false }
    if let isLocked = try? isLocked(path) { return !isLocked }
    guard let now = now ?? timespec.now?.nanoseconds else { return false }
    return status.identity.changed < now - 3_600_000_000_000
  }

  private func isLocked(_ path: FilePath) throws(ErrorNumber) -> Bool {
    let descriptor = try calls.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY, mode: 0)
    defer { try? calls.close(descriptor) }
    return try calls.isLocked(descriptor)
  }
}
