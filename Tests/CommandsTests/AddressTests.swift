import Glibc
import Itinerary
import Store
import TestSupport
import Testing

@testable import Program

/// Schedules at addresses, requested by the real curl from a real server on this machine.
@Suite struct AddressTests {
  private static let season = """
    date,time,zone,home,away,venue,city
    2026-07-03,13:20,America/Chicago,Cubs,Cardinals,Wrigley Field,Chicago
    2026-07-04,13:20,America/Chicago,Cubs,Cardinals,Wrigley Field,Chicago
    2026-07-06,18:40,America/Detroit,Tigers,Guardians,Comerica Park,Detroit
    2026-07-07,18:40,America/Detroit,Tigers,Guardians,Comerica Park,Detroit

    """

  private static let later = season.replacing("2026-07-07", with: "2026-07-08")

  private static let login: WebServer.Reply = .answer(
    "200 OK", [#"ETag: "login""#], "<!DOCTYPE html><html><title>Free WiFi</title></html>")

  private let site: Site

  init() throws {
    site = try Site()
    site.publish(Self.season)
  }

  private var address: String { site.server.address("/games.csv") }

  private func sandbox() throws -> CommandSandbox {
    let sandbox = try CommandSandbox()
    _ = sandbox.answer(
      "new Swing --schedule \(address) --team CHC DET --from 2026-07-03 --to 2026-07-08 --output swing.json")
    return sandbox
  }

  private func update(_ sandbox: CommandSandbox) -> Transcript { sandbox.line("update swing.json") }

  @Test func `a trip remembers the address and requests it again`() throws {
    let sandbox = try sandbox()
    let trip = try sandbox.trip("swing.json")
    expect(trip.schedule?.source, address)
    expect(update(sandbox).out, "Swing is up to date.\n")
    site.publish(Self.later)
    expect(
      update(sandbox).out,
      "Moved Cleveland Guardians @ Detroit Tigers from Tue, Jul 7, 6:40 PM EDT to Wed, Jul 8, 6:40 PM EDT.\n")
    expect(update(sandbox).out, "Swing is up to date.\n")
    let known = site.server.requests.map { $0.headers["if-none-match"] }
    let tags = [Self.season, Self.later].map { "\"\(Fingerprint.text(of: Array($0.utf8)))\"" }
    expect(known, [nil, tags[0], tags[0], tags[1]])
  }

  @Test func `a login page is refused and the copy stays`() throws {
    let sandbox = try sandbox()
    let before = sandbox.scratch.text("swing.json")
    for reply in [Self.login, .answer("200 OK", [#"ETag: "empty""#]), .answer("200 OK", [], "Please wait.")] {
      site.reply { _ in reply }
      let answer = update(sandbox)
      expect(answer.status, 1)
      #expect(answer.err.hasPrefix("barnstorm: \(address): "))
      #expect(answer.err.hasSuffix("; keeping the copy from less than a minute ago\n"))
      expect(answer.err.filter { $0 == "\n" }.count, 1)
    }
    expect(sandbox.scratch.text("swing.json"), before)
    site.publish(Self.season)
    expect(update(sandbox).out, "Swing is up to date.\n")
    expect(Set(site.server.requests.dropFirst().map { $0.headers["if-none-match"] }).count, 1)
    site.reply { _ in .answer("503 Busy") }
    #expect(sandbox.line("games --schedule '\(address)'").out.contains("Wrigley Field"))
  }

  @Test(arguments: [
    ("401 Unauthorized", "the server requires a password (401)", true),
    ("403 Forbidden", "access denied (403)", true),
    ("404 Not Found", "not found (404)", true),
    ("410 Gone", "permanently removed (410)", true),
    ("204 No Content", "the server sent no schedule (204)", true),
    ("400 Bad Request", "the server sent no schedule (400)", true),
    ("429 Too Many Requests", "rate-limited (429); retry in 2 minutes", false),
    ("500 Internal Server Error", "server error (500)", false),
    ("503 Service Unavailable", "server error (503)", false),
  ])
  func `reports a response that is not a schedule`(status: String, sentence: String, isRefused: Bool) throws {
    let sandbox = try sandbox()
    site.reply { _ in .answer(status, ["Retry-After: 120"], "<html>") }
    let answer = update(sandbox)
    expect(answer.status, (isRefused ? 1 : 0))
    expect(answer.out, (isRefused ? "" : "Swing is up to date.\n"))
    let rest = "\(isRefused ? "keeping" : "using") the copy from less than a minute ago"
    expect(answer.err, "barnstorm: \(address): \(sentence); \(rest)\n")
    let other = sandbox.line("games --schedule \(site.server.address("/other.csv"))")
    expect(other.status, 1)
    expect(other.err, "barnstorm: \(site.server.address("/other.csv")): \(sentence)\n")
  }

  @Test(arguments: ["gzip", "x-gzip", "GZIP", "gzip, gzip", "utf-8", "none", "identity", ""])
  func `decompresses a response with any Content-Encoding`(encoding: String) throws {
    let sandbox = try CommandSandbox()
    let (plain, packed) = (Array(Self.season.utf8), gzipped(Array(Self.season.utf8)))
    for body in [plain, packed] {
      site.reply { _ in .answer("200 OK", ["Content-Encoding: \(encoding)"], body) }
      let answer = sandbox.line("games --schedule '\(address)'")
      expect(answer.err, "")
      expect(answer.out.filter { $0 == "\n" }.count, 4)
    }
    // The copy is not compressed, so that completions can read its beginning.
    site.reply { _ in .answer("503 Busy") }
    let copy = try #require(sandbox.scratch.names(in: "state/barnstorm/schedules").first)
    expect(sandbox.scratch.text("state/barnstorm/schedules/\(copy)")?.hasSuffix(Self.season), true)
  }

  @Test(arguments: [
    (["Retry-After: 7200"], "2 hours"), (["Retry-After: in 10500 s"], "2 hours"),
    (["Date: Sun, 22 Nov 2020 10:00:00 GMT", "Retry-After: Sun, 22 Nov 2020 10:03:00 GMT"], "3 minutes"),
    (["Retry-After: Sun, 22 Nov 2020 10:03:00 GMT"], "less than a minute"),
    (["Retry-After: Sun, 22 Nov 2099 10:03:00 GMT"], "7 days"), (["Retry-After: soon"], nil), ([], nil),
  ])
  func `reports until when a server is rate-limited`(_ headers: [String], _ time: String?) throws {
    let sandbox = try sandbox()
    let headers = headers.map { $0.replacing("in 10500 s", with: Self.httpDate(in: 10_500)) }
    site.reply { _ in .answer("429 Too Many Requests", headers, "") }
    let until = time.map { "; retry in \($0)" } ?? ""
    expect(
      update(sandbox).err,
      "barnstorm: \(address): rate-limited (429)\(until); using the copy from less than a minute ago\n")
  }

  /// For a compressed response that is truncated, curl reports no error.
  @Test func `a truncated response is reported and the copy used`() throws {
    let sandbox = try sandbox()
    let before = sandbox.scratch.text("swing.json")
    let (body, packed) = (Array(Self.later.utf8), gzipped(Array(Self.later.utf8)))
    let line = Array(Self.later.prefix(upTo: "2026-07-06").utf8)
    for (reply, reason) in [
      (
        WebServer.Reply.bytes(WebServer.Reply.head("200 OK", ["Content-Length: \(body.count)"]) + line),
        "the response was truncated"
      ),
      (
        .answer("200 OK", ["Content-Encoding: gzip"], packed.dropLast()),
        "the compressed response is damaged or truncated"
      ),
    ] {
      site.reply { _ in reply }
      let answer = update(sandbox)
      expect(answer.out, "Swing is up to date.\n")
      expect(answer.err, "barnstorm: \(address): \(reason); using the copy from less than a minute ago\n")
    }
    site.reply { _ in .answer("200 OK", ["Content-Encoding: br"], [1, 2, 3]) }
    #expect(update(sandbox).err.contains("unsupported compression \"br\"; keeping the copy"))
    expect(sandbox.scratch.text("swing.json"), before)
  }

  /// A time some seconds from now as servers write it.
  private static func httpDate(in seconds: Int) -> String {
    var (time, parts) = (Glibc.time(nil) + seconds, tm())
    gmtime_r(&time, &parts)
    var text = [CChar](repeating: 0, count: 64)
    strftime(&text, text.count, "%a, %d %b %Y %H:%M:%S GMT", &parts)
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  @Test func `without curl, or without a network, the copy is used`() throws {
    var sandbox = try sandbox()
    sandbox.programs = FilePath(sandbox.path("none"))
    let answer = update(sandbox)
    expect(answer.status, 0)
    expect(
      answer.err,
      "barnstorm: \(address): curl is not installed (needed to fetch addresses); "
        + "using the copy from less than a minute ago\n")
    let other = sandbox.line("games --schedule https://example.com/a.ics")
    expect(other.status, 1)
    #expect(
      other.err == "barnstorm: https://example.com/a.ics: curl is not installed (needed to fetch addresses)\n")
  }

  /// Some games, but not all of them; and answers that the trip does not follow.
  @Test func `a truncated response or a redirect loop keeps the copy`() throws {
    let sandbox = try sandbox()
    let before = sandbox.scratch.text("swing.json")
    let cut = Self.season.prefix(upTo: "2026-07-07") + "2026-07-07,18"
    let heading = Self.season.prefix(upTo: "2026-07-03")
    let shifted = Self.season.replacing("2026-07-0", with: "2026-07-1")
    let lines = Self.season.split(separator: "\n")
    let few = [lines[0], lines[1], lines[4], ""].joined(separator: "\n")
    for body in [cut, heading, few, shifted] {
      site.reply { _ in .answer("200 OK", [#"ETag: "bad""#], body) }
      expect(update(sandbox).status, (body == cut ? 0 : 1))
      expect(sandbox.scratch.text("swing.json"), before)
    }
    site.reply { _ in .answer("503 Busy") }
    #expect(sandbox.line("games --schedule '\(address)'").out.filter { $0 == "\n" }.count >= 4)
    #expect(site.server.requests.allSatisfy { $0.headers["if-none-match"] != #""bad""# })
  }

  @Test func `ignores a damaged copy`() throws {
    let sandbox = try sandbox()
    let name = try #require(sandbox.scratch.names(in: "state/barnstorm/schedules").first)
    let path = "state/barnstorm/schedules/\(name)"
    let text = try #require(sandbox.scratch.text(path))
    for damage in ["", "x", String(text.dropLast(5)), text.replacing("\"length\": ", with: "\"length\": 1")] {
      try sandbox.scratch.write(damage, to: path)
      expect(update(sandbox).out, "Swing is up to date.\n")
      #expect(site.server.requests.last?.headers["if-none-match"] == nil)
    }
    expect(update(sandbox).out, "Swing is up to date.\n")
    #expect(site.server.requests.last?.headers["if-none-match"] != nil)
  }

  @Test func `continues if a copy can't be stored`() throws {
    var sandbox = try CommandSandbox()
    sandbox.fileSystem = FaultyCalls { _, path in path.description.contains("schedules") ? EIO : nil }
    for _ in 1...2 {
      let answer = sandbox.line("games --schedule '\(address)'")
      expect(answer.status, 0)
      #expect(answer.out.contains("Wrigley Field"))
    }
    #expect(site.server.requests.allSatisfy { $0.headers["if-none-match"] == nil })
  }

  @Test func `refuses unsupported addresses in a sentence`() throws {
    let sandbox = try CommandSandbox()
    for (address, sentence) in [
      (
        "https://me:secret@example.com/a.ics",
        "\"https://***@example.com/a.ics\": remove the user name and password from the address: "
          + "they would be saved in the trip file"
      ),
      ("https:", "\"https:\": the address has no host; use, for example, https://example.com/team.ics"),
      ("ftp://example.com/a.ics", "unsupported address ftp:; use https:, http:, webcal: or file:"),
      ("https://example.com/a\n", "\"https://example.com/a \": the address contains control characters"),
    ] {
      let answer = sandbox.line("games --schedule '\(address)'")
      expect(answer.status, 1)
      expect(answer.err, "barnstorm: \(sentence)\n")
    }
  }

  @Test func `a file URL is read as the file`() throws {
    let sandbox = try CommandSandbox()
    try sandbox.scratch.write(Self.season, to: "my games.csv")
    for address in ["file://\(sandbox.path("my%20games.csv"))", "file:\(sandbox.path("my games.csv"))"] {
      #expect(sandbox.line("games --schedule '\(address)'").out.contains("Wrigley Field"))
    }
  }
}

extension String {
  fileprivate func prefix(upTo text: String) -> String {
    firstRange(of: text).map { String(self[..<$0.lowerBound]) } ?? self
  }
}
