import Almanac

/// A part of a page that is never broken.
struct Block {
  let height: Double
  let draw: (inout PDFDocument, _ top: Double) -> Void
}

struct RowBlocks {
  let style: PrintStyle
  let fonts: FontSet
  let separator: String

  private struct Line {
    let text: ShapedText
    let size: Double
    let ink: Ink
    let leading: Double
    var link: WebLink?
    /// A further text on the line after a gap, with its position.
    var sideText: (text: ShapedText, start: Double)?
  }

  /// The largest number of lines in a block. A row with more is divided.
  private static let maxLines = 24

  private struct Part {
    let row: DocumentRow
    let text: RowText
    let lines: ArraySlice<Line>
    /// Whether these are the first lines of the row, and the last ones.
    let isStart, isEnd: Bool
    /// Whether the line along the day begins here, and ends here.
    let isFirst, isLast: Bool
    let zone: String?
  }

  /// - Parameter zoneAbove: the zone of the row above, which is not shown again.
  func blocks(of row: DocumentRow, isFirst: Bool, isLast: Bool, zoneAbove: String? = nil) -> [Block] {
    let text = RowText(row)
    let lines = lines(of: row, text)
    let zone = row.zone == zoneAbove ? nil : row.zone?.nonEmpty
    return stride(from: 0, to: max(lines.count, 1), by: Self.maxLines).map { start in
      let end = min(start + Self.maxLines, lines.count)
      let (isStart, isEnd) = (start == 0, end == lines.count)
      return block(
        of: Part(
          row: row, text: text, lines: lines[start..<end], isStart: isStart, isEnd: isEnd, isFirst: isFirst && isStart,
          isLast: isLast && isEnd, zone: isStart ? zone : nil))
    }
  }

  // MARK: Lines

  private func lines(of row: DocumentRow, _ text: RowText) -> [Line] {
    var lines: [Line] = []
    let (size, ink): (Double, Ink) =
      switch row.kind {
      case .game: (11, row.isPlayed ? PrintStyle.ink : PrintStyle.gray)
      case .leg: (9.6, PrintStyle.gold)
      default: (10.2, PrintStyle.ink)
      }
    let room =
      (row.kind.isLeg ? style.right : style.textEnd) - style.text
      - (text.label.map { shaped($0, .bold).width(at: 8) + 16 } ?? 0)
    for line in shaped(row.title, .bold).lines(of: room, at: size) {
      lines.append(Line(text: line, size: size, ink: ink, leading: size * 1.32))
    }
    let hint = row.hint.map { "⚠\u{A0}" + $0 }
    add(joined([row.status]), ink: PrintStyle.red, weight: .bold, to: &lines)
    if row.kind.isLeg { addFigures(joined(text.details), to: &lines) }
    let details = row.kind.isLeg ? [] : text.details
    add(joined([row.printedPlace] + details), link: text.placeLink, to: &lines)
    for note in (row.notes ?? "").split(separator: "\n") { add(String(note), to: &lines) }
    if let displayed = text.displayedLink {
      add(displayed, ink: PrintStyle.blue, link: row.link.flatMap(WebLink.init), to: &lines)
    }
    for sentence in hint { add(sentence, ink: PrintStyle.red, to: &lines) }
    return lines
  }

  private func add(
    _ text: String, ink: Ink = PrintStyle.gray, weight: FontSet.Weight = .regular, link: WebLink? = nil,
    to lines: inout [Line]
  ) {
    for line in shaped(text, weight).lines(of: style.textEnd - style.text, at: 8.7) {
      lines.append(Line(text: line, size: 8.7, ink: ink, leading: 11.8, link: link))
    }
  }

  private func addFigures(_ figures: String, to lines: inout [Line]) {
    guard lines.count == 1, !figures.isEmpty else { return add(figures, to: &lines) }
    let start = lines[0].text.width(at: lines[0].size) + 9
    let text = shaped(figures, .regular)
    guard style.text + start + text.width(at: 8.7) <= style.right else { return add(figures, to: &lines) }
    lines[0].sideText = (text, start)
  }

