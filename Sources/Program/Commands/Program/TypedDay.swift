import Itinerary
import Store

/// A date on a command line, in any form in which the editor takes it: `2026-10-24`, `24.10.`, `oct 24`, `24/10`.
struct TypedDay: TextValue, Equatable {
  private let text: String
  /// The date, if neither the order of day and month nor the year depends on the surroundings.
  let exact: CivilDate?

  init?(_ text: String) {
    // The order matters only to dates that are not certain, which are read again.
    let typed = TypedDate(text, in: .monthFirst)
    exact =
      CivilDate(text.trimmed)
      ?? typed.flatMap { date in
        date.isCertain ? date.year.flatMap { CivilDate(year: $0, month: date.month, day: date.day) } : nil
      }
    if exact == nil, typed == nil || typed?.isCertain == true { return nil }
    self.text = text
  }

  /// The date, by the user's order of day and month; without a year the closest one, within the dates of a trip if it
  /// can be.
  func date(
    in order: Wording.Dates, near: CivilDate, within dates: ClosedRange<CivilDate>? = nil
  ) throws(Failure) -> CivilDate {
    guard let date = exact ?? CivilDate(typed: text, in: order, near: near, within: dates) else {
      throw Failure("no such date: \(Excerpt.quoted(text))")
    }
    return date
  }
}
