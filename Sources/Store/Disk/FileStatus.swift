import Almanac
import Platform

package struct FileStatus: Equatable, Sendable {
  package let kind: FileKind
  /// The permission bits, 0…0o7777.
  package let mode: UInt32
  package let user: UInt32
  package let group: UInt32
  package let links: Int
  package let identity: FileIdentity
}

package enum FileKind: Equatable, Sendable {
  case regular, directory, pipe, device, socket, other
}

/// Replacing or changing a file changes this.
package struct FileIdentity: Equatable, Sendable {
  package let device: UInt64
  package let inode: UInt64
  package let size: Int64
  /// The last change of the content, in nanoseconds since 1970-01-01T00:00:00Z. Times outside the years 1677 to 2262
  /// become the first or the last that 64 bits can hold.
  package let modified: Int64
  /// The last change of the content or the status, in nanoseconds since 1970-01-01T00:00:00Z. No program can set it:
  /// `cp -p` copies the size and the time of the last change of the content, but not this.
  package let changed: Int64

  /// Another name and another mode change no more than ``changed``.
  package func hasContent(of other: FileIdentity) -> Bool {
    isFile(other) && (size, modified) == (other.size, other.modified)
  }

  package func isFile(_ other: FileIdentity) -> Bool { (device, inode) == (other.device, other.inode) }

  /// Whether another change would have another time; git calls a file for which that is not so "racily clean".
  ///
  /// The clock by which Linux stamps files moves every 10 ms at the slowest; a file system that keeps no fraction of a
  /// second counts in steps of one or, as FAT, two.
  ///
  /// - Parameter now: the time in nanoseconds since 1970-01-01T00:00:00Z.
  package func isFinal(at now: Int64) -> Bool {
    let last = max(modified, changed)
    let hasFraction = last % 1_000_000_000 != 0
    return last <= now - (hasFraction ? 100_000_000 : 4_000_000_000)
  }

  package var isFinal: Bool { isFinal(at: Timestamp.now.microseconds * 1000) }
}

extension timespec {
  /// Nanoseconds since 1970-01-01T00:00:00Z, or the nearest number of 64 bits: a file may be dated in the year 9999.
  var nanoseconds: Int64 {
    Int64(clamping: Int128(tv_sec) * 1_000_000_000 + Int128(tv_nsec))
  }
}

extension FileKind: CustomStringConvertible {
  package var description: String {
    switch self {
    case .regular: "a file"
    case .directory: "a directory"
    case .pipe: "a pipe"
    case .device: "a device"
    case .socket: "a socket"
    case .other: "a special file"
    }
  }
}
