/// The names that maps write in the middle of states, provinces and countries, except those too small for theirs.
enum RegionNames {
  static let all: [(name: String, point: GeoPoint)] = Table(.regionNames).compactMap { row in
    GeoPoint(row, at: 1).map { (row.text(0), $0) }
  }
}
