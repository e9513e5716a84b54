import Itinerary
import TestSupport
import Testing

/// What a user gives of a leg makes it the user's.
@Suite struct LegDetailsTests {
  private let made = Leg(
    from: "A", to: "B", visit: 1, distanceMeters: 1000, durationSeconds: 600, estimated: true, generated: true)

  @Test func `a leg without a mode is a drive`() {
    expect(made.means, .drive)
    expect(made.edited { $0.mode = .ferry }.means, .ferry)
  }

  @Test func `an edit of its content takes the mark of a generated leg away, moving it does not`() {
    #expect(made.edited { $0.notes = "by the lake" }.generated == nil)
    #expect(!made.edited { $0.notes = "by the lake" }.isGenerated)
    expect(made.edited { _ in }, made)
    let moved = Item(
      id: ItemID("leg"), position: Position(day: 2, sortOrder: 1), modifiedAt: TripSketch.made, kind: .travel(made))
    expect(moved.leg?.isGenerated, true)
  }

  @Test func `figures that a user gives are not estimates, other details leave them as they are`() {
    #expect(made.edited { $0.distanceMeters = 2000 }.estimated == nil)
    #expect(made.edited { $0.durationSeconds = 900 }.estimated == nil)
    expect(made.edited { $0.carrier = "AA 1234" }.estimated, true)
  }

  /// Earlier versions kept these fields as unknown ones, which told them that a user had been there.
  @Test func `a leg of an earlier version with details counts as edited`() throws {
    let date = PlannedMoment.on(TripSketch.firstDay)
    let old = Leg(from: "A", to: "B", distanceMeters: 1000, durationSeconds: 600, estimated: true)
    #expect(old.isGenerated)
    let changes: [(inout Leg) -> Void] = [
      { $0.mode = .drive }, { $0.departs = date }, { $0.arrives = date }, { $0.carrier = "AA 1" }, { $0.notes = "" },
    ]
    for change in changes { #expect(!old.edited(change).isGenerated) }
  }
}
