import Atlas
import Base
import TripCore

extension PrintedTrip {
  /// The map of the route; nil for a trip without a route.
  ///
  /// - Parameter measure: returns the width of a text at a size, in bold or not.
  func map(
    width: Double, height: Double, measure: (_ text: String, _ isBold: Bool, _ size: Double) -> Double
  ) -> RouteMap? {
    RouteMap(
      of: route, width: width, height: height, unit: document.distance == .kilometers ? .kilometers : .miles,
      outlines: CarriedData.outlines, measure: measure)
  }

  /// The map for a web page, whose fonts are those of the reader's machine: names get enough room for wide letters.
  ///
  /// - Parameter leastShape: the least height, relative to the width.
  func map(forScreenOfWidth width: Double, leastShape: Double) -> RouteMap? {
    guard let regular = CarriedData.font(bold: false), let bold = CarriedData.font(bold: true) else { return nil }
    let height = width * max(leastShape, RouteMap.shape(of: route))
    return map(width: width, height: height) { text, isBold, size in
      let font = isBold ? bold : regular
      let widths = text.unicodeScalars.map { font.glyph(for: $0).map(font.advance) ?? 1000 }
      return widths.reduce(0, +) * size / 1000 * 1.04
    }
  }
}

extension RouteMap {
  /// A description of the map.
  var caption: String { "Map of the route: " + stops.map(\.name).joined(separator: ", ") }

  /// The towns without a name on the map, with their numbers: `7 Toledo, 9 Gary`; empty if there are none.
  var unlabelled: String {
    stops.filter { $0.label == nil }.map { "\($0.number)\u{A0}\($0.name)" }.joined(separator: ", ")
  }
}
