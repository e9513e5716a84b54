import Itinerary
import TestSupport
import Testing

@testable import Tours

/// Estimates between venues, made consistent where a plan would live on their errors.
@Suite struct DriveMatrixTests {
  private static func venue(_ name: String, _ latitude: Double, _ longitude: Double) -> PlanVenues.Venue {
    PlanVenues.Venue(
      key: name.lowercased(), name: name, point: GeoPoint(latitude: latitude, longitude: longitude))
  }

  private static let parks = [
    venue("Denver", 39.756, -104.994), venue("West Sacramento", 38.580, -121.514),
    venue("San Francisco", 37.778, -122.389), venue("Chicago", 41.948, -87.656), venue("Milwaukee", 43.028, -87.971),
    venue("Detroit", 42.339, -83.049), venue("Cleveland", 41.496, -81.685), venue("Toronto", 43.641, -79.389),
    venue("Seattle", 47.591, -122.332), venue("Miami", 25.778, -80.220), venue("St. Petersburg", 27.768, -82.653),
    venue("San Diego", 32.707, -117.157), venue("Phoenix", 33.445, -112.067), venue("Boston", 42.346, -71.097),
    venue("New York", 40.757, -73.846),
  ]

  @Test func `no estimate is shorter than one via a nearby venue`() {
    let estimates = Self.parks.map { a in
      Self.parks.map { b in a.point.flatMap { from in b.point.flatMap { PlannedDrive(from: from, to: $0) } } }
    }
    let count = Self.parks.count
    let mended = DriveMatrix(Self.parks, DriveTable()).drives
    for a in 0..<count {
      for b in 0..<count where a != b {
        guard let drive = mended[a * count + b], let before = estimates[a][b] else {
          Issue.record("no drive from \(Self.parks[a].name) to \(Self.parks[b].name)")
          continue
        }
        #expect(drive.meters >= before.meters && drive.minutes >= before.minutes)
        expect(mended[b * count + a], drive, "a drive is as long as the way back")
        for c in 0..<count where c != a && c != b {
          guard let long = estimates[a][c], let short = estimates[b][c], short.meters <= 250_000 else { continue }
          #expect(drive.meters >= long.meters - short.meters, "\(Self.parks[a].name) to \(Self.parks[b].name)")
          #expect(drive.minutes >= long.minutes - short.minutes, "\(Self.parks[a].name) to \(Self.parks[b].name)")
        }
      }
    }
  }

  @Test func `uses a user's drive unchanged`() throws {
    let table = try DriveTable(Array("from,to,meters,minutes\nDenver,West Sacramento,5,5\n".utf8))
    let matrix = DriveMatrix(Self.parks, table)
    expect(matrix.drives[1], PlannedDrive(meters: 5, minutes: 5, isGiven: true))
    expect(matrix.gaps.count, Self.parks.count * (Self.parks.count - 1) - 1)
  }

  @Test(arguments: [Leg.Mode.drive, .train])
  func `no plan drives where no road leads`(mode: Leg.Mode) throws {
    let venues = [
      Self.venue("Dublin", 53.35, -6.26), Self.venue("Palma", 39.57, 2.65), Self.venue("Paris", 48.86, 2.35),
      Self.venue("Helsinki", 60.17, 24.94), Self.venue("Stockholm", 59.33, 18.07), Self.venue("Funchal", 32.67, -16.92),
      Self.venue("Catania", 37.5, 15.09), Self.venue("Naples", 40.85, 14.27), Self.venue("Hobart", -42.88, 147.33),
      Self.venue("Melbourne", -37.81, 144.96), Self.venue("Auckland", -36.85, 174.76),
      Self.venue("Dunedin", -45.87, 170.5),
    ]
    let matrix = DriveMatrix(venues, DriveTable(), by: mode).drives
    for (row, from) in venues.enumerated() {
      for (column, to) in venues.enumerated() where row != column {
        let (a, b) = (try #require(from.point), try #require(to.point))
        let means = try #require(matrix[row * venues.count + column], "\(from.name) - \(to.name)").means
        if means == .drive || means == .train {
          #expect(LegEstimate(from: a, to: b, by: means) != nil, "\(from.name) - \(to.name)")
        } else {
          #expect(LegEstimate(from: a, to: b, by: .drive) == nil, "\(from.name) - \(to.name)")
        }
      }
    }
  }
}
