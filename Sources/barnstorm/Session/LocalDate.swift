import Glibc
import ItineraryCore

/// The date where the user is, by the zone of the system.
enum LocalDate {
  static var today: CivilDate? { date(ofSeconds: time(nil)) }

  /// - Parameter nanoseconds: since 1970.
  static func date(ofNanoseconds nanoseconds: Int64) -> CivilDate? {
    date(ofSeconds: time_t(nanoseconds / 1_000_000_000))
  }

  private static func date(ofSeconds seconds: time_t) -> CivilDate? {
    var seconds = seconds
    var local = tm()
    guard localtime_r(&seconds, &local) != nil else { return nil }
    return CivilDate(year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday))
  }
}
