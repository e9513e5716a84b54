import Almanac
import TestSupport
import Testing

/// `caf\xE9.json`: a name in Latin-1, which is no UTF-8.
private let latin = FilePath(bytes: Array("caf".utf8) + [0xE9] + Array(".json".utf8))

@Suite struct FilePathTests {
  @Test func `a path keeps its bytes`() {
    #expect(latin.text == nil)
    expect(FilePath("été").text, "été")
    let seen = latin.withCString { FilePath(cString: $0) }
    expect(seen, latin)
  }

  @Test func `splits a path at its last slash`() {
    let cases: [(FilePath, directory: FilePath, name: FilePath)] = [
      ("a.json", ".", "a.json"), ("/a.json", "/", "a.json"), ("x/y/a.json", "x/y", "a.json"),
      // A combining mark does not hide the slash before it.
      ("x/\u{301}.json", "x", "\u{301}.json"),
    ]
    for (path, directory, name) in cases {
      expect(path.directory, directory)
      expect(path.name, name)
    }
    expect(FilePath("/x").appending(latin).name, latin)
    expect(FilePath("/").appending("a"), "/a")
    expect(FilePath("x/").appending("a"), "x/a")
  }

  @Test func `finds whether a path is below a directory`() {
    expect(FilePath("/a/b/c").relative(to: "/a"), "b/c")
    expect(FilePath("/a/b").relative(to: "/"), "a/b")
    #expect(FilePath("/ab").relative(to: "/a") == nil)
  }

  @Test func `shows a path without invalid bytes`() {
    expect(latin.description, #""caf\xE9.json""#)
    expect(FilePath("été.json").description, "été.json")
    expect(FilePath("a\u{1B}[2J\n\"\\").description, #""a\u001b[2J\n\"\\""#)
    expect(FilePath(bytes: [0xC3]).description, #""\xC3""#)
    expect(FilePath(bytes: [0xE2, 0x82, 0x41, 0xFF]).description, #""\xE2\x82A\xFF""#)
    expect(FilePath("plain").quoted, #""plain""#)
  }

  @Test func `cuts a long name between characters`() {
    expect(FilePath("aéb").prefix(2), "a")
    expect(FilePath("aéb").prefix(3), "aé")
    expect(FilePath("aéb").prefix(4), "aéb")
  }

  @Test func `refuses a path that contains a NUL`() {
    expect(FilePath(bytes: [0x61, 0, 0x62]).withCString { FilePath(cString: $0) }, "")
  }

  // MARK: Stored paths

  @Test(arguments: ["mlb.csv", "/home/u/été 2026.ics", "a%41.csv", "http", "-"])
  func `stores a plain path unchanged`(path: String) {
    expect(FilePath(path).stored, path)
    expect(FilePath(stored: path), FilePath(path))
  }

  @Test func `stores other bytes as a URL`() {
    expect(latin.stored, "file:caf%E9.json")
    expect(FilePath("/a b\n.csv").stored, "file:/a%20b%0A.csv")
    expect(FilePath("file:x").stored, "file:file%3Ax")
    for path in ["https:/x.csv", "HTTP:x", "webcal:x"] as [FilePath] {
      #expect(path.stored.hasPrefix("file:"))
      expect(FilePath(stored: path.stored), path)
    }
  }

  @Test func `every encoded name decodes to itself`() {
    for byte in UInt8.min ... .max {
      let path = FilePath(bytes: [byte, 0x25, byte, 0x2F, byte])
      expect(FilePath(stored: path.stored), path)
      #expect(path.stored.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F })
    }
  }

  @Test func `programs get a path unchanged if it is UTF-8`() {
    for path in ["a\"b\\c\n.json", "été", "/x"] { expect(FilePath(path).forPrograms, path) }
    expect(latin.forPrograms, "file:caf%E9.json")
    expect(FilePath("file:x").forPrograms, "file:file%3Ax")
  }

  @Test func `reads file addresses of other programs`() {
    for address in ["file:///a/b%20c", "FILE://localhost/a/b c", "file:/a/b%20c"] {
      expect(FilePath(stored: address), "/a/b c")
    }
    expect(FilePath(stored: "file:100%+1%zz%"), "100%+1%zz%")
  }
}
