import Itinerary
import ScheduleTestSupport
import TestSupport
import Testing

/// Reading of damaged files, which costs games but never the program: it ends with a schedule or a refusal.
struct MutationTests {
  private static let samples: [[UInt8]] = [
    Array(
      calendar(
        [
          "DTSTART;TZID=US-Central:20260703T132000", "SUMMARY:⚾ [H] Cardinals at\r\n  Cubs*",
          #"LOCATION:Wrigley Field\, Chicago"#,
        ],
        before: [
          "X-WR-CALNAME:Cubs", "X-WR-TIMEZONE:Europe/Rome", "BEGIN:VTIMEZONE", "TZID:US-Central", "BEGIN:DAYLIGHT",
          "DTSTART:20260308T020000", "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU;COUNT=3", "TZOFFSETTO:-0500",
          "END:DAYLIGHT", "END:VTIMEZONE",
        ]
      ).utf8),
    Array(
      """
      START DATE,START TIME,START TIME ET,SUBJECT,LOCATION,DESCRIPTION\r\r
      07/03/26,01:20 PM,02:20 PM,Cardinals at Cubs,Wrigley Field - Chicago,"a ""b"", c"\r\r
      07/04/26,,,Cardinals at Cubs - Time TBD,Wrigley Field - Chicago,\r\r
      """.utf8),
    Array(
      calendar(
        [
          "DTSTART:20260703T182000Z",
          "SUMMARY:✈️ [W] #4 Kansas Women's Soccer 3 vs. No. 12 Duke 1 (Exh.) | ESPN+ - Presented by: A\\, B",
          #"LOCATION:Lawrence\, Kan. \, Hall 2 (Rock Chalk Park) - 66045"#,
          #"DESCRIPTION:Status: Postponed\nVenue: TBD"#,
        ], before: ["X-WR-CALNAME:Kansas Jayhawks Women's Soccer 2026"]
      ).utf8),
    Array("Day,Date,Opponent,At,Location\nFri,3.7.2026,@ Duke (DUKE),Away,\"Durham, N.C.\"\n".utf8),
    Array(
      "date;utc;away;home;city\n3.7.2026;2026-07-03T18:20Z;Cardinals 3;Cubs 4;Chicago\nJul 4;;NYK (Knicks);();\n".utf8),
  ]

  @Test func `reads every truncation without a crash`() {
    for sample in MutationTests.samples {
      for length in Portion.cases(of: 0...sample.count) { check(Array(sample.prefix(length))) }
    }
  }

  @Test func `reads a file with any byte replaced`() {
    for sample in MutationTests.samples {
      for index in Portion.cases(of: sample.indices) {
        for byte in [0x00, 0x0A, 0x22, 0x3A, 0xC3] as [UInt8] {
          var bytes = sample
          bytes[index] = byte
          check(bytes)
        }
      }
    }
  }

  @Test func `reads random damage without a crash`() {
    let seed = UInt64.random(in: .min ... .max)
    var random = SplitMix64(seed: seed)
    for round in Portion.rounds(1000) {
      var bytes = MutationTests.samples[round % MutationTests.samples.count]
      for _ in 0...Int.random(in: 0..<8, using: &random) { damage(&bytes, &random) }
      #expect(bytes.isEmpty || check(bytes), "seed \(seed), round \(round)")
    }
  }

  private func damage(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    guard !bytes.isEmpty else { return }
    let index = Int.random(in: bytes.indices, using: &random)
    let end = min(bytes.count, index + Int.random(in: 1..<30, using: &random))
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes[index] = UInt8.random(in: .min ... .max, using: &random)
    case 1: bytes.removeSubrange(index..<end)
    case 2: bytes.insert(contentsOf: bytes[index..<end], at: Int.random(in: 0...bytes.count, using: &random))
    case 3: bytes.insert(contentsOf: [UInt8](repeating: bytes[index], count: 300), at: index)
    default: bytes.swapAt(index, Int.random(in: bytes.indices, using: &random))
    }
  }

  /// Checks that ids are unique, and that teams and cities have names.
  @discardableResult
  private func check(_ bytes: [UInt8]) -> Bool {
    guard let schedule = try? read(bytes: bytes) else { return true }
    let isSound = schedule.games.allSatisfy {
      !$0.game.city.isEmpty && !$0.game.gameID.isEmpty && !$0.game.home.isEmpty
    }
    let hasUniqueIDs = Set(schedule.ids).count == schedule.games.count
    #expect(isSound && hasUniqueIDs, "\(String(decoding: bytes, as: UTF8.self))")
    return isSound && hasUniqueIDs
  }
}
