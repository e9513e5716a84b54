import Base
import Glibc
import ScheduleTestSupport
import Schedules
import TestSupport
import Testing

/// The page of leagues is that of the program. `RECORD_GOLDENS=1` writes its table.
struct SourcesPageTests {
  private static let path = "docs/schedule-sources.md"
  private static let heading = "| name | league | a request is for | read |"

  private static var table: String {
    let rows = LeagueTable.all.map { source in
      let span = (source.ownSpan ?? LeagueSource.span(of: source.league)).rawValue
      return "| `\(source.name)` | \(source.title) | \(span) | \(source.isTried ? "yes" : "no") |"
    }
    return ([heading, "|---|---|---|---|"] + rows).joined(separator: "\n")
  }

  @Test func `the page has every league`() throws {
    let page = try Self.text()
    if getenv("RECORD_GOLDENS") != nil { try Self.record(in: page) }
    #expect(try Self.text().contains(Self.table), "\(Self.path) is out of date; RECORD_GOLDENS=1 writes it")
  }

  @Test func `the smallest table of the docs is a schedule`() throws {
    let page = try Self.text(of: "docs/from-schedule-to-trip.md")
    let start = try #require(page.range(of: "Date,Home,Away")?.lowerBound)
    expect(try readWithAllZones(String(page[start...].prefix { $0 != "`" })).games.count, 1)
  }

  private static func record(in page: String) throws {
    var lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = try #require(lines.firstIndex { $0 == heading || $0 == "TABLE" })
    let end = lines[start...].firstIndex { $0.isEmpty } ?? lines.endIndex
    lines.replaceSubrange(start..<end, with: [table])
    let file = try #require(fopen(path, "w"))
    fputs(lines.joined(separator: "\n"), file)
    fclose(file)
  }

  private static func text(of path: String = path) throws -> String {
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
