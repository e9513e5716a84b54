extension DateTokens {
  /// Reads a zone: `Z`, `+01:00`, `-0500`, or a name such as `ET`.
  mutating func zone() -> RawTime.Zone {
    let part = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "(") }
    guard let first = part.first else { return .floating }
    if first == UInt8(ascii: "Z"), part.count == 1 { return .offset(0) }
    if first == UInt8(ascii: "+") || first == UInt8(ascii: "-") {
      return DateTokens.offset(part, ofDigits: 2).map(RawTime.Zone.offset) ?? .floating
    }
    let name = DateTokens.zoneName(part)
    if ["Z", "z", "UTC", "GMT"].contains(name) { return .offset(0) }
    if ["local", "Local", "local time", "Local time"].contains(name) { return .floating }
    if name.hasPrefix("UTC") || name.hasPrefix("GMT"), let offset = DateTokens.offset(part.dropFirst(3), ofDigits: 1) {
      return .offset(offset)
    }
    return isLetter(first) ? .named(name) : .floating
  }

  /// Returns the name of a zone without what follows it: `ET / 5:00PM PT`, `ET (7:00 PM local)`, `ET, FOX`.
  private static func zoneName(_ text: ArraySlice<UInt8>) -> String {
    let marks = Array(")(|,;".utf8)
    let space = UInt8(ascii: " ")
    var name = text.prefix { !marks.contains($0) }
    if let slash = name.firstIndex(of: UInt8(ascii: "/")), slash > name.startIndex,
      name[slash - 1] == space || name[(slash + 1)...].first.map({ $0 == space || isDigit($0) }) == true
    {
      name = name[..<slash]
    }
    while name.last == space { name.removeLast() }
    return String(decoding: name, as: UTF8.self)
  }

  /// Reads `+01:00`, `-0500` or `-05`, and with fewer digits of the hours `+1`; nil for the end of a span of times.
  private static func offset(_ text: ArraySlice<UInt8>, ofDigits fewest: Int) -> Int? {
    guard let sign = text.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return nil }
    let number = text.dropFirst().prefix { isDigit($0) || $0 == UInt8(ascii: ":") }
    let digits = number.filter(isDigit)
    let rest = text[number.endIndex...].drop { $0 == UInt8(ascii: " ") }
    guard digits.count == 4 || (fewest...2).contains(digits.count), rest.first.map({ $0 | 0x20 }) != UInt8(ascii: "p"),
      rest.first.map({ $0 | 0x20 }) != UInt8(ascii: "a")
    else { return nil }
    let value = digits.reduce(0) { $0 * 10 + Int($1) - 48 } * (digits.count <= 2 ? 100 : 1)
    let seconds = value / 100 * 3600 + value % 100 * 60
    guard value % 100 < 60, seconds <= 14 * 3600 else { return nil }
    return sign == UInt8(ascii: "-") ? -seconds : seconds
  }
}

extension RawTime.Zone {
  /// - Parameter name: The name of a zone, or only an offset such as `UTC-4`; `(UTC-05:00) Eastern Time` is a name.
  init(called name: String) {
    var tokens = DateTokens(name)
    let zone = tokens.zone()
    let isOffset = name.utf8.count > 3 && name.allSatisfy { $0.isNumber || "UTCGM+-:".contains($0) }
    if case .offset = zone, isOffset { self = zone } else { self = .named(name) }
  }
}
