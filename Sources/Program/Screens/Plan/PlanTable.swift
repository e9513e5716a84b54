import Itinerary
import Screen
import Tours

/// The figures of the tours in columns, as many as fit, the most important first.
struct PlanTable: Equatable {
  struct Column: Equatable {
    let title: String
    /// The end of the last column, counted from the left edge of the screen.
    let end: Int
    let values: [String]
  }

  private(set) var columns: [Column] = []

  private static let gap = 2

  init(_ state: PlanState, width: Int) {
    var end = 2
    for (title, value) in PlanTable.figures(state) {
      let values = state.options.map(value)
      let widest = ([title] + values).map(DisplayText.width(of:)).max() ?? 0
      guard end + PlanTable.gap + widest < width else { continue }
      end += (columns.isEmpty ? 0 : PlanTable.gap) + widest
      columns.append(Column(title: title, end: end, values: values))
    }
  }

  private static func figures(_ state: PlanState) -> [(title: String, value: (PlanOption) -> String)] {
    let duration: (Int?) -> String = { $0.map(state.duration) ?? "-" }
    var figures: [(String, (PlanOption) -> String)] = [
      ("Days", { "\($0.tour.days)" }),
      ("Distance", { state.wording.distanceText(meters: Double($0.tour.meters)) }),
      ("Driving", { duration($0.tour.minutes) }), ("Tightest", { duration($0.tour.tightest?.minutes) }),
      (state.isOfOpenTrip ? "New" : "Games", { "\(state.isOfOpenTrip ? $0.newGames : $0.stops.count)" }),
      ("From", { state.wording.shortDate($0.tour.firstDay) }),
      ("Longest day", { duration($0.tour.longestDay?.minutes) }), ("Double days", { "\($0.tour.doubleDays.count)" }),
    ]
    let differences = state.options.map { $0.tour.difference(state.wording) }
    if differences.contains(where: { !$0.isEmpty }) {
      figures.insert(("Difference", { $0.tour.difference(state.wording) }), at: 2)
    }
    return figures
  }
}
