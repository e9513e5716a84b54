import Glibc
import TestSupport
import Testing

@Suite(.waits) struct FolderSharingTests {
  private let scratch = ProgramScratch()
  private let folder: String
  private let ann: Person
  private let ben: Person

  init() throws {
    folder = scratch.path("folder")
    ann = Person(name: "ann", scratch: scratch)
    ben = Person(name: "ben", scratch: scratch)
    try scratch.write(smallTrip, to: "ann/data/barnstorm/trips/trip.json")
    try scratch.write("", to: "ben/file")
    try ann.runs("share", ann.trip, folder)
    try ben.runs("join", folder)
  }

  private struct Person {
    let name: String
    let scratch: ProgramScratch

    /// The trip, which the program finds by the beginning of its name.
    var trip: String { "Two Cities" }

    private var spawn: Spawn {
      Spawn(
        executable: Spawn.barnstorm, directory: scratch.path(name),
        environment: Spawn.environment(home: scratch.path(name)))
    }

    func run(_ arguments: [String]) throws -> Execution { try spawn.run(arguments) }

    func start(_ arguments: [String]) throws -> pid_t {
      try spawn.start(arguments, input: "/dev/null", output: "/dev/null", error: "/dev/null")
    }

    @discardableResult
    func runs(_ arguments: String..., location: SourceLocation = #_sourceLocation) throws -> String {
      let done = try run(arguments)
      expect(done.status, 0, "\(name): \(arguments): \(done.out)\(done.err)", sourceLocation: location)
      return done.out
    }

    func sync(location: SourceLocation = #_sourceLocation) throws {
      _ = try runs("sync", "Two Cities", location: location)
    }

    /// The trip without its times of change, as it is shown.
    var displayed: String { get throws { try runs("show", "Two Cities") } }

    func add(_ title: String, day: Int = 1) throws {
      try runs("add", "Two Cities", "--day", "\(day)", "--title", title)
    }

    func id(of title: String) throws -> String {
      let text = try runs("show", "Two Cities", "--json")
      let id = text.firstRange(of: "\"\(title)\"").flatMap { text[..<$0.lowerBound].ranges(of: "\"id\": \"").last }
      return id.map { String(text[$0.upperBound...].prefix { $0 != "\"" }) } ?? ""
    }
  }

  /// Both sync until nothing is left to do, and then hold the same.
  private func finish(location: SourceLocation = #_sourceLocation) throws {
    for _ in 0..<2 {
      try ann.sync(location: location)
      try ben.sync(location: location)
    }
    try expect(ann.displayed, ben.displayed, sourceLocation: location)
    for person in [ann, ben] {
      let out = try person.runs("sync", "Two Cities", location: location)
      #expect(out.hasSuffix("synced, nothing new.\n"), "\(out)", sourceLocation: location)
    }
  }

  private var files: [String] { scratch.names(in: "folder").filter { $0.hasSuffix(".ics") } }