  private func joined(_ parts: [String]) -> String { parts.filter { !$0.isEmpty }.joined(separator: separator) }

  private func shaped(_ text: String, _ weight: FontSet.Weight) -> ShapedText { ShapedText(text, weight, in: fonts) }

  // MARK: Blocks

  private func block(of part: Part) -> Block {
    let (padding, gap): (ClosedRange<Double>, Double) =
      switch part.row.kind {
      case .game: (6...6.5, 5)
      case .leg: (4.5...4.5, 3)
      default: (3.5...3.5, 2.5)
      }
    let above = part.isStart ? padding.lowerBound : 0
    let bottom = part.lines.reduce(above) { $0 + $1.leading } + (part.isEnd ? padding.upperBound : 0)
    let end = bottom + (part.isEnd ? gap : 0)
    let base = above + (part.lines.first?.leading ?? 13) * 0.76
    return Block(height: part.zone == nil ? end : max(end, base + 15)) { document, top in
      document.decoration { document in
        drawRail(of: part, on: &document, at: top, first: above, bottom: bottom, end: end)
        if part.isStart { drawSigns(of: part, on: &document, at: top + base) }
      }
      if part.isStart { drawTime(of: part, on: &document, at: top + base) }
      var y = top + above
      for line in part.lines.prefix(1) { draw(line, on: &document, at: &y) }
      if part.isStart { drawLabel(of: part, on: &document, at: top + base) }
      for line in part.lines.dropFirst() { draw(line, on: &document, at: &y) }
      if part.isEnd {
        document.end()
        document.end()
      }
    }
  }

  private func draw(_ line: Line, on document: inout PDFDocument, at y: inout Double) {
    y += line.leading
    // Letters extend a fifth of the leading below their line.
    let base = y - line.leading * 0.24
    document.begin(line.link == nil ? .paragraph : .link)
    document.text(line.text, x: style.text, y: base, size: line.size, ink: line.ink)
    if let link = line.link {
      let width = line.text.width(at: line.size)
      document.link(Box(x: style.text, y: base - line.size, width: width, height: line.leading), to: link)
    }
    if let (text, start) = line.sideText {
      document.text(text, x: style.text + start, y: base, size: 8.7, ink: PrintStyle.gray)
    }
    document.end()
  }

  private func drawRail(
    of part: Part, on document: inout PDFDocument, at top: Double, first: Double, bottom: Double, end: Double
  ) {
    func line(from start: Double, to end: Double) {
      let points = [(x: style.rail, y: top + start), (x: style.rail, y: top + end)]
      document.line(points, width: 0.7, ink: PrintStyle.hairline)
    }
    let middle = first + (part.lines.first?.leading ?? 12) * 0.56
    switch part.row.kind {
    case .game:
      let isPlayed = part.row.isPlayed
      if !part.isLast { line(from: bottom, to: end) }
      let box = Box(x: style.rail - 1.5, y: top, width: style.right - style.rail + 1.5, height: bottom)
      document.fill(box, radius: 3, ink: isPlayed ? PrintStyle.tint : PrintStyle.grayTint)
      let bar = Box(x: box.x, y: top, width: 3, height: bottom)
      document.fill(bar, radius: 1.5, ink: isPlayed ? PrintStyle.blue : PrintStyle.pale)
    case .leg:
      let points = [(x: style.rail, y: top + 2.5), (x: style.rail, y: top + end - 3)]
      document.line(points, width: 2, ink: PrintStyle.goldRule, dash: [2.6, 4.4], roundEnds: true)
    default:
      let (start, end) = (part.isFirst ? middle : 0, part.isLast ? middle : end)
      if start < end { line(from: start, to: end) }
    }
  }

  // MARK: The first line

