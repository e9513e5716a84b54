import Glibc
import Itinerary
import Store
import TestSupport
import Testing

@testable import Program

@Suite struct ExportCommandTests {
  private let sandbox: CommandSandbox

  init() throws {
    sandbox = try CommandSandbox()
    try sandbox.write(TripSketch.trip("@Chicago Dinner | Chicago>Detroit | | @Detroit?"), to: "trip.json")
  }

  @Test func `the text is what show prints, without the ids`() throws {
    let exported = sandbox.line("export trip.json --format txt")
    let lines = [exported.out, sandbox.line("show trip.json").out].map { out in
      out.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).trimmed }
    }
    #expect(lines[0].count == lines[1].count && zip(lines[0], lines[1]).allSatisfy { $1.hasSuffix($0) })
    #expect(lines[1].contains { $0.hasPrefix("@D") } && !lines[0].contains { $0.hasPrefix("@D") }, "\(lines)")
    #expect(exported.err == "")
    #expect(sandbox.line("export trip.json --format txt --output -").out == exported.out)
    #expect(sandbox.scratch.names == ["trip.json"])
    let file = sandbox.line("export trip.json --output trip.txt")
    #expect(file.out == "trip.txt\n")
    #expect(sandbox.scratch.text("trip.txt") == exported.out)
  }

  @Test func `the extension selects the format, unless it is given`() throws {
    #expect(sandbox.line("export trip.json --output a.md").status == 0)
    #expect(sandbox.scratch.text("a.md")?.hasPrefix("# Test Swing\n") == true)
    #expect(sandbox.line("export trip.json --output b.MD --format csv").status == 0)
    #expect(sandbox.scratch.text("b.MD")?.contains("Day,Date,Start,End") == true)
    for options in ["", "--output \(sandbox.path("x"))", "--output .md", "--output \(sandbox.path("x.doc"))"] {
      expect(sandbox.line("export trip.json \(options)").status, 64, "\(options)")
    }
    #expect(sandbox.scratch.names.sorted() == ["a.md", "b.MD", "trip.json"])
  }

  @Test func `does not print binary data to a terminal`() throws {
    let outcome = sandbox.run("export", sandbox.path("trip.json"), "--format", "pdf")
    let displayed = Transcript(outcome, isTerminal: true)
    #expect((displayed.out, displayed.status) == ("", 1))
    #expect(displayed.err == "barnstorm: not printing binary data to a terminal; use --output FILE or redirect\n")
    #expect(Transcript(outcome).out.hasPrefix("%PDF-1.7\n"))
  }

  @Test func `pages have the paper size of the setting`() throws {
    func pages(_ options: String = "") -> String { sandbox.line("export trip.json --format pdf \(options)").out }
    let (letter, a4) = (pages("--paper letter"), pages("--paper a4"))
    #expect(letter.hasPrefix("%PDF") && a4.hasPrefix("%PDF") && letter != a4)
    #expect(pages() == letter)
    try sandbox.scratch.write("paper = a4\n", to: "config/barnstorm/config.ini")
    #expect(pages() == a4)
  }

  @Test func `an existing file stays without --replace`() throws {
    try sandbox.scratch.write("mine", to: "trip.md", mode: 0o640)
    let refused = sandbox.line("export trip.json --output trip.md")
    #expect(refused.status == 1)
    #expect(refused.err == "barnstorm: trip.md: already exists; pass --replace\n")
    #expect(sandbox.line("export trip.json --output trip.md --replace").status == 0)
    #expect(sandbox.scratch.mode("trip.md") == 0o640)
    #expect(sandbox.scratch.names.sorted() == ["trip.json", "trip.md"])
  }

  @Test func `never replaces the trip itself or other kinds of files`() throws {
    #expect(sandbox.line("export trip.json --format md --output trip.json --replace").status == 1)
    try SystemCalls().makeDirectories(sandbox.scratch.path("folder.md"))
    let folder = sandbox.line("export trip.json --output folder.md --replace")
    #expect(folder.err == "barnstorm: folder.md: a directory; it is not replaced\n")
  }

  @Test(arguments: ["html", "md", "txt"])
  func `prints errors on their rows, and warnings on request`(format: String) throws {
    let sandbox = try CommandSandbox()
    try sandbox.write(TripSketch.trip("@Chicago Chicago>Detroit @Detroit | @Boston!"), to: "trip.json")
    let plain = sandbox.line("export trip.json --format \(format)").out
    let whole = sandbox.line("export trip.json --format \(format) --problems").out
    #expect(plain.contains("Too tight: ") && !plain.contains("Boston is postponed."))
    #expect(whole.contains("Too tight: ") && whole.contains("Boston is postponed."))
  }

  @Test func `files for programs always contain all problems`() throws {
    try sandbox.write(TripSketch.trip("@Chicago Chicago>Detroit @Detroit | @Boston!"), to: "trip.json")
    for format in ["csv", "geojson"] {
      #expect(sandbox.line("export trip.json --format \(format)").out.contains("Boston is postponed."))
    }
    for format in ["csv", "ics", "kml", "gpx", "geojson"] {
      for option in ["--problems", "--bookings"] {
        expect(sandbox.line("export trip.json --format \(format) \(option)").status, 64)
      }
    }
  }

  @Test func `a map of the route is drawn in the width of the terminal`() throws {
    let map = sandbox.line("route trip.json --map")
    let lines = map.out.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(map.out.contains("Chicago") && map.out.contains("Detroit") && lines.count > 10)
    #expect(sandbox.line("route trip.json --map --json").status == 64)
    try sandbox.write(TripSketch.trip("Dinner"), to: "trip.json")
    #expect(sandbox.line("route trip.json --map").err.contains("no row of this trip has a known location"))
  }

  @Test func `a new file has the mode that the umask leaves`() throws {
    expect(sandbox.line("export trip.json --output a.md").status, 0)
    close(creat(sandbox.path("b.md"), 0o666))
    func mode(_ name: String) throws -> UInt32 { try SystemCalls().status(at: FilePath(sandbox.path(name))).mode }
    #expect(try mode("a.md") == mode("b.md"))
  }
}
