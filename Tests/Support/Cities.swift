/// Spellings of cities that the tests know to be the same, so that a reference needs no folding of its own.
package enum Cities {
  /// Each row holds spellings of one city.
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
