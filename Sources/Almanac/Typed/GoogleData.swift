/// The fields of Google's own notation in addresses: `!3d41.9484!4d-87.6553`.
enum GoogleData {
  static func pin(_ text: String) -> GeoPoint? { last(text, "3d", "4d", isLatitudeFirst: true) }

  static func lastWaypoint(_ text: String) -> GeoPoint? { last(text, "1d", "2d", isLatitudeFirst: false) }

  static func embedded(_ text: String) -> GeoPoint? { last(text, "2d", "3d", isLatitudeFirst: false) }

  /// Returns the last point whose two numbers are adjacent and have these keys.
  private static func last(_ text: String, _ first: String, _ second: String, isLatitudeFirst: Bool) -> GeoPoint? {
    let fields = text.split(separator: "!").prefix(400).map { $0.prefix { $0 != "/" && $0 != "?" && $0 != "&" } }
    for (a, b) in zip(fields, fields.dropFirst()).reversed() where a.hasPrefix(first) && b.hasPrefix(second) {
      let (a, b) = (a.dropFirst(first.utf8.count), b.dropFirst(second.utf8.count))
      if let point = CoordinatePair(isLatitudeFirst ? "\(a),\(b)" : "\(b),\(a)")?.point { return point }
    }
    return nil
  }
}
