import Glibc
import Paths

/// The system calls of the store, and the only way to the disk: a test puts failures in their place.
///
/// Each call is one system call. Interruptions and short writes are the caller's to deal with (``FileSystemCalls/uninterrupted(_:)``).
package protocol FileSystemCalls: Sendable {
  func open(_ path: FilePath, _ flags: Int32, mode: UInt32) throws(ErrorNumber) -> Int32
  /// The descriptor is gone afterwards, also where this fails.
  func close(_ descriptor: Int32) throws(ErrorNumber)
  func status(of descriptor: Int32) throws(ErrorNumber) -> FileStatus
  /// Follows symbolic links.
  func status(at path: FilePath) throws(ErrorNumber) -> FileStatus
  func isLink(_ path: FilePath) -> Bool
  /// Absolute, without symbolic links; the file must exist.
  func realPath(_ path: FilePath) throws(ErrorNumber) -> FilePath
  func checkWritable(_ path: FilePath) throws(ErrorNumber)
  /// The number of bytes read, 0 at the end of the file.
  func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) throws(ErrorNumber) -> Int
  /// The number of bytes written, which may be less than asked for.
  func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) throws(ErrorNumber) -> Int
  func sync(_ descriptor: Int32) throws(ErrorNumber)
  func setMode(_ descriptor: Int32, _ mode: UInt32) throws(ErrorNumber)
  /// - Parameter user: nil leaves the user as it is.
  func setOwner(_ descriptor: Int32, user: UInt32?, group: UInt32) throws(ErrorNumber)
  func rename(_ path: FilePath, to target: FilePath) throws(ErrorNumber)
  func unlink(_ path: FilePath) throws(ErrorNumber)
  /// Gives a file a second name, which must be free.
  func link(_ path: FilePath, to name: FilePath) throws(ErrorNumber)
  /// Tries to lock what is open (`flock`), until it is closed.
  ///
  /// - Throws: `EWOULDBLOCK` while somebody else holds the lock.
  func lock(_ descriptor: Int32) throws(ErrorNumber)
  func pause(milliseconds: Int)
  func makeDirectory(_ path: FilePath, mode: UInt32) throws(ErrorNumber)
  /// The names in a directory, in no order.
  func names(in directory: FilePath) throws(ErrorNumber) -> [FilePath]
}

/// Why a system call failed: the `errno` of the C library.
package struct ErrorNumber: Error, Equatable, Sendable {
  package let code: Int32

  package init(_ code: Int32) {
    self.code = code
  }
}

/// What the store wants to know about a file.
package struct FileStatus: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case regular, directory, pipe, device, socket, other
  }

  package let kind: Kind
  /// The permission bits, 0…0o7777.
  package let mode: UInt32
  package let user: UInt32
  package let group: UInt32
  package let identity: FileIdentity
}

/// Which file it is, and in which version: replacing or changing a file changes this.
package struct FileIdentity: Equatable, Sendable {
  package let device: UInt64
  package let inode: UInt64
  /// In bytes.
  package let size: Int64
  /// The time of the last change of the content, in nanoseconds since 1970; the first or the last there is for what lies
  /// outside the years 1677 to 2262.
  package let modified: Int64

  /// Whether the file was last changed so long ago that another change would have another time. Git calls what is not
  /// settled "racily clean".
  ///
  /// The clock by which Linux stamps files moves every 10 ms at the slowest; a file system that keeps no fraction of a
  /// second counts in steps of one or, as FAT, two.
  ///
  /// - Parameter now: in nanoseconds since 1970.
  package func isSettled(at now: Int64) -> Bool {
    let hasFraction = modified % 1_000_000_000 != 0
    return modified <= now - (hasFraction ? 100_000_000 : 4_000_000_000)
  }

  /// The same, by the clock of this machine.
  package var isSettled: Bool {
    var now = timespec()
    guard clock_gettime(CLOCK_REALTIME, &now) == 0 else { return false }
    return isSettled(at: now.nanoseconds)
  }
}

extension timespec {
  /// The nearest that 64 bits hold: a file may say that it is of the year 9999.
  var nanoseconds: Int64 {
    let (whole, isTooFar) = Int64(tv_sec).multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, isJustTooFar) = whole.addingReportingOverflow(Int64(tv_nsec))
    if isTooFar || isJustTooFar { return tv_sec < 0 ? .min : .max }
    return sum
  }
}
