/// A date as spreadsheets store it, and write it where a column has no format: the days since the end of 1899, with the
/// time as a fraction of the day.
struct SerialDate {
  let day: DateText
  /// Whether the fraction has too few digits for the minute.
  let isCoarse: Bool

  /// The first day of 1900 has the number 1, and 1900 has a day too many: so the days are counted from this one.
  private static let epoch = CivilDate(dayNumber: -25_569)
  /// The numbers of the years 2000 to 2099.
  private static let plausible = 36_526...73_050

  /// Reads `45901` and `45901.7951`; nil for other texts and for dates outside this century.
  init?(_ text: String) {
    let digits = text.utf8.prefix { (48...57).contains($0) }
    guard digits.count == 5, let number = Int(text.prefix(5), in: SerialDate.plausible) else { return nil }
    let fraction = String(text.dropFirst(5))
    guard fraction.isEmpty || SerialDate.fraction(fraction) != nil else { return nil }
    let time = SerialDate.fraction(fraction)
    isCoarse = time != nil && fraction.utf8.count < 4
    day = DateText(day: .exact(SerialDate.epoch.adding(days: number)), time: time)
  }

  /// Reads a time that is a fraction of the day: `0.7951`, or `45901.7951` with the day.
  static func time(in text: String) -> TimeText? {
    guard let point = text.utf8.firstIndex(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }) else {
      return nil
    }
    let whole = text[..<point]
    guard whole.isEmpty || whole == "0" || whole.utf8.count == 5 && SerialDate(text) != nil else { return nil }
    return fraction(String(text[point...]))
  }

  /// Reads `.7951` or `,7951`, to the minute; of one or two digits, which tell the time to seven minutes, to the quarter
  /// of an hour.
  private static func fraction(_ text: String) -> TimeText? {
    let digits = text.utf8.dropFirst()
    guard let point = text.utf8.first, point == UInt8(ascii: ".") || point == UInt8(ascii: ","),
      (1...17).contains(digits.count), digits.allSatisfy({ (48...57).contains($0) }),
      let part = Double("0." + text.dropFirst())
    else { return nil }
    let step = digits.count < 3 ? 900 : 60
    let second = Int((part * 86_400 / Double(step)).rounded()) * step
    return TimeText(secondOfDay: min(second, 86_340))
  }
}
