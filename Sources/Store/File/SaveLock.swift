import Almanac
import Platform

/// Lets one program at a time replace a trip, or sync it.
///
/// The lock is on a file next to the trip, `.trip.json.barnstorm.lock`, which only the user who made it can open. The
/// system releases it when the program ends, in whatever way; the file is removed with it, or after a kill by the next
/// save.
///
/// On file systems without locks, the existence of the file is the lock: a program that waits creates the file when it
/// is gone. The same goes for a file of another user, since it cannot be opened. A file that then stays the same for
/// ten seconds was left behind and is removed.
///
/// If files can change places in one step (``PreparedFile``), nothing is lost without the lock either. It then only
/// spares programs that save at the same time their second attempts.
package struct SaveLock {
  private let fileSystem: any FileSystemCalls
  private let path: FilePath

  package init(of target: FilePath, fileSystem: any FileSystemCalls) {
    self.fileSystem = fileSystem
    path = target.directory.appending(TemporaryName(for: target.name).lock)
  }

  /// Milliseconds. A save holds the lock for a moment; a program that holds it this long was stopped.
  private static let timeout = 10_000

  /// A program holds the lock, or was killed and left the file behind.
  var exists: Bool { (try? fileSystem.status(at: path)) != nil }

  func hold<Value>(for trip: FilePath, _ body: () throws(StoreError) -> Value) throws(StoreError) -> Value {
    let descriptor = try acquire(for: trip)
    defer { release(descriptor) }
    return try body()
  }

  /// - Parameter trip: the path of the trip for messages, as the user typed it.
  package func acquire(for trip: FilePath) throws(StoreError) -> Int32 {
    do throws(ErrorNumber) {
      if let descriptor = try acquire() { return descriptor }
    } catch {
      // A directory in its place is in the way. All else keeps the trip from being written, too.
      throw error.code == EISDIR ? .system(path: path, .lock, error) : .system(path: trip, .write, error)
    }
    throw .busy(path: trip)
  }

  /// - Returns: nil if another program holds the lock for longer than ``timeout``.
  private func acquire() throws(ErrorNumber) -> Int32? {
    var waited = 0
    var stale: (file: FileIdentity, since: Int)?
    while waited < 2 * Self.timeout {
      switch try check() {
      case .held(let descriptor): return descriptor
      case .locked:
        stale = nil
        if waited >= Self.timeout { return nil }
      case .untold:
        let status = try? fileSystem.status(at: path)
        if status?.kind == .directory { throw ErrorNumber(EISDIR) }
        let file = status?.identity
        if file != stale?.file { stale = file.map { ($0, waited) } }
        if let since = stale?.since, waited - since >= Self.timeout { try fileSystem.unlink(path) }
      }
      // The length is random, so that programs that wait do not try at the same moments.
      let pause = Int.random(in: 1...min(max(waited, 1), 20))
      fileSystem.pause(milliseconds: pause)
      waited += pause
    }
    return nil
  }

  private enum Finding {
    case held(Int32)
    case locked
    /// The lock is held, perhaps by a program that no longer runs.
    case untold
  }

  private func check() throws(ErrorNumber) -> Finding {
    guard let (descriptor, isNew) = try open() else { return .untold }
    do throws(ErrorNumber) {
      try fileSystem.lock(descriptor)
      if try isAtItsPath(descriptor) { return .held(descriptor) }
    } catch  where Self.meansNoLocks(error) {
      if isNew { return .held(descriptor) }
      try? fileSystem.close(descriptor)
      return .untold
    } catch  where error.code == EAGAIN {
      // Below.
    } catch {
      if isNew { try? fileSystem.unlink(path) }
      try? fileSystem.close(descriptor)
      throw error
    }
    try? fileSystem.close(descriptor)
    return .locked
  }

  /// Nil if a file is there that cannot be opened.
  private func open() throws(ErrorNumber) -> (descriptor: Int32, isNew: Bool)? {
    let flags = O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY
    do {
      return (try fileSystem.open(path, flags | O_CREAT | O_EXCL, mode: 0o600), true)
    } catch  where error.code == EEXIST {
      return (try? fileSystem.open(path, flags, mode: 0)).map { ($0, false) }
    }
  }

  /// Whether the open file is still the one at the path. The program that held the lock may have removed it.
  private func isAtItsPath(_ descriptor: Int32) throws(ErrorNumber) -> Bool {
    let own = try fileSystem.status(of: descriptor).identity
    do {
      return try fileSystem.status(at: path).identity.isFile(own)
    } catch  where error.code == ENOENT {
      return false
    }
  }

  package func release(_ descriptor: Int32) {
    if (try? isAtItsPath(descriptor)) == true { try? fileSystem.unlink(path) }
    try? fileSystem.close(descriptor)
  }

  private static func meansNoLocks(_ error: ErrorNumber) -> Bool {
    [EBADF, EINVAL, ENOLCK, ENOSYS, EOPNOTSUPP].contains(error.code)
  }
}
