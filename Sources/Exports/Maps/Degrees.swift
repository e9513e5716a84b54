import Almanac

extension GeoPoint {
  /// Degrees as decimals without an exponent, to the millionth, which is a tenth of a meter: `41.9483`.
  static func degrees(_ value: Double) -> String {
    let millionths = Int64((value * 1_000_000).rounded())
    let digits = String(millionths.magnitude)
    let padded = String(repeating: "0", count: max(0, 7 - digits.count)) + digits
    var fraction = padded.suffix(6)
    while fraction.last == "0" { fraction.removeLast() }
    let sign = millionths < 0 ? "-" : ""
    return sign + padded.dropLast(6) + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// Latitude and longitude: `41.9483,-87.6556`.
  var comma: String { "\(GeoPoint.degrees(latitude)),\(GeoPoint.degrees(longitude))" }
}
