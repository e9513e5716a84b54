import Glibc
import Paths

/// The system calls with which trips, their copies and what the program remembers are read and written. A test puts
/// failures in their place, or a disk that loses its power.
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
  /// Gives a file a name that must be free.
  ///
  /// - Throws: `EINVAL` on file systems that cannot do it in one step.
  func rename(_ path: FilePath, toNew target: FilePath) throws(ErrorNumber)
  /// Lets two files change places in one step.
  ///
  /// - Throws: `EINVAL` on file systems that cannot.
  func exchange(_ path: FilePath, with other: FilePath) throws(ErrorNumber)
  func unlink(_ path: FilePath) throws(ErrorNumber)
  /// Gives a file a second name, which must be free.
  func link(_ path: FilePath, to name: FilePath) throws(ErrorNumber)
  /// Tries to lock what is open for writing, until it is closed.
  ///
  /// - Throws: `EAGAIN` while somebody else holds the lock.
  func lock(_ descriptor: Int32) throws(ErrorNumber)
  /// Whether somebody else has locked what is open.
  func isLocked(_ descriptor: Int32) throws(ErrorNumber) -> Bool
  /// The names of a file's extended attributes.
  func attributes(of path: FilePath) throws(ErrorNumber) -> [AttributeName]
  func attribute(_ name: AttributeName, of path: FilePath) throws(ErrorNumber) -> [UInt8]
  func setAttribute(_ name: AttributeName, to value: [UInt8], of descriptor: Int32) throws(ErrorNumber)
  func removeAttribute(_ name: AttributeName, of descriptor: Int32) throws(ErrorNumber)
  /// Whether so many bytes of memory are there to be had.
  func checkMemory(_ count: Int) throws(ErrorNumber)
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

/// The name of an extended attribute, `user.comment`. It is bytes, as a path is.
package typealias AttributeName = FilePath

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
  /// How many names the file has.
  package let links: Int
  package let identity: FileIdentity

  package init(kind: Kind, mode: UInt32, user: UInt32, group: UInt32, links: Int, identity: FileIdentity) {
    self.kind = kind
    self.mode = mode
    self.user = user
    self.group = group
    self.links = links
    self.identity = identity
  }
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
  /// The time of the last change of anything about the file, which no program can set: `cp -p` gives a file the size and the
  /// time of another one, but not this. In nanoseconds since 1970.
  package let changed: Int64

  package init(device: UInt64, inode: UInt64, size: Int64, modified: Int64, changed: Int64) {
    self.device = device
    self.inode = inode
    self.size = size
    self.modified = modified
    self.changed = changed
  }

  /// Whether it is the same file with the same content, perhaps under another name or with another mode: renaming a file
  /// or giving it a second name changes nothing but ``changed``.
  func hasContent(of other: FileIdentity) -> Bool {
    isFile(other) && (size, modified) == (other.size, other.modified)
  }

  /// Whether it is the same file, in whatever version.
  func isFile(_ other: FileIdentity) -> Bool { (device, inode) == (other.device, other.inode) }

  /// Whether the file was last changed so long ago that another change would have another time. Git calls what is not
  /// settled "racily clean".
  ///
  /// The clock by which Linux stamps files moves every 10 ms at the slowest; a file system that keeps no fraction of a
  /// second counts in steps of one or, as FAT, two.
  ///
  /// - Parameter now: in nanoseconds since 1970.
  package func isSettled(at now: Int64) -> Bool {
    let last = max(modified, changed)
    let hasFraction = last % 1_000_000_000 != 0
    return last <= now - (hasFraction ? 100_000_000 : 4_000_000_000)
  }

  /// The same, by the clock of this machine.
  package var isSettled: Bool {
    timespec.now.map { isSettled(at: $0.nanoseconds) } ?? false
  }
}

extension timespec {
  /// By the clock of this machine; nil where it cannot be read.
  static var now: timespec? {
    var now = timespec()
    return clock_gettime(CLOCK_REALTIME, &now) == 0 ? now : nil
  }

  /// The nearest that 64 bits hold: a file may say that it is of the year 9999.
  var nanoseconds: Int64 {
    let (whole, isTooFar) = Int64(tv_sec).multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, isJustTooFar) = whole.addingReportingOverflow(Int64(tv_nsec))
    if isTooFar || isJustTooFar { return tv_sec < 0 ? .min : .max }
    return sum
  }
}
