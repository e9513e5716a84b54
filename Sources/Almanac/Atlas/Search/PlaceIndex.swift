/// The names of all places in the tables, which a search scans. It is built when somebody types a place.
struct PlaceIndex: Sendable {
  struct Entry: Sendable {
    /// The words of the name, then those of its city or region.
    let key: [UInt8]
    let nameCount: Int
    let source: Source
    /// The approximate point of the place, for weighing distances.
    let point: GeoPoint
    /// The inhabitants of a city in thousands.
    let size: Int
    let isOther: Bool

    init(
      _ name: NameKey, in region: NameKey?, _ source: Source, _ point: GeoPoint, size: Int, isOther: Bool = false
    ) {
      key = Array([name.text, region?.text].compactMap(\.self).joined(separator: " ").utf8)
      nameCount = name.text.utf8.count
      (self.source, self.point, self.size, self.isOther) = (source, point, size, isOther)
    }
  }

  enum Source: Sendable, Equatable {
    /// A city by its number in ``Gazetteer/allCities``.
    case city(Int)
    /// A venue, or a station, port or airport, by the offset of its row.
    case venue(Int), station(Int)
    /// A place of the user's by its number.
    case own(Int)
  }

  let entries: [Entry]

  static let shared = PlaceIndex()

  /// The size of a venue, as if it were a town with so many thousand inhabitants.
  private static let sizeOfVenue = 100

  private init() {
    entries = Self.cities() + Self.places(.venues, Source.venue) + Self.places(.stations, Source.station)
  }

  private static func cities() -> [Entry] {
    let cities = Gazetteer.shared.allCities
    var names = cities.map { [$0.name] }
    for (name, numbers) in Gazetteer.cityIndex {
      for number in numbers where name != cities[number].name { names[number].append(name) }
    }
    return zip(cities.indices, cities).flatMap { number, city in
      let region = [city.region, city.country].first { !$0.isEmpty } ?? city.countryCode
      return names[number].map { name in
        Entry(
          name, in: region, .city(number), city.place.point, size: city.population, isOther: name != city.name)
      }
    }
  }

  private static func places(_ table: EmbeddedFile, _ source: (Int) -> Source) -> [Entry] {
    Table(table).flatMap { row -> [Entry] in
      guard let point = GeoPoint(row, at: 2) else { return [] }
      let (city, names) = (NameKey(row.text(1)), [row.text(0)] + row.names(5))
      return names.enumerated().map { index, name in
        Entry(NameKey(name), in: city, source(row.offset), point, size: sizeOfVenue, isOther: index > 0)
      }
    }
  }
}
