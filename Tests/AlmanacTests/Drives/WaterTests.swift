import Almanac
import Itinerary
import TestSupport
import Testing

@testable import Atlas

/// Ways over land and water.
@Suite struct WaterTests {
  private func point(_ city: String) throws -> GeoPoint { try #require(Gazetteer.shared.city(city), "\(city)").point }

  private func estimate(_ from: String, _ to: String, by mode: Leg.Mode) throws -> LegEstimate? {
    LegEstimate(from: try point(from), to: try point(to), by: mode)
  }

  private func hours(_ from: String, _ to: String, _ mode: Leg.Mode) throws -> (means: Leg.Mode?, hours: Double)? {
    let estimate = LegEstimate(from: try point(from), to: try point(to), preferring: mode)
    return estimate.map { ($0.means, $0.durationSeconds / 3600) }
  }

  @Test func `every fixed link joins two land masses`() {
    for link in Table(.fixedLinks) {
      #expect(GeoPoint(link, at: 1) != nil && GeoPoint(link, at: 3) != nil, "\(link.text(0))")
      #expect(["road", "rail", "road and rail"].contains(link.text(5)), "\(link.text(0))")
      guard let near = GeoPoint(link, at: 1), let far = GeoPoint(link, at: 3) else { continue }
      let route: LandMasses.Network = link.text(5) == "rail" ? .rail : .road
      #expect(LandMasses.shared.areJoined(near, far, by: route), "\(link.text(0))")
    }
  }

  @Test(arguments: [
    ("London, England", "Paris, France"), ("Copenhagen, Denmark", "Malmö, Sweden"), ("Tokyo, Japan", "Fukuoka, Japan"),
    ("Osaka, Japan", "Matsuyama, Japan"), ("Brooklyn, NY", "Boston, MA"), ("Charlottetown, PE", "Halifax, NS"),
    ("Singapore", "Kuala Lumpur, Malaysia"), ("Montreal, QC", "Toronto, ON"), ("Galveston, TX", "Houston, TX"),
    ("Perth, WA", "Sydney, NSW"), ("Istanbul, Turkey", "Ankara, Turkey"),
    ("Lisbon, Portugal", "Moscow, Russia"), ("Oslo, Norway", "Bergen, Norway"), ("Sydney, NS", "Halifax, NS"),
  ])
  func `a drive stays on one land mass, or crosses by bridge or tunnel`(from: String, to: String) throws {
    #expect(try estimate(from, to, by: .drive) != nil)
  }

  @Test(arguments: [
    ("Helsinki, Finland", "Stockholm, Sweden"), ("Helsinki, Finland", "Tallinn, Estonia"),
    ("Lisbon, Portugal", "Funchal, Portugal"), ("Seattle, WA", "Honolulu, HI"),
    ("Hobart, TAS", "Melbourne, VIC"), ("Auckland, New Zealand", "Christchurch, New Zealand"),
    ("Tokyo, Japan", "Sapporo, Japan"),
    ("Athens, Greece", "Nicosia, Cyprus"), ("Tel Aviv, Israel", "Athens, Greece"), ("Tunis, Tunisia", "Palermo, Italy"),
    ("Colombo, Sri Lanka", "Chennai, India"), ("Naples, Italy", "Catania, Italy"),
    ("Dublin, Ireland", "Liverpool, England"), ("Seattle, WA", "Tokyo, Japan"),
    ("Victoria, BC", "Vancouver, BC"), ("St. John's, NL", "Halifax, NS"), ("Barcelona, Spain", "Palma, Spain"),
  ])
  func `no drive crosses open water`(from: String, to: String) throws {
    #expect(try estimate(from, to, by: .drive) == nil)
    #expect(try estimate(from, to, by: .bus) == nil)
  }

  @Test(arguments: [
    ("Helsinki, Finland", "Stockholm, Sweden", 16.5, 18.5), ("Hobart, TAS", "Melbourne, VIC", 13.0, 16.5),
    ("Auckland, New Zealand", "Christchurch, New Zealand", 14.0, 18.0), ("Naples, Italy", "Catania, Italy", 6.0, 14.5),
    ("Tokyo, Japan", "Sapporo, Japan", 14.0, 21.0), ("Dublin, Ireland", "Liverpool, England", 5.0, 7.5),
    ("Victoria, BC", "Vancouver, BC", 2.5, 4.5), ("Barcelona, Spain", "Palma, Spain", 7.5, 9.0),
    ("Dublin, Ireland", "Paris, France", 12.0, 19.0), ("Stockholm, Sweden", "Tallinn, Estonia", 16.0, 20.0),
  ])
  func `a ferry of the table replaces a drive over water`(from: String, to: String, low: Double, high: Double) throws {
    let journey = try #require(try hours(from, to, .drive))
    expect(journey.means, .ferry)
    #expect(journey.hours >= low && journey.hours <= high, "\(journey.hours)")
  }

  @Test(arguments: [
    ("Lisbon, Portugal", "Funchal, Portugal"), ("Athens, Greece", "Nicosia, Cyprus"),
    ("Colombo, Sri Lanka", "Chennai, India"),
    ("Seattle, WA", "Honolulu, HI"), ("London, England", "New York, NY"),
  ])
  func `a flight replaces a drive where no ferry arrives within a day`(from: String, to: String) throws {
    expect(try hours(from, to, .drive)?.means, .flight)
    expect(try hours(from, to, .train)?.means, .flight)
  }

  @Test(arguments: [
    ("Dover", Leg.Mode.train, "Dover, England"), ("Heathrow", .flight, "London, England"),
    ("Newcastle", .train, "Newcastle upon Tyne, England"),
    ("Manchester", .flight, "Manchester, England"), ("Gatwick", .flight, "London, England"),
  ])
  func `an ambiguous name means the place on the way`(name: String, mode: Leg.Mode, city: String) throws {
    let ends = [try point("Birmingham, England"), try point("Rotterdam, Netherlands")]
    expect(Gazetteer.shared.place(named: name, near: ends, by: mode)?.city, city)
    #expect(
      Gazetteer.shared.place(named: "Union Station", near: ends, by: mode) == nil, "those of America are far away")
  }