  private func drawSigns(of part: Part, on document: inout PDFDocument, at base: Double) {
    if let zone = part.zone.map({ shaped($0, .regular) }) {
      let x = style.timeEnd - zone.width(at: 6.6)
      document.unread { $0.text(zone, x: x, y: base + 9, size: 6.6, ink: PrintStyle.gray) }
    }
    switch part.row.kind {
    case .game:
      guard let x = label(of: part)?.x else { return }
      let box = Box(x: x - 5, y: base - 9.2, width: style.textEnd - x + 5, height: 12)
      document.fill(box, radius: 3, ink: part.row.isPlayed ? PrintStyle.blue : PrintStyle.pale)
    case .leg: break
    default:
      let ink = PrintStyle.ink(of: part.row.kind)
      document.circle(x: style.rail, y: base - 3.6, radius: 3.4, ink: ink, rim: PrintStyle.white, rimWidth: 1.6)
    }
  }

  /// The time is before the title, and the zone below it is after it, so that they are read in this order.
  private func drawTime(of part: Part, on document: inout PDFDocument, at base: Double) {
    document.begin(.listItem)
    document.begin(.itemBody)
    if part.text.time.isEmpty { return }
    let time = shaped(part.text.time, part.row.kind == .game ? .bold : .regular)
    let join = shaped(part.row.zone?.nonEmpty.map { $0 + " –" } ?? "–", .regular)
    let ink = part.row.isPlayed ? PrintStyle.ink : PrintStyle.gray
    document.begin(.paragraph)
    document.text(time, x: style.timeEnd - time.width(at: 9.6), y: base, size: 9.6, ink: ink)
    document.addInvisibleText(join, from: style.timeEnd, to: style.text, y: base, size: 9.6)
    document.end()
  }

  private func label(of part: Part) -> (words: ShapedText, x: Double, size: Double)? {
    guard let label = part.text.label else { return nil }
    let isGame = part.row.kind == .game
    let (words, size) = (shaped(label, isGame ? .bold : .regular), isGame ? 6.8 : 8)
    return (words, style.textEnd - words.width(at: size) - (isGame ? 5 : 0), size)
  }

  private func drawLabel(of part: Part, on document: inout PDFDocument, at base: Double) {
    guard let label = label(of: part) else { return }
    let isGame = part.row.kind == .game
    let title = part.lines.first.map { $0.text.width(at: $0.size) } ?? 0
    let join = shaped("–", .regular)
    document.begin(.paragraph)
    document.addInvisibleText(join, from: style.text + title, to: label.x, y: base, size: 9.6)
    let (y, ink) = isGame ? (base - 0.8, PrintStyle.white) : (base, PrintStyle.gray)
    document.text(label.words, x: label.x, y: y, size: label.size, ink: ink)
    document.end()
  }
}

extension DocumentRow {
  /// The place on paper, where nothing else says the region of a venue.
  var printedPlace: String { (kind == .game ? place?.address.nonEmpty : nil) ?? place?.name ?? "" }
}

struct RowText {
  let time: String
  /// The text at the right end of the first line: the league or the category; nil for a leg.
  let label: String?
  /// The other labels: the figures of a leg, otherwise texts next to the place.
  let details: [String]
  let placeLink: WebLink?
  let displayedLink: String?

  init(_ row: DocumentRow) {
    // Texts other than leagues and categories are next to the place.
    let first = row.kind.isLeg ? nil : row.labels.first
    label = first.flatMap { $0.isEmpty || $0.count > 24 ? nil : $0 }
    details = Array(row.labels.dropFirst(label == nil ? 0 : 1))
    time = String(row.clock.map { $0 == " " ? "\u{A0}" : $0 })
    placeLink = row.place.flatMap { WebLink(MapLinks.searchStart + WebLink.value($0.address)) }
    displayedLink = row.link.map(Self.displayed)
  }

  private static func displayed(_ link: String) -> String {
    for prefix in ["https://www.", "http://www.", "https://", "http://"] where link.hasPrefix(prefix) {
      let rest = link.dropFirst(prefix.count)
      return String(rest.hasSuffix("/") ? rest.dropLast() : rest)
    }
    return link
  }
}
