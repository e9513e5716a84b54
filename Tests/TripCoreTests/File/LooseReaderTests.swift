import TestSupport
import Testing

@testable import Base
@testable import TripCore

struct LooseReaderTests {
  @Test func `a text with more mistakes than a user can read is given up there`() {
    let words = String(repeating: "\"word\", ", count: 100_000)
    for text in [words, "{" + words, "{\"items\": [" + words] {
      let findings = Array(text.utf8).withUnsafeBufferPointer { bytes in
        var reader = LooseReader(bytes)
        _ = reader.readTrip()
        return (reader.findings.count, reader.isHopeless)
      }
      #expect(findings.0 <= TripFile.mostRepairs + 1)
      expect(findings.1, (text != "{\"items\": [" + words))
      #expect(TripFile.repair(Array(text.utf8)) == nil)
    }
  }
}
