import Sharing

/// Events as servers take them.
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
}
