import Itinerary
import TestSupport
import Testing

/// Moments: how they are read and printed.
struct MomentTests {
  @Test(
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("2026-07-03T13:20:00-05:00", 1_783_102_800),
      ("2026-07-03T18:20:00Z", 1_783_102_800),
      ("2026-07-04T03:50:00+09:30", 1_783_102_800), ("1969-12-31T23:59:59Z", -1),
      ("2000-02-29T12:00:00+00:00", 951_825_600),
    ] as [(String, Int64)])
  func `counts instants from 1970`(text: String, seconds: Int64) {
    expect(OffsetDateTime(text)?.unixSeconds, seconds)
    expect(Timestamp(text)?.microseconds, seconds * 1_000_000)
  }

  @Test(arguments: [
    "2026-07-03T13:20:00-05:00", "2026-12-31T23:59:59+14:00", "2024-02-29T00:00:00-03:30", "0001-01-01T00:00:00+00:00",
  ])
  func `prints a date with offset as it was read`(text: String) { expect(OffsetDateTime(text)?.description, text) }

  @Test func `reads short and loose forms of a date with offset`() {
    expect(OffsetDateTime("2026-07-03T13:20-05:00")?.description, "2026-07-03T13:20:00-05:00")
    expect(OffsetDateTime("2026-07-03 13:20:00.75z")?.description, "2026-07-03T13:20:00+00:00")
    expect(OffsetDateTime("2026-06-30T23:59:60Z")?.description, "2026-06-30T23:59:59+00:00")
  }

  @Test func `date and time of day are those at the offset`() throws {
    let evening = try #require(OffsetDateTime("2026-07-03T22:05:30-07:00"))
    expect(evening.date.description, "2026-07-03")
    expect(evening.clockTime.description, "22:05")
    expect(evening.offsetSeconds, -25_200)
    expect(OffsetDateTime(unixSeconds: evening.unixSeconds, offsetSeconds: -25_200), evening)
    expect(OffsetDateTime(unixSeconds: evening.unixSeconds, offsetSeconds: 0).description, "2026-07-04T05:05:30+00:00")
    expect(OffsetDateTime(unixSeconds: -1, offsetSeconds: 0).description, "1969-12-31T23:59:59+00:00")
  }

  @Test(arguments: [
    "", "2026-07-03", "2026-07-03T13:20:00", "2026-07-03T24:00:00Z", "2026-07-03T13:60:00Z", "2026-07-03T13:20:61Z",
    "2026-07-03T13:20:00.Z", "2026-07-03T13:20:00+5:00", "2026-07-03T13:20:00+0500", "2026-07-03T13:20:00+24:00",
    "2026-07-03T13:20:00+05:60", "2026-02-30T13:20:00Z", "2026-07-03T13:20:00Zx", "2026-07-03X13:20:00Z",
    "2026-07-03T1:20:00Z", "2026-07-03T13:20:00 Z", "2026-07-03T13:20:00±05:00",
  ])
  func `refuses an invalid date with offset`(text: String) {
    #expect(OffsetDateTime(text) == nil)
    #expect(Timestamp(text) == nil)
  }

  @Test(arguments: [
    "2026-06-01T12:00:00.000Z", "2026-06-01T12:00:00.001Z", "2026-06-01T12:00:00.123456Z", "1969-12-31T23:59:59.999Z",
    "9999-12-31T23:59:59.999Z", "2026-06-01T12:00:00.000001Z",
  ])
  func `prints a timestamp as it was read`(text: String) { expect(Timestamp(text)?.description, text) }

  /// What programs write who mean "for ever": the largest dates of JavaScript, Python and .NET, and one beyond them.
  @Test(arguments: [
    "9999-12-31T23:59:59.999Z", "9999-12-31T23:59:59.999999Z", "9999-12-31T23:59:59.9999999Z",
    "9999-12-31T23:59:59.999-23:59", "9999-12-31T23:59:59.9980Z",
  ])
  func `an item dated to the end of time can be changed later, and reads back as later`(text: String) throws {
    var moment = try #require(Timestamp(text))
    for _ in Portion.rounds(5000) {
      let next = moment.next
      #expect(next > moment)
      #expect(next.description.dropLast() > moment.description.dropLast())
      expect(Timestamp(next.description), next)
      moment = next
    }
    let repaired = Timestamp(microseconds: moment.microseconds + 1)
    expect(Timestamp(repaired.description), repaired)
  }

  @Test func `no date beyond the end of time is later than an edit`() throws {
    let end = try #require(Timestamp("9999-12-31T23:59:59.999Z"))
    for text in [
      "9999-12-31T23:59:59.9999Z", "9999-12-31T23:59:59.99999999999999999999Z", "9999-12-31T23:59:59.9991-00:00",
      "9999-12-31T20:00:00-10:00", "9999-12-31T23:59:59.9991000000000000+00:00",
    ] {
      expect(Timestamp(text), end)
    }
    expect(Timestamp("9999-12-31T23:59:59.9990000000000001000Z"), end.next)
    // Written by hand alone: its room is not used up by it.
    let forged = try #require(Timestamp("9999-12-31T23:59:59.9999999999999999999Z"))
    expect(Timestamp(forged.description), forged)
  }

  @Test func `prints a timestamp in UTC with milliseconds`() {
    expect(Timestamp("2026-06-01T12:00:00.5+02:00")?.description, "2026-06-01T10:00:00.500Z")
    expect(Timestamp("2026-06-01T12:00Z")?.description, "2026-06-01T12:00:00.000Z")
    expect(Timestamp("2026-06-01T12:00:00.1234567890123456789012Z")?.description, "2026-06-01T12:00:00.123456Z")
  }

  @Test func `random timestamps make the round trip`() {
    var random = SplitMix64(seed: 8)
    for _ in Portion.rounds(5000) {
      // Years 0001 to 9998.
      let microseconds = Int64(random.below(315_500_000_000)) * 1_000_000 - 62_135_000_000_000_000
      let timestamp = Timestamp(microseconds: microseconds + Int64(random.pick([0, 1000, 999_000, 1, 123_456])))
      if Timestamp(timestamp.description) != timestamp {
        Issue.record("seed 8: \(timestamp.microseconds) is printed \(timestamp)")
        return
      }
    }
  }

  @Test func `a modification time is now, or just after the old one`() {
    let item = TripSketch.custom("a", day: 1, modified: 100)
    expect(item.modificationTime(at: TripSketch.moment(200)), TripSketch.moment(200))
    expect(item.modificationTime(at: TripSketch.moment(100)), TripSketch.moment(101))
    expect(item.modificationTime(at: TripSketch.moment(-5)), TripSketch.moment(101))
  }
}
