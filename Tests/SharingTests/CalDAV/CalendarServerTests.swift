import Store
import TestSupport
import Testing

@testable import Sharing

@Suite struct CalendarServerTests {
  private func server(_ fake: CalendarFake, _ path: String = "/") throws -> CalendarServer {
    try CalendarServer(try WebAddress(CalendarFake.host + path), user: "mira", password: "secret", web: fake)
  }

  private func home(_ fake: CalendarFake, _ path: String = "/") throws -> CalendarHome? {
    var server = try server(fake, path)
    if case .home(let home) = try server.find() { return home }
    return nil
  }

  @Test(arguments: ["", "/", "/dav/", "/dav", "/principals/mira", "/dav/mira/", "/nextcloud/", "/index.html"])
  func `finds the calendar home from any address of the server`(path: String) throws {
    let fake = CalendarFake()
    let home = try home(fake, path)
    expect(home?.address.path, "/dav/mira/")
    expect(home?.calendars.map(\.remote.address.path), ["/dav/mira/trip/"])
    #expect(fake.requested.count <= 6)
  }

  @Test func `requests the root of the server without a well-known address`() throws {
    try expect(home(CalendarFake(.init(wellKnown: nil)))?.address.path, "/dav/mira/")
  }

  @Test(arguments: ["/dav/mira/trip/", "/dav/mira/trip"]) func `accepts a calendar's address`(path: String) throws {
    var server = try server(CalendarFake(), path)
    guard case .calendar(let calendar) = try server.find() else { return fail("no calendar was found") }
    expect(calendar.remote, RemoteCalendar(try WebAddress(CalendarFake.host + "/dav/mira/trip/"), user: "mira"))
    expect(calendar.mayWrite, true)
  }

