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

  /// Puts a new file in the place of an old one, at once and for good.
  ///
  /// - Parameters:
  ///   - target: without symbolic links.
  ///   - old: the file that is there now, whose mode and group are kept.
  ///   - isDurable: false where a power failure may bring the old content back.
  ///   - isCurrent: asked right before the file is replaced.
  /// - Returns: the version written; nil where `isCurrent` says no, and nothing is changed.
  func replace(
    _ target: FilePath, with bytes: [UInt8], old: FileStatus?, isDurable: Bool = true,
    isCurrent: () throws(ErrorNumber) -> Bool = { true }
  ) throws(StoreError) -> FileIdentity? {
    let directory = target.directory
    return try attempt(.write, target) { () throws(ErrorNumber) -> FileIdentity? in
      let (descriptor, temporary) = try createTemporary(for: target)
      let written: FileIdentity
      do throws(ErrorNumber) {
        written = try fill(descriptor, with: bytes, like: old, isDurable: isDurable)
        guard try isCurrent() else {
          try? calls.unlink(temporary)
          return nil
        }
        try calls.uninterrupted { () throws(ErrorNumber) in try calls.rename(temporary, to: target) }
      } catch {
        try? calls.unlink(temporary)
        throw error
      }
      if isDurable { try syncDirectory(directory) }
      return written
    }
  }

  /// A file of a name not used before, for its owner alone.
  private func createTemporary(for target: FilePath) throws(ErrorNumber) -> (Int32, FilePath) {
    let temporary = TemporaryName(for: target.name)
    var attempts = 0
    while true {
      let path = target.directory.appending(temporary.random())
      do {
        return (try create(path), path)
      } catch  where error.code == EEXIST && attempts < 20 {
        attempts += 1
      }
    }
  }

  private func create(_ path: FilePath) throws(ErrorNumber) -> Int32 {
    try calls.uninterrupted { () throws(ErrorNumber) in
      try calls.open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
    }
  }

  /// Writes a file of a name that must be free.
  func write(_ bytes: [UInt8], toNew path: FilePath) throws(ErrorNumber) {
    let descriptor = try create(path)
    do throws(ErrorNumber) {
      _ = try fill(descriptor, with: bytes, like: nil, isDurable: true)
    } catch {
      try? calls.unlink(path)
      throw error
    }
  }

  /// Removes what saves of a file left behind that were killed. Only for who holds the lock: otherwise it could be a save
  /// that still runs.
  func removeLeftovers(of target: FilePath) {
    let (directory, temporary) = (target.directory, TemporaryName(for: target.name))
    for name in (try? calls.names(in: directory)) ?? [] where temporary.matches(name) {
      try? calls.unlink(directory.appending(name))
    }
  }

  /// Closes the descriptor in any case.
  private func fill(
    _ descriptor: Int32, with bytes: [UInt8], like old: FileStatus?, isDurable: Bool
  ) throws(ErrorNumber) -> FileIdentity {
    let identity: FileIdentity
    do {
      try writeAll(descriptor, bytes)
      if let old { try copyPermissions(of: old, to: descriptor) }
      if isDurable { try calls.uninterrupted { () throws(ErrorNumber) in try calls.sync(descriptor) } }
      identity = try calls.status(of: descriptor).identity
    } catch {
      try? calls.close(descriptor)
      throw error
    }
    try calls.close(descriptor)
    return identity
  }

  private func writeAll(_ descriptor: Int32, _ bytes: [UInt8]) throws(ErrorNumber) {
    let result = bytes.withUnsafeBytes { bytes in
      Result { () throws(ErrorNumber) in
        var rest = bytes[...]
        while !rest.isEmpty {
          let part = UnsafeRawBufferPointer(rebasing: rest)
          let count = try calls.uninterrupted { () throws(ErrorNumber) in try calls.write(descriptor, part) }
          // A write that makes no progress must not go on for ever.
          if count == 0 { throw ErrorNumber(EIO) }
          rest = rest.dropFirst(count)
        }
      }
    }
    try result.get()
  }

  private func copyPermissions(of old: FileStatus, to descriptor: Int32) throws(ErrorNumber) {
    let new = try calls.status(of: descriptor)
    var mode = old.mode
    if (new.user, new.group) != (old.user, old.group), try !copyOwner(of: old, to: descriptor) {
      // The group is another one, which must not get more than everybody has.
      mode = mode & ~0o070 | (mode & 0o007) << 3
    }
    if mode != new.mode { try calls.setMode(descriptor, mode) }
  }

  /// - Returns: whether the group is that of the old file now.
  private func copyOwner(of old: FileStatus, to descriptor: Int32) throws(ErrorNumber) -> Bool {
    for user in [old.user, nil] {
      do {
        try calls.setOwner(descriptor, user: user, group: old.group)
        return true
      } catch  where error.code == EPERM {
        continue
      }
    }
    return false
  }

  private func syncDirectory(_ path: FilePath) throws(ErrorNumber) {
    let descriptor = try calls.uninterrupted { () throws(ErrorNumber) in
      try calls.open(path, O_RDONLY | O_DIRECTORY, mode: 0)
    }
    defer { try? calls.close(descriptor) }
    do {
      try calls.uninterrupted { () throws(ErrorNumber) in try calls.sync(descriptor) }
    } catch  where error.code == EINVAL {
      // Some file systems cannot sync a directory; there is nothing more to be done on those.
    }
  }

  private func attempt<Value>(
    _ operation: StoreError.Operation, _ path: FilePath, _ body: () throws(ErrorNumber) -> Value
  ) throws(StoreError) -> Value {
    do {
      return try body()
    } catch {
      throw .system(path: path, operation, error)
    }
  }
}
