/// Reading what people type for the place of a custom item.
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
