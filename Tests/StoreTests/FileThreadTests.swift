import Glibc
import Itinerary
import StoreTestSupport
import TestSupport
import Testing

@testable import Store

@Suite struct FileThreadTests {
  private let scratch = Scratch()
  private var path: FilePath { scratch.path("trip.json") }
  private let old = sampleTrip("Old")

  @Test func `a save is reported on a descriptor`() throws {
    let thread = try start()
    thread.begin(write(sampleTrip("New", at: 1)))
    var descriptors = [pollfd(fd: thread.descriptor, events: Int16(POLLIN), revents: 0)]
    expect(poll(&descriptors, 1, 10_000), 1)
    let file = try #require(TripFiles().identity(path))
    expect(thread.drainReports().map(\.saved), [SavedTrip(trip: sampleTrip("New", at: 1), file: file, isMerged: false)])
    expect(poll(&descriptors, 1, 0), 0)
    #expect(thread.drainReports().isEmpty)
    expect(scratch.text("trip.json"), text(sampleTrip("New", at: 1)))
    thread.close()
  }

  @Test func `a failure is reported and the next save done`() throws {
    let calls = FaultyCalls(.init(call: 1, code: ENOSPC, forEver: true))
    let thread = try start(calls: calls)
    let report = try #require(save(sampleTrip("New", at: 1), on: thread))
    expect(report.error?.description, "\(path): can't find: No space left on device")
    expect(scratch.text("trip.json"), text(old))
    calls.set(nil)
    #expect(save(sampleTrip("New", at: 1), on: thread)?.error == nil)
    expect(scratch.text("trip.json"), text(sampleTrip("New", at: 1)))
    thread.close()
  }

  @Test func `asking for a save does not wait for the disk`() throws {
    let gate = try Gate()
    let calls = FaultyCalls { name, _ in
      if name == "sync" { gate.pass() }
      return nil
    }
    let thread = try start(calls: calls)
    thread.begin(write(sampleTrip("One", at: 1)))
    gate.waitForVisitor()
    #expect(thread.drainReports().isEmpty)
    gate.open()
    waitForReport(of: thread)
    expect(thread.drainReports().count, 1)
    thread.close()
  }

  @Test func `closing finishes the save that runs`() throws {
    let thread = try start()
    thread.begin(write(sampleTrip("New", at: 1)))
    thread.close()
    expect(scratch.text("trip.json"), text(sampleTrip("New", at: 1)))
  }

  @Test func `a file damaged in the meantime stays unchanged`() throws {
    let thread = try start()
    try scratch.write("damaged", to: "trip.json")
    guard case .damagedOnDisk = save(sampleTrip("New", at: 1), on: thread)?.error else {
      return fail("the save was not refused")
    }
    expect(scratch.text("trip.json"), "damaged")
    thread.close()
  }

  @Test func `reports what others saved`() throws {
    let thread = try start()
    let (ours, theirs) = versions(of: old)
    try scratch.write(text(theirs), to: "trip.json")
    let report = save(ours, on: thread)
    let merged = try TripFiles().load(path)
    expect(merged.trip.itinerary.items.map(\.id.text), ["ours", "theirs"])
    expect(report?.saved, SavedTrip(trip: merged.trip, file: merged.file, isMerged: true))
    thread.close()
  }

  /// As with a text editor, which leaves `modifiedAt` alone.
  @Test func `notices an edit by hand whatever its time`() throws {
    for title in ["Aaa", "Zzz"] {
      let before = sampleTrip("Old", items: [note("lunch")])
      try scratch.write(text(before), to: "trip.json")
      let thread = try start()
      try scratch.write(
        text(before).replacing("\"title\": \"lunch\"", with: "\"title\": \"\(title)\""), to: "trip.json")
      _ = save(sampleTrip("New", at: 1, items: [note("lunch")]), known: before, on: thread)
      let trip = try TripFiles().load(path).trip
      expect(trip.name, "New")
      expect(trip.itinerary.items.first?.custom?.title, title)
      thread.close()
    }
  }

  // MARK: A file that is gone

  @Test func `a missing file is not recreated without asking`() throws {
    let thread = try start()
    unlink(scratch.path("trip.json"))
    let error = save(sampleTrip("New", at: 1), on: thread)?.error
    expect(error, .gone(path: path))
    expect(error?.description, "\(path): not saved, the file was deleted")
    #expect(scratch.names.isEmpty)
    thread.close()
  }

  @Test(arguments: [0o664, 0o640, 0o600] as [UInt32])
  func `a recreated file has its old mode`(mode: UInt32) throws {
    try scratch.write(text(old), to: "trip.json", mode: mode)
    let loaded = try TripFiles().load(path)
    let thread = try start()
    unlink(scratch.path("trip.json"))
    let replacing = TripFiles.Replacing.thisTrip(known: old, upTo: nil, ifGone: .makeAnew(like: loaded.status))
    thread.begin(.save(sampleTrip("New", at: 1), replacing: replacing))
    waitForReport(of: thread)
    #expect(thread.drainReports().first?.error == nil)
    expect(scratch.text("trip.json"), text(sampleTrip("New", at: 1)))
    expect(scratch.mode("trip.json"), mode)
    thread.close()
  }

  // MARK: Another trip in the file's place

  @Test func `another trip is moved aside and this one restored`() throws {
    let other = text(sampleTrip("Other", id: "trip-2"))
    try scratch.write(other, to: "trip.json", mode: 0o640)
    try scratch.write("not mine", to: "trip.json.other-1")
    let aside = try TripFiles().putBack(old, at: path).aside
    expect(aside, scratch.path("trip.json.other-2"))
    expect(scratch.text("trip.json"), text(old))
    expect(scratch.mode("trip.json"), 0o640)
    expect(scratch.text("trip.json.other-2"), other)
    expect(scratch.text("trip.json.other-1"), "not mine")
  }

  @Test func `this trip is not set aside`() throws {
    try scratch.write(text(old), to: "trip.json")
    let error = failure(try TripFiles().putBack(old, at: path))
    expect(error, .notOtherTrip(path: path))
    expect(scratch.names, ["trip.json"])
  }

  // MARK: Doing

  private func write(_ trip: Trip, known: Trip? = nil) -> FileTask {
    .save(trip, replacing: .thisTrip(known: known ?? old))
  }

  private func save(_ trip: Trip, known: Trip? = nil, on thread: FileThread) -> TripFollower.Event? {
    thread.begin(write(trip, known: known))
    waitForReport(of: thread)
    return thread.drainReports().first
  }

  private func waitForReport(of thread: FileThread) {
    var descriptors = [pollfd(fd: thread.descriptor, events: Int16(POLLIN), revents: 0)]
    expect(poll(&descriptors, 1, 10_000), 1)
  }

  private func start(calls: any FileSystemCalls = SystemCalls()) throws -> FileThread {
    if TripFiles().identity(path) == nil { try scratch.write(text(old), to: "trip.json") }
    let thread = try FileThread(path: path, files: TripFiles(calls: calls))
    try thread.start(keepingCopyOf: TripFiles().load(path))
    return thread
  }
}

extension TripFollower.Event {
  fileprivate var saved: SavedTrip? { if case .saved(let saved) = self { saved } else { nil } }

  fileprivate var error: StoreError? { if case .notSaved(let error) = self { error } else { nil } }
}
