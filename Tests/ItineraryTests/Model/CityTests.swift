import Itinerary
import TestSupport
import Testing

/// When two spellings are one city, and how a city is shown.
struct CityTests {
  @Test(
    arguments: [
      ("Chicago, IL", "chicago, il"), ("Chicago,  IL", " Chicago,\tIL\n"), ("São Paulo", "SAO PAULO"),
      ("Montréal", "Montre\u{301}al"), ("Montréal", "MONTREAL "), ("Malmö", "MALMO\u{308}"), ("Łódź", "Lodz"),
      ("København", "kobenhavn"), ("Gießen", "GIESSEN"), ("Gießen", "GIE\u{1E9E}EN"), ("Reykjavík", "Reykjavik"),
      ("Đà Nẵng", "Da Nang"), ("İstanbul", "istanbul"), ("San\u{A0}José", "San Jose"), ("Ærø", "aero"),
      ("Ǽrǿ", "Aero"), ("Αθήνα", "Αθη\u{301}να"), ("ΑΘΗΝΑ", "Αθήνα"), ("Йошкар", "И\u{306}ошкар"),
      ("Κέρκυρας", "ΚΕΡΚΥΡΑΣ"), ("", "  "),
    ] as [(String, String)])
  func `spellings of one city match`(one: String, other: String) {
    expect(CityKey(one), CityKey(other))
    expect(CityKey(one).hashValue, CityKey(other).hashValue)
  }

  @Test(
    arguments: [
      ("Portland, OR", "Portland, ME"), ("Portland", "Portland, OR"), ("New York", "Newyork"),
      ("St. Louis", "St Louis"),
      ("Chicago, IL", "Chicago IL"), ("東京", "京都"),
    ] as [(String, String)])
  func `different cities do not match`(one: String, other: String) {
    #expect(CityKey(one) != CityKey(other))
  }

  @Test func `spellings of the reference match, and its cities differ`() {
    let rows = Cities.spellings.map { Set($0.map(CityKey.init)) }
    #expect(rows.allSatisfy { $0.count == 1 })
    expect(Set(rows.flatMap(\.self)).count, rows.count)
  }

  @Test func `the region is shown only if two cities share a name`() {
    let names = CityNames(["Portland, OR", "Chicago, IL", "PORTLAND,  me", "chicago, il", "London"])
    expect(names.displayed("Portland, OR"), "Portland, OR")
    expect(names.displayed("Portland, ME"), "Portland, ME")
    expect(names.displayed("Chicago, IL"), "Chicago")
    expect(names.displayed("London"), "London")
    expect(names.displayed("Paris, TX"), "Paris")
  }

  @Test func `two spellings of a city are the same city`() {
    let names = CityNames(["Montréal, QC", "MONTREAL,  QC"])
    expect(names.displayed("Montréal, QC"), "Montréal")
  }

  @Test func `a city with and without its region are two cities`() {
    let names = CityNames(["Portland", "Portland, OR"])
    expect(names.displayed("Portland"), "Portland")
    expect(names.displayed("Portland, OR"), "Portland, OR")
  }

  @Test func `home means its city, and a district the city that people name`() {
    var trip = TripSketch.trip(
      days: 3, "1 out Home>Flushing, NY", "1 mets Flushing, NY", "2 yankees Bronx, NY", "3 sox Boston, MA")
    expect(trip.cityNames.displayed("Home"), "Home")
    trip.schedule = ScheduleLink()
    trip.schedule?.home = "Boston, MA"
    let names = trip.cityNames
    expect(["Home", "Flushing, NY", "Bronx, NY"].map(names.displayed), ["Boston", "New York", "New York"])
    let apart = trip.with(items: trip.itinerary.items + TripSketch.rows("2 over Flushing, NY>Bronx, NY"))
    expect(["Flushing, NY", "Bronx, NY"].map(apart.cityNames.displayed), ["Flushing", "Bronx"])
  }

  @Test func `only the last part is the region`() {
    expect(CityNames([]).displayed("Washington, D.C."), "Washington")
    expect(CityNames([]).displayed("Paris, Île-de-France, FR"), "Paris, Île-de-France")
    expect(CityNames([]).displayed(", IL"), ", IL")
  }
}
