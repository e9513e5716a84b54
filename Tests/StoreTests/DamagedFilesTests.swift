import Glibc
import Itinerary
import Store
import TestSupport
import Testing

@Suite struct DamagedFilesTests {
  private let scratch = Scratch()
  private var path: FilePath { scratch.path("trip.json") }
  private let files: TripFiles
  private let trip = sampleTrip("Good", items: [note("lunch"), note("dinner", day: 2)])

  init() throws {
    let directories = ["HOME": scratch.path, "XDG_STATE_HOME": scratch.path("state")]
    files = TripFiles(copies: try TripLibrary(environment: { directories[$0] }).copies)
  }

  @Test func `a last good copy that cannot be stored is reported, and the trip is saved`() throws {
    try SystemCalls().makeDirectories(scratch.path("state/barnstorm"))
    try scratch.write("a file", to: "state/barnstorm/copies")
    let saved = try files.save(sampleTrip("A"), to: path, replacing: .nothing)
    expect(saved.notices, [.noCopy(ErrorNumber(ENOTDIR))])
    expect(
      saved.notices.sentence(about: "trip.json"),
      "trip.json: saved, but its last good copy, for `barnstorm repair --restore`, could not be stored: Not a directory"
    )
    try expect(files.load(path).trip.name, "A")
  }

  @Test func `every save keeps a copy for its owner`() throws {
    try files.save(trip, to: path, replacing: .nothing)
    let copies = try SystemCalls().names(in: scratch.path("state/barnstorm/copies"))
    #expect(copies.count == 1 && copies[0].hasPrefix("trip.json."))
    expect(scratch.mode("state/barnstorm/copies/\(copies[0])"), 0o600)
    expect(scratch.mode("state/barnstorm/copies"), 0o700)
    expect(scratch.names, ["state", "trip.json"])
  }

  @Test func `an undamaged file is not reported`() throws {
    try files.save(trip, to: path, replacing: .nothing)
    #expect(try files.damage(at: path)?.path == nil)
    try scratch.write("damaged", to: "trip.json")
    let damaged = try #require(try files.damage(at: path))
    try files.save(trip, to: scratch.path("whole.json"), replacing: .nothing)
    try SystemCalls().rename(scratch.path("whole.json"), to: path)
    let error = failure(try TripFiles().replaceDamaged(damaged, by: trip))
    expect(error?.description, "\(path): the file is not damaged")
  }

  @Test func `the last good copy is restored`() throws {
    try files.save(trip, to: path, replacing: .nothing)
    for number in 1...2 {
      try scratch.write("damage \(number)", to: "trip.json", mode: 0o644)
      let damage = try #require(try files.damage(at: path))
      #expect(damage.repaired == nil)
      let copy = try #require(damage.lastGoodCopy?.trip)
      expect(copy, trip)
      try expect(files.replaceDamaged(damage, by: copy).aside, path.adding(".damaged-\(number)"))
      expect(scratch.text("trip.json"), text(trip))
      expect(scratch.mode("trip.json"), 0o644)
      expect(scratch.text("trip.json.damaged-\(number)"), "damage \(number)")
    }
  }

  @Test func `lists what a repair did`() throws {
    try scratch.write(text(trip).replacing("\"day\": 2", with: "\"day\": 7"), to: "trip.json")
    let damaged = try #require(try TripFiles().damage(at: path))
    let repaired = try #require(damaged.repaired)
    expect(repaired.repairs.map(\.description), ["line 13: The item \"dinner\" was on Day 7 and was moved to Day 3."])
    _ = try TripFiles().replaceDamaged(damaged, by: repaired.trip)
    try expect(TripFiles().load(path).trip.itinerary.count, 2)
  }

  @Test func `keeps a copy of a loaded trip, too`() throws {
    try scratch.write(text(trip), to: "trip.json")
    files.keepCopy(of: try files.load(path), at: path)
    try scratch.write("", to: "trip.json")
    try expect(files.damage(at: path)?.lastGoodCopy?.trip, trip)
  }

  @Test func `a trip of a newer version is not damaged`() throws {
    try scratch.write(text(trip).replacing("\"version\": 1", with: "\"version\": 2"), to: "trip.json")
    #expect(throws: StoreError.self) { try TripFiles().damage(at: path) }
  }

