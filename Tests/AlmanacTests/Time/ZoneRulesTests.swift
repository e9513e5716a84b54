import Itinerary
import TestSupport
import Testing

struct ZoneRulesTests {
  @Test(arguments: [
    ("1850-01-01T00:00:00Z", -21_036, "LMT"),
    ("1883-11-18T17:59:59Z", -21_036, "LMT"),
    ("1883-11-18T18:00:00Z", -21_600, "CST"),
    ("2026-01-15T18:00:00Z", -21_600, "CST"),
    ("2026-03-08T07:59:59Z", -21_600, "CST"),
    ("2026-03-08T08:00:00Z", -18_000, "CDT"),
    ("2026-07-03T18:20:00Z", -18_000, "CDT"),
    ("2026-11-01T06:59:59Z", -18_000, "CDT"),
    ("2026-11-01T07:00:00Z", -21_600, "CST"),
    ("2050-07-03T18:20:00Z", -18_000, "CDT"),
  ])
  func `Chicago keeps the offset of each period, before, between and after the changes of its file`(
    text: String, offset: Int, abbreviation: String
  ) throws {
    let chicago = try #require(ZoneRules(tzif: ZoneFileFixture.chicago.bytes))
    expect(chicago.period(at: moment(text)), .init(offsetSeconds: offset, abbreviation: abbreviation))
  }

  @Test func `version 1 files have times of 32 bits and no rule for later`() throws {
    var file = ZoneFileFixture.chicago
    file.version = "\0"
    file.transitions.removeFirst()
    let chicago = try #require(ZoneRules(tzif: file.bytes))
    expect(chicago.period(at: moment("2026-03-08T07:59:59Z")).abbreviation, "CST")
    expect(chicago.period(at: moment("2050-01-15T12:00:00Z")).abbreviation, "CDT")
  }

  @Test func `without a rule, the last period lasts`() throws {
    var file = ZoneFileFixture.chicago
    file.footer = ""
    let rules = try #require(ZoneRules(tzif: file.bytes))
    expect(rules.period(at: moment("2050-01-15T12:00:00Z")).abbreviation, "CDT")
  }

  @Test func `a file without changes follows its rule at all times`() throws {
    let rules = try #require(
      ZoneRules(tzif: ZoneFileFixture(version: "3", periods: [(19_800, "IST")], footer: "IST-5:30").bytes))
    expect(rules.period(at: .min), .init(offsetSeconds: 19_800, abbreviation: "IST"))
    expect(rules.period(at: .max), .init(offsetSeconds: 19_800, abbreviation: "IST"))
  }

  @Test func `a file truncated anywhere is refused`() {
    let bytes = ZoneFileFixture.chicago.bytes
    for length in bytes.indices {
      #expect(ZoneRules(tzif: Array(bytes[..<length])) == nil, "\(length) of \(bytes.count) bytes")
    }
  }

  @Test func `a file that contradicts itself is refused`() {
    func refused(_ change: (inout ZoneFileFixture) -> Void) -> Bool {
      var file = ZoneFileFixture.chicago
      change(&file)
      return ZoneRules(tzif: file.bytes) == nil
    }
    #expect(!refused { _ in })
    #expect(refused { $0.transitions[1].period = 3 }, "no such period")
    #expect(refused { $0.transitions.swapAt(1, 2) }, "times run backwards")
    #expect(refused { $0.transitions[1].at = $0.transitions[2].at }, "two changes at once")
    #expect(refused { $0.periods[1].offset = 86_400 }, "an offset of a day")
    #expect(refused { $0.periods[1].offset = .min }, "an offset of 68 years")
    #expect(refused { $0.periods[1].name = "\u{1B}[2J" }, "a name with an escape sequence")
    #expect(refused { $0.periods = [] }, "no period at all")
    #expect(refused { $0.footer = "CST6CDT,M3.2.0" }, "half a rule")
    #expect(refused { $0.version = "/" }, "a version below 1")
  }

  @Test func `rejects counts that exceed the file`() {
    for offset in 20..<44 {
      var bytes = ZoneFileFixture.chicago.bytes
      bytes[offset] = 0xFF
      #expect(ZoneRules(tzif: bytes) == nil, "byte \(offset)")
    }
  }

  @Test func `damaged files never crash the reader, and accepted ones have every moment`() {
    var random = SplitMix64(seed: 8536)
    let whole = ZoneFileFixture.chicago.bytes
    var accepted = 0
    for _ in Portion.rounds(20_000) {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      guard let rules = ZoneRules(tzif: bytes) else { continue }
      accepted += 1
      for time in [.min, -1, 0, Int64.random(in: -5_000_000_000...5_000_000_000, using: &random), .max] {
        #expect(abs(rules.period(at: time).offsetSeconds) < 86_400, "seed 8536")
      }
    }
    #expect(accepted > 0 && accepted < 20_000)
  }

  @Test func `garbage is refused`() {
    var random = SplitMix64(seed: 1)
    for length in 0..<2000 {
      let noise = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(ZoneRules(tzif: noise) == nil, "seed 1")
      #expect(ZoneRules(tzif: Array("TZif2".utf8) + noise) == nil, "seed 1")
    }
  }
}
