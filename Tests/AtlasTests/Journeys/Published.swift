import Embedded
import TestSupport

/// Tables of published figures, in `Tests/AtlasTests/Published`.
enum Published {
  static func rows(_ name: String) -> [Table.Row] {
    let folder = #filePath.split(separator: "/").dropLast(2).reduce("") { "\($0)/\($1)" }
    let bytes = SharedData.read("\(folder)/Published/\(name)")
    // Never freed: rows point to it.
    let kept = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = kept.initialize(from: bytes)
    return Array(Table(UnsafeBufferPointer(kept)))
  }
}
