import Glibc
import TestSupport
import Testing

@Suite(.waits) struct OddFilesTests {
  private let sandbox = Sandbox()
  private var scratch: ProgramScratch { sandbox.scratch }

  @Test(arguments: [
    " two  words .json", "line\nbreak.json", "🌭 ⚾.json", "\u{1B}[31mred.json", "\u{301}.json", "-n.json",
    "quote\"back\\slash.json", "percent%s.json", String(repeating: "ü", count: 125) + ".json",
  ])
  func `a file can have any name`(name: String) throws {
    try expect(sandbox.run("sample", "./\(name)").status, 0)
    try expect(sandbox.run("add", "./\(name)", "--day", "1", "--title", "Museum").status, 0)
    #expect(try scratch.text(name).contains("Museum"))
    expect(scratch.mode(name), 0o600)
    #expect(try sandbox.run("show", "./\(name)").out.contains("Museum"))
  }

  @Test func `a name means a command, then a file of the working directory, then a trip, then a directory`() throws {
    for name in ["Tour", "Swing", "list"] {
      let trip = smallTrip.replacing("Two Cities", with: name).replacing("7A1C", with: name)
      try scratch.write(trip, to: "data/barnstorm/trips/\(name).json")
    }
    for name in ["tour", "list"] { try scratch.write(smallTrip.replacing("Two Cities", with: "A File"), to: name) }
    try scratch.write("", to: "swing/notes.txt")
    try expect(sandbox.answer("check", "tour"), "A File: no problems.\n")
    try expect(sandbox.answer("check", "swing"), "Swing: no problems.\n")
    try expect(sandbox.refusal("check", "./swing"), "./swing: a directory, not a trip file")
    #expect(try sandbox.answer("list").contains("Tour"))
    #expect(try sandbox.answer("show", "list").hasPrefix("A File\n"))
    #expect(try sandbox.refusal("./list").hasPrefix("the editor needs a terminal: "))
  }

  @Test func `new files are for their owner alone`() throws {
    try expect(sandbox.run("sample").status, 0)
    try expect(sandbox.run("add", "trip.json", "--day", "1", "--title", "Museum").status, 0)
    for (directory, count) in [("data/barnstorm/trips", 1), ("state/barnstorm/copies", 2)] {
      expect(scratch.mode(directory), 0o700)
      let names = scratch.names(in: directory)
      expect(names.count, count)
      for name in names { expect(scratch.mode("\(directory)/\(name)"), 0o600) }
    }
  }
}
