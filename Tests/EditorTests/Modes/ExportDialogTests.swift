import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

@Suite struct ExportDialogTests {
  private func robot() -> Robot { Robot("@Chicago Dinner | Chicago>Detroit | @Detroit") }

  private func path(_ robot: Robot) -> String? {
    if case .export(let dialog) = robot.state.mode { dialog.path.text } else { nil }
  }

  @Test func `suggests a path`() {
    var robot = robot().pressing("E")
    expect(path(robot), "~/test-swing.pdf")
    robot.press("End \"x\"")
    expect(path(robot), "~/test-swing.pdfx")
    robot.press("Esc E \"a.md\"")
    expect(path(robot), "a.md")
  }

  @Test func `the extension selects the format, and the list changes the extension`() {
    var robot = robot().pressing("E Down")
    expect(path(robot), "~/test-swing.html")
    expect(robot.status, "html: a page for phones and the web. Enter writes the file.")
    robot.press("Up Up")
    expect(path(robot), "~/test-swing.txt")
    robot.press("Ctrl-U \"my.trip/x\" Down")
    expect(path(robot), "my.trip/x.pdf")
    robot.press("Ctrl-U \"a.GPX\" Enter")
    expect(robot.effects, [.outside(.export(path: "a.GPX", format: .gpx, extras: [], replaces: false))])
  }

  @Test(arguments: ["ics", ".ICS"]) func `an extension alone chooses the format`(typed: String) {
    var robot = robot().pressing("E Ctrl-U \"\(typed)\"", .ends(" Enter fills in ~/test-swing.ics."))
    let purpose = robot.status.prefix { $0 != "." }
    robot.press("Enter", .status("\(purpose). Enter writes the file."))
    robot.press("Enter")
    guard case .outside(.export(let path, .ics, _, _))? = robot.effects.last else { return fail("\(robot.effects)") }
    #expect(path.hasPrefix("~/") && path.hasSuffix(".ics"))
  }

  @Test(arguments: ["", "trip", "trip.doc", "a.pdf/b"]) func `does not export to a name without format`(name: String) {
    let robot = robot().pressing("E Ctrl-U \"\(name)\" Enter")
    expect(robot.effects.last, .bell)
    #expect(robot.status.hasPrefix("Unknown file extension. Use one of pdf, html, "))
  }

  @Test func `bookings and warnings can be added to files for reading`() {
    var robot = robot()
    robot.press("E F2 F3", .status("pdf: printable pages, with bookings and warnings. Enter writes the file."))
    robot.press("F2 Enter")
    expect(
      robot.effects,
      [.outside(.export(path: "~/test-swing.pdf", format: .pdf, extras: .warnings, replaces: false))])
    robot.press("Ctrl-U \"a.csv\"", .status("csv: a table for spreadsheets. Enter writes the file."))
    robot.press("F3", .effects([.bell]))
    robot.press("Enter", .effects([.outside(.export(path: "a.csv", format: .csv, extras: [], replaces: false))]))
  }

  @Test func `the message names the path and size of the file`() {
    var robot = robot().pressing("E Enter")
    robot.happen(.exportReported(.written(path: "~/test-swing.pdf", size: "56 KB", remarks: ["One row is lost."])))
    #expect(robot.isBrowsing)
    expect(robot.status, "Exported to ~/test-swing.pdf, 56 KB. One row is lost.")
  }

  @Test func `an existing file is replaced only after a yes`() {
    var robot = robot().pressing("E Enter")
    robot.happen(.exportReported(.exists), .status("~/test-swing.pdf already exists. Replace it? y/N"))
    robot.press("n")
    expect(path(robot), "~/test-swing.pdf")
    robot.press("Enter")
    robot.happen(.exportReported(.exists))
    robot.press("y", .effects([.outside(.export(path: "~/test-swing.pdf", format: .pdf, extras: [], replaces: true))]))
  }

  @Test func `reports failures, and the dialog stays`() {
    var robot = robot().pressing("E Enter")
    robot.happen(.exportReported(.failed("can't write: No space left on device.")))
    expect(robot.status, "No file was written: can't write: No space left on device.")
    #expect(path(robot) != nil)
    robot.press("Esc")
    #expect(robot.isBrowsing && robot.saves == 0)
  }

  @Test func `a read-only trip can be exported`() {
    let robot = Robot(TripSketch.trip("@Chicago"), readOnly: "not yours.").pressing("E Enter")
    expect(robot.effects.last, .outside(.export(path: "~/test-swing.pdf", format: .pdf, extras: [], replaces: false)))
  }

  @Test func `the mouse chooses a format`() {
    var robot = robot().pressing("E")
    let row = robot.line(showing: "a table for spreadsheets")
    robot.click(line: row, column: 40)
    expect(path(robot), "~/test-swing.csv")
    robot.point(.wheelUp, column: 40, line: row)
    expect(path(robot), "~/test-swing.md")
  }
}
