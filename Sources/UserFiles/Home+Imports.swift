import Disk
import ItineraryCore
import Paths

/// Reading files of other programs that hold items for a trip.
extension Home {
  /// The largest size of such a file, in bytes.
  private static var largestImport: Int64 { 64 << 20 }

  /// Reads a file of another program; `-` is standard input.
  package func importedFile(_ path: FilePath) throws(Failure) -> [UInt8] {
    let source = path == "-" ? "/dev/stdin" : path
    do throws(ReadRefusal) {
      return try FileContent(calls: calls).read(source, limit: Home.largestImport, accepting: .streams).bytes
    } catch {
      switch error {
      case .cannotOpen(let number): throw Failure("\(path): cannot open: \(number)")
      case .cannotRead(let number): throw Failure("\(path): cannot read: \(number)")
      case .notPlain(let kind): throw Failure("\(path): \(kind), not a file to read")
      case .tooLarge, .noMemory: throw Failure("\(path): larger than \(Home.largestImport >> 20) MiB")
      }
    }
  }
}
