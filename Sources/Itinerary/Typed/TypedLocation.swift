extension CustomItem.Location {
  /// The name, the coordinates, or the name with the coordinates in parentheses.
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
