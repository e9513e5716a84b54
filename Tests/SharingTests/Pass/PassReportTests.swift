import ItineraryCore
import Sharing
import TestSupport
import Testing

/// What the user is told of a pass.
struct PassReportTests {
  private let trip = TripSketch.trip("@Chicago Dinner")

  private func seen(_ ids: String...) -> SharingState {
    var seen = SharingState()
    for id in ids {
      seen.entries[id] = Observation(
        name: ResourceName(id), tag: nil, modifiedAt: TripSketch.made, mark: nil, body: [])
    }
    return seen
  }

  private func news(_ report: PassReport, _ seen: SharingState) -> SharingNews {
    report.news(of: trip, seen: seen, Wording())
  }

  @Test func `a trip that is all there is shared`() {
    let news = news(PassReport(), seen("trip", "@Chicago", "Dinner"))
    #expect(news == SharingNews(word: "shared", lines: ["All of the trip is where it is shared."]))
  }

  @Test func `what waits is named`() {
    let news = news(PassReport(), seen("trip", "@Chicago"))
    #expect(news == SharingNews(word: "1 waiting", lines: ["Waiting: Dinner."]))
  }

  @Test func `what is refused is told with its reason`() {
    var report = PassReport()
    report.parked = [PassReport.Parked(item: "Dinner", message: "The place does not take it: too long")]
    let news = news(report, seen("trip", "@Chicago", "Dinner"))
    #expect(news == SharingNews(word: "1 refused", lines: ["Dinner: The place does not take it: too long."]))
  }

  @Test func `a pass that stopped is told first`() {
    var report = PassReport()
    (report.state, report.message) = (.stopped, StoreFailure.password.sentence)
    let news = news(report, seen("trip", "@Chicago", "Dinner"))
    #expect(news == SharingNews(word: "SHARING STOPPED", lines: ["The password was refused."]))
  }
}
