import Itinerary

/// Writes a trip as Markdown, in the dialects of GitHub and Obsidian: a heading for each day, and its rows as a list.
///
/// Every character of a text that could be markup gets a backslash.
enum MarkdownExport {
  static func text(of document: TripDocument) -> String {
    let totals = ([document.dates] + document.counts + document.travel).map(escaped).joined(
      separator: document.separator)
    var lines = ["# " + escaped(document.name), "", totals]
    for day in document.sections {
      lines += ["", "## " + escaped(day.title), ""]
      if !day.costs.isEmpty { lines += [escaped(day.costs), ""] }
      lines += day.rows.isEmpty ? ["*\(TripDocument.emptyDay)*"] : day.rows.flatMap { item($0, document.separator) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func item(_ row: DocumentRow, _ separator: String) -> [String] {
    let parts = [escaped(row.zonedTime), title(of: row)] + row.labels.map(escaped) + [place(of: row), link(of: row)]
    let first = parts.filter { !$0.isEmpty }.joined(separator: separator)
    let notes = row.notes.map { $0.split(separator: "\n", omittingEmptySubsequences: true).map(line) } ?? []
    let hint = row.hint.map { "⚠ *\(escaped($0))*" }
    // A backslash at the end of a line keeps the line break.
    let lines = ["- " + first] + (notes + hint).map { "  " + $0 }
    return lines.dropLast().map { $0 + "\\" } + lines.suffix(1)
  }

  private static func title(of row: DocumentRow) -> String {
    guard let title = escaped(row.title).nonEmpty else { return "" }
    return row.isPlayed ? "**\(title)**" : "~~**\(title)**~~"
  }

  /// The place with a link to a web map, which every reader of Markdown opens.
  private static func place(of row: DocumentRow) -> String {
    guard let place = row.place else { return "" }
    guard let coordinate = row.coordinate, coordinate.precision != .city else { return escaped(place.name) }
    let text = coordinate.precision == .exact ? coordinate.point.comma : place.address
    return "[\(escaped(place.name))](\(MapLinks.searchStart)\(WebLink.value(text)))"
  }

  private static func link(of row: DocumentRow) -> String {
    guard let link = row.link else { return "" }
    // Between angle brackets, only these characters can end an address.
    return WebLink(link).map { "<\($0.address)>" } ?? escaped(link)
  }

  /// A line of notes, in which characters that would begin a list or a rule are escaped, too.
  private static func line(_ text: Substring) -> String {
    let line = escaped(String(text))
    if let first = line.first, "-+".contains(first) { return "\\" + line }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, let mark = line.dropFirst(digits.count).first, ".)".contains(mark) else { return line }
    return digits + "\\" + line.dropFirst(digits.count)
  }

  private static let marks = Set("\\`*_{}[]<>#|~$=^%&".unicodeScalars)

  private static func escaped(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      let before = index > 0 ? scalars[index - 1] : " "
      let after = index + 1 < scalars.count ? scalars[index + 1] : " "
      if marks.contains(scalar), !isHarmless(scalar, between: before, and: after) { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }

  /// Whether a character has no meaning where it is: the `~` of `~280 mi`, and the `&` of `Rock & Roll`.
  private static func isHarmless(
    _ mark: Unicode.Scalar, between before: Unicode.Scalar, and after: Unicode.Scalar
  ) -> Bool {
    switch mark {
    case "~": before == " " && ("0"..."9").contains(after)
    case "&": after == " "
    default: false
    }
  }
}
