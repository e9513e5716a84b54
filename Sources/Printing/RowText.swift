/// What a row says, sorted into the places where the page says it.
struct RowText {
  /// What stands in the column of times: `12:35 PM`.
  let time: String
  /// What stands under it: `EDT`.
  let zone: String
  /// What is said before everything else because it is no time: `POSTPONED to Aug 10`.
  let status: String

  init(_ row: PrintedTrip.Row) {
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
}
