import Editor
import Exports
import Itinerary
import Screen
import Store
import TestSupport
import Testing

@testable import Program

@Suite struct TripExportingTests {
  private let trip = TripSketch.trip("@Chicago Dinner | Chicago>Detroit | @Detroit")
  private let scratch = Scratch()
  private let console = HeadlessConsole(isTimed: false)
  private let context: EditorContext

  init() throws {
    try scratch.write(String(decoding: trip.json, as: UTF8.self), to: "trip.json")
    context = EditorContext(.home(scratch.path)) { [console] in console }
  }

  private func export(to typed: String, as format: ExportFormat = .md, replaces: Bool = false) -> ExportEvent {
    let wording = Wording(clock: .twelveHour, zones: TestZones.all, cities: trip.cityNames)
    let displayed = DisplayedTrip(trip, zones: TestZones.all, wording: wording)
    return context.storage.export(
      displayed, at: scratch.path("trip.json"), to: typed, as: format, on: .letter, replaces: replaces)
  }

  @Test(arguments: ExportFormat.allCases) func `writes every format and reports its size`(format: ExportFormat) throws {
    let typed = "~/out.\(format.rawValue)"
    let event = export(to: typed, as: format)
    guard case .written(let path, let size, _) = event else { return fail("\(event)") }
    let file: FilePath = scratch.path("out.\(format.rawValue)")
    let count = try FileContent(fileSystem: SystemCalls()).read(file, limit: 1 << 24).bytes.count
    #expect(path == typed && count > 100)
    expect(size, UserStorage.size(count))
  }

  @Test func `replaces an existing file only on request, and never the trip`() throws {
    try scratch.write("mine", to: "out.md")
    expect(export(to: "~/out.md"), .exists)
    expect(scratch.text("out.md"), "mine")
    _ = export(to: "~/out.md", replaces: true)
    expect(scratch.text("out.md")?.hasPrefix("# Test Swing\n"), true)
    let own: FilePath = scratch.path("trip.json")
    expect(export(to: "~/trip.json", replaces: true), .failed("\(own): this is the trip itself; it is not replaced."))
    expect(
      export(to: "~/no/such.md"),
      .failed("\(scratch.path("no/such.md") as FilePath): can't write: No such file or directory."))
  }

  @Test func `sizes are printed in readable units`() {
    expect(
      [0, 999, 1000, 55_600, 1_234_567].map(UserStorage.size), ["0 bytes", "999 bytes", "1 KB", "56 KB", "1.2 MB"])
  }

  @Test func `E, a path and Enter export the trip`() throws {
    console.then(.press(#"E Ctrl-U "~/other.md" Enter"#), .shows("Exported to ~/other.md, "), .press("q"))
    _ = try context.claimed()
    _ = EventLoop.run(try TripOpening.first(scratch.path("trip.json"), on: context), on: console)
    expect(scratch.text("other.md")?.hasPrefix("# Test Swing\n"), true)
  }
}
