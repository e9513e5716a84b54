import Base
import Sharing
import TestSupport
import Testing
import TripCore

/// The decision for one entry, in all situations there are with three moments and two contents.
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

  private static func everyStanding(_ body: (EntryStanding) throws -> Void) rethrows {
    for here in versions {
      for seen in versions {
        for there in versions {
          for deletedAt in deletions {
            try body(EntryStanding(here: here, seen: seen, there: there, deletedAt: deletedAt))
          }
        }
      }
    }
  }

  /// The rules, said once more as a list, the first that fits.
  private func expected(_ s: EntryStanding) -> EntryStep {
    let rules: [(Bool, EntryStep)] = [
      (s.here == nil && s.there == nil && s.seen == nil, .rest),
      (s.here == nil && s.there == nil, .forget),
      (s.here == s.there, .rest),
      (s.there == nil && s.seen == nil, .put),
      (s.there == nil && s.seen == s.here, .drop),
      (s.there == nil, .put),
      (s.here == nil && s.deletedAt == nil, .take),
      (s.here == nil && date(s.there) >= s.deletedAt?.microseconds ?? 0, .take),
      (s.here == nil, .delete),
      (date(s.here) > date(s.there), .put),
      (date(s.here) < date(s.there), .take),
      (s.here?.item?.custom?.title ?? "" > s.there?.item?.custom?.title ?? "", .put),
    ]
    return rules.first { $0.0 }?.1 ?? .take
  }

  private func date(_ entry: SharedEntry?) -> Int64 { entry?.modifiedAt.microseconds ?? 0 }

  @Test func `every situation has its step`() {
    Self.everyStanding { expect($0.step, expected($0), "\($0)") }
  }

  @Test func `the newest version is never discarded`() {
    Self.everyStanding { standing in
      guard let here = standing.here, let there = standing.there else { return }
      switch standing.step {
      case .put: #expect(here.modifiedAt >= there.modifiedAt)
      case .take: #expect(there.modifiedAt >= here.modifiedAt)
      case .rest: #expect(here.isSame(as: there))
      case .drop, .delete, .forget: Issue.record("\(standing)")
      }
    }
  }

  @Test func `an edit is lost to no deletion without a later date`() {
    Self.everyStanding { standing in
      switch standing.step {
      case .drop: expect(standing.here, standing.seen)
      case .delete: #expect(date(standing.there) < standing.deletedAt?.microseconds ?? 0)
      default: break
      }
    }
  }

  @Test func `two devices decide alike which version stays`() {
    Self.everyStanding { standing in
      guard standing.here != nil, standing.there != nil else { return }
      let turned = EntryStanding(here: standing.there, seen: nil, there: standing.here)
      switch standing.step {
      case .put: expect(turned.step, .take)
      case .take: expect(turned.step, .put)
      default: expect(turned.step, .rest)
      }
    }
  }

  @Test func `the trip's own entry is never dropped`() {
    let trip = SharedEntry.trip(TripFacts(TripSketch.trip("Dinner")))
    expect(EntryStanding(here: trip, seen: trip, there: nil).step, .put)
  }

  @Test func `dismissals of both sides are kept`() {
    func trip(_ kind: String) -> SharedEntry {
      var trip = TripSketch.trip("Dinner")
      trip.dismissed = [
        Dismissal(item: ItemID("Dinner"), kind: kind, reason: "r", dismissedAt: TripSketch.made)
      ]
      return .trip(TripFacts(trip))
    }
    let (a, b) = (trip("a"), trip("b"))
    expect(EntryStanding(here: a, seen: nil, there: b).step, .take)
    let joined = a.joined(with: b)
    expect(EntryStanding(here: joined, seen: nil, there: b).step, .put)
    #expect(joined.isSame(as: b.joined(with: a)))
  }
}
