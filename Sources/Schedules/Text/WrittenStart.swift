import Atlas
import ItineraryCore

/// When a game starts, as a schedule writes it, before zones are looked up.
struct WrittenStart: Equatable {
  enum Zone: Equatable {
    /// No zone: the clock of the place, or of whoever wrote it.
    case floating
    /// Seconds east of UTC; written in the text itself, as `Z` or `-05:00`.
    case offset(Int)
    /// By a name that the file uses.
    case named(String)
  }

  var date: CivilDate
  /// Seconds since midnight, 0…86 399; nil where only a date is given.
  var secondOfDay: Int?
  var zone: Zone
}
