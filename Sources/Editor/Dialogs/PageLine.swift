import Itinerary
import Screen

package struct PageLine: Equatable, Sendable {
  var label = ""
  var text: String
  var role: Style.Role = .dialog
  /// A sign before the text, on each of its lines.
  var bar: Unicode.Scalar?
  var isChosen = false
  var labelColumns = widestLabel

  /// The width of the widest label that is not broken into lines, and the space behind it.
  static let widestLabel = 16

  static let blank = PageLine(text: "")

  static func heading(_ text: String) -> PageLine { PageLine(text: text, role: .dialogTitle) }

  var isHeading: Bool { role == .dialogTitle }

  func wrapped(to width: Int, characterSupport: CharacterSupport) -> [PageLine] {
    let indent = label.isEmpty ? 0 : labelColumns
    let start = bar.map { "\($0) " } ?? ""
    let lines = TextWrap.lines(
      of: text, width: max(8, width - indent - start.count), characterSupport: characterSupport
    )
    .map { start + $0 }
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

enum PageColumns {
  static let leastScreen = 100
  static let widestBox = 140
  static let gap = 3

  static func width(in box: Int) -> Int { (box - 4 - gap) / 2 }

  static func beside(_ left: [PageLine], _ right: [PageLine]) -> [[PageLine]] {
    (0..<max(left.count, right.count)).map { row in
      [row < left.count ? left[row] : .blank, row < right.count ? right[row] : .blank]
    }
  }
}

/// A page of text in a box over the trip: help, what explains a row, or the preview of a change.
struct PageLayout {
  let title: String
  let box: DialogBox
  /// The lines in sight; a line of two columns has two parts.
  let visible: ArraySlice<[PageLine]>
  let above, below: Int
  /// The text that is typed, in a line above the others or below them; nil if none is.
  let query: TextInput?
  var isQueryBelow = false

  func paint(with dialog: DialogPainter, on frame: inout Frame) {
    dialog.paint(box, title: title, on: &frame)
    if let query {
      dialog.paint(query, in: box, row: isQueryBelow ? box.bottom - 1 : box.top + 1, on: &frame)
    }
    let top = box.top + (query == nil || isQueryBelow ? 1 : 2)
    for (offset, parts) in visible.enumerated() {
      let width = parts.count == 1 ? box.text.count : PageColumns.width(in: box.columns)
      for (number, line) in parts.enumerated() {
        let column = box.text.lowerBound + number * (width + PageColumns.gap)
        frame.put(line, column: column, width: width, row: top + offset)
      }
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

  var pageHeight: Int { max(1, pageBox.rows - 2) }

  /// The outer size of the box of a page, which leaves the status in sight.
  var pageBox: Size { Size(columns: min(size.columns - 2, 76), rows: max(3, areas.list.count)) }

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

  var card: CardPage {
    CardPage(shown: shown, deletionKey: readOnlyReason == nil ? name(of: BrowseAction.delete) : nil)
  }

  private func wrapped(_ lines: [PageLine], to width: Int) -> [PageLine] {
    lines.flatMap { $0.wrapped(to: width, characterSupport: characterSupport) }
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
