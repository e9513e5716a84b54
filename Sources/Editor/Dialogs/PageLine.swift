import Itinerary
import Screen

package struct PageLine: Equatable, Sendable {
  var label = ""
  var text: String
  var role: Style.Role = .dialog
  var isChosen = false
  var labelColumns = widestLabel

  /// The width of the widest label that is not broken into lines, and the space behind it.
  static let widestLabel = 16

  static let blank = PageLine(text: "")

  static func heading(_ text: String) -> PageLine { PageLine(text: text, role: .dialogTitle) }

  var isHeading: Bool { role == .dialogTitle }

  func wrapped(to width: Int, characterSupport: CharacterSupport) -> [PageLine] {
    let indent = label.isEmpty ? 0 : labelColumns
    let lines = TextWrap.lines(of: text, width: max(8, width - indent), characterSupport: characterSupport)
    let labels = TextWrap.lines(of: label, width: labelColumns - 1, characterSupport: characterSupport)
    guard !lines.isEmpty else { return [self] }
    return (0..<max(lines.count, labels.count)).map { row in
      PageLine(
        label: row < labels.count ? labels[row] : indent == 0 ? "" : " ", text: row < lines.count ? lines[row] : "",
        role: role, isChosen: isChosen, labelColumns: labelColumns)
    }
  }
}

extension [PageLine] {
  var narrowed: [PageLine] {
    let widest = map { DisplayText.width(of: $0.label) }.max() ?? 0
    return map { line in
      var line = line
      line.labelColumns = Swift.min(widest + 2, PageLine.widestLabel)
      return line
    }
  }
}

struct PageLayout {
  let title: String
  let box: DialogBox
  let visible: ArraySlice<PageLine>
  let above, below: Int
  private let page: Int
  private let query: TextInput?
  private let isQueryBelow: Bool

  init(
    _ title: String, _ lines: [PageLine], from pager: Pager, query: TextInput? = nil, isQueryBelow: Bool = false,
    in state: EditorState
  ) {
    (self.title, self.query, self.isQueryBelow) = (title, query, isQueryBelow)
    page = max(1, state.pageHeight - (query == nil ? 0 : 1))
    above = pager.top(of: lines.count, page: page)
    visible = lines.dropFirst(above).prefix(page)
    below = lines.count - above - visible.count
    box = DialogBox(
      columns: state.pageBox.columns, rows: max(1, visible.count) + (query == nil ? 2 : 3), in: state.size)
  }

  var scrolls: Bool { above + below > 0 }

  /// Scrolls the page by a key, which rings at its ends.
  func scroll(_ pager: inout Pager, _ step: ListStep) -> Transition {
    pager.scroll(step, of: above + visible.count + below, page: page) ? Transition() : .bell()
  }

  /// Scrolls the page by the mouse wheel.
  func scroll(_ pager: inout Pager, by lines: Int) -> Transition {
    _ = pager.scroll(to: above + lines, of: above + visible.count + below, page: page)
    return Transition()
  }

  func paint(with dialog: DialogPainter, on frame: inout Frame) {
    dialog.paint(box, title: title, on: &frame)
    if let query {
      dialog.paint(query, in: box, row: isQueryBelow ? box.bottom - 1 : box.top + 1, on: &frame)
    }
    let top = box.top + (query == nil || isQueryBelow ? 1 : 2)
    for (offset, line) in visible.enumerated() {
      frame.put(line, column: box.text.lowerBound, width: box.text.count, row: top + offset)
    }
    dialog.paintScrollMarks(box, above: above, below: below, on: &frame)
  }
}

extension Frame {
  /// Draws a line of a page that has already been wrapped to the width.
  package mutating func put(_ line: PageLine, column: Int, width: Int, row: Int) {
    let indent = line.label.isEmpty ? 0 : line.labelColumns
    let traits: Style.Traits = line.isChosen ? .selected : []
    if line.isChosen { fill(columns: column..<column + width, row: row, style: Style(.dialog, traits)) }
    put(line.label, column: column, row: row, style: Style(.label, traits), limit: line.labelColumns - 1)
    put(line.text, column: column + indent, row: row, style: Style(line.role, traits), limit: width - indent)
  }
}

extension EditorState {
  func layout(of page: TextPage) -> PageLayout {
    PageLayout(
      pageTitle(of: page), lines(of: page), from: page.help?.pager ?? page.pager,
      query: page.help.flatMap { $0.isSearching ? $0.query : nil }, in: self)
  }

  var pageHeight: Int { max(1, pageBox.rows - 2) }

  var pageBox: Size { Size(columns: min(size.columns - 2, 76), rows: max(3, areas.list.count)) }

  var pageWidth: Int { pageBox.columns - 4 }

  private func lines(of page: TextPage) -> [PageLine] {
    switch page.content {
    case .help: page.help(in: self)?.lines ?? []
    case .details(let id): wrapped(displayed.itinerary.index(of: id).map(details.lines(explainingItemAt:)) ?? [])
    case .day(let day): wrapped(details.lines(ofDay: day))
    case .lines(_, let lines): wrapped(lines.map { PageLine(text: $0) })
    }
  }

  func wrapped(_ lines: [PageLine]) -> [PageLine] {
    lines.flatMap { $0.wrapped(to: pageWidth, characterSupport: characterSupport) }
  }

  var details: DetailsPage {
    DetailsPage(displayed: displayed, deletionKey: readOnlyReason == nil ? name(of: NormalAction.delete) : nil)
  }

  private func pageTitle(of page: TextPage) -> String {
    switch page.content {
    case .help: "Keys"
    case .details(let id): displayed.itinerary.item(id).map(displayed.wording.name) ?? ""
    case .day(let day): displayed.wording.dayTitle(day, of: displayed.trip)
    case .lines(let title, _): title
    }
  }
}

/// The place in a text of `count` lines of which a page is seen. Both may have changed since it was scrolled.
package struct Pager: Equatable, Sendable {
  private var line = 0

  package init() {}

  /// The number of the first visible line.
  package func top(of count: Int, page: Int) -> Int { max(0, min(line, count - page)) }

  /// Scrolls to a line, as far as there are lines to show. Returns whether the text moved.
  package mutating func scroll(to line: Int, of count: Int, page: Int) -> Bool {
    let before = top(of: count, page: page)
    self.line = max(0, min(line, count - page))
    return self.line != before
  }

  package mutating func scroll(_ step: ListStep, of count: Int, page: Int) -> Bool {
    scroll(to: step.index(from: top(of: count, page: page), page: page), of: count, page: page)
  }
}
