/// The texts of a row, assigned to positions on the page.
package struct RowText {
  /// The text in the column of times: `12:35 PM`.
  package let time: String
  /// The text below the time: `EDT`.
  package let zone: String
  /// A status in place of a time, before all other texts: `POSTPONED to Aug 10`.
  package let status: String
  /// The text at the right end of the first line: the league or the category; nil for a leg.
  package let label: String?
  /// The other labels: the figures of a leg, otherwise texts beside the place.
  package let details: [String]
  /// The link without the parts that every address has; nil if there is none.
  package let shownLink: String?

  package init(_ row: PrintedTrip.Row) {
    // Texts other than leagues and categories are beside the place.
    let first = row.kind == .leg ? nil : row.labels.first
    label = first.flatMap { $0.isEmpty || $0.count > 24 ? nil : $0 }
    details = Array(row.labels.dropFirst(label == nil ? 0 : 1))
    shownLink = row.link.map(Self.shown)
    let words = row.time.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
    guard let first = words.first, first.utf8.first.map({ (48...57).contains($0) }) ?? false else {
      let isShort = row.time.utf8.count <= 5
      (time, zone, status) = (isShort ? row.time : "", row.zone ?? "", isShort ? "" : row.time)
      return
    }
    let clock = words.prefix(words.count > 1 && Self.isHalf(words[1]) ? 2 : 1)
    let rest = words.dropFirst(clock.count)
    time = clock.joined(separator: "\u{A0}")
    zone = rest.first ?? row.zone ?? ""
    status = rest.dropFirst().joined(separator: " ")
  }

  private static func isHalf(_ word: String) -> Bool { ["AM", "PM", "am", "pm", "a.m.", "p.m."].contains(word) }

  private static func shown(_ link: String) -> String {
    for prefix in ["https://www.", "http://www.", "https://", "http://"] where link.hasPrefix(prefix) {
      let rest = link.dropFirst(prefix.count)
      return String(rest.hasSuffix("/") ? rest.dropLast() : rest)
    }
    return link
  }
}
