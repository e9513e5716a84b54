import Itinerary
import TestSupport
import Testing

@testable import Sharing

struct EntryStandingTests {
  private static let moments = [1, 2, 3]

  private static let versions: [SharedEntry?] =
    [nil]
    + moments.flatMap { moment in
      ["x", "y"].map { title -> SharedEntry? in
        var item = TripSketch.custom("item", day: 1, modified: moment)
        item.kind = .custom(CustomItem(title: title, category: .note))
        return .item(item)
      }
    }

  private static let deletions: [Timestamp?] = [nil] + moments.map { TripSketch.moment($0) }

  private static func everyStanding(_ body: (ThreeWayEntry) throws -> Void) rethrows {
    for here in versions {
      for seen in versions {
        for there in versions {
          for deletedAt in deletions {
            try body(ThreeWayEntry(local: here, lastSeen: seen, remote: there, deletedAt: deletedAt))
          }
        }
      }
    }
  }

  /// The rules, once more as a list, the first that fits.
  private func expected(_ s: ThreeWayEntry) -> EntryStep {
    let rules: [(Bool, EntryStep)] = [
      (s.local == nil && s.remote == nil && s.lastSeen == nil, .unchanged),
      (s.local == nil && s.remote == nil, .forget),
      (s.local == s.remote, .unchanged),
      (s.remote == nil && s.lastSeen == nil, .push),
      (s.remote == nil && s.lastSeen == s.local, .remove),
      (s.remote == nil, .push),
      (s.local == nil && s.deletedAt == nil, .pull),
      (s.local == nil && date(s.remote) >= s.deletedAt?.microseconds ?? 0, .pull),
      (s.local == nil, .delete),
      (date(s.local) > date(s.remote), .push),
      (date(s.local) < date(s.remote), .pull),
      (s.local?.item?.custom?.title ?? "" > s.remote?.item?.custom?.title ?? "", .push),
    ]
    return rules.first { $0.0 }?.1 ?? .pull
  }

  private func date(_ entry: SharedEntry?) -> Int64 { entry?.modifiedAt.microseconds ?? 0 }

  @Test func `each situation has its step`() {
    Self.everyStanding { expect($0.step, expected($0), "\($0)") }
  }

  @Test func `the newest version is never discarded`() {
    Self.everyStanding { comparison in
      guard let here = comparison.local, let there = comparison.remote else { return }
      switch comparison.step {
      case .push: #expect(here.modifiedAt >= there.modifiedAt)
      case .pull: #expect(there.modifiedAt >= here.modifiedAt)
      case .unchanged: #expect(here.isSame(as: there))
      case .remove, .delete, .forget: Issue.record("\(comparison)")
      }
    }
  }

  @Test func `only a later deletion wins over an edit`() {
    Self.everyStanding { comparison in
      switch comparison.step {
      case .remove: expect(comparison.local, comparison.lastSeen)
      case .delete: #expect(date(comparison.remote) < comparison.deletedAt?.microseconds ?? 0)
      default: break
      }
    }
  }

  @Test func `two devices decide the same version`() {
    Self.everyStanding { comparison in
      guard comparison.local != nil, comparison.remote != nil else { return }
      let turned = ThreeWayEntry(local: comparison.remote, lastSeen: nil, remote: comparison.local)
      switch comparison.step {
      case .push: expect(turned.step, .pull)
      case .pull: expect(turned.step, .push)
      default: expect(turned.step, .unchanged)
      }
    }
  }

  @Test func `the trip's own entry is never dropped`() {
    let trip = SharedEntry.trip(TripSketch.trip("Dinner").withoutItems)
    expect(ThreeWayEntry(local: trip, lastSeen: trip, remote: nil).step, .push)
  }

  @Test func `keeps dismissals of both sides`() {
    func trip(_ kind: String) -> SharedEntry {
      var trip = TripSketch.trip("Dinner")
      trip.dismissed = [Dismissal(item: ItemID("Dinner"), kind: kind, reason: "r", dismissedAt: TripSketch.made)]
      return .trip(trip.withoutItems)
    }
    let (a, b) = (trip("a"), trip("b"))
    expect(ThreeWayEntry(local: a, lastSeen: nil, remote: b).step, .pull)
    let joined = a.joined(with: b)
    expect(ThreeWayEntry(local: joined, lastSeen: nil, remote: b).step, .push)
    #expect(joined.isSame(as: b.joined(with: a)))
  }
}
