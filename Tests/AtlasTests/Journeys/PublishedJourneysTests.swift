import Base
import TestSupport
import Testing

@testable import Atlas

/// Measures the estimates by train and ferry on journeys whose times were published. The docs state the figures.
@Suite struct PublishedJourneysTests {
  /// The errors of a means of travel, without the time to board, the smallest first.
  private func errors(_ mode: Leg.Mode) throws -> [Double] {
    try DataLines(PublishedJourneys.text).filter { $0.count == 5 && $0[0] == mode.rawValue[...] }.map { line in
      let ends = try [line[1], line[2]].map { name in
        try #require(Gazetteer.shared.city(String(name)), "\(name)").point
      }
      let minutes = try #require(line[3].decimal)
      let estimate = try #require(LegEstimate(from: ends[0], to: ends[1], by: mode)).durationSeconds / 60
      let boarding = mode == .ferry ? LegEstimate.boardingMinutes : 0
      return abs((estimate - boarding) / minutes - 1)
    }.sorted()
  }

  @Test func `half of the journeys are within the errors that the docs state`() throws {
    for (mode, count, median, most) in [(Leg.Mode.train, 67, 0.20, 0.47), (.ferry, 19, 0.12, 0.35)] {
      let errors = try errors(mode)
      expect(errors.count, count)
      let (middle, tenth) = (errors[errors.count / 2], errors[errors.count * 9 / 10])
      #expect(middle < median && tenth < most, "\(mode): median error \(middle), nine in ten below \(tenth)")
      print("\(mode.rawValue): \(errors.count) journeys, median error \(Int((middle * 100).rounded())) %")
    }
  }
}
