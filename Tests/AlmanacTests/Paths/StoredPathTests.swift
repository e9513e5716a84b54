import Almanac
import TestSupport
import Testing

/// `caf\xE9.json`: a name in Latin-1, which is no UTF-8.
private let latin = FilePath(bytes: Array("caf".utf8) + [0xE9] + Array(".json".utf8))

@Suite struct StoredPathTests {
  @Test(arguments: ["mlb.csv", "/home/u/été 2026.ics", "a%41.csv", "http", "-"])
  func `a plain path is stored unchanged`(path: String) {
    expect(FilePath(path).stored, path)
    expect(FilePath(stored: path), FilePath(path))
  }

  @Test func `other bytes are stored as a URL`() {
    expect(latin.stored, "file:caf%E9.json")
    expect(FilePath("/a b\n.csv").stored, "file:/a%20b%0A.csv")
    expect(FilePath("file:x").stored, "file:file%3Ax")
    for path in ["https:/x.csv", "HTTP:x", "webcal:x"] as [FilePath] {
      #expect(path.stored.hasPrefix("file:"))
      expect(FilePath(stored: path.stored), path)
    }
  }

  @Test func `every name comes back`() {
    for byte in UInt8.min ... .max {
      let path = FilePath(bytes: [byte, 0x25, byte, 0x2F, byte])
      expect(FilePath(stored: path.stored), path)
      #expect(path.stored.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F })
    }
  }

  @Test func `programs get a path unchanged if it is text`() {
    for path in ["a\"b\\c\n.json", "été", "/x"] { expect(FilePath(path).forPrograms, path) }
    expect(latin.forPrograms, "file:caf%E9.json")
    expect(FilePath("file:x").forPrograms, "file:file%3Ax")
  }

  @Test func `addresses of others are understood`() {
    for address in ["file:///a/b%20c", "FILE://localhost/a/b c", "file:/a/b%20c"] {
      expect(FilePath(stored: address), "/a/b c")
    }
    expect(FilePath(stored: "file:100%+1%zz%"), "100%+1%zz%")
  }
}
