/// The texts of a row, assigned to positions on the page.
struct RowText {
  /// The text in the column of times: `12:35 PM`.
  let time: String
  /// The text at the right end of the first line: the league or the category; nil for a leg.
  let label: String?
  /// The other labels: the figures of a leg, otherwise texts next to the place.
  let details: [String]
  /// The address of a map with the place; nil if the row has none.
  let placeLink: String?
  /// The link without the parts that every address has, if any.
  let shownLink: String?

  init(_ row: DocumentRow) {
    // Texts other than leagues and categories are next to the place.
    let first = row.kind.isLeg ? nil : row.labels.first
    label = first.flatMap { $0.isEmpty || $0.count > 24 ? nil : $0 }
    details = Array(row.labels.dropFirst(label == nil ? 0 : 1))
    time = String(row.clock.map { $0 == " " ? "\u{A0}" : $0 })
    placeLink = row.place.map { MapLinks.searchStart + WebLink.value($0.address) }
    shownLink = row.link.map(Self.shown)
  }

  private static func shown(_ link: String) -> String {
    for prefix in ["https://www.", "http://www.", "https://", "http://"] where link.hasPrefix(prefix) {
      let rest = link.dropFirst(prefix.count)
      return String(rest.hasSuffix("/") ? rest.dropLast() : rest)
    }
    return link
  }
}
