/// Durations as calendars write them (RFC 5545 section 3.3.6).
package enum CalendarDuration {
  /// The seconds of `PT1H30M`, `P1DT2H` or `P2W`, at most ten years; nil for others and for a negative duration.
  package static func seconds(_ text: String) -> Int? {
    var rest = text.filter { $0 != " " }.uppercased()[...]
    if rest.first == "+" { rest.removeFirst() }
    guard rest.popFirst() == "P", !rest.isEmpty, rest.utf8.count < 40 else { return nil }
    var (seconds, number, isTime) = (0, "", false)
    for sign in rest {
      if sign == "T" {
        isTime = true
      } else if sign.isASCII, sign.isNumber {
        number.append(sign)
      } else {
        guard let value = Int(number, in: 0...999_999), let unit = unit(sign, isTime) else { return nil }
        seconds += value * unit
        number = ""
      }
    }
    return number.isEmpty && seconds <= longest ? seconds : nil
  }

  private static let longest = 3653 * 86_400

  private static func unit(_ sign: Character, _ isTime: Bool) -> Int? {
    switch sign {
    case "W": 604_800
    case "D": 86_400
    case "H" where isTime: 3600
    case "M" where isTime: 60
    case "S" where isTime: 1
    default: nil
    }
  }
}
