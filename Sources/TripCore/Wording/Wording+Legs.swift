import Base

extension Wording {
  /// A moment of a timetable in local time: `Sun, Jul 5, 2:20 PM`, or only the date.
  package func text(_ moment: PlannedMoment) -> String {
    moment.time.map { "\(shortDate($0.date)), \(text($0.clockTime))" } ?? shortDate(moment.date)
  }
}

extension Leg.Mode {
  /// The name of the means of travel: `Flight`.
  package var label: String {
    switch self {
    case .drive: "Drive"
    case .flight: "Flight"
    case .train: "Train"
    case .bus: "Bus"
    case .ferry: "Ferry"
    case .other: "Other"
    }
  }
}
