import CStandard

/// Open Location Codes as Google Maps shows them: `86HJW8XV+9V`, and short ones with a city: `W8XV+9V Chicago`.
enum LocationCode {
  /// Reads a text that begins with a code; a short one without a city is near a point. Nil for any other text.
  static func place(_ text: String, near: GeoPoint?) -> TypedPlace? {
    let parts = text.split(maxSplits: 1) { $0 == " " || $0 == "," }
    guard let first = parts.first, let code = Code(first) else { return nil }
    let rest = (parts.count > 1 ? String(parts[1]) : "").trimmed
    if code.isFull { return .point(code.point, name: rest.nonEmpty) }
    guard let reference = rest.isEmpty ? near : city(rest) ?? near else { return .unreadable(.codeWithoutCity) }
    return .point(code.point(near: reference), name: nil)
  }

  private static func city(_ text: String) -> GeoPoint? {
    if let place = Gazetteer.shared.city(text) { return place.point }
    // `Chicago IL`, without a comma.
    guard let space = text.lastIndex(of: " "), !text.contains(where: { $0 == "," }) else { return nil }
    return Gazetteer.shared.city("\(text[..<space]),\(text[text.index(after: space)...])")?.point
  }
}

private struct Code {
  private static let alphabet = Array("23456789cfghjmpqrvwx".utf8)
  private static let digitsBefore = 8
  private static let maxDigits = 15

  /// The digits without the `+`, each 0…19.
  private let digits: [Int]
  /// The number of digits omitted in a short code: 0, 2, 4 or 6.
  private let missing: Int

  var isFull: Bool { missing == 0 }

  init?(_ text: Substring) {
    let parts = text.lowercased().split(separator: "+", omittingEmptySubsequences: false)
    guard parts.count == 2, text.utf8.count <= 100 else { return nil }
    var before = Array(parts[0].utf8)
    // Zeros replace the omitted digits of a coarse code.
    let isPadded = before.contains(UInt8(ascii: "0"))
    while before.last == UInt8(ascii: "0") { before.removeLast() }
    let fewest = before.count == Self.digitsBefore ? 0 : 2
    guard before.count % 2 == 0, before.count <= Self.digitsBefore, parts[1].utf8.count != 1,
      isPadded
        ? !before.isEmpty && parts[0].utf8.count == Self.digitsBefore && parts[1].isEmpty
        : parts[1].utf8.count >= fewest
    else { return nil }
    let digits = (before + Array(parts[1].utf8)).map { Self.alphabet.firstIndex(of: $0) ?? -1 }
    // `+49` alone is a number.
    guard !digits.contains(-1), !before.isEmpty || digits.contains(where: { $0 > 7 }) else { return nil }
    missing = isPadded ? 0 : Self.digitsBefore - before.count
    // The first digits of a full code must be within range.
    if missing == 0, digits[0] > 8 || digits[1] > 17 { return nil }
    // Digits after the fifteenth say nothing.
    self.digits = Array(digits.prefix(Self.maxDigits))
  }

  private init(digits: [Int]) {
    (self.digits, missing) = (digits, 0)
  }

  var point: GeoPoint {
    var (south, west, height, width) = (-90.0, -180.0, 400.0, 400.0)
    for (index, digit) in digits.prefix(10).enumerated() {
      if index % 2 == 0 {
        height /= 20
        south += Double(digit) * height
      } else {
        width /= 20
        west += Double(digit) * width
      }
    }
    for digit in digits.dropFirst(10) {
      (height, width) = (height / 5, width / 4)
      south += Double(digit / 4) * height
      west += Double(digit % 4) * width
    }
    return GeoPoint(latitude: min(south + height / 2, 90), longitude: west + width / 2)
  }

  /// The center of that area of a short code which is nearest to a point.
  func point(near reference: GeoPoint) -> GeoPoint {
    let size = [20, 1, 0.05, 0.0025][max(missing / 2 - 1, 0)]
    let found = Code(digits: Self.digits(of: reference, count: missing) + digits).point
    func nearest(_ value: Double, to goal: Double, within limit: Double) -> Double {
      let moved = value > goal + size / 2 ? value - size : value < goal - size / 2 ? value + size : value
      return abs(moved) <= limit ? moved : value
    }
    return GeoPoint(
      latitude: nearest(found.latitude, to: reference.latitude, within: 90),
      longitude: nearest(found.longitude, to: reference.longitude, within: 180))
  }

  private static func digits(of point: GeoPoint, count: Int) -> [Int] {
    var north = min(max(point.latitude + 90, 0), 179.999_999)
    var east = min(max(point.longitude + 180, 0), 359.999_999)
    var (size, digits): (Double, [Int]) = (20, [])
    while digits.count < count {
      let (row, column) = (floor(north / size), floor(east / size))
      digits += [Int(row), Int(column)]
      (north, east) = (north - row * size, east - column * size)
      size /= 20
    }
    return digits
  }
}
