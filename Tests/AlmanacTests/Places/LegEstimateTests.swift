import TestSupport
import Testing

@testable import Almanac

@Suite struct LegEstimateTests {
  private static let points = Dictionary(
    uniqueKeysWithValues: Published.rows("towns.tsv").compactMap { row in
      GeoPoint(row, at: 1).map { (row.text(0), $0) }
    })

  private static let roads = Published.rows("roads.tsv").map { row in
    (from: row.text(0), to: row.text(1), miles: row.decimal(2) ?? 0, minutes: row.decimal(3) ?? 0)
  }

  private func point(_ name: String) throws -> GeoPoint { try #require(Self.points[name]) }

  private func estimate(_ from: String, _ to: String) throws -> LegEstimate? {
    LegEstimate(from: try point(from), to: try point(to))
  }

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
