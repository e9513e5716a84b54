import Almanac
import Platform

/// All system calls with which the program reads and writes the files of a user. Tests replace them by calls that fail, or by
/// a disk that loses its power.
///
/// Each method makes one system call. The caller handles interruptions (``FileSystemCalls/uninterrupted(_:)``) and short
/// writes.
package protocol FileSystemCalls: Sendable {
  func open(_ path: FilePath, _ flags: Int32, mode: UInt32) throws(ErrorNumber) -> Int32
  /// Closes a descriptor, which is gone afterwards even if this fails.
  func close(_ descriptor: Int32) throws(ErrorNumber)
  func status(of descriptor: Int32) throws(ErrorNumber) -> FileStatus
  /// The status of the file at a path, to which symbolic links are followed.
  func status(at path: FilePath) throws(ErrorNumber) -> FileStatus
  func isLink(_ path: FilePath) -> Bool
  /// The path that a symbolic link holds; nil without a link at the path.
  func target(ofLinkAt path: FilePath) -> FilePath?
  /// The absolute path of a file, without symbolic links; the file must exist.
  func realPath(_ path: FilePath) throws(ErrorNumber) -> FilePath
  func checkWritable(_ path: FilePath) throws(ErrorNumber)
  /// Reads bytes.
  ///
  /// - Returns: the number of bytes read; 0 at the end of the file.
  func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) throws(ErrorNumber) -> Int
  /// Writes bytes.
  ///
  /// - Returns: the number of bytes written, which may be fewer than asked for.
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
  /// Tries to lock the open file for writing, until the descriptor is closed. Does not wait.
  ///
  /// - Throws: `EAGAIN` while another process holds the lock.
  func lock(_ descriptor: Int32) throws(ErrorNumber)
  /// Whether another process has locked the open file.
  func isLocked(_ descriptor: Int32) throws(ErrorNumber) -> Bool
  func attributes(of path: FilePath) throws(ErrorNumber) -> [AttributeName]
  func attribute(_ name: AttributeName, of path: FilePath) throws(ErrorNumber) -> [UInt8]
  func setAttribute(_ name: AttributeName, to value: [UInt8], of descriptor: Int32) throws(ErrorNumber)
  func removeAttribute(_ name: AttributeName, of descriptor: Int32) throws(ErrorNumber)
  /// Checks that the system has a number of bytes of free memory.
  func checkMemory(_ count: Int) throws(ErrorNumber)
  func pause(milliseconds: Int)
  func makeDirectory(_ path: FilePath, mode: UInt32) throws(ErrorNumber)
  /// The names in a directory, in no order.
  func names(in directory: FilePath) throws(ErrorNumber) -> [FilePath]
}

/// The reason why a system call failed: the `errno` of the C library.
package struct ErrorNumber: Error, Equatable, Sendable {
  package let code: Int32

  package init(_ code: Int32) {
    self.code = code
  }

  /// Whether the reader of the pipe or terminal is gone.
  package var meansClosedPipe: Bool { code == EPIPE }
}

/// The name of an extended attribute, `user.comment`. It is bytes, as a path is.
package typealias AttributeName = FilePath

extension ErrorNumber: CustomStringConvertible {
  /// The wording of the C library, `No space left on device`.
  package var description: String {
    var buffer = [CChar](repeating: 0, count: 256)
    guard strerror_r(code, &buffer, buffer.count) == 0 else { return "error \(code)" }
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

extension FileSystemCalls {
  /// Makes a call again for as long as a signal interrupts it.
  package func uninterrupted<Result>(_ call: () throws(ErrorNumber) -> Result) throws(ErrorNumber) -> Result {
    while true {
      do {
        return try call()
      } catch  where error.code == EINTR {
        continue
      }
    }
  }
}
