import Almanac
import Glibc
import SharingTestSupport
import TestSupport
import Testing

@testable import Sharing
@testable import Store

/// A calendar server of the user, in a calendar that is created for the tests and removed:
///
///     BARNSTORM_CALDAV=https://cloud.example.com/ BARNSTORM_USER=mira BARNSTORM_PASSWORD=… \
///       make test ARGS='--filter OwnServerTests'
@Suite(.enabled(if: getenv("BARNSTORM_CALDAV") != nil, "BARNSTORM_CALDAV is not set."), .serialized)
struct OwnServerTests {
  private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  private let web = Curl(agent: "barnstorm/test", path: "/usr/local/bin:/usr/bin:/bin")
  private let user = Self.variable("BARNSTORM_USER")
  private let password = Self.variable("BARNSTORM_PASSWORD")

  private func withCalendar(_ body: (CalDAVStore) throws -> Void) throws {
    let address = try WebAddress(Self.variable("BARNSTORM_CALDAV") ?? "")
    var server = try CalendarServer(address, user: user, password: password, insecure: true, web: web)
    switch try server.find() {
    case .calendar(let calendar): try body(CalDAVStore(calendar.remote, password: password, web: web))
    case .home(let home):
      let id = "barnstorm-\(UInt32.random(in: 0 ... .max))"
      let remote = try server.create(tripID: id, name: "Barnstorm \(id)", in: home)
      defer {
        let login = user.map { WebLogin(user: $0, password: password ?? "") }
        _ = web.responses(to: [HTTPRequest("DELETE", remote.address)], within: RequestLimits(login: login))
      }
      try expect(server.create(tripID: id, name: "Barnstorm \(id)", in: home), remote)
      try body(CalDAVStore(remote, password: password, web: web))
    }
  }

  @Test func `meets the contract of remotes`() throws {
    try withCalendar { store in
      var contract = StoreContract(store, written: { SampleEvent.file($0) }, read: SampleEvent.summary)
      try contract.check()
    }
  }

  @Test func `60 items make the round trip`() throws {
    try withCalendar { store in try SampleEvent.check(60, from: store, to: store) }
  }

  @Test func `a second event with the same ID is refused or listed twice`() throws {
    try withCalendar { store in
      var store = store
      let twins = ["b.ics", "c.ics"].map {
        Upload(ResourceName($0), body: Array(SampleEvent.file($0, uid: "twin").utf8), if: .absent)
      }
      let results = store.put(twins)
      _ = try results[0].get()
      switch results[1] {
      case .success: try expect(store.list().count, 2)
      case .failure(let failure): expect(failure, .idTaken)
      }
    }
  }
}
