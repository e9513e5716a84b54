import Itinerary

/// How values are written, in the plainest way there is: what the writer is compared with.
enum PlainText {
  static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C: text += "\\\(scalar)"
      case 0x08: text += "\\b"
      case 0x09: text += "\\t"
      case 0x0A: text += "\\n"
      case 0x0C: text += "\\f"
      case 0x0D: text += "\\r"
      case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: text += "\\u" + padded(String(scalar.value, radix: 16), to: 4)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  static func number(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Counts the days year by year and month by month, from 1970-01-01.
  static func moment(_ moment: Timestamp) -> String {
    var seconds = moment.microseconds / 1_000_000
    var fraction = moment.microseconds % 1_000_000
    if fraction < 0 { (seconds, fraction) = (seconds - 1, fraction + 1_000_000) }
    var (day, second) = (seconds / 86_400, seconds % 86_400)
    if second < 0 { (day, second) = (day - 1, second + 86_400) }
    let places = fraction % 1000 == 0 ? padded("\(fraction / 1000)", to: 3) : padded("\(fraction)", to: 6)
    return "\(date(day))T\(two(second / 3600)):\(two(second / 60 % 60)):\(two(second % 60)).\(places)Z"
  }

  private static func date(_ dayNumber: Int64) -> String {
    var (year, day) = (Int64(1970), dayNumber)
    while day < 0 {
      year -= 1
      day += days(in: year)
    }
    while day >= days(in: year) {
      day -= days(in: year)
      year += 1
    }
    var month = 0
    let months = [31, days(in: year) - 337, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    while day >= months[month] {
      day -= months[month]
      month += 1
    }
    return "\(padded("\(year)", to: 4))-\(two(month + 1))-\(two(day + 1))"
  }

  private static func days(in year: Int64) -> Int64 {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 366 : 365
  }

  static func two(_ number: some BinaryInteger) -> String { padded("\(number)", to: 2) }

  private static func padded(_ digits: String, to width: Int) -> String {
    String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
