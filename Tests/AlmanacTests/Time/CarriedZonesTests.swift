import Itinerary
import TestSupport
import Testing

struct CarriedZonesTests {
  /// Zones with the fingerprints of their clocks at ``moments``, by Scripts/make-zones.py.
  private static let samples = String(
    decoding: Repository.file("Tests/AlmanacTests/Time/carried-zone-samples.tsv"), as: UTF8.self
  ).split(separator: "\n").dropFirst(3).map { $0.split(separator: "\t") }
  private static let moments = stride(from: Int64(-2_208_988_800), to: 4_102_444_800, by: 5_210_231)

  @Test func `every kind of zone matches an independent reader for two centuries`() throws {
    #expect(Self.samples.count > 300)
    for sample in Self.samples {
      let rules = try #require(CarriedZones.rules(of: String(sample[0])), "\(sample[0])")
      expect(fingerprint(of: rules), UInt64(sample[1], radix: 16), "\(sample[0])")
    }
  }

  /// FNV-1a of offset and name at each moment.
  private func fingerprint(of rules: ZoneRules) -> UInt64 {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for moment in Self.moments {
      let period = rules.period(at: moment)
      for byte in "\(period.offsetSeconds)\(period.abbreviation);".utf8 {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
      }
    }
    return value
  }

  @Test(arguments: [
    ("US/Central", "America/Chicago"), ("America/Indianapolis", "America/Indiana/Indianapolis"),
    ("Asia/Calcutta", "Asia/Kolkata"), ("Europe/Kiev", "Europe/Kyiv"), ("GB", "Europe/London"), ("Etc/UTC", "UTC"),
  ])
  func `an old name has the rules of the new one`(old: String, new: String) throws {
    let rules = try #require(CarriedZones.rules(of: old))
    expect(rules, CarriedZones.rules(of: new))
  }

  @Test(arguments: [
    "", "America", "America/", "America/Chicag", "America/Chicago ", "merica/Chicago", "america/chicago", "CST6CDT|",
    "America/Chicago;US/Central", "Atlantis/Capital", "EST5EDT,M3.2.0,M11.1.0", "LMT", "\n", ";", "|",
  ])
  func `an unknown name has no rules`(name: String) {
    #expect(CarriedZones.rules(of: name) == nil)
  }
}
