import Almanac
import Itinerary
import Platform
import TestSupport
import Testing

@testable import Atlas

/// Measures the estimates by train and ferry on journeys whose times were published. The docs state the figures.
@Suite struct PublishedJourneysTests {
  /// A published journey and its minutes.
  private struct Journey<Route> {
    let route: Route
    let minutes: Double
  }

  private func journeys<Route>(_ mode: Leg.Mode, _ route: (GeoPoint, GeoPoint) -> Route?) throws -> [Journey<Route>] {
    try Published.rows("journeys.tsv").filter { $0.text(0) == mode.rawValue }.map { row in
      let ends = try [row.text(1), row.text(2)].map { try #require(Gazetteer.shared.city($0), "\($0)").point }
      return try Journey(route: #require(route(ends[0], ends[1])), minutes: #require(row.decimal(3)))
    }
  }

  /// The errors of all journeys, the smallest first. Each half is estimated by the speeds that fit the other half best.
  private func errors<Route, Speeds>(
    _ journeys: [Journey<Route>], _ candidates: [Speeds], _ minutes: @escaping (Route, Speeds) -> Double
  ) -> [Double] {
    let halves = [0, 1].map { rest in journeys.indices.filter { $0 % 2 == rest }.map { journeys[$0] } }
    let errors = { (half: [Journey<Route>], speeds: Speeds) in
      half.map { abs(minutes($0.route, speeds) / $0.minutes - 1) }
    }
    return [(0, 1), (1, 0)].flatMap { known, other in
      let sums = candidates.map { errors(halves[known], $0).reduce(0, +) }
      let best = sums.indices.min { sums[$0] < sums[$1] } ?? 0
      return errors(halves[other], candidates[best])
    }.sorted()
  }

  private func expect(_ errors: [Double], count: Int, median: Double, most: Double) {
    #expect(errors.count == count)
    let (middle, tenth) = (errors[errors.count / 2], errors[errors.count * 9 / 10])
    #expect(middle < median && tenth < most, "median error \(middle), nine in ten below \(tenth)")
    print("\(errors.count) journeys, median error \(Int((middle * 100).rounded())) %")
  }

  /// A train of the table of published journeys, and the estimate as a share of its time.
  private struct Train {
    let ends: [String]
    let source: String
    let minutes, estimate: Double

    var share: Double { estimate / minutes }
    var isNear: Bool { share >= 0.75 && share <= 1.25 }
    /// The row of the docs' list of the worst.
    var row: String { "| \(ends.joined(separator: "–")) | \(hours(minutes)) | \(hours(estimate)) |" }

    private func hours(_ minutes: Double) -> String {
      let rounded = Int((minutes / 5).rounded()) * 5
      return "\(rounded / 60) h \(rounded % 60 < 10 ? "0" : "")\(rounded % 60)"
    }
  }

  private func trains() throws -> [Train] {
    try Published.rows("journeys.tsv").filter { $0.text(0) == "train" }.map { row in
      let names = [row.text(1), row.text(2)]
      let ends = try names.map { try #require(Gazetteer.shared.city($0), "\($0)").point }
      let journey = try #require(RailJourney(from: ends[0], to: ends[1]), "\(names)")
      let towns = names.map { String($0.prefix { $0 != "," }) }
      return try Train(
        ends: towns, source: row.text(4), minutes: #require(row.decimal(3)), estimate: journey.minutes)
    }
  }

  @Test func `four of five trains are within a quarter of their time, and none is beyond twice or half of it`() throws {
    let trains = try trains()
    #expect(trains.count >= 200 && trains.allSatisfy { !$0.source.isEmpty })
    for some in [trains, trains.filter { $0.source.hasPrefix("timetable") }] {
      #expect(some.count(where: \.isNear) * 5 >= some.count * 4, "\(some.count(where: \.isNear)) of \(some.count)")
      print("\(some.count(where: \.isNear)) of \(some.count) trains within a quarter")
    }
    #expect(trains.allSatisfy { $0.share > 0.5 && $0.share < 2 })
  }

  @Test func `the docs state the share, and name the ten worst trains`() throws {
    let trains = try trains()
    let docs = String(decoding: Repository.file("docs/estimates.md"), as: UTF8.self)
    let share = "Of \(trains.count) published journeys \(trains.count(where: \.isNear) * 100 / trains.count) %"
    #expect(docs.contains(share), "\(share)")
    for train in trains.sorted(by: { abs(log($0.share)) > abs(log($1.share)) }).prefix(10) {
      let row = train.row
      #expect(docs.contains(row), "\(row)")
    }
  }

  @Test func `half of the ferries are within the error that the docs state`() throws {
    let speeds = stride(from: 0.0, through: 60, by: 5).flatMap { harbor in
      stride(from: 28.0, through: 46, by: 1).map { FerrySpeeds(harbor: harbor, open: $0) }
    }
    #expect(speeds.contains(.fitted))
    let errors = try errors(journeys(.ferry) { $0.kilometers(to: $1) }, speeds) { LegEstimate.crossing(of: $0, by: $1) }
    expect(errors, count: 19, median: 0.185, most: 0.38)
  }
}
