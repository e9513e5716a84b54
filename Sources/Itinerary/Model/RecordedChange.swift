/// A change to the trip made by a schedule, as a sentence for the user to read.
package struct RecordedChange: Equatable, Sendable {
  /// The kind of change, as `update --json` names it: `timeMoved`.
  package internal(set) var kind: String
  /// The item that has changed, which may have been deleted since.
  package internal(set) var item: ItemID?
  /// A sentence about the change, in the wording at the time when it was noted.
  package internal(set) var message: String
  package internal(set) var notedAt: Timestamp
  package var isSeen: Bool
  package var extra: ExtraFields

  package init(
    kind: String, item: ItemID?, message: String, notedAt: Timestamp, isSeen: Bool = false,
    extra: ExtraFields = .none
  ) {
    (self.kind, self.item, self.message) = (kind, item, message)
    (self.notedAt, self.isSeen, self.extra) = (notedAt, isSeen, extra)
  }

  /// The key among the changes of a trip. A repeated change is listed once, with its newer time.
  var key: String { "\(kind) \(item?.text ?? "") \(message)" }

  /// The newer of two states; if their times are equal, the seen one.
  static func newer(_ a: RecordedChange, _ b: RecordedChange) -> RecordedChange { fields.newer(a, b, by: \.notedAt) }

  static func precedes(_ a: RecordedChange, _ b: RecordedChange) -> Bool {
    a.notedAt != b.notedAt ? a.notedAt < b.notedAt : ItemID(a.key) < ItemID(b.key)
  }

  private static let limit = 200

  static func kept(_ changes: [RecordedChange]) -> [RecordedChange] {
    changes.sorted(by: precedes).suffix(limit)
  }
}

extension Trip {
  /// Notes the changes by a schedule and the bookings they touch, in ASCII. The wording needs the zones of all games concerned.
  package mutating func record(
    _ event: [ScheduleChange], touching touched: TouchedBookings? = nil, in wording: Wording, now: Timestamp
  ) {
    var wording = wording
    wording.typography = .words
    // Days get other numbers when days are inserted or moved.
    wording.firstDate = startDate
    let moment = changes.last.map { max(now, $0.notedAt.next) } ?? now
    let new = event.map { change in
      RecordedChange(
        kind: change.kind.rawValue, item: change.item, message: wording.sentence(change), notedAt: moment)
    }
    let booked = zip(touched?.items ?? [], touched.map(wording.lines) ?? []).map { item, line in
      RecordedChange(kind: "touched", item: item.id, message: line, notedAt: moment)
    }
    let keys = Set((new + booked).map(\.key))
    changes = RecordedChange.kept(changes.filter { !keys.contains($0.key) } + new + booked)
  }

  mutating func seeChanges() {
    for index in changes.indices { changes[index].isSeen = true }
  }
}
