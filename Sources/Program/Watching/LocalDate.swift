import Almanac
import Platform

/// Dates and times of day in the zone of the system; nil for times that the C library cannot convert.
enum LocalDate {
  static var today: CivilDate? { date(ofSeconds: time(nil)) }

  static func date(ofNanoseconds nanoseconds: Int64) -> CivilDate? {
    date(ofSeconds: time_t(nanoseconds / 1_000_000_000))
  }

  static func clockTime(ofNanoseconds nanoseconds: Int64) -> ClockTime? {
    local(time_t(nanoseconds / 1_000_000_000)).flatMap {
      ClockTime(hour: Int($0.tm_hour), minute: Int($0.tm_min))
    }
  }

  private static func date(ofSeconds seconds: time_t) -> CivilDate? {
    local(seconds).flatMap {
      CivilDate(year: Int($0.tm_year) + 1900, month: Int($0.tm_mon) + 1, day: Int($0.tm_mday))
    }
  }

  private static func local(_ seconds: time_t) -> tm? {
    var seconds = seconds
    var local = tm()
    return localtime_r(&seconds, &local) == nil ? nil : local
  }
}
