import Almanac

/// Sets days one below the other on pages. A day that fits on a page is not broken, unless that would leave more than a
/// quarter of the page before it empty.
struct PageFlow {
  let style: PrintStyle
  let rows: RowBlocks
  var document: PDFDocument
  var y: Double

  mutating func set(_ day: DocumentDay) {
    let blocks = blocks(of: day)
    let height = blocks.reduce(Self.headerHeight) { $0 + $1.height }
    let first = Self.headerHeight + (blocks.first?.height ?? 0)
    let isRetained = height <= style.room && style.bottom - y < style.room / 4
    if y + height > style.bottom, isRetained || y + first > style.bottom, y > style.top {
      newPage()
    }
    document.begin(.section)
    document.bookmark([day.label, day.longDate].filter { !$0.isEmpty }.joined(separator: " · "), y: y)
    setHeader(day.label, day.longDate, remark: day.costs.nonEmpty, isHeading: true)
    document.begin(.list)
    for block in blocks {
      if y + block.height > style.bottom, y > style.top + Self.headerHeight {
        newPage()
        setHeader(day.label, day.longDate, remark: "(continued)", isHeading: false)
      }
      block.draw(&document, y)
      y += block.height
    }
    document.end()
    document.end()
    y += 9
  }

  mutating func set(free days: [DocumentDay]) {
    guard let first = days.first, let last = days.last else { return }
    let label = days.count == 1 ? first.label : "Days \(first.number)–\(last.number)"
    let title = days.count == 1 ? first.longDate : "\(first.longDate) – \(last.longDate)"
    var nights: [String] = []
    for night in days.compactMap(\.night) where night != nights.last { nights.append(night) }
    if y + Self.headerHeight + Double(nights.count) * 17 > style.bottom, y > style.top { newPage() }
    document.begin(.section)
    document.bookmark(label + " · " + title, y: y)
    setHeader(label, title, remark: TripDocument.freeDay, isHeading: true)
    if !nights.isEmpty {
      document.begin(.list)
      for night in nights {
        let block = note(night)
        block.draw(&document, y)
        y += block.height
      }
      document.end()
    }
    document.end()
    y += 9
  }

  mutating func newPage() {
    document.beginPage()
    y = style.top
  }

  private static let headerHeight = 25.5

  private func blocks(of day: DocumentDay) -> [Block] {
    let night = day.night.map { [note($0)] } ?? []
    return day.rows.enumerated().flatMap { index, row in
      // A leg has its own line, which interrupts the line along the day.
      let isFirst = index == 0 || day.rows[index - 1].kind.isLeg
      let isLast = index == day.rows.count - 1 || day.rows[index + 1].kind.isLeg
      return rows.blocks(
        of: row, isFirst: isFirst && index == 0, isLast: isLast && index == day.rows.count - 1,
        zoneAbove: day.rows[..<index].last { $0.zone != nil }?.zone)
    } + night
  }

  private func note(_ words: String) -> Block {
    let (text, x) = (ShapedText(words, .regular, in: document.fonts), style.text)
    return Block(height: 17) { document, top in
      for role in [.listItem, .itemBody, .paragraph] as [PDFDocument.Role] { document.begin(role) }
      document.text(text, x: x, y: top + 11, size: 8.7, ink: PrintStyle.gray)
      for _ in 1...3 { document.end() }
    }
  }

  /// - Parameter remark: the costs of the day, or that it goes on from the page before.
  private mutating func setHeader(_ label: String, _ title: String, remark: String?, isHeading: Bool) {
    let base = y + 13.5
    let (label, title) = (shaped(label, .bold), shaped(title, .bold))
    let size = 12.5
    let x = max(style.text, style.left + label.width(at: size) + 8)
    let (remark, dash) = (remark.map { shaped($0, .regular) }, shaped("–", .regular))
    let room = style.right - x - (remark.map { $0.width(at: 9) + 6 } ?? 0)
    let displayed = title.fitted(to: max(room, 90), at: size, .bold, in: document.fonts)
    let style = style
    let draw = { (document: inout PDFDocument) in
      document.text(label, x: style.left, y: base, size: size, ink: PrintStyle.blue)
      document.addInvisibleText(dash, from: style.left + label.width(at: size), to: x, y: base, size: size)
      document.text(displayed, x: x, y: base, size: size, ink: PrintStyle.ink)
      if let remark {
        document.text(remark, x: x + displayed.width(at: size) + 6, y: base, size: 9, ink: PrintStyle.gray)
      }
    }
    if !isHeading {
      document.decoration(draw: draw)
    } else {
      document.begin(.heading2)
      draw(&document)
      document.end()
    }
    document.decoration { document in
      document.line([(style.left, base + 6), (style.right, base + 6)], width: 0.7, ink: PrintStyle.hairline)
    }
    y += Self.headerHeight
  }

  private func shaped(_ text: String, _ weight: FontSet.Weight) -> ShapedText {
    ShapedText(text, weight, in: document.fonts)
  }
}
