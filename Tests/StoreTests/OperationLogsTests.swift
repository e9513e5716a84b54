import Itinerary
import Store
import Synchronization
import TestSupport
import Testing

@testable import Store

@Suite struct OperationLogsTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch(in: Scratch.memory) }

  private func logs(of trips: String = "trips") -> OperationLogs {
    OperationLogs(
      directory: FilePath(scratch.path("undo").description), trips: FilePath(scratch.path(trips).description),
      fileSystem: SystemCalls())
  }

  private func operation(_ name: String, notes: String? = nil) -> Operation {
    let old = TripSketch.trip("Bar")
    var new = old
    _ = try? new.apply(
      .change(ItemID("Bar"), to: CustomItem(title: name, category: .note, notes: notes)), at: TripSketch.moment(1))
    return Operation(named: name, from: old, to: new, at: TripSketch.moment(1))
  }

  private func names(_ logs: OperationLogs) throws -> [String] {
    try logs.log(ofTrip: "trip").entries.map(\.operation.name)
  }

  @Test func `no operation of several programs is lost or applied twice`() throws {
    let logs = logs()
    let taken = Mutex<[String]>([])
    TestThread.inParallel(4) { number in
      for round in 0..<20 { try? logs.record(operation("\(number) \(round)"), ofTrip: "trip") }
    }
    try expect(names(logs).count, 80)
    TestThread.inParallel(4) { _ in
      for _ in 0..<20 {
        guard let name = try? logs.take(.undo, ofTrip: "trip", { $0.name }) else { continue }
        taken.withLock { $0.append(name) }
      }
    }
    expect(Set(taken.withLock { $0 }).count, 80)
    #expect(throws: UndoRefusal.nothingToUndo) { try logs.take(.undo, ofTrip: "trip") { $0.name } }
  }

  @Test func `an undo that fails is not marked`() throws {
    let logs = logs()
    try logs.record(operation("a"), ofTrip: "trip")
    #expect(throws: StoreError.noHome) { try logs.take(.undo, ofTrip: "trip") { _ in throw StoreError.noHome } }
    try expect(logs.take(.undo, ofTrip: "trip") { $0.name }, "a")
  }

  @Test func `each trip and each data directory has its own operations`() throws {
    try logs().record(operation("a"), ofTrip: "trip")
    try expect(names(logs()), ["a"])
    try expect(names(logs(of: "elsewhere")), [])
    try expect(logs().log(ofTrip: "other").entries.count, 0)
  }

  @Test func `a file that grows too large is shortened`() throws {
    let logs = logs()
    let notes = String(repeating: "x", count: 1_000_000)
    for number in 0..<12 { try logs.record(operation("\(number)", notes: notes), ofTrip: "trip") }
    let names = try names(logs)
    expect(names.last, "11")
    #expect((4..<12).contains(names.count))
  }
}
