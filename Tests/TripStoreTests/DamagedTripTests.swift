import Glibc
import Interchange
import ItineraryCore
import Paths
import Testing
import TripStore

@Suite struct DamagedFiles {
  private let trip = sampleTrip("Good", items: [note("lunch"), note("dinner", day: 2)])

  @Test func everySaveKeepsACopyForItsOwner() throws {
    let scratch = try Scratch()
    let files = try files(scratch)
    try files.save(trip, to: scratch.path("trip.json"), replacing: .nothing)
    let copies = try SystemCalls().names(in: scratch.path("state/barnstorm/copies"))
    #expect(copies.count == 1 && copies[0].hasPrefix("trip.json."))
    #expect(scratch.mode("state/barnstorm/copies/\(copies[0])") == 0o600)
    #expect(scratch.mode("state/barnstorm/copies") == 0o700)
    #expect(scratch.names == ["state", "trip.json"])
  }

  @Test func aWholeFileIsNotDamaged() throws {
    let scratch = try Scratch()
    let path = scratch.path("trip.json")
    try files(scratch).save(trip, to: path, replacing: .nothing)
    #expect(try files(scratch).damage(at: path)?.path == nil)
    let error = failure { () throws(StoreError) in _ = try TripFiles().replaceDamaged(path, by: trip) }
    #expect(error?.description == "\(path): the file is not damaged")
  }

  @Test func theLastGoodCopyIsRestored() throws {
    let scratch = try Scratch()
    let (path, files) = (scratch.path("trip.json"), try files(scratch))
    try files.save(trip, to: path, replacing: .nothing)
    for number in 1...2 {
      try scratch.write("damage \(number)", to: "trip.json", mode: 0o644)
      let damage = try #require(try files.damage(at: path))
      #expect(damage.repaired == nil)
      let copy = try #require(damage.lastGoodCopy?.trip)
      #expect(copy == trip)
      #expect(try files.replaceDamaged(path, by: copy) == path.adding(".damaged-\(number)"))
      #expect(scratch.text("trip.json") == text(trip))
      #expect(scratch.mode("trip.json") == 0o644)
      #expect(scratch.text("trip.json.damaged-\(number)") == "damage \(number)")
    }
  }

  @Test func aRepairNamesWhatItDid() throws {
    let scratch = try Scratch()
    let path = scratch.path("trip.json")
    try scratch.write(text(trip).replacing("\"day\": 2", with: "\"day\": 7"), to: "trip.json")
    let repaired = try #require(try TripFiles().damage(at: path)?.repaired)
    #expect(
      repaired.repairs.map(\.description) == [
        "line 13: The item \"dinner\" was on Day 7 and was moved to Day 3."
      ])
    _ = try TripFiles().replaceDamaged(path, by: repaired.trip)
    #expect(try TripFiles().load(path).trip.itinerary.count == 2)
  }

  @Test func aCopyOfALoadedTripIsKeptToo() throws {
    let scratch = try Scratch()
    let (path, files) = (scratch.path("trip.json"), try files(scratch))
    try scratch.write(text(trip), to: "trip.json")
    files.keepCopy(of: try files.load(path), at: path)
    try scratch.write("", to: "trip.json")
    #expect(try files.damage(at: path)?.lastGoodCopy?.trip == trip)
  }

  @Test func aTripOfANewerVersionIsNoDamage() throws {
    let scratch = try Scratch()
    try scratch.write(text(trip).replacing("\"version\": 1", with: "\"version\": 2"), to: "trip.json")
    let error = failure { () throws(StoreError) in _ = try TripFiles().damage(at: scratch.path("trip.json")) }
    #expect(error?.description.contains("made by a newer Barnstorm") == true)
  }

  @Test(arguments: [EPERM, EOPNOTSUPP])
  func theDamagedFileIsSetAsideWhereLinksAreUnknown(code: Int32) throws {
    let scratch = try Scratch()
    let path = scratch.path("trip.json")
    try scratch.write("damaged", to: "trip.json")
    try scratch.write("older", to: "trip.json.damaged-1")
    let aside = try TripFiles(calls: FaultyCalls(linkCode: code)).replaceDamaged(path, by: trip)
    #expect(aside == path.adding(".damaged-2"))
    #expect(scratch.text("trip.json.damaged-1") == "older")
    #expect(scratch.text("trip.json.damaged-2") == "damaged")
    #expect(scratch.text("trip.json") == text(trip))
  }

  /// Whatever fails, the file is the damaged or the new one, and the damaged one is still there.
  @Test func anyCallOfAReplacement() throws {
    var call = 1
    while true {
      let scratch = try Scratch()
      try scratch.write("damaged", to: "trip.json")
      let calls = FaultyCalls(.init(call: call, code: EIO), writeSize: 100)
      _ = try? TripFiles(calls: calls).replaceDamaged(scratch.path("trip.json"), by: trip)
      let texts = scratch.names.map { scratch.text($0) }
      #expect(texts.contains("damaged"), "call \(call)")
      #expect(["damaged", text(trip)].contains(scratch.text("trip.json")), "call \(call)")
      if calls.hits == 0 { break }
      call += 1
    }
    #expect(call > 20)
  }

  private func files(_ scratch: Scratch) throws -> TripFiles {
    let library = try TripLibrary(environment: { ["HOME": scratch.path, "XDG_STATE_HOME": scratch.path("state")][$0] })
    return TripFiles(copies: library.copies)
  }
}
