import Store
import TestSupport
import Testing

@testable import Sharing

@Suite struct ServerRefusalTests {
  private let name = ResourceName("a.ics")
  private let fake = CalendarFake()
  private var store: CalDAVStore

  init() throws { store = try fake.store() }

  private mutating func put(_ count: Int = 1) -> [RemoteFailure?] {
    let uploads = (0..<count).map { Upload(ResourceName("\($0).ics"), body: Array("UID:\($0)".utf8), if: .absent) }
    return store.put(uploads).map { result in if case .failure(let failure) = result { failure } else { nil } }
  }

  private func interfere(_ method: String, _ status: Int, _ headers: [(String, String)] = [], _ body: String = "") {
    let response = HTTPResponse(status: status, headers: headers.map { HTTPHeader($0.0, $0.1) }, body: Array(body.utf8))
    fake.interfere { $0.method == method ? .success(response) : nil }
  }

  private func interfereWithList(_ body: [UInt8]) {
    fake.interfere { question in
      question.headers.contains(HTTPHeader("Depth", "1")) ? .success(HTTPResponse(status: 207, body: body)) : nil
    }
  }

  private mutating func listFailure() -> RemoteFailure? {
    do throws(RemoteFailure) {
      _ = try store.list()
      return nil
    } catch {
      return error
    }
  }

  @Test mutating func `reports a removed calendar, or one that is no calendar any more, as missing`() throws {
    fake.remove(calendar: "/dav/mira/trip/")
    expect(listFailure(), .deleted)
    let plain = """
      <D:multistatus xmlns:D="DAV:"><D:response><D:href>/dav/mira/trip/</D:href><D:propstat><D:prop><D:resourcetype>\
      <D:collection/></D:resourcetype></D:prop><D:status>HTTP/1.1 200 OK</D:status></D:propstat></D:response></D:multistatus>
      """
    interfere("PROPFIND", 207, [], plain)
    expect(listFailure(), .deleted)
    interfere("PROPFIND", 207, [], plain.replacing("200 OK", with: "404 Not Found"))
    expect(listFailure(), .deleted)
  }

  @Test(arguments: [
    "", "<html/>", "<!DOCTYPE html><html><body>Pay here", "<multistatus xmlns='DAV:'/>",
    "<multistatus xmlns='DAV:'><response><href>/other/</href></response></multistatus>",
    "<multistatus xmlns='DAV:'><response><href>http://evil.example/dav/mira/trip/</href></response></multistatus>",
    "<multistatus xmlns='DAV:'><response><href>/dav/mira/tr",
  ])
  mutating func `an invalid response about the calendar counts as offline`(body: String) throws {
    for status in [200, 207] {
      interfere("PROPFIND", status, [], body)
      guard case .offline? = listFailure() else { return fail("\(status) \(body) was taken for something else") }
    }
  }

  @Test mutating func `rejects a truncated list`() throws {
    fake.put("UID:1", at: "1.ics")
    let whole = fake.responses(to: [.list(of: store.remote.address)], within: RequestLimits())
    let bytes = try whole[0].get().body
    for count in [bytes.count / 2, bytes.count - 1, bytes.count - 16] {
      interfereWithList(Array(bytes.prefix(count)))
      #expect(throws: RemoteFailure.self) { try store.list() }
    }
    let cut = String(decoding: bytes, as: UTF8.self).replacing(
      "</D:multistatus>",
      with:
        "<D:response><D:href>/dav/mira/trip/</D:href><D:status>HTTP/1.1 507 More</D:status></D:response></D:multistatus>"
    )
    interfereWithList(Array(cut.utf8))
    #expect(throws: RemoteFailure.offline("127.0.0.1: the list is incomplete (507)")) { try store.list() }
  }

