import Almanac
import TestSupport
import Testing

@testable import Sharing
@testable import Store

/// Servers that do harm or do nothing, asked by the real curl: bounded, and nothing is taken for an empty trip.
@Suite struct HostileServerTests {
  private func failure(seconds: Int = 20, _ answer: @escaping @Sendable (WebServer.Request) -> WebServer.Reply) throws
    -> StoreFailure?
  {
    let server = try WebServer(answer)
    let place = CalendarPlace(try WebAddress(server.address("/trip/")), user: "mira")
    var store = CalDAVStore(place, password: "secret", web: Hasty(seconds: seconds))
    do throws(StoreFailure) {
      _ = try store.list()
      return nil
    } catch {
      return error
    }
  }

  /// Curl with less patience and a smaller limit than otherwise.
  private struct Hasty: HTTPClient {
    let seconds: Int

    func responses(to requests: [HTTPRequest], within limits: RequestLimits) -> [Result<HTTPResponse, HTTPFailure>] {
      var limits = limits
      (limits.seconds, limits.limit) = (seconds, 1_000_000)
      return Curl(agent: "barnstorm/test", path: "/usr/local/bin:/usr/bin:/bin").responses(to: requests, within: limits)
    }
  }

  private static let head = WebServer.Reply.head("207 Multi-Status", ["Content-Type: text/xml"])

  @Test func `one that swallows requests or drips responses`() throws {
    let late = StoreFailure.offline("127.0.0.1: timed out after 1 second")
    try expect(failure(seconds: 1) { _ in .silence(after: []) }, late)
    try expect(failure(seconds: 1) { _ in .silence(after: Self.head) }, late)
    try expect(failure(seconds: 1) { _ in .drip(after: Self.head + Array("<multistatus xmlns='DAV:'>".utf8)) }, late)
  }

  @Test func `one that never ends`() throws {
    let large = StoreFailure.offline("127.0.0.1: the response is larger than 1 MB")
    try expect(failure { _ in .flood(after: Self.head + Array("<multistatus xmlns='DAV:'>".utf8)) }, large)
  }

  @Test func `one that compresses gigabytes into little`() throws {
    // A packed answer in which each packed byte is one: what counts is that the unpacked one is cut off.
    let answer = try failure { _ in
      .answer("207 Multi-Status", ["Content-Encoding: gzip"], gzipped([UInt8](repeating: 0x20, count: 60_000)))
    }
    expect(answer, .offline("127.0.0.1: the response is malformed at line 1"))
  }

  @Test func `one that goes away in the middle`() throws {
    let half = WebServer.Reply.head("207 Multi-Status", ["Content-Length: 1000"]) + Array("<multistatus".utf8)
    try expect(failure { _ in .bytes(half) }, .offline("127.0.0.1: the response was truncated"))
    try expect(failure { _ in .bytes([]) }, .offline("127.0.0.1: the response was truncated"))
  }

  @Test func `the page of a captive portal`() throws {
    for reply in [
      WebServer.Reply.answer("200 OK", ["Content-Type: text/html"], "<!DOCTYPE html><html><body>Welcome"),
      .answer("302 Found", ["Location: http://portal.invalid/"]), .answer("511 Network Authentication Required"),
    ] {
      guard case .offline? = try failure({ _ in reply }) else { return fail("it was taken for the server") }
    }
  }

  @Test func `one that uses another protocol`() throws {
    try expect(
      failure { _ in .bytes(Array("220 mail.example.com ESMTP\r\n".utf8)) },
      .offline("127.0.0.1: invalid HTTP response"))
  }
}
