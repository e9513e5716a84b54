import Base
import Screen
import TripCore

/// The layout of a page of text: its box, and the lines in sight.
struct PageLayout {
  let title: String
  let box: DialogBox
  /// The lines in sight; a line of two columns has two parts.
  let visible: ArraySlice<[PageLine]>
  /// The numbers of lines out of sight.
  let above, below: Int
  /// The text that is searched for, in a line above the others; nil if none is.
  let query: TextInput?
}

extension EditorState {
  /// The layout of a page from the first line shown.
  func layout(of page: TextPage) -> PageLayout {
    let all = pageRows(of: page)
    let most = height(of: page)
    let visible = all.dropFirst(page.top).prefix(most)
    let height = min(all.count, most)
    return PageLayout(
      title: pageTitle(of: page),
      box: DialogBox(columns: pageBox(of: page).columns, rows: height + pageHeight - most + 2, in: size),
      visible: visible, above: page.top, below: all.count - page.top - height,
      query: page.help.flatMap { $0.isSearching ? $0.query : nil })
  }

  /// The most lines of a page that are seen at once, next to the text that is searched for.
  func height(of page: TextPage) -> Int { max(1, pageHeight - (page.help?.isSearching == true ? 1 : 0)) }

  /// The most lines of a page that are seen at once.
  var pageHeight: Int { max(1, pageBox.rows - 2) }

  /// The outer size of the box of a page, which leaves the status in sight.
  var pageBox: Size {
    Size(columns: min(size.columns - 2, 76), rows: max(3, areas.list.count))
  }

  /// The outer size of the box of a page. Help has two columns, and so a wider box, if there is room and no screen reader.
  func pageBox(of page: TextPage) -> Size {
    guard page.help?.isSearching == false, !isPlain, size.columns >= PageColumns.leastScreen else { return pageBox }
    return Size(columns: min(size.columns - 2, PageColumns.widestBox), rows: pageBox.rows)
  }

  /// All lines of a page, wrapped to its box; a line of two columns has two parts.
  func pageRows(of page: TextPage) -> [[PageLine]] {
    let box = pageBox(of: page)
    switch page.content {
    case .help(let help):
      guard box.columns > pageBox.columns else { return help.lines(width: box.columns - 4).map { [$0] } }
      let columns = help.columns(width: PageColumns.width(in: box.columns))
      return PageColumns.beside(columns[0], columns[1])
    case .card(let id):
      guard let index = shown.itinerary.index(of: id) else { return [] }
      return wrapped(card.lines(explainingItemAt: index), to: box.columns - 4).map { [$0] }
    case .day(let day): return wrapped(card.lines(ofDay: day), to: box.columns - 4).map { [$0] }
    case .lines(_, let lines): return wrapped(lines.map { PageLine(text: $0) }, to: box.columns - 4).map { [$0] }
    }
  }

  /// The explanations of the rows in the list.
  var card: CardPage { CardPage(shown: shown, isReadOnly: readOnlyReason != nil) }

  private func wrapped(_ lines: [PageLine], to width: Int) -> [PageLine] {
    lines.flatMap { $0.wrapped(to: width, repertoire: repertoire) }
  }

  private func pageTitle(of page: TextPage) -> String {
    switch page.content {
    case .help: "Keys"
    case .card(let id): shown.itinerary.item(id).map(shown.wording.name) ?? ""
    case .day(let day): shown.wording.dayTitle(day, of: shown.trip)
    case .lines(let title, _): title
    }
  }
}
