import Almanac
import TestSupport
import Testing

@testable import Atlas

@Suite struct RailJourneyTests {
  private func point(_ city: String) throws -> GeoPoint { try #require(Gazetteer.shared.city(city), "\(city)").point }

  private func minutes(_ from: String, _ to: String) throws -> Double? {
    RailJourney(from: try point(from), to: try point(to))?.minutes
  }

  @Test func `railway lines lead from stop to stop at the speed of trains`() {
    let stops = Set(Table(.railStops).map { $0.text(0) })
    var used: Set<String> = []
    for row in Table(.railLines) {
      used.formUnion([row.text(0), row.text(1)])
      #expect((row.decimal(2) ?? 0) > 0 && !row[3].isEmpty, "\(row.text(0)) - \(row.text(1))")
    }
    expect(used, stops)
    let net = RailNet.shared
    #expect(net.rides.count == Table(.railLines).map(\.offset).count * 2)
    for (stop, rides) in net.ridesOfStop.enumerated() {
      for ride in rides.map({ net.rides[$0] }) {
        let speed = net.stops[stop].point.kilometers(to: net.stops[ride.to].point) / ride.minutes * 60
        #expect(speed > 20 && speed < 300, "\(net.stops[stop].point) \(speed)")
      }
    }
  }

  @Test func `every country in the railway table has towns`() {
    let codes = Set(Table(.cities).map { $0.text(3) })
    for row in Table(.railways) {
      #expect(codes.contains(String(row.text(0).prefix(2))), "\(row.text(0))")
      #expect((row.text(1) == "everywhere") == ((row.decimal(2) ?? 0) > 0), "\(row.text(0))")
    }
  }

  @Test(arguments: [
    ("Toulouse, France", "Bordeaux, France", 125.0), ("Osaka, Japan", "Hiroshima, Japan", 85),
    ("Tokyo, Japan", "Osaka, Japan", 150),
    ("Mumbai, India", "Kolkata, India", 1560), ("Lucknow, India", "Guwahati, India", 1200),
    ("Oslo, Norway", "Bergen, Norway", 400),
    ("Tokyo, Japan", "Sapporo, Japan", 480), ("Gelsenkirchen, Germany", "Duisburg, Germany", 22),
    ("Duisburg, Germany", "Bochum, Germany", 24),
    ("Lyon, France", "Bordeaux, France", 300), ("Bordeaux, France", "Clermont-Ferrand, France", 360),
    ("Sunderland, England", "Burnley, England", 200), ("Nottingham, England", "Sunderland, England", 195),
    ("Birmingham, England", "Rotterdam, Netherlands", 360), ("Bengaluru, India", "Mumbai, India", 1320),
  ])
  func `a journey is within a quarter of the timetable`(from: String, to: String, minutes: Double) throws {
    let estimate = try #require(try self.minutes(from, to))
    #expect(estimate > minutes * 0.75 && estimate < minutes * 1.25, "\(estimate)")
  }

  @Test(arguments: [
    ("São Paulo, Brazil", "Rio De Janeiro, Brazil"), ("Mexico City, Mexico", "Guadalajara, Mexico"),
    ("Dublin, Ireland", "Liverpool, England"), ("Catania, Italy", "Naples, Italy"),
    ("Bogotá, Colombia", "Medellín, Colombia"),
    ("Las Palmas de Gran Canaria, Spain", "Telde, Spain"), ("Denver, CO", "Phoenix, AZ"),
  ])
  func `estimates no journey without trains`(from: String, to: String) throws {
    #expect(try minutes(from, to) == nil)
  }

  @Test func `a longer route never takes less time`() throws {
    let start = GeoPoint(latitude: 51.3, longitude: 9.0)
    var last = 0.0
    for step in 1...60 {
      let end = GeoPoint(latitude: 51.3, longitude: 9.0 - Double(step) * 0.02)
      guard let journey = RailJourney(from: start, to: end) else { continue }
      #expect(journey.minutes > last - 12, "\(step)")
      last = max(last, journey.minutes)
    }
    #expect(last > 45)
  }

  @Test(arguments: [
    ("Philadelphia, PA", "New York, NY", "Boston, MA", 0.0),
    ("Brighton, England", "London, England", "Leeds, England", 35),
    ("Duisburg, Germany", "Hannover, Germany", "Hamburg, Germany", 12),
  ])
  func `a change of lines takes minutes, a stop on a line none`(
    from: String, over: String, to: String, change: Double
  ) throws {
    let parts = try #require(try minutes(from, over)) + (try #require(try minutes(over, to)))
    let whole = try #require(try minutes(from, to))
    #expect(abs(whole - (parts - 5 + change)) < 20, "\(whole) of \(parts)")
  }

  @Test(arguments: [
    ("Tokyo, Japan", "東京"), ("Osaka, Japan", "大阪"), ("Seoul, South Korea", "서울"), ("Munich, Germany", "München"),
    ("Moscow, Russia", "Moskva"), ("Athens, Greece", "Athènes"),
  ])
  func `script and language of a name do not change the estimate`(name: String, other: String) throws {
    let places = try [name, other].map {
      try #require(Gazetteer.shared.place(named: $0, near: [], by: .train), "\($0)")
    }
    let ends = [GeoPoint(latitude: 35.44, longitude: 139.64), GeoPoint(latitude: 52.52, longitude: 13.4)]
    for end in ends {
      let trains = places.map { RailJourney(from: $0.point, to: end)?.minutes }
      #expect(trains[0] == trains[1], "\(trains)")
    }
  }
}
