import TestSupport
import Testing
@testable import Program

@Suite struct CommandReaderTests {
  @Test(arguments: [
    "soup --portions 4", "--portions 4 soup", "soup --portions=4", "--portions 2 soup --portions 4",
    "--portions 4 -- soup", "soup --quick --portions 4",
  ])
  func `options and arguments come in any order`(words: String) throws {
    let line = try Kitchen.line(words)
    expect(line.dish, "soup")
    expect(line.portions, 4)
    #expect(line.recipe == nil)
    expect(line.isQuick, words.contains("--quick"))
  }

  @Test func `omitted parameters are absent`() throws {
    let line = try Kitchen.line("soup --portions 1")
    #expect(line.heat == nil)
    expect(line.spices, [])
    #expect(!line.isQuick)
  }

  @Test func `arguments are read in order`() throws {
    let line = try Kitchen.line("soup --portions 1 old.txt")
    expect(line.dish, "soup")
    expect(line.recipe, "old.txt")
  }

  @Test func `everything after -- is an argument, and - always is`() throws {
    try expect(Kitchen.line("--portions 1 -- --quick --help").recipe, "--help")
    try expect(Kitchen.line("--portions 1 -").dish, "-")
  }

  @Test func `a list reads words up to the next option, and can be repeated`() throws {
    let line = try Kitchen.line("soup --spice salt pepper --portions 1 --spice=mace thyme --quick")
    expect(line.spices, ["salt", "pepper", "mace", "thyme"])
    try expect(Kitchen.line("--portions 1 --spice salt -- soup").dish, "soup")
  }

  @Test func `only some options accept values that begin with a hyphen`() throws {
    try expect(Kitchen.line("soup --portions 1 --note --quick").note, "--quick")
    try expect(Kitchen.line("soup --portions 1 --note=-x=y").note, "-x=y")
    #expect(Kitchen.message("soup --portions --quick") != nil)
    try expect(Kitchen.line("soup --portions=-1").portions, -1)
  }

  @Test func `an empty text is a value`() throws {
    guard case .run(let line) = try Kitchen.cook.read(["", "--portions", "1", "--note="]) else {
      Issue.record("no line")
      return
    }
    let cook = try Kitchen.Cook(line)
    expect(cook.dish, "")
    expect(cook.note, "")
  }

  @Test(arguments: [
    "--help", "-h", "-help", "--help=me", "soup --help more", "--bogus -h", "soup more than one -h", "--portions -h",
  ])
  func `a request for help comes before any error`(words: String) throws {
    guard case .help = try Kitchen.read(words) else {
      Issue.record("no help")
      return
    }
  }

  @Test func `the version can be requested anywhere`() throws {
    guard case .version = try Kitchen.read("soup --version --bogus") else {
      Issue.record("no version")
      return
    }
    #expect(Kitchen.message("--portions 1 -- --version a b") != nil)
  }
}