  @Test mutating func `rejects names that point outside`() throws {
    let members = [
      "../secret.ics", "%2e%2e", "..", "x/y.ics", "", "//evil.example/a.ics", "http://evil.example/dav/mira/trip/e.ics",
    ]
    let responses = members.map { name in
      let href = name.hasPrefix("/") || name.hasPrefix("http") ? name : "/dav/mira/trip/\(name)"
      return "<response><href>\(href)</href><propstat><prop><getetag>1</getetag><resourcetype/></prop>"
        + "<status>HTTP/1.1 200 OK</status></propstat></response>"
    }
    interfereWithList(Array("<multistatus xmlns='DAV:'>\(responses.joined())</multistatus>".utf8))
    #expect(try store.list().isEmpty)
  }

  private func move(_ status: Int, to target: String) {
    fake.interfere { question in
      question.address.path == "/dav/mira/trip/"
        ? .success(HTTPResponse(status: status, headers: [HTTPHeader("Location", target)])) : nil
    }
  }

  @Test mutating func `follows a calendar that moved on its host, and stores its new address`() throws {
    move(301, to: "/dav/mira/new")
    #expect(throws: RemoteFailure.deleted) { try store.list() }
    expect(store.remote.address.url, CalendarFake.host + "/dav/mira/new/")
  }

  @Test mutating func `follows a redirect once`() throws {
    move(302, to: "/dav/mira/now/")
    #expect(throws: RemoteFailure.deleted) { try store.list() }
    expect(store.remote.address.path, "/dav/mira/trip/")
  }

  @Test(arguments: [
    "http://portal.example/pay", "//portal.example/", "ftp://127.0.0.1/", "http://127.0.0.1.evil.example/",
  ])
  mutating func `sends no password to another host`(target: String) throws {
    interfere("PROPFIND", 302, [("Location", target)])
    guard case .offline? = listFailure() else { return fail("it was followed") }
    #expect(fake.requested.allSatisfy { $0.address.host == "127.0.0.1" })
  }

  @Test mutating func `a circle of redirects ends`() throws {
    interfere("PROPFIND", 307, [("Location", "/dav/mira/trip/")])
    guard case .offline? = listFailure() else { return fail("it should have ended") }
    #expect(fake.requested.count <= 12)
  }

