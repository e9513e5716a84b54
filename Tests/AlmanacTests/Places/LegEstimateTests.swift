import TestSupport
import Testing

@testable import Atlas

@Suite struct LegEstimateTests {
  @Test func `the way back is as long, and no detour is faster`() throws {
    // Every third place is enough, and keeps the test short.
    let ends = KnownDrives.others.flatMap { [($0.from, $0.ends.0), ($0.to, $0.ends.1)] }
    let points = Dictionary(ends) { first, _ in first }
    let names = points.keys.sorted().enumerated().filter { $0.offset.isMultiple(of: 3) }.map(\.element)
    func estimate(_ from: String, _ to: String) throws -> LegEstimate? {
      LegEstimate(from: try #require(points[from]), to: try #require(points[to]))
    }
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