  @Test func `creates a calendar, and finds it the next time`() throws {
    for existing in [405, 409, 403] {
      let fake = CalendarFake(.init(existingCalendar: existing), calendars: [])
      var server = try server(fake)
      let home = try #require(try self.home(fake))
      let remote = try server.create(tripID: "3f2a", name: "Rust <Belt> & \"back\"\u{1}", in: home)
      expect(remote.address.path, "/dav/mira/3f2a/")
      try expect(server.create(tripID: "3f2a", name: "Other", in: home), remote)
      let body = try #require(fake.requested.first { $0.method == "MKCALENDAR" }?.body)
      #expect(
        String(decoding: body, as: UTF8.self).contains(
          "<D:displayname>Rust &lt;Belt&gt; &amp; &quot;back&quot;</D:displayname>"))
    }
  }

  @Test func `any trip ID becomes a single path segment`() throws {
    let fake = CalendarFake(calendars: [])
    var server = try server(fake)
    let home = try #require(try self.home(fake))
    _ = try? server.create(tripID: "../a b/ü", name: "x", in: home)
    expect(fake.requested.first { $0.method == "MKCALENDAR" }?.address.path, "/dav/mira/..%2Fa%20b%2F%C3%BC/")
  }

  @Test func `finds a calendar by name that the server created elsewhere`() throws {
    let fake = CalendarFake(.init(ownName: "31/"))
    var server = try server(fake)
    let remote = try server.create(tripID: "3f2a", name: "Rust Belt", in: try #require(try home(fake)))
    expect(remote.address.path, "/dav/mira/31/")
  }

  @Test(arguments: [403, 405, 501, 404])
  func `lists existing calendars if the server creates none`(status: Int) throws {
    let fake = CalendarFake(.init(refusesCalendars: status))
    var server = try server(fake)
    let home = try #require(try self.home(fake))
    let error = #expect(throws: Failure.self) { try server.create(tripID: "3f2a", name: "x", in: home) }
    #expect(
      error?.description
        == "127.0.0.1 does not create calendars: no more calendars (\(status)); create one there and pass its address, "
        + "or use an existing one: http://127.0.0.1:5232/dav/mira/trip/")
  }

  @Test func `a wrong password is tried once`() throws {
    let fake = CalendarFake(.init(password: "right"))
    var server = try server(fake)
    for _ in 0..<2 {
      #expect(throws: Failure("wrong user name or password for 127.0.0.1")) { try server.find() }
    }
    expect(fake.requested.count, 1)
  }

  @Test func `a server that requires a login has not rejected a password`() throws {
    let fake = CalendarFake(.init(password: "right"))
    var server = try CalendarServer(try WebAddress(CalendarFake.host), user: nil, password: nil, web: fake)
    #expect(throws: Failure("127.0.0.1 requires a login; pass --user NAME")) { try server.find() }
  }

  @Test func `sends a password in the clear only to this machine or if the user allows it`() throws {
    let fake = CalendarFake()
    for text in [
      "http://example.com/", "http://127.0.0.1.example.com/", "http://10.0.0.1/", "http://localhost.example/",
    ] {
      let address = try WebAddress(text)
      let refusal = "refusing to send a password to \(address.host) over http; use https, or pass --insecure"
      #expect(throws: Failure(refusal)) {
        try CalendarServer(address, user: "mira", password: "x", web: fake)
      }
      _ = try CalendarServer(address, user: "mira", password: "x", insecure: true, web: fake)
    }
    for text in [
      "https://example.com/", "http://127.1.2.3:99/", "http://localhost:5232", "http://[::1]:80/", "http://LOCALHOST/",
    ] {
      _ = try CalendarServer(try WebAddress(text), user: "mira", password: "x", web: fake)
    }
    #expect(fake.requested.isEmpty)
  }

  @Test(arguments: [
    "https://p42.example.com/dav/", "http://127.0.0.2:5232/dav/", "http://127.0.0.1:5233/dav/",
    "https://127.0.0.1:5232/",
  ])
  func `names another host without a request to it`(target: String) throws {
    let fake = CalendarFake(.init(wellKnown: target))
    var server = try server(fake)
    let address = try WebAddress(target)
    let refusal =
      "127.0.0.1 redirects to \(address.origin). Your password was not sent; if you trust it, use \(target) instead"
    #expect(throws: Failure(refusal)) { try server.find() }
    expect(fake.requested.count, 1)
  }

  @Test func `reports a calendar that belongs to somebody else`() throws {
    let fake = CalendarFake()
    fake.interfere { request in
      request.address.path.hasPrefix("/dav/ann") ? .success(HTTPResponse(status: 403)) : nil
    }
    var server = try server(fake, "/dav/ann/trip/")
    let refusal = Failure("mira can't open this calendar on 127.0.0.1; ask its owner to share it with mira")
    #expect(throws: refusal) { try server.find() }
    fake.interfere { $0.address.path == "/dav/" ? .success(HTTPResponse(status: 403)) : nil }
    try expect(home(fake, "/dav/")?.address.path, "/dav/mira/")
  }

  @Test func `knows providers without shared calendars by their hosts`() throws {
    for (text, word) in [
      ("https://apidata.googleusercontent.com/caldav/v2/", "Google"), ("https://www.icloud.com/", "caldav.icloud.com"),
      ("https://outlook.com/", "Microsoft"),
    ] {
      expect(Failure(unusable: try WebAddress(text))?.description.contains(word), true)
    }
    for text in ["https://caldav.icloud.com/", "https://p42-caldav.icloud.com/1/", "https://notgoogle.com/"] {
      expect(Failure(unusable: try WebAddress(text)), nil)
    }
  }

  @Test func `a web server without calendars is not a calendar server`() throws {
    let fake = CalendarFake()
    for (status, body) in [
      (404, ""), (405, ""), (200, "<html>"), (207, "<html>"), (207, "<multistatus xmlns='DAV:'/>"),
    ] {
      fake.interfere { _ in .success(HTTPResponse(status: status, body: Array(body.utf8))) }
      var server = try server(fake)
      #expect(throws: Failure("no CalDAV calendars for this user at this address on 127.0.0.1")) { try server.find() }
    }
  }

  @Test func `endless redirects end`() throws {
    let fake = CalendarFake()
    fake.interfere { question in
      .success(HTTPResponse(status: 302, headers: [HTTPHeader("Location", question.address.path + "x")]))
    }
    var server = try server(fake)
    #expect(throws: Failure.self) { try server.find() }
    expect(fake.requested.count, 6)
  }
}
