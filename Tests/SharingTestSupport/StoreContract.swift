import Sharing
import Testing

package struct StoreContract {
  private var store: any RemoteStore
  private let written: (String) -> String
  private let read: (String) -> String
  private let a = ResourceName("a.ics")

  /// - Parameters:
  ///   - store: An empty remote.
  ///   - written: what is written for a word; a remote may take nothing but events.
  ///   - read: the word for what is read, which the remote may have rewritten.
  package init(
    _ store: any RemoteStore, written: @escaping (String) -> String = { $0 },
    read: @escaping (String) -> String = { $0 }
  ) {
    (self.store, self.written, self.read) = (store, written, read)
  }

  package mutating func check() throws {
    #expect(try store.list().isEmpty)
    let tag = try put("one", if: .absent)
    #expect(try body() == "one")
    #expect(throws: RemoteFailure.changed) { _ = try put("two", if: .absent) }
    let newer = try put("two", if: .matches(tag))
    #expect(newer != tag)
    #expect(throws: RemoteFailure.changed) { _ = try put("three", if: .matches(tag)) }
    #expect(throws: RemoteFailure.changed) { try delete(if: tag) }
    #expect(try body() == "two")
    try delete(if: newer)
    #expect(try store.list().isEmpty)
    #expect(try store.get([a]).isEmpty)
    #expect(throws: (any Error).self) { try delete(if: newer) }
    #expect(throws: RemoteFailure.changed) { _ = try put("four", if: .matches(newer)) }
  }

  private mutating func put(_ body: String, if precondition: Upload.Precondition) throws -> EntityTag {
    let messages = try store.put([Upload(a, body: Array(written(body).utf8), if: precondition)])[0].get()
    let listed = try #require(store.list().first { $0.name == a }).tag
    #expect(messages == nil || messages == listed)
    return listed
  }

  private mutating func delete(if tag: EntityTag) throws { try store.delete([Removal(a, if: tag)])[0].get() }

  private mutating func body() throws -> String {
    read(String(decoding: try #require(store.get([a]).first).body, as: UTF8.self))
  }
}
