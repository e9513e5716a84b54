import Itinerary
import SharingTestSupport
import Store
import TestSupport
import Testing

@testable import Sharing

@Suite struct CalDAVStoreTests {
  private let fake = CalendarFake()
  private var store: CalDAVStore

  init() throws { store = try fake.store() }

  private func names(_ count: Int) -> [ResourceName] { (0..<count).map { ResourceName("item-\($0)@x.ics") } }

  private func uploads(_ names: [ResourceName]) -> [Upload] {
    names.map { Upload($0, body: Array("UID:\($0.text)\r\n".utf8), if: .absent) }
  }

  @Test(arguments: [
    CalendarFake.Ways(), .init(putTag: .weak), .init(putTag: .none), .init(isSilentAboutMissing: true),
    .init(escapesMore: true), .init(saysHost: true), .init(hasMultiget: false),
    .init(listsTags: false), .init(hasMultiget: false, listsTags: false),
    .init(privileges: nil), .init(privileges: "<D:privilege><D:all/></D:privilege>"),
    .init(password: "secret"), .init(password: "secret", hasDigestAlone: true),
  ])
  func `every server meets the contract`(ways: CalendarFake.Ways) throws {
    var contract = StoreContract(try CalendarFake(ways).store("/dav/mira/trip", password: "secret"))
    try contract.check()
  }

  @Test func `resource names survive any spelling of the server`() throws {
    let odd = ["a@b.ics", "50%.ics", "ü ü.ics", "a?b#c.ics", "a+b&c=d;e.ics", "%41.ics", "a\"b\\c.ics"].map {
      ResourceName($0)
    }
    for escapesMore in [false, true] {
      let fake = CalendarFake(.init(escapesMore: escapesMore))
      var store = try fake.store()
      for result in store.put(uploads(odd)) { _ = try result.get() }
      var other = try fake.store()
      expect(Set(try other.list().map(\.name)), Set(odd))
    }
  }

  @Test mutating func `lists versions and times`() throws {
    fake.put("one", at: "a.ics")
    try expect(
      store.list(),
      [ListedResource(ResourceName("a.ics"), EntityTag("\"1\""), changedAt: Timestamp("2026-11-22T10:00:00Z"))])
  }

  @Test func `an unreadable event does not stop a sync with lists without versions`() throws {
    let fake = CalendarFake(.init(hasMultiget: false, listsTags: false))
    for name in ["a.ics", "b.ics"] { fake.put(name, at: name) }
    fake.interfere {
      $0.method == "GET" && $0.address.path.hasSuffix("a.ics") ? .success(HTTPResponse(status: 403)) : nil
    }
    var store = try fake.store()
    try expect(store.list().map(\.tag), [EntityTag(""), EntityTag("\"2\"")])
    #expect(try store.get([ResourceName("a.ics")]).first?.obstacle != nil)
  }

  @Test mutating func `fetches 200 items in 4 requests, and sends 200`() throws {
    let names = names(200)
    _ = try store.list()
    for result in store.put(uploads(names)) { _ = try result.get() }
    expect(fake.requested.count, 202)
    _ = try store.list()
    fake.forgetQuestions()
    let read = try store.get(names)
    expect(read.map(\.name), names)
    expect(fake.methods, ["REPORT", "REPORT", "REPORT", "REPORT"])
  }

  @Test func `leaves out only removed entries`() throws {
    for silent in [false, true] {
      let fake = CalendarFake(.init(isSilentAboutMissing: silent))
      var store = try fake.store()
      _ = store.put(uploads(names(3)))
      _ = try store.list()
      fake.remove(names(3)[1].text)
      try expect(store.get(names(3)).map(\.name), [names(3)[0], names(3)[2]])
    }
  }

  @Test(arguments: [(500, ""), (207, "<multistatus xmlns='DAV:'/>")])
  mutating func `an entry missing from a response is requested separately`(status: Int, body: String) throws {
    _ = store.put(uploads(names(3)))
    _ = try store.list()
    fake.interfere {
      $0.method == "REPORT" ? .success(HTTPResponse(status: status, body: Array(body.utf8))) : nil
    }
    try expect(store.get(names(3)).map(\.name), names(3))
  }

  @Test mutating func `an event that is too large or private still exists`() throws {
    _ = store.put(uploads(names(3)))
    let listed = try store.list()
    let (large, hidden) = (names(3)[0].text, names(3)[2].text)
    fake.interfere { question in
      let name = DAVPath(question.address).parts.last
      if question.method == "REPORT" || name == large { return .failure(.tooLarge(limit: 1)) }
      return name == hidden ? .success(HTTPResponse(status: 403)) : nil
    }
    let read = try store.get(names(3))
    expect(read.map(\.name), names(3))
    expect(read.map(\.body.isEmpty), [true, false, true])
    expect(read.map(\.tag), listed.map(\.tag))
  }
}
