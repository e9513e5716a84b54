import Glibc
import Paths

/// Lets one program at a time replace files of a directory.
///
/// The lock (`flock`) is on the directory itself: it stays while the files in it are replaced by new ones, leaves nothing
/// behind, and goes with the program that holds it, however that ends. That it covers all trips of the directory costs
/// little: it is held for the milliseconds of a save.
///
/// Not every file system has such locks; NFS in particular refuses one on a directory. A save there goes on without, and
/// looks right before it replaces the file whether that is still the one it has merged with. Two programs can then still
/// overwrite each other within microseconds, on NFS within the seconds for which a client trusts its cache. An open editor
/// notices, and saves again what is missing; a command does not.
struct DirectoryLock {
  let calls: any FileSystemCalls

  /// How long to wait for the lock, in milliseconds. A save takes a few; who takes longer has been stopped.
  private static let patience = 10_000

  /// - Parameter body: gets whether the lock is held, false on a file system without locks.
  func hold<Value>(
    _ directory: FilePath, for path: FilePath, _ body: (Bool) throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    let descriptor: Int32
    do {
      descriptor = try calls.uninterrupted { () throws(ErrorNumber) in
        try calls.open(directory, O_RDONLY | O_DIRECTORY, mode: 0)
      }
    } catch {
      throw .system(path: path, .write, error)
    }
    // Closing it gives the lock back.
    defer { try? calls.close(descriptor) }
    return try body(try lock(descriptor, path))
  }

  private func lock(_ descriptor: Int32, _ path: FilePath) throws(StoreError) -> Bool {
    var waited = 0
    while waited < Self.patience {
      do {
        try calls.uninterrupted { () throws(ErrorNumber) in try calls.lock(descriptor) }
        return true
      } catch  where error.code == EWOULDBLOCK {
        // Of random length, so that those who wait do not keep step.
        let pause = Int.random(in: 1...min(max(waited, 1), 20))
        calls.pause(milliseconds: pause)
        waited += pause
      } catch  where Self.meansNoLocks(error) {
        return false
      } catch {
        throw .system(path: path, .lock, error)
      }
    }
    throw .busy(path: path)
  }

  private static func meansNoLocks(_ error: ErrorNumber) -> Bool {
    [EBADF, EINVAL, ENOLCK, ENOSYS, EOPNOTSUPP].contains(error.code)
  }
}
