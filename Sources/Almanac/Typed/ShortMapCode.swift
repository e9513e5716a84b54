/// Short codes that contain a point, decoded without any service.
enum ShortMapCode {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")

  private static func values(_ code: some StringProtocol, _ last: [Character]) -> [Int]? {
    guard (1...12).contains(code.utf8.count) else { return nil }
    let values = code.map { (letters + last).firstIndex(of: $0) ?? -1 }
    return values.contains(-1) ? nil : values
  }

  /// Reads a code of Organic Maps: the zoom, then characters with three bits of each number, latitude first.
  static func organic(_ code: String) -> GeoPoint? {
    guard let values = values(code, ["-", "_"])?.dropFirst(), (1...9).contains(values.count) else { return nil }
    var (north, east, shift) = (0, 0, 27)
    for value in values {
      for bit in 0..<3 {
        north |= (value >> (5 - 2 * bit) & 1) << (shift + 2 - bit)
        east |= (value >> (4 - 2 * bit) & 1) << (shift + 2 - bit)
      }
      shift -= 3
    }
    // The center of the remaining area.
    let middle = Double(1 << (shift + 3)) / 2
    let (height, width) = (Double((1 << 30) - 1), Double(1 << 30))
    return GeoPoint(
      latitude: min((Double(north) + middle) / height * 180 - 90, 90),
      longitude: (Double(east) + middle) / width * 360 - 180)
  }

  /// Reads a code of openstreetmap.org/go: characters with three bits of each number, longitude first.
  static func openStreetMap(_ code: String) -> GeoPoint? {
    // Hyphens at the end encode the zoom.
    let places = code.reversed().drop { "-=".contains($0) }.reversed().map { $0 == "@" ? "~" : $0 }
    guard let values = values(String(places), ["_", "~"]), values.count >= 2 else { return nil }
    return point(values, bits: 6)
  }

  static func geohash(_ code: String) -> GeoPoint? {
    let alphabet = Array("0123456789bcdefghjkmnpqrstuvwxyz")
    let values = code.lowercased().compactMap { alphabet.firstIndex(of: $0) }
    return (4...12).contains(code.utf8.count) && values.count == code.count ? point(values, bits: 5) : nil
  }

  /// The middle of the area that is left after each bit has halved it, of longitudes first and latitudes in turn.
  private static func point(_ values: [Int], bits: Int) -> GeoPoint {
    var (north, east, height, width) = (0.0, 0.0, 180.0, 360.0)
    var isEast = true
    for bit in values.flatMap({ value in (1...bits).map { value >> (bits - $0) & 1 } }) {
      if isEast {
        width /= 2
        east += Double(bit) * width
      } else {
        height /= 2
        north += Double(bit) * height
      }
      isEast.toggle()
    }
    return GeoPoint(latitude: north + height / 2 - 90, longitude: east + width / 2 - 180)
  }
}
