/// The fields of Google's own notation in addresses: `!3d41.9484!4d-87.6553`.
enum GoogleData {
  /// The fields of a text, each a key such as `3d` and its value.
  private static func fields(_ text: String) -> [(key: Substring, value: Substring)] {
    text.split(separator: "!").prefix(400).compactMap { field in
      guard let letter = field.firstIndex(where: \.isLetter), letter > field.startIndex else { return nil }
      let start = field.index(after: letter)
      return (field[..<start], field[start...].prefix { $0 != "/" && $0 != "?" && $0 != "&" })
    }
  }

  /// Returns the last point whose two numbers are adjacent and have these keys.
  private static func last(_ text: String, latitude: Substring, longitude: Substring, latitudeFirst: Bool) -> GeoPoint?
  {
    let fields = fields(text)
    let keys = latitudeFirst ? (latitude, longitude) : (longitude, latitude)
    for (first, second) in zip(fields, fields.dropFirst()).reversed()
    where first.key == keys.0 && second.key == keys.1 {
      let (north, east) = latitudeFirst ? (first.value, second.value) : (second.value, first.value)
      if let point = CoordinatePair("\(north),\(east)")?.point { return point }
    }
    return nil
  }

  static func pin(_ text: String) -> GeoPoint? { last(text, latitude: "3d", longitude: "4d", latitudeFirst: true) }

  /// Returns the destination of directions.
  static func lastWaypoint(_ text: String) -> GeoPoint? {
    last(text, latitude: "2d", longitude: "1d", latitudeFirst: false)
  }

  /// Returns the center of an embedded map.
  static func embedded(_ text: String) -> GeoPoint? {
    last(text, latitude: "3d", longitude: "2d", latitudeFirst: false)
  }
}
