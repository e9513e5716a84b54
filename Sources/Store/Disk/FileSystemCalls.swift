import Almanac
import Platform

/// The system calls on the files of a user, one for each method. Tests replace them by calls that fail, or by a disk
/// that loses its power. Short writes are the caller's; a call that a signal interrupts is made again.
package protocol FileSystemCalls: Sendable {
  func open(_ path: FilePath, _ flags: Int32, mode: UInt32) throws(ErrorNumber) -> Int32
  /// The descriptor is gone afterwards even if this fails.
  func close(_ descriptor: Int32) throws(ErrorNumber)
  func status(of descriptor: Int32) throws(ErrorNumber) -> FileStatus
  /// Follows symbolic links.
  func status(at path: FilePath) throws(ErrorNumber) -> FileStatus
  func isLink(_ path: FilePath) -> Bool
  /// Nil without a link at the path.
  func target(ofLinkAt path: FilePath) -> FilePath?
  /// The absolute path, without symbolic links; the file must exist.
  func realPath(_ path: FilePath) throws(ErrorNumber) -> FilePath
  func checkWritable(_ path: FilePath) throws(ErrorNumber)
  /// - Returns: empty at the end of the file.
  func read(_ descriptor: Int32, count: Int) throws(ErrorNumber) -> [UInt8]
  /// - Returns: the number of bytes written, which may be fewer than asked for.
  func write(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) throws(ErrorNumber) -> Int
  func sync(_ descriptor: Int32) throws(ErrorNumber)
  func setMode(_ descriptor: Int32, _ mode: UInt32) throws(ErrorNumber)
  /// - Parameter user: nil leaves the user as it is.
  func setOwner(_ descriptor: Int32, user: UInt32?, group: UInt32) throws(ErrorNumber)
  func rename(_ path: FilePath, to target: FilePath) throws(ErrorNumber)
  /// Gives a file a name that must be free; `EINVAL` on file systems that cannot do it in one step.
  func rename(_ path: FilePath, toNew target: FilePath) throws(ErrorNumber)
  /// Lets two files change places in one step; `EINVAL` on file systems that cannot.
  func swap(_ path: FilePath, with other: FilePath) throws(ErrorNumber)
  func unlink(_ path: FilePath) throws(ErrorNumber)
  func link(_ path: FilePath, to name: FilePath) throws(ErrorNumber)
  /// Locks the open file for writing, until the descriptor is closed; `EAGAIN` while another process holds the lock.
  func lock(_ descriptor: Int32) throws(ErrorNumber)
  func isLocked(_ descriptor: Int32) throws(ErrorNumber) -> Bool
  func attributes(of path: FilePath) throws(ErrorNumber) -> [AttributeName]
  func attribute(_ name: AttributeName, of path: FilePath) throws(ErrorNumber) -> [UInt8]
  func setAttribute(_ name: AttributeName, to value: [UInt8], of descriptor: Int32) throws(ErrorNumber)
  func removeAttribute(_ name: AttributeName, of descriptor: Int32) throws(ErrorNumber)
  func pause(milliseconds: Int)
  func makeDirectory(_ path: FilePath, mode: UInt32) throws(ErrorNumber)
  func names(in directory: FilePath) throws(ErrorNumber) -> [FilePath]
}

/// The `errno` of the C library.
package struct ErrorNumber: Error, Equatable, Sendable {
  package let code: Int32

  package init(_ code: Int32) {
    self.code = code
  }

  /// The reader of the pipe or terminal is gone.
  package var meansClosedPipe: Bool { code == EPIPE }
}

package typealias AttributeName = FilePath

extension ErrorNumber: CustomStringConvertible {
  /// The wording of the C library, `No space left on device`.
  package var description: String {
    var buffer = [CChar](repeating: 0, count: 256)
    guard strerror_r(code, &buffer, buffer.count) == 0 else { return "error \(code)" }
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
