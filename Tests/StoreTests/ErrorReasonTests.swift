import Almanac
import Store
import TestSupport
import Testing

/// The reason of a failure, apart from what was not done.
struct ErrorReasonTests {
  private static let path: FilePath = FilePath("trips/trip.json")

  /// Those whose sentence says what was not done.
  @Test(arguments: [
    (StoreError.otherTrip(path: path), "the file now contains another trip"),
    (.busy(path: path), "locked by another program for 10 seconds"),
    (.wouldBeTooLarge(path: path), "the file would be larger than 512 MiB"),
    (.changedMeanwhile(path: path), "the file has changed in the meantime"),
  ])
  func `a reason does not repeat what failed`(error: StoreError, reason: String) {
    expect(error.description, "trips/trip.json: \(Self.outcome(of: error)), \(reason)")
    expect(error.reason, "trips/trip.json: \(reason)")
  }

  private static func outcome(of error: StoreError) -> String {
    if case .changedMeanwhile = error { "nothing was done" } else { "not saved" }
  }

  @Test func `other errors have their own reasons`() {
    for error in [
      StoreError.exists(path: Self.path), .notDamaged(path: Self.path), .tooLarge(path: Self.path), .noHome,
    ] {
      expect(error.reason, error.description)
    }
  }
}
