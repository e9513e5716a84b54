import Almanac
import SharingTestSupport
import TestSupport
import Testing

@testable import Sharing
@testable import Store

@Suite(
  .enabled(if: Radicale.shared != nil, "\(Radicale.absence ?? "") Nothing is tried against a real calendar server."),
  .serialized)
struct RadicaleTests {
  private let radicale: Radicale
  private let web = Curl(agent: "barnstorm/test", path: "/usr/local/bin:/usr/bin:/bin")

  init() throws { radicale = try #require(Radicale.shared) }

  private func server(password: String = Radicale.password, at path: String = "/") throws -> CalendarServer {
    try CalendarServer(try radicale.address(path), user: Radicale.user, password: password, web: web)
  }

  private func remote(_ id: String) throws -> RemoteCalendar {
    var server = try server()
    guard case .home(let home) = try server.find() else { throw Radicale.Absence(sentence: "no home") }
    return try server.create(tripID: id, name: "Rust Belt & \(id)", in: home)
  }

  private func store(_ remote: RemoteCalendar) -> CalDAVStore {
    CalDAVStore(remote, password: Radicale.password, web: web)
  }

  @Test func `meets the contract of remotes`() throws {
    var contract = StoreContract(
      store(try remote("contract")), written: { SampleEvent.file($0) }, read: SampleEvent.summary)
    try contract.check()
  }

  @Test func `finds the calendar of a trip again from any address`() throws {
    let remote = try remote("3f2a-again")
    expect(remote.address.path, "/mira/3f2a-again/")
    try expect(self.remote("3f2a-again"), remote)
    for path in ["", "/mira/", "/.well-known/caldav"] {
      var server = try server(at: path)
      guard case .home(let home) = try server.find() else { return fail("\(path) leads nowhere") }
      #expect(
        home.calendars.contains { $0.remote == remote && $0.name == "Rust Belt & 3f2a-again" && $0.mayWrite == true })
    }
    var server = try server(at: "/mira/3f2a-again")
    guard case .calendar(let found) = try server.find() else {
      return fail("the calendar was not found at its address")
    }
    expect(found.remote, remote)
  }

  @Test func `200 items make the round trip`() throws {
    let remote = try remote("many")
    try SampleEvent.check(200, from: store(remote), to: store(remote), tellsVersions: true)
  }

  @Test func `Radicale names the item that it refuses`() throws {
    var store = store(try remote("refusals"))
    _ = try store.list()
    let good = Upload(ResourceName("b.ics"), body: Array(SampleEvent.file("b").utf8), if: .absent)
    let twin = Upload(ResourceName("c.ics"), body: Array(SampleEvent.file("c").utf8), if: .absent)
    let odd = Upload(ResourceName("d.ics"), body: Array("no calendar".utf8), if: .absent)
    let results = store.put([good, twin, odd])
    _ = try results[0].get()
    #expect(throws: RemoteFailure.idTaken) { try results[1].get() }
    guard case .failure(.refused) = results[2] else { return fail("\(results[2])") }
    try expect(store.list().map(\.name), [good.name])
  }

  @Test func `reports a calendar that was removed on the server as missing`() throws {
    let remote = try remote("removed")
    var store = store(remote)
    _ = try store.list()
    _ = web.responses(
      to: [HTTPRequest("DELETE", remote.address)],
      within: RequestLimits(login: WebLogin(user: Radicale.user, password: Radicale.password)))
    #expect(throws: RemoteFailure.deleted) { try store.list() }
    let results = store.put(SampleEvent.uploads(3))
    for result in results { #expect(throws: RemoteFailure.deleted) { try result.get() } }
  }

  @Test func `reports a wrong password, and shows nobody the calendar of another user`() throws {
    var server = try server(password: "wrong")
    #expect(throws: Failure("wrong user name or password for 127.0.0.1")) { try server.find() }
    var store = CalDAVStore(try remote("locked"), password: "wrong", web: web)
    #expect(throws: RemoteFailure.password) { try store.list() }
    var other = guest(try self.remote("own"))
    #expect(throws: RemoteFailure.self) { try other.list() }
  }

  private func guest(_ remote: RemoteCalendar) -> CalDAVStore {
    CalDAVStore(RemoteCalendar(remote.address, user: Radicale.guest.user), password: Radicale.guest.password, web: web)
  }

  @Test func `a read-only user can read, with a warning`() throws {
    let remote = try remote("read-only")
    var (owner, reader) = (store(remote), guest(remote))
    for result in owner.put(SampleEvent.uploads(2)) { _ = try result.get() }
    let listed = try reader.list()
    try expect(reader.get(listed.map(\.name)).count, 2)
    for result in reader.put(SampleEvent.uploads(3)) { #expect(throws: RemoteFailure.readOnly) { try result.get() } }
    var unaware = guest(remote)
    #expect(throws: RemoteFailure.readOnly) { try unaware.put(SampleEvent.uploads(3))[2].get() }
    #expect(throws: RemoteFailure.readOnly) {
      try unaware.delete([Removal(listed[0].name, if: listed[0].tag)])[0].get()
    }
    try expect(owner.list(), listed)
  }

  @Test func `two users with their own passwords write to one calendar`() throws {
    let remote = try remote("ours-2026")
    var (one, other) = (store(remote), guest(remote))
    _ = try other.put([SampleEvent.uploads(1)[0]])[0].get()
    let listed = try one.list()
    try expect(other.list(), listed)
    try one.delete([Removal(listed[0].name, if: listed[0].tag)])[0].get()
    #expect(try other.list().isEmpty)
    var server = try CalendarServer(
      remote.address, user: Radicale.guest.user, password: Radicale.guest.password, web: web)
    guard case .calendar(let found) = try server.find() else { return fail("the guest did not find the calendar") }
    #expect(found.remote.user == Radicale.guest.user && found.mayWrite == true)
  }
}
