import Base
import Files
import TripCore

/// Reading files that a user names to a command, whose content is not the user's trips or schedules.
extension Home {
  /// The largest size of such a file, in bytes.
  private static var largestNamed: Int64 { 64 << 20 }

  /// Reads a file of another program that holds items for a trip; `-` is standard input.
  package func importedFile(_ path: FilePath) throws(Failure) -> [UInt8] {
    try content(
      of: path == "-" ? "/dev/stdin" : path, named: path, expected: "not a file to read",
      tooLarge: "larger than \(Home.largestNamed >> 20) MiB")
  }

  /// Reads a file of drives between venues.
  package func drives(at path: FilePath) throws(Failure) -> [UInt8] {
    try content(
      of: path, named: path, expected: "not a file of drives", tooLarge: "too large for a file of drives")
  }

  /// - Parameters:
  ///   - name: the path in the sentence about a failure.
  ///   - expected: the end of the sentence about a directory or a device.
  ///   - tooLarge: the end of the sentence about a file that is too large.
  private func content(
    of path: FilePath, named name: FilePath, expected: String, tooLarge: String
  ) throws(Failure) -> [UInt8] {
    do throws(ReadRefusal) {
      return try FileContent(calls: calls).read(path, limit: Home.largestNamed, accepting: .streams).bytes
    } catch {
      switch error {
      case .cannotOpen(let number): throw Failure("\(name): cannot open: \(number)")
      case .cannotRead(let number): throw Failure("\(name): cannot read: \(number)")
      case .notPlain(let kind): throw Failure("\(name): \(kind), \(expected)")
      case .tooLarge, .noMemory: throw Failure("\(name): \(tooLarge)")
      }
    }
  }
}
