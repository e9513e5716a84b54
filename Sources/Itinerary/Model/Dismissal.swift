/// A user's decision not to see a warning again, as long as its reason stays the same.
package struct Dismissal: Equatable, Sendable {
  package internal(set) var item: ItemID
  /// The name of the kind of warning: `gamesInTwoCities`.
  package internal(set) var kind: String
  /// The reason that was dismissed (``Advisory/reason``); nil after the warning was brought back.
  package internal(set) var reason: String?
  package internal(set) var dismissedAt: Timestamp
  package var extra: ExtraFields

  package init(
    item: ItemID, kind: String, reason: String?, dismissedAt: Timestamp, extra: ExtraFields = .none
  ) {
    (self.item, self.kind, self.reason, self.dismissedAt, self.extra) = (item, kind, reason, dismissedAt, extra)
  }

  /// The key among the dismissals of a trip. Of two dismissals with the same key the newer one counts.
  var key: String { "\(kind) \(item.text)" }

  static func newer(_ a: Dismissal, _ b: Dismissal) -> Dismissal {
    fields.newer(a, b, by: \.dismissedAt)
  }

  static func precedes(_ a: Dismissal, _ b: Dismissal) -> Bool {
    a.dismissedAt != b.dismissedAt ? a.dismissedAt < b.dismissedAt : ItemID(a.key) < ItemID(b.key)
  }
}

extension Trip {
  /// Dismisses a warning for a reason, or brings it back without one.
  mutating func dismiss(_ kind: String, on item: ItemID, reason: String?, now: Timestamp) {
    let old = dismissed.last { $0.kind == kind && $0.item == item }
    if old?.reason == reason { return }
    let moment = old.map { max(now, $0.dismissedAt.next) } ?? now
    dismissed.removeAll { $0.kind == kind && $0.item == item }
    dismissed.append(Dismissal(item: item, kind: kind, reason: reason, dismissedAt: moment))
    dismissed.sort(by: Dismissal.precedes)
  }
}
