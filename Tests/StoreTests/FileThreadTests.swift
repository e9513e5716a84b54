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
    let fileSystem = FaultyCalls(.init(call: 1, code: ENOSPC, forEver: true))
    let thread = try start(fileSystem: fileSystem)
    let report = try #require(save(sampleTrip("New", at: 1), on: thread))
    expect(report.error?.description, "\(path): can't find: No space left on device")
    expect(scratch.text("trip.json"), text(old))
    fileSystem.set(nil)
    #expect(save(sampleTrip("New", at: 1), on: thread)?.error == nil)
    expect(scratch.text("trip.json"), text(sampleTrip("New", at: 1)))
    thread.close()
  }

  @Test func `a request to save does not wait for the disk`() throws {
    let gate = try Gate()
    let fileSystem = FaultyCalls { name, _ in
      if name == "sync" { gate.pass() }
      return nil
    }
    let thread = try start(fileSystem: fileSystem)
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

  private func write(_ trip: Trip) -> FileTask { .save(trip, replacing: .thisTrip(known: old)) }

  private func save(_ trip: Trip, on thread: FileThread) -> TripFollower.Event? {
    thread.begin(write(trip))
    waitForReport(of: thread)
    return thread.drainReports().first
  }

  private func waitForReport(of thread: FileThread) {
    var descriptors = [pollfd(fd: thread.descriptor, events: Int16(POLLIN), revents: 0)]
    expect(poll(&descriptors, 1, 10_000), 1)
  }

  private func start(fileSystem: any FileSystemCalls = SystemCalls()) throws -> FileThread {
    if TripFiles().identity(path) == nil { try scratch.write(text(old), to: "trip.json") }
    let thread = try FileThread(path: path, files: TripFiles(fileSystem: fileSystem))
    try thread.start(keepingCopyOf: TripFiles().load(path))
    return thread
  }
}

extension TripFollower.Event {
  fileprivate var saved: SavedTrip? { if case .saved(let saved) = self { saved } else { nil } }

  fileprivate var error: StoreError? { if case .notSaved(let error) = self { error } else { nil } }
}