  @Test mutating func `sends a rejected password only once`() throws {
    fake.change { $0.password = "right" }
    store = try fake.store(password: "wrong")
    for _ in 0..<3 { #expect(throws: RemoteFailure.password) { try store.list() } }
    expect(put(3), [.password, .password, .password])
    expect(fake.requested.count, 1)
  }

  @Test func `sends a digest to a server that requires one, and a wrong one only once`() throws {
    fake.change { ($0.password, $0.hasDigestAlone) = ("right", true) }
    var right = try fake.store(password: "right")
    #expect(try right.list().isEmpty)
    fake.forgetQuestions()
    var wrong = try fake.store(password: "wrong")
    for _ in 0..<3 { #expect(throws: RemoteFailure.password) { try wrong.list() } }
    expect(fake.requested.count, 2)
  }

  @Test func `tries the last working scheme first, and gives it up when it fails`() throws {
    fake.change { ($0.password, $0.hasDigestAlone) = ("right", true) }
    var digest = try fake.store(password: "right", scheme: .digest)
    #expect(try digest.list().isEmpty)
    expect(fake.requested.count, 2)
    expect(digest.scheme, .digest)
    fake.change { ($0.password, $0.hasDigestAlone) = ("right", false) }
    var basic = try fake.store(password: "right", scheme: .digest)
    #expect(try basic.list().isEmpty)
    expect(basic.scheme, .basic)
    var wrong = try fake.store(password: "wrong", scheme: .digest)
    #expect(throws: RemoteFailure.password) { try wrong.list() }
  }

  private static let uidTaken =
    #"<error xmlns="DAV:"><C:no-uid-conflict xmlns:C="urn:ietf:params:xml:ns:caldav"/></error>"#
  private static let needed = #"<D:error xmlns:D="DAV:"><D:need-privileges/></D:error>"#
  private static let sabre =
    #"<d:error xmlns:d="DAV:" xmlns:s="http://sabredav.org/ns"><s:message>No event in it</s:message></d:error>"#

  @Test(arguments: [
    (412, "", RemoteFailure.changed), (412, uidTaken, .idTaken), (409, uidTaken, .idTaken), (403, uidTaken, .idTaken),
    (403, needed, .readOnly), (403, "", .refused("status 403")), (415, sabre, .refused("No event in it (415)")),
    (400, "Bad\u{1B}[31m\r\n Request", .refused("Bad[31m Request (400)")), (413, "<html>", .refused("status 413")),
    (429, "", .busy(seconds: nil)), (503, "", .busy(seconds: nil)), (423, "", .busy(seconds: nil)),
    (507, "", .full("status 507")), (401, "", .password),
    (500, "", .offline("127.0.0.1: server error (500)")),
    (502, "", .offline("127.0.0.1: server error (502)")),
  ])
  mutating func `each response to a change has its meaning`(status: Int, body: String, expected: RemoteFailure) throws {
    _ = try store.list()
    interfere("PUT", status, [], body)
    expect(put(), [expected])
  }

  @Test(arguments: [404, 409, 403]) mutating func `reports a change in a removed calendar`(status: Int) throws {
    fake.change { $0.missingCalendar = status }
    _ = try store.list()
    fake.remove(calendar: "/dav/mira/trip/")
    expect(put(3), [.deleted, .deleted, .deleted])
    expect(fake.methods.filter { $0 == "PROPFIND" }.count, 3, "it is asked once what is the matter")
  }

  @Test mutating func `sends nothing if the user can only read`() throws {
    fake.change { $0.privileges = "<D:privilege><D:read/></D:privilege>" }
    _ = try store.list()
    expect(put(2), [.readOnly, .readOnly])
    #expect(!fake.methods.contains("PUT"))
  }

  @Test mutating func `a busy server gets no requests`() throws {
    _ = try store.list()
    interfere("PUT", 429, [("Retry-After", "17")])
    expect(put(5), Array(repeating: .busy(seconds: 17), count: 5))
    expect(fake.methods.filter { $0 == "PUT" }.count, 1)
    interfere(
      "PUT", 503, [("Retry-After", "Sun, 22 Nov 2026 10:01:40 GMT"), ("Date", "Sun, 22 Nov 2026 10:00:00 GMT")])
    expect(put(), [.busy(seconds: 100)])
    interfere("PUT", 503, [("Retry-After", "-5")])
    expect(put(), [.busy(seconds: nil)])
    interfere("PUT", 503, [("Retry-After", "99999999999")])
    expect(put(), [.busy(seconds: 86_400)])
  }

  @Test mutating func `a rejected event does not stop the others`() throws {
    _ = try store.list()
    fake.interfere { question in
      question.method == "PUT" && question.address.path.hasSuffix("/1.ics") ? .success(HTTPResponse(status: 415)) : nil
    }
    expect(put(4), [nil, .refused("status 415"), nil, nil])
  }

  @Test mutating func `a broken connection ends the sync and leaves the rest unknown`() throws {
    _ = try store.list()
    fake.interfere { question in
      question.method == "PUT" && question.address.path.hasSuffix("/1.ics") ? .failure(.truncated) : nil
    }
    let failures = put(4)
    #expect(failures[0] == nil)
    for failure in failures[1...] { expect(failure, .offline("127.0.0.1: the response was truncated")) }
    expect(fake.methods.filter { $0 == "PUT" }.count, 2)
  }

  @Test(arguments: [(404, RemoteFailure.missing), (410, .missing), (412, .changed)])
  mutating func `reports a deletion of a missing or changed item`(status: Int, expected: RemoteFailure) throws {
    _ = try store.list()
    interfere("DELETE", status)
    let results = store.delete([Removal(name, if: EntityTag("\"1\""))])
    #expect(throws: expected) { try results[0].get() }
  }
}
