/// A change that a schedule made to a trip, in words, for the user to look at.
package struct NotedChange: Equatable, Sendable {
  /// The name of the kind of change, as `update --json` has it: `timeMoved`.
  package let kind: String
  /// The row that it is about, which may be gone.
  package let item: ItemID?
  /// A sentence on it, as it was worded when it was noted.
  package let message: String
  package let notedAt: Timestamp
  /// Whether the user has seen it in the list of changes.
  package var isSeen: Bool
  package var extra: ExtraFields

  package init(
    kind: String, item: ItemID?, message: String, notedAt: Timestamp, isSeen: Bool = false,
    extra: ExtraFields = .none
  ) {
    (self.kind, self.item, self.message) = (kind, item, message)
    (self.notedAt, self.isSeen, self.extra) = (notedAt, isSeen, extra)
  }

  /// The identity among the changes of a trip: what happens twice is listed once, at its newer time.
  var key: String { "\(kind) \(item?.text ?? "") \(message)" }

  /// The newer of two states; of one moment, the one that was seen.
  static func newer(_ a: NotedChange, _ b: NotedChange) -> NotedChange {
    var order = ContentComparison()
    order.compare(a.notedAt, b.notedAt)
    order.compare(a.isSeen, b.isSeen)
    order.compare(a.extra, b.extra)
    return order.order < 0 ? b : a
  }

  /// The order of a trip's changes: that in which they were noted.
  static func standsBefore(_ a: NotedChange, _ b: NotedChange) -> Bool {
    a.notedAt != b.notedAt ? a.notedAt < b.notedAt : ItemID(a.key) < ItemID(b.key)
  }

  /// The most changes that a trip keeps: the newest ones.
  private static let most = 200

  static func kept(_ changes: [NotedChange]) -> [NotedChange] {
    changes.sorted(by: standsBefore).suffix(most)
  }
}

extension Trip {
  /// Notes what a schedule has changed.
  ///
  /// The sentences are in words alone, which every terminal can show.
  ///
  /// - Parameter wording: the user's, with the zones of all games concerned.
  package mutating func note(_ news: [ScheduleChange], in wording: Wording, now: Timestamp) {
    var wording = wording
    wording.typography = .words
    let moment = changes.last.map { max(now, $0.notedAt.next) } ?? now
    let new = news.map { change in
      NotedChange(
        kind: change.kind.rawValue, item: change.item, message: wording.sentence(change), notedAt: moment)
    }
    let keys = Set(new.map(\.key))
    changes = NotedChange.kept(changes.filter { !keys.contains($0.key) } + new)
  }

  /// Notes that the user has seen all changes.
  mutating func seeChanges() -> Edit.Outcome {
    if changes.allSatisfy(\.isSeen) { return .unchanged }
    for index in changes.indices { changes[index].isSeen = true }
    return .changed
  }
}
