import Base
import Embedded
import Testing

@testable import Atlas
@testable import TripCore

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

  @Test func `drives between ballparks are as long as a road router says`() throws {
    #expect(KnownDrives.ballparks.count == 435)
    let all = try errors(KnownDrives.ballparks)
    expect(all.distances, half: 0.005, most: 0.02, "distances")
    expect(all.times, half: 0.015, most: 0.05, "times")
    let day = try errors(KnownDrives.ballparks.filter { $0.miles < 700 })
    expect(day.distances, half: 0.01, most: 0.03, "distances of a day")
    expect(day.times, half: 0.03, most: 0.08, "times of a day")
  }

  @Test func `drives over borders and mountains are as long as they are known to be`() throws {
    #expect(KnownDrives.overBorders.count == 36)
    expect(try errors(KnownDrives.overBorders).distances, half: 0.025, most: 0.08, "distances")
  }

  @Test func `drives on six continents are as long as published, within the errors that the docs state`() throws {
    let errors = try Published.rows("drives.tsv").map { row in
      let ends = try [row.text(0), row.text(1)].map { try #require(Gazetteer.shared.city($0), "\($0)").point }
      let estimate = try #require(LegEstimate(from: ends[0], to: ends[1]), "\(row.text(0)) - \(row.text(1))")
      return try abs(estimate.distanceMeters / 1000 / #require(row.decimal(2)) - 1)
    }.sorted()
    #expect(errors.count == 127)
    expect(errors, half: 0.04, most: 0.12, "distances")
    #expect((errors.last ?? 1) < 0.3)
  }

  @Test func `no drive is shorter than the straight line or slower than a bicycle`() throws {
    for drive in KnownDrives.ballparks + KnownDrives.overBorders {
      let estimate = try #require(LegEstimate(from: drive.ends.0, to: drive.ends.1))
      let (miles, hours) = (estimate.distanceMeters / 1609.344, estimate.durationSeconds / 3600)
      #expect(miles >= drive.ends.0.miles(to: drive.ends.1), "\(drive.from) - \(drive.to)")
      #expect(miles / hours > 15 && miles / hours < 75, "\(drive.from) - \(drive.to): \(miles) mi, \(hours) h")
    }
  }
}
