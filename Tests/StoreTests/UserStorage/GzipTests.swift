import Almanac
import Store
import TestSupport
import Testing

struct GzipTests {
  private static let month =
    "date,time,away,home,venue\n"
    + (1...28).map { "2026-07-\($0 < 10 ? "0" : "")\($0),13:20,Cardinals,Cubs,Wrigley Field\n" }.joined()

  /// The month as zlib packs it, with codes for this file, and with fixed codes.
  private static let packed = [
    "1f8b080000000000020395d13b0ac2401446e1de55b8801b98fb4713b50db805eb9119742046c843c9eeb5b3f574a738dd97e29c6d"
      + "2e8f6cf11d57bb3fbff5cac392370a6aaad056c1cdeb938275714c6588fd64dd729dec32965b9fd7edb9e43efd6ea1bb46f70edd7b"
      + "7437e86ed17d40f791dc1ed08d2c1d593ab27464e9c8d291a5234b47968e2c852c852c852c852c852c852c852c852cf597e50782cb"
      + "910222050000",
    "1f8b08000000000002034b492c49d529c9cc4dd5492c4facd4c9c807b2ca52f34a53b98c0c8ccc740dcc750d0c750c8dad8c0c749c"
      + "138b5232f312738a759c4b938a75c28b32d373522b15dc3253735210aa8d48526d4c926a1392549b92a4da8c24d5e624a9b62049b5"
      + "2529aa0d0d48524d525c1a9214978624c5a52149716948525c1a9214978624c5a52149716948525c1a9114974624c5a51149716944"
      + "525c1a9114974624c5a51149716944525c1a1115970082cb910222050000",
  ]

  private static func bytes(_ text: String) -> [UInt8] {
    let digits = text.utf8.map { UInt8($0 >= 0x61 ? $0 - 0x57 : $0 - 0x30) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  @Test(arguments: packed) func `a compressed file becomes the file in it`(text: String) throws {
    try expect(Gzip.unpacked(Self.bytes(text)), Array(Self.month.utf8))
  }

  @Test func `unpacks stored blocks and files in several parts`() throws {
    let lines = Self.month.split(separator: "\n").map { Array("\($0)\n".utf8) }
    let parts = gzipped(Array(lines[..<9].joined())) + gzipped([]) + gzipped(Array(lines[9...].joined()))
    try expect(Gzip.unpacked(parts), Array(Self.month.utf8))
    // The name of the file, a comment, and a field of its own.
    var named = gzipped(Array(Self.month.utf8))
    named[3] = 4 | 8 | 16
    named.insert(contentsOf: [2, 0, 1, 2] + Array("a.csv\0by hand\0".utf8), at: 10)
    try expect(Gzip.unpacked(named), Array(Self.month.utf8))
  }

  /// No damage is a trap, and none goes unnoticed but in a header.
  @Test func `a damaged file is refused`() {
    for text in Self.packed {
      let whole = Self.bytes(text)
      for count in stride(from: 3, to: whole.count, by: 3) {
        #expect(throws: ScheduleRefusal.damagedPacking) { try Gzip.unpacked(Array(whole[..<count])) }
      }
      for place in stride(from: 10, to: whole.count, by: 2) {
        var bytes = whole
        bytes[place] ^= 0x14
        #expect(throws: ScheduleRefusal.damagedPacking) { try Gzip.unpacked(bytes) }
      }
    }
  }
}
