import Almanac
import Glibc
import ScheduleTestSupport
import TestSupport
import Testing

/// The tables of pages are those of the program. `RECORD_GOLDENS=1` writes them.
@Suite(.serialized) struct SchedulePagesTests {
  /// A table of a page, from its heading on.
  struct PageTable: Sendable {
    let path, heading: String
    let rows: [String]

    var text: String {
      let columns = heading.split(separator: "|").count
      return ([heading, "|" + String(repeating: "---|", count: columns)] + rows).joined(separator: "\n")
    }
  }

  private static let leagues = PageTable(
    path: "docs/schedule-sources.md",
    heading: "| name | league | a request is for | read |",
    rows: LeagueTable.all.map { source in
      let span = (source.ownSpan ?? LeagueSource.span(of: source.league)).rawValue
      return "| `\(source.name)` | \(source.title) | \(span) | \(source.isTried ? "yes" : "no") |"
    })

  private static let headings = PageTable(
    path: "docs/schedule-rules.md", heading: "| column | headings |",
    rows: {
      var kinds: [String] = []
      var headings: [String: [String]] = [:]
      for row in Table(.headings) where !row.text(0).hasPrefix("item:") {
        if headings[row.text(0)] == nil { kinds.append(row.text(0)) }
        headings[row.text(0), default: []] += row.names(2)
      }
      return kinds.map { "| `\($0)` | \((headings[$0] ?? []).joined(separator: ", ")) |" }
    }())

  @Test(arguments: [leagues, headings]) func `the page lists every row of the table`(table: PageTable) throws {
    let page = try Self.text(table.path)
    if getenv("RECORD_GOLDENS") != nil { try Self.record(table, in: page) }
    #expect(try Self.text(table.path).contains(table.text), "\(table.path) is out of date; RECORD_GOLDENS=1 writes it")
  }

  @Test func `the smallest table of the docs is a schedule`() throws {
    let page = try Self.text("docs/schedules.md")
    let start = try #require(page.range(of: "Date,Home,Away")?.lowerBound)
    expect(try readWithAllZones(String(page[start...].prefix { $0 != "`" })).games.count, 1)
  }

  private static func record(_ table: PageTable, in page: String) throws {
    var lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = try #require(lines.firstIndex { $0 == table.heading || $0 == "TABLE" })
    let end = lines[start...].firstIndex { $0.isEmpty } ?? lines.endIndex
    lines.replaceSubrange(start..<end, with: [table.text])
    let file = try #require(fopen(table.path, "w"))
    fputs(lines.joined(separator: "\n"), file)
    fclose(file)
  }

  private static func text(_ path: String) throws -> String {
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
