/// The names that maps write on states, provinces and countries, each at a point in its middle.
///
/// Small ones whose name would cover their neighbors are left out.
enum RegionNames {
  static let all: [(name: String, point: GeoPoint)] = Table(.regionNames).compactMap { row in
    GeoPoint(row, at: 1).map { (row.text(0), $0) }
  }
}