  private func file(of title: String) throws -> String {
    try #require(
      files.first {
        ((try? scratch.text("folder/\($0)")) ?? "")
          .split(whereSeparator: \.isNewline).contains("SUMMARY:\(title)")
      }, "\(title)")
  }

  private func edit(_ file: String, _ change: (String) -> String) throws {
    try scratch.write(change(try scratch.text("folder/\(file)")), to: "folder/\(file)")
  }

  // MARK: Tests

  @Test func `a joined trip is the same, and edits on both sides are merged`() throws {
    try expect(ann.displayed, ben.displayed)
    try ann.add("Zoo")
    try ben.add("Museum", day: 2)
    try finish()
    let displayed = try ann.displayed
    #expect(displayed.contains("Zoo") && displayed.contains("Museum"))
    try ann.runs("edit", "Two Cities", ann.id(of: "Zoo"), "--title", "City zoo")
    try ben.runs("delete", "Two Cities", ben.id(of: "Museum"), "--yes")
    try finish()
    #expect(try ben.displayed.contains("City zoo"))
    #expect(try !ann.displayed.contains("Museum"))
  }

  @Test func `of two edits of one item the later wins, and the other can be restored`() throws {
    try ann.add("Zoo")
    try finish()
    try ann.runs("edit", "Two Cities", ann.id(of: "Zoo"), "--title", "Old zoo")
    try ben.runs("edit", "Two Cities", ben.id(of: "Zoo"), "--title", "New zoo")
    try ben.sync()
    try finish()
    #expect(try ann.displayed.contains("New zoo"))
    let history = try ann.runs("history", "Two Cities")
    #expect(history.contains("Old zoo"), "\(history)")
    try ann.runs("history", "Two Cities", "--restore", "1")
    try finish()
    #expect(try ben.displayed.contains("Old zoo"))
    #expect(try !ben.displayed.contains("New zoo"))
  }

  @Test func `a folder that is missing or empty removes nothing`() throws {
    for number in 1...6 { try ann.add("Stop \(number)") }
    try finish()
    let displayed = try ann.displayed
    rename(folder, scratch.path("away"))
    let deleted = try ann.run(["sync", "Two Cities"])
    expect(deleted.status, 1, "\(deleted.out)")
    mkdir(folder, 0o700)
    let empty = try ann.run(["sync", "Two Cities", "--json"])
    expect(empty.status, 1)
    #expect(empty.out.contains("\"state\": \"stopped\""), "\(empty.out)")
    #expect(empty.err.hasPrefix("barnstorm: Two Cities: ") && empty.err.count { $0 == "\n" } == 1)
    try expect(ann.displayed, displayed)
    rmdir(folder)
    rename(scratch.path("away"), folder)
    try finish()
    try expect(ann.displayed, displayed)
  }

  @Test func `a sync without changes writes nothing, and sees the next change anyway`() throws {
    try ann.add("Zoo")
    try finish()
    let shares = "ann/state/barnstorm/shares"
    let seen = try #require(scratch.names(in: shares).first { $0.hasSuffix(".seen.json") })
    let before = scratch.version("\(shares)/\(seen)")
    try finish()
    expect(scratch.version("\(shares)/\(seen)"), before)
    try edit(file(of: "Zoo")) { $0.replacing("SUMMARY:Zoo\r\n", with: "SUMMARY:Lions\r\n") }
    try finish()
    #expect(try ann.displayed.contains("Lions"))
    try ann.add("Museum")
    try finish()
    #expect(try ben.displayed.contains("Museum"))
  }

  @Test(arguments: [["--dry-run"], []])
  func `the JSON of a sync lists what it changes in the trip`(options: [String]) throws {
    try ann.add("Zoo")
    let before = files
    #expect(try ann.runs("sync", "Two Cities", "--dry-run", "--json").contains("\"pushed\": 1"))
    expect(files, before)
    try ann.sync()
    let out = try ben.run(["sync", "Two Cities", "--json"] + options).out
    #expect(out.contains("\"field\": \"title\", \"from\": null, \"to\": \"Zoo\""), "\(out)")
    try expect(ben.displayed.contains("Zoo"), options.isEmpty)
  }

  @Test func `after unshare both sides keep what they have`() throws {
    try ann.runs("unshare", "Two Cities")
    try expect(ann.run(["sync", "Two Cities"]).status, 1)
    try ben.add("Zoo")
    try ben.sync()
    #expect(try !ann.displayed.contains("Zoo"))
    try ann.runs("share", "Two Cities", folder)
    try finish()
    #expect(try ann.displayed.contains("Zoo"))
  }

  @Test func `refuses a folder with another trip`() throws {
    try ben.runs("new", "Other", "--from", "2026-07-03", "--to", "2026-07-04")
    let refused = try ben.run(["share", "Other", folder])
    expect(refused.status, 1)
    #expect(refused.err.contains("each trip needs its own location"), "\(refused.err)")
  }

  @Test func `killing a sync loses and duplicates nothing`() throws {
    for round in 0..<12 {
      for number in 1...3 { try ann.add("Stop \(round)-\(number)", day: number) }
      let sync = try ann.start(["sync", "Two Cities"])
      usleep(UInt32(round) * 2_500)
      kill(sync, SIGKILL)
      _ = try Spawn.status(of: sync)
    }
    try finish()
    let displayed = try ben.displayed
    for round in 0..<12 {
      for number in 1...3 { expect(displayed.ranges(of: "Stop \(round)-\(number)").count, 1) }
    }
    #expect(scratch.names(in: "folder").filter { $0.hasPrefix(".") && !$0.hasPrefix(".barnstorm-device-") }.isEmpty)
  }

  @Test func `two programs sync the same trip one after the other`() throws {
    for number in 1...5 { try ann.add("Stop \(number)") }
    let passes = try (0..<4).map { _ in try ann.start(["sync", "Two Cities"]) }
    for pass in passes { try expect(Spawn.status(of: pass), 0) }
    try finish()
    expect(files.count, Set(files).count)
  }

  @Test func `a trip in git alone is merged`() throws {
    guard access("/usr/bin/git", X_OK) == 0 else { return }
    let git = { (directory: String, arguments: [String]) in
      let spawn = Spawn(
        executable: "/usr/bin/git", directory: scratch.path(directory),
        environment: ["HOME": scratch.path("ann"), "PATH": "/usr/bin:/bin", "GIT_CONFIG_NOSYSTEM": "1"])
      let done = try spawn.run(["-c", "user.name=A", "-c", "user.email=a@example.com"] + arguments)
      expect(done.status, 0, "git \(arguments): \(done.out)\(done.err)")
    }
    mkdir(scratch.path("hub"), 0o700)
    try git("hub", ["init", "-q", "--bare", "-b", "main", "."])
    for person in [ann, ben] { try person.runs("unshare", "Two Cities") }
    try git("ann", ["clone", "-q", scratch.path("hub"), "clone"])
    try ann.runs("share", "Two Cities", scratch.path("ann/clone"))
    let commit = { (name: String) in
      try git("\(name)/clone", ["add", "-A", "."])
      try git("\(name)/clone", ["commit", "-q", "--allow-empty", "-m", "trip"])
    }
    try scratch.write(".standard-*\n", to: "ann/clone/.gitignore")
    try commit("ann")
    try git("ann/clone", ["push", "-q", "origin", "HEAD:main"])
    try git("ben", ["clone", "-q", scratch.path("hub"), "clone"])
    try ben.runs("share", "Two Cities", scratch.path("ben/clone"))
    try ann.add("Zoo")
    try ben.add("Museum")
    for (person, directory) in [(ann, "ann"), (ben, "ben"), (ann, "ann")] {
      try person.sync()
      try commit(directory)
      try git("\(directory)/clone", ["pull", "-q", "--no-rebase", "--no-edit", "origin", "main"])
      try git("\(directory)/clone", ["push", "-q", "origin", "HEAD:main"])
      try person.sync()
    }
    try expect(ann.displayed, ben.displayed)
    #expect(try ann.displayed.contains("Zoo") && ben.displayed.contains("Museum"))
  }
}
