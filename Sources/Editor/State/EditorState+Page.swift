import ItineraryCore
import Screen

extension EditorState {
  mutating func read(_ page: TextPage, key: Key) -> [Effect] {
    var page = page
    let height = pageHeight
    switch key {
    case .escape, .enter, .backspace, .character("q"), .character("?"), .character(" "), .control("c"):
      mode = .browse
      status = selectionStatus
      return []
    case .control("z"): return [.suspend]
    case .control("l"): return [.redraw]
    case .up, .character("k"): page.top -= 1
    case .down, .character("j"): page.top += 1
    case .pageUp, .control("u"): page.top -= height
    case .pageDown, .control("d"): page.top += height
    case .home, .character("g"): page.top = 0
    case .end, .character("G"): page.top = .max
    default: status = Status("\(key.notation(in: repertoire)) does nothing here; Esc closes the page.", .refusal)
    }
    mode = .page(page)
    return []
  }

  /// Keeps the first line shown within the page, also where its length or the screen has changed.
  mutating func scrollPageIntoRange() {
    guard case .page(var page) = mode else { return }
    page.top = min(max(page.top, 0), max(0, pageLines(of: page).count - pageHeight))
    mode = .page(page)
  }

  /// How many lines of a page are seen at once.
  var pageHeight: Int { max(1, pageBox.rows - 2) }

  /// The outer size of the box of a page, which leaves the status in sight.
  var pageBox: Size {
    Size(columns: min(size.columns - 2, 76), rows: max(3, areas.list.count))
  }

  /// The lines of a page, wrapped to its box.
  func pageLines(of page: TextPage) -> [PageLine] {
    let width = pageBox.columns - 4
    let lines =
      switch page.content {
      case .help: HelpPage.lines(repertoire: repertoire)
      case .card(let id): plan.itinerary.item(id).map { CardPage(plan: plan).lines(explaining: $0) } ?? []
      }
    return lines.flatMap { $0.wrapped(to: width, repertoire: repertoire) }
  }

  /// The heading of a page.
  func pageTitle(of page: TextPage) -> String {
    switch page.content {
    case .help: "Keys"
    case .card(let id): plan.itinerary.item(id).map(plan.wording.name) ?? ""
    }
  }
}
