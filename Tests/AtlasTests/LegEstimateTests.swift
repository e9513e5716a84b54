import Atlas
import ItineraryCore
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
  ].mapValues { GeoPoint(latitude: $0.0, longitude: $0.1) }

  private func point(_ name: String) throws -> GeoPoint { try #require(Self.points[name]) }

  private func estimate(_ from: String, _ to: String) throws -> LegEstimate? {
    LegEstimate(from: try point(from), to: try point(to))
  }

  @Test func `great circles are those of the textbook`() throws {
    let chicago = GeoPoint(latitude: 41.9483, longitude: -87.6556)
    let detroit = GeoPoint(latitude: 42.3392, longitude: -83.0486)
    #expect(abs(chicago.miles(to: detroit) - 237.53) < 0.01)
    #expect(abs(try point("Seattle").miles(to: point("Tokyo")) - 4776) < 5)
    #expect(chicago.miles(to: chicago) == 0)
    let equator = GeoPoint(latitude: 0, longitude: 0)
    #expect(abs(equator.miles(to: GeoPoint(latitude: 0, longitude: 180)) - 3958.8 * .pi) < 0.1)
  }

  /// Pairs with the miles and the minutes of the road, rounded.
  @Test(
    arguments: [
      ("Calgary", "Seattle", 679, 725), ("Calgary", "Vancouver", 604, 640), ("Milwaukee", "Detroit", 372, 350),
      ("Milwaukee", "Grand Rapids", 268, 255), ("Chicago", "Grand Rapids", 178, 170), ("Chicago", "Detroit", 283, 265),
      ("Detroit", "Cleveland", 170, 160), ("Toronto", "Buffalo", 100, 105), ("Toronto", "Cleveland", 288, 290),
      ("Toronto", "Detroit", 231, 240), ("Toronto", "Boston", 549, 550), ("Mexico City", "Miami", 2112, 2150),
      ("Miami", "Houston", 1187, 1050), ("New Orleans", "Tampa", 656, 580), ("Halifax", "Boston", 668, 640),
      ("Montreal", "Halifax", 775, 745), ("Denver", "Salt Lake City", 520, 480), ("Denver", "Los Angeles", 1016, 900),
      ("Seattle", "Denver", 1305, 1200), ("Los Angeles", "San Francisco", 382, 370), ("Seattle", "Vancouver", 142, 160),
      ("Kansas City", "St. Louis", 248, 225), ("New York", "Boston", 215, 235), ("Barcelona", "Rome", 845, 820),
      ("Vancouver", "Victoria", 71, 200), ("Halifax", "St. John's", 921, 1450), ("London", "Paris", 285, 345),
    ])
  func `roads go round water and over mountains`(_ from: String, _ to: String, _ miles: Double, _ minutes: Double)
    throws
  {
    let drive = try #require(try estimate(from, to))
    #expect(abs(drive.distanceMeters / 1609.344 / miles - 1) < 0.12, "\(drive.distanceMeters / 1609.344) miles")
    #expect(abs(drive.durationSeconds / 60 / minutes - 1) < 0.2, "\(drive.durationSeconds / 60) minutes")
  }

  @Test func `the way back is as long and no way round is much shorter`() throws {
    let names = Self.points.keys.sorted()
    var meters: [String: Double] = [:]
    for from in names {
      for to in names where from != to {
        let there = try estimate(from, to)
        #expect(try there == estimate(to, from))
        meters["\(from)-\(to)"] = there?.distanceMeters
      }
    }
    for from in names {
      for over in names where over != from {
        for to in names where to > from && to != over {
          guard let way = meters["\(from)-\(to)"], let first = meters["\(from)-\(over)"],
            let second = meters["\(over)-\(to)"]
          else { continue }
          #expect(way <= (first + second) * 1.05, "\(from) - \(over) - \(to)")
        }
      }
    }
  }

  @Test func `a short drive is rounded finely`() throws {
    let park = GeoPoint(latitude: 41.9483, longitude: -87.6556)
    let south = GeoPoint(latitude: 41.83, longitude: -87.6339)
    #expect(LegEstimate(from: park, to: south)?.distanceMeters == 17_300)
    #expect(LegEstimate(from: park, to: south)?.durationSeconds == 1500)
  }

  @Test func `there is no road across an ocean`() throws {
    #expect(try estimate("Seattle", "Tokyo") == nil)
    #expect(try estimate("Seattle", "Honolulu") == nil)
    #expect(try estimate("Madrid", "Palma") == nil)
    #expect(LegEstimate(from: try point("Seattle"), to: GeoPoint(latitude: -75, longitude: 0)) == nil)
  }

  @Test func `ferries and the tunnel take cars`() throws {
    #expect(try estimate("London", "Paris") != nil)
    #expect(try estimate("Dublin", "Liverpool") != nil)
    #expect(try estimate("Dublin", "Paris") != nil)
    #expect(try estimate("Dublin", "New York") == nil)
  }
}
