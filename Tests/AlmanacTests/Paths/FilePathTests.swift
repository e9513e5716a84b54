import Almanac
import TestSupport
import Testing

/// `caf\xE9.json`: a name in Latin-1, which is no UTF-8.
private let latin = FilePath(bytes: Array("caf".utf8) + [0xE9] + Array(".json".utf8))

@Suite struct FilePathTests {
  @Test func `bytes stay as they are`() {
    #expect(latin.text == nil)
    expect(FilePath("été").text, "été")
    let seen = latin.withCString { FilePath(cString: $0) }
    expect(seen, latin)
  }

  @Test func `a path is cut at its last slash`() {
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

  @Test func `a path is below a directory or is not`() {
    expect(FilePath("/a/b/c").relative(to: "/a"), "b/c")
    expect(FilePath("/a/b").relative(to: "/"), "a/b")
    #expect(FilePath("/ab").relative(to: "/a") == nil)
  }

  @Test func `people see no bytes that are not text`() {
    expect(latin.description, #""caf\xE9.json""#)
    expect(FilePath("été.json").description, "été.json")
    expect(FilePath("a\u{1B}[2J\n\"\\").description, #""a\u001b[2J\n\"\\""#)
    expect(FilePath(bytes: [0xC3]).description, #""\xC3""#)
    expect(FilePath(bytes: [0xE2, 0x82, 0x41, 0xFF]).description, #""\xE2\x82A\xFF""#)
    expect(FilePath("plain").quoted, #""plain""#)
  }

  @Test func `a long name is cut between characters`() {
    expect(FilePath("aéb").prefix(2), "a")
    expect(FilePath("aéb").prefix(3), "aé")
    expect(FilePath("aéb").prefix(4), "aéb")
  }

  @Test func `no file is called with a NUL`() {
    expect(FilePath(bytes: [0x61, 0, 0x62]).withCString { FilePath(cString: $0) }, "")
  }
}
