import ItineraryCore
import Screen

/// The boxes of pages and what is in them.
extension EditorState {
  /// How many lines of a page are seen at once.
  var pageHeight: Int { max(1, pageBox.rows - 2) }

  /// The outer size of the box of a page, which leaves the status in sight.
  var pageBox: Size {
    Size(columns: min(size.columns - 2, 76), rows: max(3, areas.list.count))
  }

  /// The same for a page that may be broken into two columns: help, where there is room. A screen reader reads one.
  func pageBox(of page: TextPage) -> Size {
    guard page.content == .help, !isPlain, size.columns >= PageColumns.leastScreen else { return pageBox }
    return Size(columns: min(size.columns - 2, PageColumns.widestBox), rows: pageBox.rows)
  }

  /// The lines of a page, wrapped to its box; a line of two columns has two parts.
  func pageRows(of page: TextPage) -> [[PageLine]] {
    let box = pageBox(of: page)
    switch page.content {
    case .help:
      let help = HelpPage(repertoire: keyRepertoire, carryingFirst: page.drag != nil)
      guard box.columns > pageBox.columns else { return wrapped(help.lines, to: box.columns - 4).map { [$0] } }
      let columns = help.columns.map { wrapped($0, to: PageColumns.width(in: box.columns)) }
      return PageColumns.beside(columns[0], columns[1])
    case .card(let id):
      guard let index = shown.itinerary.index(of: id) else { return [] }
      let card = CardPage(shown: shown, isReadOnly: readOnlyReason != nil)
      return wrapped(card.lines(explainingItemAt: index), to: box.columns - 4).map { [$0] }
    }
  }

  private func wrapped(_ lines: [PageLine], to width: Int) -> [PageLine] {
    lines.flatMap { $0.wrapped(to: width, repertoire: repertoire) }
  }

  /// The heading of a page.
  func pageTitle(of page: TextPage) -> String {
    switch page.content {
    case .help: "Keys"
    case .card(let id): shown.itinerary.item(id).map(shown.wording.name) ?? ""
    }
  }
}
