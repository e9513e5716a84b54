import Almanac
import TestSupport
import Testing

@testable import Atlas
@testable import Itinerary

/// Measures the estimates on the drives of a road router, to which the map is fitted, and on others, to which it is
/// not.
@Suite struct KnownDrivesTests {
  /// The drives of at least 30 miles: shorter ones depend on streets.
  private func errors(_ drives: [KnownDrives.Drive]) throws -> (distances: [Double], times: [Double]) {
    var (distances, times): ([Double], [Double]) = ([], [])
    for drive in drives where drive.ends.0.miles(to: drive.ends.1) >= 30 {
      let estimate = try #require(LegEstimate(from: drive.ends.0, to: drive.ends.1), "\(drive.from) - \(drive.to)")
      distances.append(abs(estimate.distanceMeters / 1609.344 / drive.miles - 1))
      if let minutes = drive.minutes { times.append(abs(estimate.durationSeconds / 60 / minutes - 1)) }
    }
    return (distances.sorted(), times.sorted())
  }

  /// Expects half of the errors below a limit, and nine in ten below another.
  private func expect(_ errors: [Double], half: Double, most: Double, _ what: String) {
    let (middle, tenth) = (errors[errors.count / 2], errors[errors.count * 9 / 10])
    #expect(middle < half && tenth < most, "\(what): \(middle) and \(tenth) of \(errors.count)")
  }

  @Test func `drives between ballparks match a road router`() throws {
    #expect(KnownDrives.ballparks.count == 435)
    let all = try errors(KnownDrives.ballparks)
    expect(all.distances, half: 0.005, most: 0.02, "distances")
    expect(all.times, half: 0.015, most: 0.05, "times")
    let day = try errors(KnownDrives.ballparks.filter { $0.miles < 700 })
    expect(day.distances, half: 0.01, most: 0.03, "distances of a day")
    expect(day.times, half: 0.03, most: 0.08, "times of a day")
  }

  @Test func `drives over borders and mountains, and in Europe, match known times`() throws {
    #expect(KnownDrives.others.count == 107)
    let errors = try errors(KnownDrives.others)
    expect(errors.distances, half: 0.025, most: 0.06, "distances")
    expect(errors.times, half: 0.04, most: 0.11, "times")
    let timed = try self.errors(KnownDrives.others.filter { $0.minutes != nil })
    #expect(timed.distances.last ?? 1 < 0.09 && timed.times.last ?? 1 < 0.16)
  }

  /// A drive of the table of published ones, which has a length, a time or both, with its estimate.
  private struct Published {
    let continent, region, source: String
    let kilometers, minutes: Double?
    let estimate: LegEstimate

    var distanceError: Double? { kilometers.map { abs(estimate.distanceMeters / 1000 / $0 - 1) } }
    var timeError: Double? { minutes.map { abs(estimate.durationSeconds / 60 / $0 - 1) } }
  }

  private func published() throws -> [Published] {
    try AlmanacTests.Published.rows("drives.tsv").map { row in
      let ends = try [row.text(0), row.text(1)].map { try #require(Gazetteer.shared.city($0), "\($0)").point }
      return try Published(
        continent: row.text(4), region: row.text(5), source: row.text(6), kilometers: row.decimal(2),
        minutes: row.decimal(3),
        estimate: #require(LegEstimate(from: ends[0], to: ends[1]), "\(row.text(0)) - \(row.text(1))"))
    }
  }

  @Test func `drives on six continents match published times within the stated errors`() throws {
    let drives = try published()
    #expect(drives.allSatisfy { !$0.source.isEmpty })
    let continents = Dictionary(grouping: drives.filter { $0.kilometers != nil }, by: \.continent)
    #expect(continents.count == 6 && continents.values.allSatisfy { $0.count >= 10 })
    let errors = drives.compactMap(\.distanceError).sorted()
    #expect(errors.count >= 150 && (errors.last ?? 1) < 0.3)
    expect(errors, half: 0.04, most: 0.12, "distances")
    let figures = [errors[errors.count / 2], errors[errors.count * 9 / 10], errors.last ?? 0].map { error -> String in
      let tenths = Int((error * 1000).rounded())
      return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
    let row =
      "\(errors.count) | half within \(figures[0]) %, nine in ten within \(figures[1]) %, none beyond \(figures[2]) %"
    #expect(String(decoding: Repository.file("docs/estimates.md"), as: UTF8.self).contains(row), "\(row)")
  }

  @Test func `drives in countries with slow roads match published times`() throws {
    let drives = try published().filter { $0.minutes != nil }
    let times = Dictionary(grouping: drives, by: \.region)
    let docs = String(decoding: Repository.file("docs/estimates.md"), as: UTF8.self)
    #expect(docs.contains("| times in \(times.keys.sorted().joined(separator: ", ")) | \(drives.count) |"))
    for (region, drives) in times {
      let errors = drives.compactMap(\.timeError).sorted()
      #expect((errors[errors.count / 2] + errors[(errors.count - 1) / 2]) / 2 < 0.12, "\(region): \(errors)")
    }
  }

  /// The kilometers per hour on drives between the largest towns of a country that are at least 80 km apart.
  private func speed(of country: String) -> Double {
    let cities = Table(.cities).filter { $0.text(3) == country }.compactMap { row -> (point: GeoPoint, size: Double)? in
      GeoPoint(row, at: 5).map { ($0, row.decimal(7) ?? 0) }
    }
    var towns: [GeoPoint] = []
    for city in cities.sorted(by: { $0.size > $1.size })
    where towns.count < 6 && towns.allSatisfy({ $0.kilometers(to: city.point) >= 80 }) { towns.append(city.point) }
    let drives = towns.indices.flatMap { index in
      towns[(index + 1)...].compactMap { LegEstimate(from: towns[index], to: $0) }
    }
    let meters = drives.reduce(0) { $0 + $1.distanceMeters }
    return meters / 1000 / (drives.reduce(0) { $0 + $1.durationSeconds } / 3600)
  }

  // The countries with the slowest and with the fastest roads by Moszoro and Soto, "Road Quality and Mean Speed Score",
  // International Monetary Fund, 2022, as listed at https://ana.ir/en/news/187/iran-among-world’s-top-30-states-with-fastest-road-transportation
  @Test func `countries with slow roads are slow and those with fast roads are fast`() {
    for country in ["AF", "IN", "LK", "YE", "SO", "KE", "SS", "TZ", "NG", "MM", "TJ", "CO", "BO"] {
      #expect(speed(of: country) < 68, "\(country): \(speed(of: country))")
    }
    for country in [
      "US", "CA", "AR", "CL", "SE", "DE", "BE", "FR", "IT", "ES", "PT", "PL", "CZ", "SK", "AT", "HU", "SA", "AU", "ZA",
    ] {
      #expect(speed(of: country) > 78, "\(country): \(speed(of: country))")
    }
  }

  @Test func `no drive is shorter than the straight line or slower than a bicycle`() throws {
    for drive in KnownDrives.ballparks + KnownDrives.others {
      let estimate = try #require(LegEstimate(from: drive.ends.0, to: drive.ends.1))
      let (miles, hours) = (estimate.distanceMeters / 1609.344, estimate.durationSeconds / 3600)
      #expect(miles >= drive.ends.0.miles(to: drive.ends.1), "\(drive.from) - \(drive.to)")
      #expect(miles / hours > 15 && miles / hours < 75, "\(drive.from) - \(drive.to): \(miles) mi, \(hours) h")
    }
  }
}