  /// Towns of islands, each with those of its land; the last ones are of continents.
  private static let lands = [
    ["Dublin, Ireland", "Belfast, Northern Ireland"], ["Palermo, Italy", "Catania, Italy"], ["Palma, Spain"],
    ["Reykjavík, Iceland"], ["Auckland, New Zealand", "Wellington, New Zealand"],
    ["Christchurch, New Zealand", "Dunedin, New Zealand"], ["Hobart, TAS"], ["Sapporo, Japan"], ["Honolulu, HI"],
    ["Tokyo, Japan", "Fukuoka, Japan"], ["Victoria, BC"], ["St. John's, NL"], ["Funchal, Portugal"], ["Taipei, Taiwan"],
    ["Nicosia, Cyprus"], ["Havana, Cuba"], ["Melbourne, VIC", "Sydney, NSW"], ["London, England", "Paris, France"],
    ["Vancouver, BC", "New York, NY"],
  ]

  @Test func `drives join towns of one land mass only`() throws {
    let towns = try Self.lands.enumerated().flatMap { land, names in
      try names.map { (name: $0, land: land, point: try point($0)) }
    }
    for (index, a) in towns.enumerated() {
      for b in towns.dropFirst(index + 1) {
        let route = LegEstimate(from: a.point, to: b.point, preferring: .drive)
        #expect(
          (route?.means == .drive) == (a.land == b.land), "\(a.name) - \(b.name): \(route?.means?.rawValue ?? "none")")
      }
    }
  }

  @Test func `drives go around estuaries and lakes`() throws {
    let river = try #require(try estimate("Buenos Aires, Argentina", "Montevideo, Uruguay", by: .drive))
    #expect(abs(river.distanceMeters / 580_000 - 1) < 0.1, "\(river.distanceMeters)")
    let lake = try #require(try estimate("Milwaukee, WI", "Grand Rapids, MI", by: .drive))
    #expect(abs(lake.distanceMeters / 431_000 - 1) < 0.1, "\(lake.distanceMeters)")
  }
}
