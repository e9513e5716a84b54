import Glibc
import TestSupport
import Testing

@Suite(.waits) struct ByteNameTests {
  private let sandbox = Sandbox()
  private var scratch: ProgramScratch { sandbox.scratch }

  /// `caf\xE9` in Latin-1, and what comes after it.
  private static func latin(_ end: String = "", in start: String = "") -> [UInt8] {
    Array("\(start)caf".utf8) + [0xE9] + Array(end.utf8)
  }

  private func cPath(_ name: [UInt8]) -> [CChar] {
    (Array("\(scratch.path)/".utf8) + name + [0]).map(CChar.init(bitPattern:))
  }

  private func run(_ words: Any...) throws -> Execution {
    try sandbox.run(
      bytes: words.map { word in
        if let bytes = word as? [UInt8] { return bytes }
        return Array("\(word)".utf8)
      })
  }

  private func text(_ name: [UInt8]) throws -> String {
    let file = open(cPath(name), O_RDONLY | O_CLOEXEC)
    if file < 0 { throw SystemError(call: "open", code: errno) }
    defer { close(file) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(file, &buffer, buffer.count)
    return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
  }

  @Test func `every command works on the given file`() throws {
    let trip = Self.latin(".json")
    rename(scratch.path("trip.json"), cPath(trip))
    let names = Set(scratch.rawNames)
    let add = try run("add", trip, "--day", "1", "--title", "Museum")
    #expect(add.status == 0 && add.out.hasPrefix("Added"), "\(add.err)")
    #expect(try text(trip).contains("Museum"))
    for words in [
      ["show"], ["check"], ["slots", "c3-drive"], ["move", "b2-dinner", "--day", "2", "--last"],
      ["edit", "b2-dinner", "--notes", "x"], ["delete", "d4-hotel", "--yes"], ["repair"],
    ] {
      let result = try sandbox.run(bytes: [Array(words[0].utf8), trip] + words.dropFirst().map { Array($0.utf8) })
      expect(result.status, 0, "\(words): \(result.err)")
    }
    #expect(try text(trip).contains(#""notes": "x""#))
    #expect(try !text(trip).contains("Book Tower"))
    let new = Set(scratch.rawNames).subtracting(names).map { String(decoding: $0, as: UTF8.self) }
    expect(new.sorted(), [".standard-error", ".standard-output", "state"])
  }

  @Test func `sample and new write to the given path, and print it byte for byte`() throws {
    try scratch.write(
      "date,time,home,away\n2026-07-03,13:20,Cubs,Reds\n2026-07-05,13:20,Tigers,Reds\n", to: "plain.csv")
    rename(scratch.path("plain.csv"), cPath(Self.latin(".csv")))
    try expect(run("sample", Self.latin(".sample")).status, 0)
    try expect(ProgramScratch.bytes(at: scratch.path(".standard-output")), Self.latin(".sample\n"))
    let new = try run(
      "new", "Swing", "--schedule", Self.latin(".csv"), "--team", "CHC", "DET", "--output", Self.latin(".new"))
    expect(new.status, 0, "\(new.err)")
    try expect(ProgramScratch.bytes(at: scratch.path(".standard-output")), Self.latin(".new\n"))
    #expect(try text(Self.latin(".new")).contains(#""source": "file:caf%E9.csv""#))
    try expect(run("update", Self.latin(".new")).out, "Swing is up to date.\n")
    #expect(Set(scratch.rawNames).isSuperset(of: [Self.latin(".sample"), Self.latin(".new")]))
    let games = try run("games", Self.latin(".csv", in: "--schedule="))
    #expect(games.status == 0 && games.out.contains("Reds"), "\(games.err)")
  }

  @Test func `the data directory and the home can have any name`() throws {
    for variable in ["XDG_DATA_HOME", "HOME"] {
      let script = #"""
        export \#(variable)="$PWD/$(printf 'caf\351-\#(variable)')"; [ \#(variable) = HOME ] && unset XDG_DATA_HOME
        "$0" sample && "$0" add "Rust Belt Swing" --day 1 --title Museum && "$0" list && "$0" show "Rust Belt Swing"
        """#
      let result = try sandbox.runOther("/bin/sh", ["-c", script, Spawn.barnstorm])
      expect(result.status, 0, "\(result.err)")
      #expect(result.out.contains("Museum"))
      #expect(result.out.contains(#"caf\xE9-\#(variable)"#))
      #expect(scratch.rawNames.contains(Self.latin("-\(variable)")))
    }
    #expect(!scratch.rawNames.contains { String(validating: $0, as: UTF8.self)?.contains("\u{FFFD}") == true })
  }

  @Test func `messages show a name that is not UTF-8 without raw bytes`() throws {
    let refused = try run("show", Self.latin(".json"))
    expect(refused.status, 1)
    expect(refused.err, "barnstorm: \"caf\\xE9.json\": can't open: No such file or directory\n")
    try expect(run("show", Self.latin()).err, "barnstorm: no trip \"caf\\xE9\"; `barnstorm list` lists yours\n")
  }

  @Test func `programs get a path that is not UTF-8 as a URL, and any other unchanged`() throws {
    let trips = "data/barnstorm/trips/"
    try scratch.write(smallTrip, to: trips + "quote\"back\\slash.json")
    try scratch.write(smallTrip, to: trips + "plain.json")
    rename(scratch.path(trips + "plain.json"), cPath(Self.latin(".json", in: trips)))
    let answer = try sandbox.answer("list", "--json")
    #expect(answer.contains(#"{"path": "\#(scratch.path(trips))quote\"back\\slash.json", "#), "\(answer)")
    #expect(answer.contains(#"{"path": "file:\#(scratch.path(trips))caf%E9.json", "#), "\(answer)")
  }

  @Test func `refuses text that is not UTF-8 instead of altering it`() throws {
    let before = scratch.version("trip.json")
    let refused = try run("add", "trip.json", "--day", "1", "--title", Self.latin())
    expect(refused.status, 64)
    #expect(refused.err.hasPrefix("barnstorm: the value 'caf\u{FFFD}' for '--title <title>' is not UTF-8 text\n"))
    expect(scratch.version("trip.json"), before)
  }
}
