import Almanac
import TestSupport
import Testing

@testable import Almanac

/// The table of stations, ports and airports. `Scripts/check-stations.py` compares it with public lists.
@Suite struct StationTableTests {
  private let rows = Table(.stations).map { row in (0..<row.count).map { Substring(row.text($0)) } }

  private func codes(_ row: [Substring]) -> [Substring] {
    row[5].split(separator: ";").filter { text in
      text.allSatisfy { $0.isASCII && $0.isUppercase } || text.count == 7 && text.allSatisfy(\.isNumber)
    }
  }

  @Test func `at least 600 have codes, of which no two of one kind and country share one`() {
    #expect(rows.count(where: { !codes($0).isEmpty }) >= 600)
    var known: Set<String> = []
    for row in rows {
      let country = row[6] == "s" ? row[1].drop { $0 != "," } : ""
      for code in codes(row) { #expect(known.insert("\(row[6]) \(country) \(code)").inserted, "\(row[0]) \(code)") }
    }
  }

  @Test func `a code that an airport shares with a station is the airport for a flight only`() {
    for (code, airport, station) in [
      ("BRI", "Bari, Italy", "Bristol, England"), ("LEI", "Almería, Spain", "Leicester, England"),
      ("MAN", "Manchester, England", "Manchester, England"), ("LHR", "London, England", "London, England"),
    ] {
      expect(Gazetteer.shared.station(named: code, by: .flight)?.city, airport)
      expect(Gazetteer.shared.station(named: code, by: .train)?.city, station)
    }
    let names = ["8727100", "FRPNO", "Gare du Nord"]
    expect(Set(names.compactMap { Gazetteer.shared.station(named: $0, by: .train)?.point.latitude }), [48.8809])
  }
}
