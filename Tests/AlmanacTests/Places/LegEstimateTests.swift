import Itinerary
import TestSupport
import Testing

@Suite struct LegEstimateTests {
  private static let points: [String: GeoPoint] = [
    "Calgary": (51.04, -114.07), "Seattle": (47.6, -122.33), "Vancouver": (49.28, -123.12),
    "Victoria": (48.43, -123.36),
    "Milwaukee": (43.04, -87.92), "Detroit": (42.33, -83.05), "Chicago": (41.88, -87.63), "Toronto": (43.65, -79.38),
    "Grand Rapids": (42.96, -85.66), "Cleveland": (41.5, -81.69), "Buffalo": (42.89, -78.88), "Boston": (42.36, -71.06),
    "Mexico City": (19.43, -99.13), "Miami": (25.78, -80.2), "Key West": (24.56, -81.78), "Houston": (29.76, -95.37),
    "Tampa": (27.95, -82.46), "New Orleans": (29.95, -90.07), "Halifax": (44.65, -63.58), "Montreal": (45.5, -73.57),
    "St. John's": (47.56, -52.71), "Salt Lake City": (40.76, -111.89), "Denver": (39.74, -104.99),
    "Phoenix": (33.45, -112.07), "Los Angeles": (34.05, -118.24), "San Francisco": (37.77, -122.42),
    "Oakland": (37.8, -122.27), "Liverpool": (53.41, -2.98), "Dublin": (53.35, -6.26), "London": (51.51, -0.13),
    "Paris": (48.86, 2.35), "Barcelona": (41.39, 2.17), "Rome": (41.9, 12.5), "Tokyo": (35.71, 139.75),
    "Honolulu": (21.3, -157.8), "Madrid": (40.42, -3.7), "Palma": (39.57, 2.65), "New York": (40.71, -74.01),
    "Kansas City": (39.1, -94.58), "St. Louis": (38.62, -90.2),
    "San Diego": (32.72, -117.16),
    "Portland": (45.52, -122.68),
    "Atlanta": (33.75, -84.39),
    "Nashville": (36.16, -86.78),
    "Dallas": (32.78, -96.8),
    "Minneapolis": (44.98, -93.27),
    "Pittsburgh": (40.44, -80),
    "Philadelphia": (39.95, -75.17),
    "Cincinnati": (39.1, -84.51),
    "Las Vegas": (36.17, -115.14),
    "Spokane": (47.66, -117.43),
    "Boise": (43.62, -116.2),
    "Washington": (38.9, -77.04),
    "Ottawa": (45.42, -75.7),
    "Winnipeg": (49.9, -97.14),
    "Edmonton": (53.55, -113.49),
    "Munich": (48.14, 11.58),
    "Milan": (45.46, 9.19),
    "Manchester": (53.48, -2.24),
    "Sault Ste. Marie": (46.52, -84.35),
    "Lyon": (45.76, 4.84),
    "Berlin": (52.52, 13.4),
    "Hamburg": (53.55, 9.99),
    "Naples": (40.85, 14.27),
    "Newcastle": (54.98, -1.61),
    "Birmingham UK": (52.49, -1.89),
    "Dortmund": (51.51, 7.47),
    "Seville": (37.39, -5.99),
    "Valencia": (39.47, -0.38),
    "Marseille": (43.3, 5.37),
    "Frankfurt": (50.11, 8.68),
    "Quebec": (46.81, -71.21),
    "Orlando": (28.54, -81.38),
    "Jacksonville": (30.33, -81.66),
    "San Antonio": (29.42, -98.49),
    "El Paso": (31.76, -106.49),
    "Albuquerque": (35.08, -106.65),
    "Charlotte": (35.23, -80.84),
    "Raleigh": (35.78, -78.64),
    "Fresno": (36.74, -119.78),
    "Sacramento": (38.58, -121.49),
    "Reno": (39.53, -119.81),
    "Eugene": (44.05, -123.09),
    "Omaha": (41.26, -95.93),
  ].mapValues { GeoPoint(latitude: $0.0, longitude: $0.1) }

