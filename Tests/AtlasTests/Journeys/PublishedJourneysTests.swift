import Embedded
import TestSupport

@testable import Atlas

/// Measures the estimates by train and ferry on journeys whose times were published. The docs state the figures.
@Suite struct PublishedJourneysTests {
  /// A published journey and its minutes.
  private struct Journey<Way> {
    let way: Way
    let minutes: Double
  }

  private func journeys<Way>(_ mode: Leg.Mode, _ way: (GeoPoint, GeoPoint) -> Way?) throws -> [Journey<Way>] {
    try Published.rows("journeys.tsv").filter { $0.text(0) == mode.rawValue }.map { row in
      let ends = try [row.text(1), row.text(2)].map { try #require(Gazetteer.shared.city($0), "\($0)").point }
      return try Journey(way: #require(way(ends[0], ends[1])), minutes: #require(row.decimal(3)))
    }
  }

  /// The errors of all journeys, the smallest first. Each half is estimated by the speeds that fit the other half best.
  private func errors<Way, Speeds>(
    _ journeys: [Journey<Way>], _ candidates: [Speeds], _ minutes: @escaping (Way, Speeds) -> Double
  ) -> [Double] {
    let halves = [0, 1].map { rest in journeys.indices.filter { $0 % 2 == rest }.map { journeys[$0] } }
    let errors = { (half: [Journey<Way>], speeds: Speeds) in
      half.map { abs(minutes($0.way, speeds) / $0.minutes - 1) }
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

  @Test func `four of five trains are within a quarter of their time, and none is beyond twice or half of it`() throws {
    let found = try journeys(.train, RailJourney.init).map { $0.way.minutes / $0.minutes }
    #expect(found.count >= 60)
    let near = found.count { $0 >= 0.75 && $0 <= 1.25 }
    #expect(near * 5 >= found.count * 4, "\(near) of \(found.count)")
    #expect(found.allSatisfy { $0 > 0.5 && $0 < 2 }, "\(found.min() ?? 0) \(found.max() ?? 0)")
    print("\(near) of \(found.count) trains within a quarter")
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
