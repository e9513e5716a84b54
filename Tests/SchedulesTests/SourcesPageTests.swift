import Schedules
import TestSupport

/// The page of leagues is that of the program. `RECORD_GOLDENS=1` writes its table.
struct SourcesPageTests {
  private static let path = "docs/schedule-sources.md"
  private static let heading = "| name | league | addresses: all teams; one team; second | a request is for | read |"

  private static var table: String {
    let rows = LeagueTable.all.map { source in
      let addresses = [source.league, source.team ?? "–", source.fallback ?? "–"].map { $0 == "–" ? $0 : "`\($0)`" }
      let span = (source.ownSpan ?? LeagueSource.span(of: source.league)).rawValue
      return "| `\(source.name)` | \(source.title) | \(addresses.joined(separator: "<br>")) | \(span) | "
        + "\(source.isTried ? "yes" : "no") |"
    }
    return ([heading, "|---|---|---|---|---|"] + rows).joined(separator: "\n")
  }

  @Test func `the page has every league and address`() throws {
    let page = try Self.text()
    if getenv("RECORD_GOLDENS") != nil { try Self.record(in: page) }
    #expect(try Self.text().contains(Self.table), "\(Self.path) is out of date; RECORD_GOLDENS=1 writes it")
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

  private static func text() throws -> String {
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