  private func point(_ name: String) throws -> GeoPoint { try #require(Self.points[name]) }

  private func estimate(_ from: String, _ to: String) throws -> LegEstimate? {
    LegEstimate(from: try point(from), to: try point(to))
  }

  /// Pairs with the miles and the minutes of the road, rounded: across water, mountains and borders, and in Europe. The
  /// map is not fitted to them; see KnownDrivesTests for those to which it is.
  private static let roads: [(from: String, to: String, miles: Double, minutes: Double)] = [
    ("Calgary", "Seattle", 679, 725),
    ("Calgary", "Vancouver", 604, 640),
    ("Milwaukee", "Detroit", 372, 350),
    ("Milwaukee", "Grand Rapids", 268, 255),
    ("Chicago", "Grand Rapids", 178, 170),
    ("Chicago", "Detroit", 283, 265),
    ("Detroit", "Cleveland", 170, 160),
    ("Toronto", "Buffalo", 100, 105),
    ("Toronto", "Cleveland", 288, 290),
    ("Toronto", "Detroit", 231, 240),
    ("Toronto", "Boston", 549, 550),
    ("Mexico City", "Miami", 2112, 2150),
    ("Miami", "Houston", 1187, 1050),
    ("New Orleans", "Tampa", 656, 580),
    ("Halifax", "Boston", 668, 640),
    ("Montreal", "Halifax", 775, 745),
    ("Denver", "Salt Lake City", 520, 480),
    ("Denver", "Los Angeles", 1016, 900),
    ("Seattle", "Denver", 1305, 1200),
    ("Los Angeles", "San Francisco", 382, 370),
    ("Seattle", "Vancouver", 142, 160),
    ("Kansas City", "St. Louis", 248, 225),
    ("New York", "Boston", 215, 235),
    ("Barcelona", "Rome", 845, 820),
    ("London", "Paris", 285, 345),
    ("San Diego", "Phoenix", 355, 325),
    ("Portland", "San Francisco", 635, 600),
    ("Atlanta", "Nashville", 248, 235),
    ("Dallas", "Houston", 239, 220),
    ("Minneapolis", "Milwaukee", 337, 310),
    ("Pittsburgh", "Philadelphia", 305, 290),
    ("Cincinnati", "Pittsburgh", 289, 275),
    ("Salt Lake City", "Las Vegas", 420, 370),
    ("Spokane", "Seattle", 279, 260),
    ("Boise", "Portland", 430, 400),
    ("Miami", "Atlanta", 663, 580),
    ("Washington", "New York", 226, 235),
    ("Montreal", "Boston", 310, 300),
    ("Ottawa", "Toronto", 280, 265),
    ("Winnipeg", "Minneapolis", 457, 420),
    ("Edmonton", "Calgary", 186, 180),
    ("Madrid", "Barcelona", 385, 370),
    ("Munich", "Milan", 306, 325),
    ("Manchester", "London", 209, 230),
    ("Sault Ste. Marie", "Detroit", 347, 310),
    ("Paris", "Lyon", 289, 280),
    ("Berlin", "Hamburg", 179, 180),
    ("Rome", "Naples", 140, 140),
    ("Liverpool", "Newcastle", 175, 180),
    ("Birmingham UK", "London", 126, 140),
    ("Munich", "Berlin", 363, 350),
    ("Dortmund", "Munich", 378, 360),
    ("Milan", "Rome", 357, 350),
    ("Madrid", "Seville", 330, 310),
    ("Barcelona", "Valencia", 217, 215),
    ("Paris", "Marseille", 481, 450),
    ("Frankfurt", "Munich", 244, 240),
    ("Montreal", "Quebec", 159, 165),
    ("Miami", "Orlando", 235, 215),
    ("Orlando", "Tampa", 84, 85),
    ("Orlando", "Jacksonville", 141, 130),
    ("Miami", "Tampa", 280, 255),
    ("Dallas", "San Antonio", 275, 250),
    ("El Paso", "Albuquerque", 266, 235),
    ("Charlotte", "Raleigh", 167, 155),
    ("Fresno", "Sacramento", 170, 160),
    ("Sacramento", "Reno", 132, 135),
    ("Portland", "Eugene", 110, 105),
    ("Denver", "Albuquerque", 448, 395),
    ("Denver", "Omaha", 540, 470),
    ("Chicago", "Milwaukee", 92, 95),
  ]

  @Test func `roads are estimated as closely as documented`() throws {
    var (distances, times): ([Double], [Double]) = ([], [])
    for road in Self.roads {
      let drive = try #require(try estimate(road.from, road.to))
      let (miles, minutes) = (drive.distanceMeters / 1609.344, drive.durationSeconds / 60)
      distances.append(abs(miles / road.miles - 1))
      times.append(abs(minutes / road.minutes - 1))
      #expect(abs(miles / road.miles - 1) < 0.09, "\(road.from) - \(road.to): \(miles) miles")
      #expect(abs(minutes / road.minutes - 1) < 0.16, "\(road.from) - \(road.to): \(minutes) minutes")
    }
    distances.sort()
    times.sort()
    let (middle, tenth) = (Self.roads.count / 2, Self.roads.count * 9 / 10)
    #expect(distances[middle] < 0.025 && distances[tenth] < 0.06, "\(distances[middle]), \(distances[tenth])")
    #expect(times[middle] < 0.04 && times[tenth] < 0.11, "\(times[middle]), \(times[tenth])")
  }

  @Test func `the way back is as long, and no detour is faster`() throws {
    // Every second place is enough, and keeps the test short.
    let names = Self.points.keys.sorted().enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    var minutes: [String: Double] = [:]
    for from in names {
      for to in names where from != to {
        let there = try estimate(from, to)
        try expect(there, estimate(to, from))
        minutes["\(from)-\(to)"] = there.map { $0.durationSeconds / 60 }
      }
    }
    for from in names {
      for over in names where over != from {
        for to in names where to > from && to != over {
          guard let way = minutes["\(from)-\(to)"], let first = minutes["\(from)-\(over)"],
            let second = minutes["\(over)-\(to)"]
          else { continue }
          #expect(way <= first + second + 5, "\(from) - \(over) - \(to)")
        }
      }
    }
  }

  @Test func `a short drive is rounded finely`() throws {
    let park = GeoPoint(latitude: 41.9483, longitude: -87.6556)
    let south = GeoPoint(latitude: 41.83, longitude: -87.6339)
    expect(LegEstimate(from: park, to: south)?.distanceMeters, 17_000)
    expect(LegEstimate(from: park, to: south)?.durationSeconds, 1200)
  }
}