  @Test(arguments: [EPERM, EOPNOTSUPP])
  func `sets the damaged file aside without hard links`(code: Int32) throws {
    try scratch.write("damaged", to: "trip.json")
    try scratch.write("older", to: "trip.json.damaged-1")
    let files = TripFiles(fileSystem: FaultyCalls(missing: ["link": code]))
    let replaced = try files.replaceDamaged(try #require(try files.damage(at: path)), by: trip)
    expect(replaced.aside, path.adding(".damaged-2"))
    expect(scratch.text("trip.json.damaged-1"), "older")
    expect(scratch.text("trip.json.damaged-2"), "damaged")
    expect(scratch.text("trip.json"), text(trip))
  }

  /// Whatever fails, the file is the damaged or the new one, and the damaged one is still there. What fails and what is killed
  /// leaves nothing behind for longer than until the next repair.
  @Test(arguments: [false, true]) func `a replacement survives any failing call`(isKill: Bool) throws {
    var call = 1
    while true {
      let scratch = Scratch()
      let path = scratch.path("trip.json")
      try scratch.write("damaged", to: "trip.json")
      let fileSystem = FaultyCalls(.init(call: call, code: EIO, forEver: isKill), writeSize: 100)
      let damaged = try #require(try TripFiles().damage(at: path))
      let replaced = try? TripFiles(fileSystem: fileSystem).replaceDamaged(damaged, by: trip)
      let texts = scratch.names.map { scratch.text($0) }
      #expect(texts.contains("damaged"), "call \(call)")
      if isKill {
        #expect(["damaged", text(trip)].contains(scratch.text("trip.json")), "call \(call)")
      } else {
        expect(
          scratch.text("trip.json"), (replaced == nil ? "damaged" : text(trip)), "call \(call): \(fileSystem.failed)")
      }
      if let damaged = try TripFiles().damage(at: path) { _ = try TripFiles().replaceDamaged(damaged, by: trip) }
      try TripFiles().save(trip, to: path, replacing: .thisTrip(known: nil))
      expect(scratch.names, ["trip.json", "trip.json.damaged-1"], "call \(call): \(fileSystem.failed)")
      if fileSystem.hits == 0 { break }
      call += 1
    }
    #expect(call > 20)
  }

  /// A whole file, or another damaged one, that arrives while the user looks at what is wrong, or in the last moment.
  @Test(arguments: ["look", "swap"], ["other damage", text(sampleTrip("Whole"))])
  func `does not replace a file that appeared in the meantime`(moment: String, content: String) throws {
    try scratch.write("damaged", to: "trip.json")
    let damaged = try #require(try TripFiles().damage(at: path))
    if moment == "look" { try scratch.put(content, at: "trip.json") }
    let fileSystem = FaultyCalls { name, _ in
      if name == "swap", scratch.text("trip.json") == "damaged" { try? scratch.put(content, at: "trip.json") }
      return nil
    }
    let error = failure(try TripFiles(fileSystem: fileSystem).replaceDamaged(damaged, by: trip))
    #expect(error != nil)
    expect(scratch.text("trip.json"), content)
    expect(scratch.names.filter { $0.hasPrefix(".") }, [])
  }

  @Test func `another trip is moved aside and this one restored`() throws {
    let other = text(sampleTrip("Other", id: "trip-2"))
    try scratch.write(other, to: "trip.json", mode: 0o640)
    try scratch.write("not mine", to: "trip.json.other-1")
    let aside = try TripFiles().restore(trip, at: path).aside
    expect(aside, scratch.path("trip.json.other-2"))
    expect(scratch.text("trip.json"), text(trip))
    expect(scratch.mode("trip.json"), 0o640)
    expect(scratch.text("trip.json.other-2"), other)
    expect(scratch.text("trip.json.other-1"), "not mine")
  }

  @Test func `refuses to move the trip itself aside`() throws {
    try scratch.write(text(trip), to: "trip.json")
    let error = failure(try TripFiles().restore(trip, at: path))
    expect(error, .notOtherTrip(path: path))
    expect(scratch.names, ["trip.json"])
  }

  @Test func `removes the rest of a killed copy with the next one`() throws {
    try files.save(trip, to: path, replacing: .nothing)
    let copies = "state/barnstorm/copies"
    let name = try #require(try SystemCalls().names(in: scratch.path(copies)).first).description
    for left in [".\(name).barnstorm-abc123.tmp", ".gone.json.0123456789abcdef.barnstorm-abc123.tmp"] {
      try scratch.write("half", to: "\(copies)/\(left)")
    }
    // Another program is at this one.
    let busy = ".\(name).barnstorm-def456.tmp"
    let writer = try SystemCalls().open(scratch.path("\(copies)/\(busy)"), O_RDWR | O_CREAT, mode: 0o600)
    try SystemCalls().lock(writer)
    try files.save(trip, to: path, replacing: .thisTrip(known: nil))
    try expect(SystemCalls().names(in: scratch.path(copies)).map(\.description).sorted(), [busy, name])
    close(writer)
  }
}
