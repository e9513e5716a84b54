import Base
import TripCore

extension Timestamp {
  /// Reads `Sun, 22 Nov 2026 10:00:00 GMT` (RFC 9110, 5.6.7), the only form still in use.
  init?(http text: String) {
    let words = text.split(separator: " ")
    guard words.count == 6, words[5] == "GMT", let day = Int(bounded: words[1]), let year = Int(bounded: words[3]),
      let month = Self.months.firstIndex(of: String(words[2])),
      let date = CivilDate(year: year, month: month + 1, day: day)
    else { return nil }
    let parts = words[4].split(separator: ":").compactMap { Int(bounded: $0) }
    guard parts.count == 3, (0...23).contains(parts[0]), (0...59).contains(parts[1]), (0...60).contains(parts[2]) else {
      return nil
    }
    let seconds = Int64(date.dayNumber) * 86_400 + Int64(parts[0] * 3600 + parts[1] * 60 + parts[2])
    self.init(microseconds: seconds * 1_000_000)
  }

  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
}
