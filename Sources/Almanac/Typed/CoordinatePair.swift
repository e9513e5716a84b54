/// Two coordinates as people write them: `41.9484, -87.6553`, `41°56'54.2"N 87°39'19.2"W`, `N 41° 56.904 W 087° 39.32`.
struct CoordinatePair: Equatable {
  /// Degrees north and east, which may be out of range.
  let latitude, longitude: Double
  /// The decimals of the degrees, the smaller number of the two; more than three if there are minutes.
  let decimals: Int

  var point: GeoPoint? {
    (-90...90).contains(latitude) && (-180...180).contains(longitude)
      ? GeoPoint(latitude: latitude, longitude: longitude) : nil
  }

  init?(_ text: String) {
    guard text.utf8.count <= 120, let tokens = CoordinateToken.tokens(of: Self.withPoints(text)) else { return nil }
    // Minutes after a space, without a degree sign, are read only if there is a hemisphere.
    guard let (first, second) = Self.read(tokens, bareMinutes: false) ?? Self.read(tokens, bareMinutes: true) else {
      return nil
    }
    let isSwapped = first.axis == .longitude || second.axis == .latitude
    if let a = first.axis, let b = second.axis, a == b { return nil }
    (latitude, longitude) = isSwapped ? (second.degrees, first.degrees) : (first.degrees, second.degrees)
    decimals = min(first.decimals, second.decimals)
  }

  /// Reads `41.9484, -87.6553, 12.3` with a height, and points with longitude first: `POINT (-87.6553 41.9484)`.
  init?(inLongForm text: String) {
    guard text.utf8.count <= 120 else { return nil }
    let upper = text.uppercased()
    let isPoint = upper.hasPrefix("POINT") || upper.hasPrefix("SRID=")
    guard isPoint ? upper.contains("POINT") && upper.hasSuffix(")") : true else { return nil }
    let list = isPoint ? String(text.drop { $0 != "(" }.dropFirst().dropLast()) : text
    let numbers = list.split { $0 == "," || $0 == " " || $0 == ";" }.map(String.init)
    guard numbers.allSatisfy({ Double($0) != nil }), isPoint ? (2...4).contains(numbers.count) : numbers.count == 3,
      isPoint || numbers[0].contains(".") && numbers[1].contains(".")
    else { return nil }
    self.init(isPoint ? "\(numbers[1]), \(numbers[0])" : "\(numbers[0]), \(numbers[1])")
  }

  /// Returns a text with decimal points instead of commas if the commas must be decimal: `41,9484; -87,6553`, and `N 48°
  /// 30,6410', E 18° 57,4583'`, where those that separate are not between digits.
  private static func withPoints(_ text: String) -> String {
    guard text.contains(where: { $0 == "," }), !text.contains(where: { $0 == "." }) else { return text }
    let characters = Array(text)
    let isDigit = { (index: Int) in characters.indices.contains(index) && ("0"..."9").contains(characters[index]) }
    let commas = characters.indices.filter { characters[$0] == "," && isDigit($0 - 1) && isDigit($0 + 1) }
    // Without minutes, one of each number.
    let parts = text.split { $0 == ";" || $0 == " " }
    let isPair = parts.count == 2 && parts.allSatisfy { $0.split(separator: ",").count == 2 && $0.last != "," }
    guard isPair || commas.count == 2 && characters.contains(where: { "°º˚'′’".contains($0) }) else { return text }
    let isSpaced = parts.count == 2 && !text.contains { $0 == ";" }
    return String(
      characters.enumerated().map { index, character in
        commas.contains(index) ? "." : isPair && isSpaced && character == " " ? ";" : character
      })
  }

  // MARK: Reading

  private typealias Tokens = ArraySlice<CoordinateToken>

  private enum Axis { case latitude, longitude }

  private struct Coordinate {
    var degrees: Double
    var axis: Axis?
    var decimals: Int
  }

  private static func read(_ tokens: [CoordinateToken], bareMinutes: Bool) -> (Coordinate, Coordinate)? {
    var rest = tokens[...]
    guard let first = coordinate(&rest, bareMinutes) else { return nil }
    let isSeparated = consume(.separator, &rest)
    guard let second = coordinate(&rest, bareMinutes), rest.isEmpty else { return nil }
    // Two whole numbers separated only by a space are a house number or a score.
    guard isSeparated || first.axis ?? second.axis != nil || min(first.decimals, second.decimals) > 0 else {
      return nil
    }
    return (first, second)
  }

  private static func coordinate(_ rest: inout Tokens, _ bareMinutes: Bool) -> Coordinate? {
    var hemisphere = Self.hemisphere(&rest)
    guard case .number(let number)? = rest.popFirst() else { return nil }
    var (degrees, decimals) = (number.value.magnitude, number.decimals)
    let isMarked = consume(.degree, &rest) || consume(.colon, &rest)
    if number.decimals == 0, isMarked || bareMinutes, let minutes = minutesOrSeconds(&rest, mark: .minute) {
      (degrees, decimals) = (degrees + minutes.value / 60, 4)
      if minutes.decimals == 0, let seconds = minutesOrSeconds(&rest, mark: .second) { degrees += seconds.value / 3600 }
    }
    if hemisphere == nil { hemisphere = Self.hemisphere(&rest) }
    if bareMinutes, hemisphere == nil { return nil }
    // A sign and a hemisphere contradict each other, unless the letters only name the axis.
    if let hemisphere, hemisphere.isSide, number.isSigned { return nil }
    let isNegative = number.isNegative || hemisphere?.isNegative == true
    return Coordinate(degrees: isNegative ? -degrees : degrees, axis: hemisphere?.axis, decimals: decimals)
  }

  private static func consume(_ token: CoordinateToken, _ rest: inout Tokens) -> Bool {
    guard rest.first == token else { return false }
    rest.removeFirst()
    return true
  }

  private static func minutesOrSeconds(_ rest: inout Tokens, mark: CoordinateToken) -> CoordinateToken.Number? {
    guard case .number(let number)? = rest.first, !number.isSigned, number.value < 60 else { return nil }
    rest.removeFirst()
    if !consume(mark, &rest) { _ = consume(.colon, &rest) }
    return number
  }

  private typealias Hemisphere = (axis: Axis, isNegative: Bool, isSide: Bool)

  private static let hemispheres: [String: Hemisphere] = [
    "n": (.latitude, false, true), "north": (.latitude, false, true), "s": (.latitude, true, true),
    "south": (.latitude, true, true), "e": (.longitude, false, true), "east": (.longitude, false, true),
    "w": (.longitude, true, true), "west": (.longitude, true, true), "lat": (.latitude, false, false),
    "latitude": (.latitude, false, false), "lon": (.longitude, false, false), "lng": (.longitude, false, false),
    "long": (.longitude, false, false), "longitude": (.longitude, false, false),
  ]

  private static func hemisphere(_ rest: inout Tokens) -> Hemisphere? {
    guard case .letters(let letters)? = rest.first, let found = hemispheres[letters] else { return nil }
    rest.removeFirst()
    if !found.isSide { _ = consume(.colon, &rest) }
    return found
  }
}
