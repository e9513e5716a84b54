import Almanac
import TestSupport
import Testing

struct CalendarDurationTests {
  @Test(arguments: [
    ("PT1H30M", 5400), ("P1DT2H", 93_600), ("P2W", 1_209_600), ("+PT45S", 45), (" pt15m ", 900), ("PT0S", 0),
    ("P", nil), ("", nil), ("1H", nil), ("P1H", nil), ("PT1", nil), ("-PT1H", nil), ("PT108000S", 108_000),
    ("PT9999999H", nil), ("P999999W", nil), ("P1Y", nil),
  ])
  func `a duration is read in seconds`(text: String, seconds: Int?) {
    expect(CalendarDuration.seconds(text), seconds)
  }
}
