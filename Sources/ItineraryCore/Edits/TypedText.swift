/// Reading what people type for the fields of a custom item.
extension ClockTime {
  /// Reads `22:30`, `9:05`, `10:30 PM`, `7pm`, `7 p.m.`; nil for anything else.
  package init?(typed text: String) {
    var rest = text.lowercased().filter { !$0.isWhitespace && $0 != "." }[...]
    let half: Int? = rest.hasSuffix("am") ? 0 : rest.hasSuffix("pm") ? 12 : nil
    if half != nil { rest.removeLast(2) }
    let parts = rest.split(separator: ":", omittingEmptySubsequences: false)
    guard let hour = Self.number(parts.first, digits: 1...2), parts.count <= 2 else { return nil }
    guard parts.count == 2 || half != nil else { return nil }
    guard let minute = parts.count == 2 ? Self.number(parts[1], digits: 2...2) : 0 else { return nil }
    guard let half else {
      self.init(hour: hour, minute: minute)
      return
    }
    guard (1...12).contains(hour) else { return nil }
    self.init(hour: hour % 12 + half, minute: minute)
  }

  private static func number(_ text: Substring?, digits: ClosedRange<Int>) -> Int? {
    guard let text, digits.contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) }) else {
      return nil
    }
    return Int(text)
  }
}

extension CustomItem.Location {
  /// Reads a name, `42.33, -83.05`, or a name with coordinates behind it in parentheses; nil if the coordinates are
  /// out of range.
  package init?(typed text: String) {
    if let (latitude, longitude) = Self.coordinates(text[...]) {
      guard Self.isOnEarth(latitude, longitude) else { return nil }
      self.init(latitude: latitude, longitude: longitude)
    } else if text.hasSuffix(")"), let open = text.lastIndex(of: "("),
      let (latitude, longitude) = Self.coordinates(text[text.index(after: open)...].dropLast())
    {
      guard Self.isOnEarth(latitude, longitude) else { return nil }
      let name = text[..<open].split(whereSeparator: \.isWhitespace).joined(separator: " ")
      self.init(name: name.isEmpty ? nil : name, latitude: latitude, longitude: longitude)
    } else {
      self.init(name: text)
    }
  }

  /// A text that `init(typed:)` reads as this location.
  package var formText: String {
    guard let latitude, let longitude else { return name ?? "" }
    let coordinates = "\(latitude), \(longitude)"
    return name.map { "\($0) (\(coordinates))" } ?? coordinates
  }

  /// Reads `42.33, -83.05`, in degrees; nil if the text is not two numbers.
  package static func coordinates(_ text: Substring) -> (latitude: Double, longitude: Double)? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let latitude = degrees(parts[0]), let longitude = degrees(parts[1]) else { return nil }
    return (latitude, longitude)
  }

  /// Whether coordinates name a place: −90…90 and −180…180 degrees.
  package static func isOnEarth(_ latitude: Double, _ longitude: Double) -> Bool {
    (-90...90).contains(latitude) && (-180...180).contains(longitude)
  }

  private static func degrees(_ text: Substring) -> Double? {
    let digits = text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
    let number = String(digits)
    guard !number.isEmpty, number.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.".contains($0)) }) else { return nil }
    return Double(number)
  }
}
