import TestSupport
import Testing

@testable import Base
@testable import TripCore

struct LooseReaderTests {
  @Test func `a text with more mistakes than a user can read is given up there`() {
    let words = String(repeating: "\"word\", ", count: 100_000)
    for text in [words, "{" + words, "{\"items\": [" + words] {
      var reader = LooseReader(Array(text.utf8))
      _ = reader.readTrip()
      #expect(reader.findings.count <= TripFile.mostRepairs + 1)
      expect(reader.isHopeless, (text != "{\"items\": [" + words))
      #expect(TripFile.repair(Array(text.utf8)) == nil)
    }
  }
}
