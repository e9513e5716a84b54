import TestSupport
import Testing

/// Files for paper and for other programs, as the command writes them.
@Suite(.waits) struct ExportedFileTests {
  private let desk = Desk()

  @Test func `a table has moments that a spreadsheet reads, zones on every row, and numbers`() throws {
    let table = try desk.answer("export", "trip.json", "--format", "csv", "--plain")
    let rows = table.split(separator: "\r\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    let cells = { (kind: Substring) in
      let row = try #require(rows.first { $0.contains(kind) })
      return try ["Start", "End", "Zone", "Minutes", "Distance"].map { name in
        String(row[try #require(rows.first?.firstIndex { $0 == name })])
      }
    }
    try expect(cells("Game"), ["2026-07-03 13:20", "2026-07-03 16:20", "America/Chicago", "180", ""])
    try expect(cells("Leg"), ["2026-07-04 09:00", "2026-07-04 14:30", "America/Chicago", "270", "282.7"])
  }

  @Test func `a sign that no font draws leaves one space on paper`() throws {
    _ = try desk.answer("edit", "trip.json", "b2", "--title", "Dinner 🦄 with Ann")
    let execution = try desk.run("export", "trip.json", "--output", "trip.pdf")
    expect(execution.status, 0)
    let lines = try PDFInspection(Scratch.bytes(at: desk.scratch.path("trip.pdf"))).lines
    // A machine may have a font that draws it.
    let title = execution.err.isEmpty ? "Dinner 🦄 with Ann" : "Dinner with Ann"
    #expect(lines.contains { $0.contains(title) }, "\(lines)")
  }

  @Test func `a page has the errors of a trip, and its warnings on request`() throws {
    _ = try desk.answer("add", "trip.json", "--day", "1", "--title", "Late", "--time", "9am")
    let warning = "Out of time order"
    #expect(!(try desk.answer("export", "trip.json", "--format", "md")).contains(warning))
    #expect(try desk.answer("export", "trip.json", "--format", "md", "--problems").contains(warning))
    let edited = try desk.run("leg", "trip.json", "c3-drive", "--mode", "flight", "--departs", "jul 3 2pm")
    expect(edited.status, 0, "\(edited.err)")
    let error = "Not enough time on Day"
    for format in ["md", "txt", "html"] {
      #expect(try desk.answer("export", "trip.json", "--format", format).contains(error), "\(format)")
    }
  }
}
