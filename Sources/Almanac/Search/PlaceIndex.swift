/// The names of all places in the tables, as keys in one block of bytes that searches scan. It is built when somebody
/// types a place, in one pass without a string for each name, which takes less than a frame.
struct PlaceIndex: Sendable {
  struct Entry: Sendable {
    /// The range of the key in ``PlaceIndex/keys``: the words of the name, then those of its city or region.
    let start, end: Int32
    let nameEnd: Int32
    let source: Source
    /// The approximate point of the place, for weighing distances.
    let point: GeoPoint
    /// The inhabitants of a city in thousands. A venue has the size of a town.
    let size: Int32
    let isOther: Bool
  }

  struct Source: Sendable, Equatable {
    let isCity: Bool
    /// Whether it is a station, port or airport.
    var isStation = false
    let row: Int32
  }

  private(set) var keys: [UInt8] = []
  private(set) var entries: [Entry] = []

  static let shared = PlaceIndex()

  /// The size of a venue, as if it were a town with so many thousand inhabitants.
  static let sizeOfVenue: Int32 = 100

  private init() {
    keys.reserveCapacity(500_000)
    entries.reserveCapacity(16_000)
    addCities()
    addPlaces(.venues, areStations: false)
    addPlaces(.stations, areStations: true)
  }

  // MARK: Keys

  private mutating func append(_ name: UnsafeBufferPointer<UInt8>) {
    keys += NameKey.bytes(of: String(decoding: name, as: UTF8.self))
  }

  private mutating func add(
    _ name: UnsafeBufferPointer<UInt8>, in region: UnsafeBufferPointer<UInt8>, _ source: Source, _ point: GeoPoint,
    size: Int32, isOther: Bool = false
  ) {
    let start = Int32(keys.count)
    append(name)
    let nameEnd = Int32(keys.count)
    if nameEnd == start { return }
    keys.append(UInt8(ascii: " "))
    append(region)
    let end = Int32(keys.count)
    entries.append(
      Entry(start: start, end: end, nameEnd: nameEnd, source: source, point: point, size: size, isOther: isOther))
  }

  // MARK: Cities

  private mutating func addCities() {
    var groups = LocalNameGroups()
    for row in Table(.cities) {
      guard let point = GeoPoint(row, at: 5), let size = row.decimal(7).map({ Int32($0) }) else { continue }
      let source = Source(isCity: true, row: Int32(row.offset))
      let (name, shown) = (row[0], row.shownRegion)
      add(name, in: shown, source, point, size: size)
      if let entry = entries.last {
        groups.note(entry, key: keys[Int(entry.start)..<Int(entry.nameEnd)], country: row[3])
      }
      if name.contains(where: { $0 >= 0x80 }),
        let spelling = LocalNames.spelledOut(String(decoding: name, as: UTF8.self))
      {
        add(spelling.text, shown, source, point, size)
      }
    }
    for (entry, names) in groups.found {
      let region = Array(keys[Int(entry.nameEnd) + 1..<Int(entry.end)])
      let own = Array(keys[Int(entry.start)..<Int(entry.nameEnd)])
      for name in names where !name.text.utf8.elementsEqual(own) {
        region.withUnsafeBufferPointer { add(name.text, $0, entry.source, entry.point, entry.size) }
      }
    }
  }

  private mutating func add(
    _ name: String, _ region: UnsafeBufferPointer<UInt8>, _ source: Source, _ point: GeoPoint, _ size: Int32
  ) {
    var name = name
    name.withUTF8 { add($0, in: region, source, point, size: size, isOther: true) }
  }

  // MARK: Venues and stations

  private mutating func addPlaces(_ table: EmbeddedFile, areStations: Bool) {
    for row in Table(table) {
      guard let point = GeoPoint(row, at: 2) else { continue }
      let source = Source(isCity: false, isStation: areStations, row: Int32(row.offset))
      let city = row[1]
      add(row[0], in: city, source, point, size: Self.sizeOfVenue)
      for other in row[5].split(separator: UInt8(ascii: ";")) {
        add(UnsafeBufferPointer(rebasing: other), in: city, source, point, size: Self.sizeOfVenue, isOther: true)
      }
    }
  }
}

extension PlaceIndex {
  /// Returns the city that probably contains a point, within 200 km: larger cities are wider, so that a ballpark in
  /// Chicago is not in a small town at its edge.
  func city(around point: GeoPoint) -> Source? {
    var best: (weight: Double, source: Source?) = (.infinity, nil)
    for entry in entries where entry.source.isCity {
      // A degree of latitude is 111 km, which excludes most cities without further computation.
      guard abs(entry.point.latitude - point.latitude) * 111 < 200 else { continue }
      let distance = entry.point.kilometers(to: point)
      let weight = distance * distance / Double(max(entry.size, 1))
      if distance < 200, weight < best.weight { best = (weight, entry.source) }
    }
    return best.source
  }
}

/// The groups of names for the same city, with the cities of the table that they mean.
private struct LocalNameGroups {
  private var names: [[NameKey]] = []
  private var countries: [String] = []
  private var groups: [UInt64: [Int]] = [:]
  private var cities: [Int: PlaceIndex.Entry] = [:]

  init() {
    LocalNames.forEach { names, country in
      for name in names { groups[name.number, default: []].append(self.names.count) }
      self.names.append(names)
      countries.append(country.text)
    }
  }

  /// Notes a city if a group has its name. The largest of several such cities counts.
  mutating func note(_ entry: PlaceIndex.Entry, key: ArraySlice<UInt8>, country: UnsafeBufferPointer<UInt8>) {
    guard let found = groups[NameKey.Numbers(ofKey: key).whole] else { return }
    let code = NameKey(String(decoding: country, as: UTF8.self)).text
    for group in found where countries[group] == code {
      if let before = cities[group], before.size >= entry.size { continue }
      cities[group] = entry
    }
  }

  var found: [(PlaceIndex.Entry, [NameKey])] {
    names.indices.compactMap { group in cities[group].map { ($0, names[group]) } }
  }
}
