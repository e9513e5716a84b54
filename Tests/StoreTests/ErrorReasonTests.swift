import Almanac
import Store
import TestSupport
import Testing

struct ErrorReasonTests {
  private static let path: FilePath = "trips/trip.json"

  @Test(arguments: [
    (StoreError.otherTrip(path: path), "not saved, ", "the file now contains another trip"),
    (.busy(path: path), "not saved, ", "locked by another program for 10 seconds"),
    (.wouldBeTooLarge(path: path), "not saved, ", "the file would be larger than 512 MiB"),
    (.changedMeanwhile(path: path), "nothing was done, ", "the file has changed in the meantime"),
    (.exists(path: path), "", "already exists"),
  ])
  func `a reason does not repeat what failed`(error: StoreError, outcome: String, reason: String) {
    expect(error.description, "trips/trip.json: \(outcome)\(reason)")
    expect(error.reason, "trips/trip.json: \(reason)")
  }
}
