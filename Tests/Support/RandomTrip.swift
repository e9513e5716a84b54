import Itinerary

/// Random trips that lean towards the awkward: ties, one-ulp gaps, huge and negative numbers, cities spelled in
/// several ways, games that will not be played, legs for visits that do not exist.
package enum RandomTrip {
  package static func make(_ random: inout SplitMix64) -> Trip {
    let days = 1 + random.below(4)
    let count = 1 + random.below(9)
    let style = random.below(3)
    var items: [Item] = []
    for index in 0..<count {
      let day = 1 + random.below(days)
      let sortOrder = sortOrder(&random, style: style, after: items.last?.position.sortOrder ?? 1)
      items.append(item("i\(index)", day, sortOrder, &random))
    }
    return TripSketch.trip(days: days, items)
  }

  private static func item(_ id: String, _ day: Int, _ sortOrder: Double, _ random: inout SplitMix64) -> Item {
    let modified = random.below(3)
    switch random.below(6) {
    case 0: return TripSketch.custom(id, day: day, sortOrder, modified: modified)
    case 1, 2:
      let visit = random.pick([nil, nil, 1, 1, 2, 3, 0, .min, .max])
      return TripSketch.leg(id, city(&random), city(&random), visit: visit, day: day, sortOrder, modified: modified)
    default:
      let status = random.pick([.scheduled, .scheduled, .scheduled, .timeTBD, .postponed, .cancelled] as [Game.Status])
      return TripSketch.game(id, city(&random), day: day, sortOrder, status, modified: modified)
    }
  }

  private static func city(_ random: inout SplitMix64) -> String {
    let spellings = random.pick(Cities.spellings)
    return random.once(in: 3) ? random.pick(spellings) : spellings[0]
  }

  /// - Parameter style: 0 for plain numbers, else how often an awkward one turns up.
  private static func sortOrder(_ random: inout SplitMix64, style: Int, after last: Double) -> Double {
    if style == 0 { return Double(random.below(20)) * 10 + 1 }
    let choice = random.below(style == 1 ? 20 : 9)
    return switch choice {
    case 0: last
    case 1: min(last.nextUp, .greatestFiniteMagnitude)
    case 2: max(last.nextDown, -.greatestFiniteMagnitude)
    case 3: -Double(random.below(1000)) / 8
    case 4: random.pick([1e308, -1e308, .greatestFiniteMagnitude, -.greatestFiniteMagnitude])
    case 5: random.pick([0, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 1e16, -1e16, 0x1p53])
    default: Double(random.below(40)) / 4
    }
  }
}

/// Spellings of cities that the tests know to be the same, so that a reference needs no folding of its own.
package enum Cities {
  package static let spellings: [[String]] = [
    ["Chicago, IL", "CHICAGO, IL", " chicago,  il ", "Chicago,\tIL", "Chicágo, IL"],
    ["Montréal", "MONTREAL ", "Montre\u{301}al", "montreal", "  MONTRÉAL"],
    ["São Paulo", "Sao Paulo", "SA\u{303}O   PAULO", "são\u{A0}paulo"],
  ]

  /// Of which row a spelling is; the spelling itself where it is of none.
  package static func sameForAll(_ spelling: String) -> String {
    for row in spellings where row.contains(spelling) { return row[0] }
    return spelling
  }
}
