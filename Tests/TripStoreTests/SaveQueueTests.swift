import Glibc
import ItineraryCore
import Paths
import Testing
import TripStore

@Suite struct Queue {
  private let old = sampleTrip("Old")

  @Test func aSaveIsReportedOnADescriptor() throws {
    let scratch = try Scratch()
    let queue = try start(scratch)
    #expect(queue.submit(sampleTrip("New", at: 1)) == 1)
    var descriptors = [pollfd(fd: queue.descriptor, events: Int16(POLLIN), revents: 0)]
    #expect(poll(&descriptors, 1, 10_000) == 1)
    let file = try #require(TripFiles().identity(scratch.path("trip.json")))
    let saved = SavedTrip(trip: sampleTrip("New", at: 1), file: file, isMerged: false)
    #expect(queue.takeReports() == [.finished(version: 1, saved)])
    #expect(poll(&descriptors, 1, 0) == 0)
    #expect(queue.takeReports().isEmpty)
    #expect(scratch.text("trip.json") == text(sampleTrip("New", at: 1)))
    #expect(queue.knownFile == file)
    #expect(!queue.hasUnsavedChanges)
    #expect(queue.close() == nil)
  }

  @Test func onlyTheNewestOfTheVersionsThatWaitIsWritten() throws {
    let scratch = try Scratch()
    let gate = try Gate()
    let calls = FaultyCalls { name, _ in
      if name == "sync" { gate.pass() }
      return nil
    }
    let queue = try start(scratch, calls: calls)
    queue.submit(sampleTrip("One", at: 1))
    gate.waitForVisitor()
    queue.submit(sampleTrip("Two", at: 2))
    queue.submit(sampleTrip("Three", at: 3))
    #expect(queue.hasUnsavedChanges)
    gate.open()
    #expect(queue.drain() == nil)
    let finished = queue.takeReports().map { if case .finished(let version, _) = $0 { version } else { -1 } }
    #expect(finished == [1, 3])
    #expect(scratch.text("trip.json") == text(sampleTrip("Three", at: 3)))
    #expect(queue.close() == nil)
  }

  @Test func aFailedSaveIsKeptAndTriedAgain() throws {
    let scratch = try Scratch()
    let calls = FaultyCalls(.init(call: 1, code: ENOSPC, forEver: true))
    let queue = try start(scratch, calls: calls)
    queue.submit(sampleTrip("New", at: 1))
    let error = queue.drain()
    #expect(error?.description == "\(scratch.path("trip.json")): cannot find: No space left on device")
    #expect(queue.hasUnsavedChanges)
    #expect(scratch.text("trip.json") == text(old))
    queue.retry()
    #expect(queue.drain() == error)
    calls.set(nil)
    queue.retry()
    #expect(queue.drain() == nil)
    #expect(!queue.hasUnsavedChanges)
    #expect(scratch.text("trip.json") == text(sampleTrip("New", at: 1)))
    #expect(queue.takeReports().count == 3)
    #expect(queue.close() == nil)
  }

  @Test func closingWritesWhatWaitsAndTellsWhatFailed() throws {
    let scratch = try Scratch()
    let first = try start(scratch)
    first.submit(sampleTrip("New", at: 1))
    #expect(first.close() == nil)
    #expect(scratch.text("trip.json") == text(sampleTrip("New", at: 1)))
    let second = try start(scratch, calls: FaultyCalls(.init(call: 3, code: EIO, forEver: true)))
    second.submit(sampleTrip("Newer", at: 2))
    #expect(second.close() != nil)
  }

  @Test func aFileDamagedMeanwhileIsLeftAlone() throws {
    let scratch = try Scratch()
    let queue = try start(scratch)
    try scratch.write("damaged", to: "trip.json")
    queue.submit(sampleTrip("New", at: 1))
    guard case .damagedOnDisk = queue.drain() else {
      Issue.record("the save was not refused")
      return
    }
    #expect(scratch.text("trip.json") == "damaged")
    _ = queue.close()
  }

  @Test func whatOthersSavedIsReported() throws {
    let scratch = try Scratch()
    let queue = try start(scratch)
    var (ours, theirs) = (old, old)
    ours.itinerary.insert(note("ours"))
    theirs.itinerary.insert(note("theirs"))
    try scratch.write(text(theirs), to: "trip.json")
    queue.submit(ours)
    #expect(queue.drain() == nil)
    let merged = try TripFiles().load(scratch.path("trip.json"))
    #expect(merged.trip.itinerary.items.map(\.id.text) == ["ours", "theirs"])
    let saved = SavedTrip(trip: merged.trip, file: merged.file, isMerged: true)
    #expect(queue.takeReports() == [.finished(version: 1, saved)])
    queue.submit(merged.trip)
    _ = queue.drain()
    let file = try #require(queue.knownFile)
    #expect(queue.takeReports() == [.finished(version: 2, SavedTrip(trip: merged.trip, file: file, isMerged: false))])
    _ = queue.close()
  }

  /// As with a text editor, which leaves `modifiedAt` alone.
  @Test func anEditByHandIsNotedWhateverItSays() throws {
    for title in ["Aaa", "Zzz"] {
      let scratch = try Scratch()
      try scratch.write(text(sampleTrip("Old", items: [note("lunch")])), to: "trip.json")
      let queue = try start(scratch)
      let edited = text(sampleTrip("Old", items: [note("lunch")])).replacing(
        "\"title\": \"lunch\"", with: "\"title\": \"\(title)\"")
      try scratch.write(edited, to: "trip.json")
      queue.submit(sampleTrip("New", at: 1, items: [note("lunch")]))
      #expect(queue.close() == nil)
      let trip = try TripFiles().load(scratch.path("trip.json")).trip
      #expect(trip.name == "New")
      #expect(trip.itinerary.items.first?.custom?.title == title)
    }
  }

  @Test func manyVersionsInARowEndWithTheLast() throws {
    let scratch = try Scratch()
    let queue = try start(scratch)
    for number in 1...200 { queue.submit(sampleTrip("\(number)", at: number)) }
    #expect(queue.close() == nil)
    #expect(scratch.text("trip.json") == text(sampleTrip("200", at: 200)))
    #expect(scratch.names == ["trip.json"])
  }

  private func start(_ scratch: Scratch, calls: any FileSystemCalls = SystemCalls()) throws -> SaveQueue {
    let path = scratch.path("trip.json")
    let files = TripFiles(calls: calls)
    if TripFiles().identity(path) == nil { try scratch.write(text(old), to: "trip.json") }
    let queue = try SaveQueue(path: path, loaded: TripFiles().load(path), files: files)
    try queue.start()
    return queue
  }
}

/// Holds up those who want to pass until it is opened.
private final class Gate: Sendable {
  private let visitors: (reading: Int32, writing: Int32)
  private let opening: (reading: Int32, writing: Int32)

  init() throws {
    visitors = try Gate.makePipe()
    opening = try Gate.makePipe()
  }

  deinit {
    for end in [visitors.reading, visitors.writing, opening.reading] { close(end) }
  }

  private static func makePipe() throws -> (Int32, Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw ErrorNumber(errno) }
    return (ends[0], ends[1])
  }

  func pass() {
    var byte: UInt8 = 0
    write(visitors.writing, &byte, 1)
    // At the end of the pipe, which is when the gate is open, this no longer waits.
    read(opening.reading, &byte, 1)
  }

  func waitForVisitor() {
    var byte: UInt8 = 0
    read(visitors.reading, &byte, 1)
  }

  func open() { close(opening.writing) }
}
