import Glibc
import TestSupport
import Testing

/// Files as users have them.
@Suite(.waits) struct OddFilesTests {
  private let desk = Desk()
  private var scratch: Scratch { desk.scratch }

  private func add(_ path: String) throws -> Execution {
    try desk.run("add", path, "--day", "1", "--title", "Museum")
  }

  /// The one line with which the program refuses a path.
  private func refusal(of path: String) throws -> String {
    let execution = try add(path)
    expect(execution.status, 1)
    expect(execution.out, "")
    return execution.err
  }

  // MARK: What stays

  @Test func `a link to a trip stays a link, also over several steps`() throws {
    mkdir(scratch.path("real"), 0o755)
    rename(scratch.path("trip.json"), scratch.path("real/trip.json"))
    symlink("real", scratch.path("directory"))
    symlink("directory/trip.json", scratch.path("second.json"))
    symlink(scratch.path("second.json"), scratch.path("first.json"))
    try expect(add("first.json").status, 0)
    #expect(try scratch.text("real/trip.json").contains("Museum"))
    for name in ["directory", "second.json", "first.json"] { #expect(scratch.isLink(name)) }
    expect(scratch.names(in: "real"), ["trip.json"])
  }

  @Test(arguments: [0o600, 0o640, 0o664, 0o444] as [UInt32]) func `the mode stays`(mode: UInt32) throws {
    chmod(scratch.path("trip.json"), mode)
    let execution = try add("trip.json")
    // Only root may write what nobody may write.
    if mode != 0o444 || geteuid() == 0 { expect(execution.status, 0) }
    expect(scratch.mode("trip.json"), mode)
  }

  @Test(.asRoot)
  func `owner and group stay`() throws {
    chown(scratch.path("trip.json"), 1234, 5678)
    try expect(add("trip.json").status, 0)
    var status = stat()
    expect(stat(scratch.path("trip.json"), &status), 0)
    #expect(status.st_uid == 1234 && status.st_gid == 5678)
  }

  @Test(arguments: [
    " two  words .json", "line\nbreak.json", "🌭 ⚾.json", "\u{1B}[31mred.json", "\u{301}.json", "-n.json",
    "quote\"back\\slash.json", "percent%s.json", String(repeating: "ü", count: 125) + ".json",
  ])
  func `any name will do`(name: String) throws {
    try expect(desk.run("sample", "./\(name)").status, 0)
    try expect(add("./\(name)").status, 0)
    #expect(try scratch.text(name).contains("Museum"))
    expect(scratch.mode(name), 0o600)
    #expect(try desk.run("show", "./\(name)").out.contains("Museum"))
  }

  // MARK: What is refused

  @Test func `refuses other kinds of files in one line`() throws {
    mkfifo(scratch.path("pipe"), 0o600)
    symlink("nowhere", scratch.path("broken"))
    symlink("circle", scratch.path("circle"))
    try expect(
      refusal(of: scratch.path),
      "barnstorm: \(scratch.path): a directory, not a trip file; the trips in it: \(scratch.path)/trip.json (Two Cities)\n"
    )
    try expect(refusal(of: "./pipe"), "barnstorm: ./pipe: a pipe, not a trip file\n")
    try expect(refusal(of: "/dev/full"), "barnstorm: /dev/full: a device, not a trip file\n")
    let none = "barnstorm: ./none/trip.json: can't open: No such file or directory\n"
    try expect(refusal(of: "./none/trip.json"), none)
    try expect(refusal(of: "./broken"), "barnstorm: ./broken: can't open: No such file or directory\n")
    try expect(refusal(of: "./circle"), "barnstorm: ./circle: can't open: Too many levels of symbolic links\n")
    try expect(refusal(of: "./trip.json/x"), "barnstorm: ./trip.json/x: can't open: Not a directory\n")
  }

  @Test(arguments: ["show", "list", "games"])
  func `fails if the output can't be written`(command: String) throws {
    try scratch.write("date,time,home,away\n2026-07-03,13:20,Cubs,Reds\n", to: "games.csv")
    let more = ["show": ["trip.json"], "games": ["--schedule", "games.csv"]]
    let arguments = [command] + (more[command] ?? [])
    let execution = try desk.run(arguments, output: "/dev/full")
    expect(execution.status, 1)
    #expect(execution.err.hasSuffix("barnstorm: can't write the output: No space left on device\n"))
  }

  @Test func `reports what a save could not keep, without failing`() throws {
    link(scratch.path("trip.json"), scratch.path("other.json"))
    let execution = try add("trip.json")
    expect(execution.status, 0)
    expect(
      execution.err,
      "barnstorm: trip.json: saved, but it had 2 names (hard links), and the others keep the old content\n")
    #expect(try !scratch.text("other.json").contains("Museum"))
    try expect(add("trip.json").err, "")
  }

  @Test(arguments: ["file", "directory"]) func `refuses unwritable files`(what: String) throws {
    chmod(scratch.path(what == "file" ? "trip.json" : ""), what == "file" ? 0o400 : 0o500)
    defer { chmod(scratch.path, 0o700) }
    let before = scratch.version("trip.json")
    // Root may write everywhere unless it gives that power up.
    let isRoot = geteuid() == 0
    let add = [Spawn.barnstorm, "add", scratch.path("trip.json"), "--day", "1", "--title", "Museum"]
    let command = isRoot ? ["setpriv", "--bounding-set=-dac_override", "--"] + add : add
    let elsewhere = Scratch()
    let execution = try Spawn(
      executable: "/usr/bin/env", directory: elsewhere.path,
      environment: ["HOME": elsewhere.path, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
    ).run(command)
    expect(execution.status, 1)
    #expect(execution.err.hasSuffix("can't be written: Permission denied\n"), "\(execution.err)")
    expect(scratch.version("trip.json"), before)
  }

  // MARK: Where files go

  @Test func `new files are for their owner alone`() throws {
    try expect(desk.run("sample").status, 0)
    try expect(add("trip.json").status, 0)
    expect(scratch.mode("data/barnstorm/trips"), 0o700)
    expect(scratch.mode("data/barnstorm"), 0o700)
    let trips = scratch.names(in: "data/barnstorm/trips")
    expect(trips.count, 1)
    for name in trips { expect(scratch.mode("data/barnstorm/trips/\(name)"), 0o600) }
    expect(scratch.mode("state/barnstorm/copies"), 0o700)
    let copies = scratch.names(in: "state/barnstorm/copies")
    expect(copies.count, 2)
    for name in copies { expect(scratch.mode("state/barnstorm/copies/\(name)"), 0o600) }
  }

  /// The shared memory of the machine stands for another disk.
  @Test(.enabled(if: access("/dev/shm", W_OK) == 0)) func `the data directory can be on another file system`() throws {
    let other = "/dev/shm/barnstorm-\(getpid())-\(UInt32.random(in: .min ... .max))"
    mkdir(other, 0o700)
    symlink(other, scratch.path("data"))
    try expect(desk.run("sample").status, 0)
    try expect(desk.run("add", "Rust Belt Swing", "--day", "1", "--title", "Museum").status, 0)
    #expect(try desk.run("show", "Rust Belt Swing").out.contains("Museum"))
    expect(scratch.names(in: "data/barnstorm/trips").count, 1)
    Scratch.remove(other)
  }

  @Test func `without a home a path works, and a name is refused in one line`() throws {
    let spawn = Spawn(executable: Spawn.barnstorm, directory: scratch.path, environment: ["LC_ALL": "C.UTF-8"])
    try expect(spawn.run(["add", "./trip.json", "--day", "1", "--title", "Museum"]).status, 0)
    #expect(try scratch.text("trip.json").contains("Museum"))
    let execution = try spawn.run(["show", "Two Cities"])
    expect(execution.status, 1)
    expect(execution.err, "barnstorm: HOME is not set; the data directory is unknown\n")
  }

  /// A file that is larger than any trip is not even read.
  @Test func `a file larger than the limit is refused`() throws {
    expect(truncate(scratch.path("trip.json"), 1 << 30), 0)
    try expect(refusal(of: "./trip.json"), "barnstorm: ./trip.json: larger than 512 MiB, not a trip file\n")
  }

  @Test func `a value nested a hundred thousand deep is refused`() throws {
    try scratch.write(#"{"format": "barnstorm-trip", "x": "# + String(repeating: "[", count: 100_000), to: "trip.json")
    #expect(try refusal(of: "./trip.json").contains("trip.json:1:"))
  }
}
