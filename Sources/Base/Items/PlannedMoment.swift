/// A moment in a schedule or timetable: an instant with its offset, or only a date.
package enum PlannedMoment: Equatable, Sendable {
  case at(OffsetDateTime)
  case on(CivilDate)

  /// The local date.
  package var date: CivilDate {
    switch self {
    case .at(let time): time.date
    case .on(let date): date
    }
  }

  /// The date and time; nil if only the date is known.
  package var time: OffsetDateTime? {
    if case .at(let time) = self { time } else { nil }
  }
}
