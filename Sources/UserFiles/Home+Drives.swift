import Disk
import Paths

extension Home {
  private static let largestDrives: Int64 = 64 << 20

  /// Reads a file of drives between venues.
  ///
  /// - Throws: a ``Failure`` if it cannot be read.
  package func drives(at path: FilePath) throws(Failure) -> [UInt8] {
    do throws(ReadRefusal) {
      return try FileContent(calls: calls).read(path, limit: Home.largestDrives, accepting: .streams).bytes
    } catch {
      switch error {
      case .cannotOpen(let number): throw Failure("\(path): cannot open: \(number)")
      case .cannotRead(let number): throw Failure("\(path): cannot read: \(number)")
      case .notPlain(let kind): throw Failure("\(path): \(kind), not a file of drives")
      case .tooLarge, .noMemory: throw Failure("\(path): too large for a file of drives")
      }
    }
  }
}
