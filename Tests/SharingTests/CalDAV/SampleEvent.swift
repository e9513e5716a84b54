import Sharing
import TestSupport
import Testing

enum SampleEvent {
  static func file(_ summary: String, uid: String = "a") -> String {
    """
    BEGIN:VCALENDAR\r
    VERSION:2.0\r
    PRODID:-//barnstorm//test//EN\r
    BEGIN:VEVENT\r
    UID:\(uid)\r
    DTSTAMP:20261122T100000Z\r
    DTSTART:20260704T191000Z\r
    DTEND:20260704T221000Z\r
    SUMMARY:\(summary)\r
    X-BARNSTORM-DATA:eyJ0eXBlIjoiZ2FtZSJ9\r
    END:VEVENT\r
    END:VCALENDAR\r

    """
  }

  static func summary(_ event: String) -> String {
    let line = event.split(whereSeparator: \.isNewline).first { $0.hasPrefix("SUMMARY:") }
    return String(line?.dropFirst("SUMMARY:".count) ?? "")
  }

  /// Files of events under names that have to be escaped.
  static func uploads(_ count: Int) -> [Upload] {
    (0..<count).map { number in
      Upload(
        ResourceName("item-\(number)@x y.ics"), body: Array(file("\(number)", uid: "item-\(number)@x y").utf8),
        if: .absent)
    }
  }

  /// Writes events into an empty remote by one store, and reads and removes what another one lists there.
  ///
  /// - Parameter tellsVersions: whether the remote says the version of each upload, and when it was changed.
  static func check<Store: RemoteStore>(
    _ count: Int, from first: Store, to second: Store, tellsVersions: Bool = false
  ) throws {
    var (one, other) = (first, second)
    let uploads = uploads(count)
    #expect(try one.list().isEmpty)
    for result in one.put(uploads) {
      let tag = try result.get()
      #expect(tag != nil || !tellsVersions)
    }
    let listed = try other.list()
    expect(Set(listed.map(\.name)), Set(uploads.map(\.name)))
    #expect(!tellsVersions || listed.allSatisfy { $0.changedAt != nil })
    let read = try other.get(listed.map(\.name))
    expect(read.map(\.tag), listed.map(\.tag))
    #expect(
      read.allSatisfy { String(decoding: $0.body, as: UTF8.self).contains("X-BARNSTORM-DATA:eyJ0eXBlIjoiZ2FtZSJ9") })
    try expect(other.list(), listed)
    for result in one.delete(listed.map { Removal($0.name, if: $0.tag) }) { try result.get() }
    #expect(try other.list().isEmpty)
  }
}
