import Almanac
import TestSupport

/// Tables of published figures and of readings, in `Tests/AlmanacTests/Published`.
enum Published {
  static func rows(_ name: String) -> [Table.Row] {
    let bytes = Repository.file("Tests/AlmanacTests/Published/\(name)")
    // Never freed: rows point to it.
    let retained = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = retained.initialize(from: bytes)
    return Array(Table(UnsafeBufferPointer(retained)))
  }
}
