import Almanac

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
    var beside: (text: ShapedText, start: Double)?
  }

  /// The largest number of lines in a block. A row with more is divided.
  private static let mostLines = 24

  /// - Parameter zoneAbove: the zone of the row above, which is not shown again.
  func blocks(of row: DocumentRow, isFirst: Bool, isLast: Bool, zoneAbove: String? = nil) -> [Block] {
    let text = RowText(row)
    let lines = lines(of: row, text)
    var blocks: [Block] = []
    for start in stride(from: 0, to: max(lines.count, 1), by: Self.mostLines) {
      let end = min(start + Self.mostLines, lines.count)
      let ends = (isFirst: isFirst && start == 0, isLast: isLast && end == lines.count)
      var block = block(of: row, lines, start..<end, ends.isFirst, ends.isLast)
      if start == 0 { addHead(of: row, text, lines.first, showsZone: row.zone != zoneAbove, to: &block) }
      if end == lines.count { block.marks += [.end, .end] }
      blocks.append(block)
    }
    return blocks
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
    if let shown = text.shownLink { add(shown, ink: PrintStyle.blue, link: row.link.flatMap(WebLink.init), to: &lines) }
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
    lines[0].beside = (text, start)
  }

  private func joined(_ parts: [String]) -> String { parts.filter { !$0.isEmpty }.joined(separator: separator) }

  private func shaped(_ text: String, _ weight: FontSet.Weight) -> ShapedText { ShapedText(text, weight, in: fonts) }

  // MARK: Blocks

  private func block(
    of row: DocumentRow, _ all: [Line], _ range: Range<Int>, _ isFirst: Bool, _ isLast: Bool
  ) -> Block {
    let lines = all[range]
    var (above, below, gap): (Double, Double, Double) =
      switch row.kind {
      case .game: (6, 6.5, 5)
      case .leg: (4.5, 4.5, 3)
      default: (3.5, 3.5, 2.5)
      }
    if range.lowerBound > 0 { above = 0 }
    if range.upperBound < all.count { (below, gap) = (0, 0) }
    var block = Block()
    var y = above
    for line in lines {
      y += line.leading
      // Letters extend a fifth of the leading below their line.
      let base = y - line.leading * 0.24
      block.marks.append(.begin(line.link == nil ? .paragraph : .link))
      block.marks.append(.text(line.text, x: style.text, y: base, size: line.size, ink: line.ink))
      if let link = line.link {
        let width = line.text.width(at: line.size)
        block.marks.append(.link(Box(x: style.text, y: base - line.size, width: width, height: line.leading), to: link))
      }
      if let (text, start) = line.beside {
        block.marks.append(.text(text, x: style.text + start, y: base, size: 8.7, ink: PrintStyle.gray))
      }
      block.marks.append(.end)
    }
    block.height = y + below + gap
    ground(of: row, height: y + below, first: above + (lines.first?.leading ?? 12) * 0.56, isFirst, isLast, in: &block)
    return block
  }

  /// The background of a row: the card of a game, the dashed line of a leg, the line with a dot for everything else.
  private func ground(
    of row: DocumentRow, height: Double, first: Double, _ isFirst: Bool, _ isLast: Bool, in block: inout Block
  ) {
    let ends = (isFirst ? first : 0, isLast ? first : block.height)
    switch row.kind {
    case .game:
      let (tint, bar) = row.isPlayed ? (PrintStyle.tint, PrintStyle.blue) : (PrintStyle.grayTint, PrintStyle.pale)
      if !isLast { block.ground.append(rail(from: height, to: block.height)) }
      let box = Box(x: style.rail - 1.5, y: 0, width: style.right - style.rail + 1.5, height: height)
      block.ground.append(.fill(box, radius: 3, ink: tint))
      block.ground.append(.fill(Box(x: box.x, y: 0, width: 3, height: height), radius: 1.5, ink: bar))
    case .leg:
      let points = [(x: style.rail, y: 2.5), (x: style.rail, y: block.height - 3)]
      block.ground.append(.line(points, width: 2, ink: PrintStyle.goldRule, dash: [2.6, 4.4]))
    default:
      if ends.0 < ends.1 { block.ground.append(rail(from: ends.0, to: ends.1)) }
    }
  }

  private func rail(from top: Double, to bottom: Double) -> Block.Mark {
    .line([(style.rail, top), (style.rail, bottom)], width: 0.7, ink: PrintStyle.hairline, dash: [])
  }

  /// Adds the further texts of the first line of a row. The time is before the title, so that it is read first.
  private func addHead(of row: DocumentRow, _ text: RowText, _ first: Line?, showsZone: Bool, to block: inout Block) {
    let above = row.kind == .game ? 6.0 : row.kind.isLeg ? 4.5 : 3.5
    let base = above + (first?.leading ?? 13) * 0.76
    let title = first.map { $0.text.width(at: $0.size) } ?? 0
    var head: [Block.Mark] = [.begin(.listItem), .begin(.itemBody)]
    let isGame = row.kind == .game
    let zoneName = row.zone ?? ""
    if !text.time.isEmpty {
      let time = shaped(text.time, isGame ? .bold : .regular)
      let x = style.timeEnd - time.width(at: 9.6)
      // The zone is below the time and is read after it.
      let join = shaped(zoneName.isEmpty ? "–" : zoneName + " –", .regular)
      head += [
        .begin(.paragraph),
        .text(time, x: x, y: base, size: 9.6, ink: row.isPlayed ? PrintStyle.ink : PrintStyle.gray),
        .unseen(join, from: style.timeEnd, to: style.text, y: base), .end,
      ]
    }
    if !zoneName.isEmpty, showsZone {
      let zone = shaped(zoneName, .regular)
      let x = style.timeEnd - zone.width(at: 6.6)
      block.ground.append(.unread(zone, x: x, y: base + 9, size: 6.6, ink: PrintStyle.gray))
      block.height = max(block.height, base + 15)
    }
    block.marks = head + block.marks
    if row.kind != .game, !row.kind.isLeg {
      let y = base - 3.6
      let ink = PrintStyle.ink(of: row.kind)
      block.ground.append(.circle(x: style.rail, y: y, radius: 3.4, ink: ink))
    }
    guard let label = text.label else { return }
    let (words, size) = (shaped(label, isGame ? .bold : .regular), isGame ? 6.8 : 8)
    let x = style.textEnd - words.width(at: size) - (isGame ? 5 : 0)
    var ink = PrintStyle.gray
    if isGame {
      let box = Box(x: x - 5, y: base - 9.2, width: style.textEnd - x + 5, height: 12)
      block.ground.append(.fill(box, radius: 3, ink: row.isPlayed ? PrintStyle.blue : PrintStyle.pale))
      ink = PrintStyle.white
    }
    let mark = Block.Mark.text(words, x: x, y: base - (isGame ? 0.8 : 0), size: size, ink: ink)
    let join = Block.Mark.unseen(shaped("–", .regular), from: style.text + title, to: x, y: base)
    let place = block.marks.firstIndex { if case .text(_, style.text, _, _, _) = $0 { true } else { false } }
    block.marks.insert(
      contentsOf: [.end, .begin(.paragraph), join, mark], at: place.map { $0 + 1 } ?? block.marks.count)
  }
}

extension DocumentRow {
  /// The place on paper, where nothing else says the region of a venue.
  var printedPlace: String { (kind == .game ? place?.address.nonEmpty : nil) ?? place?.name ?? "" }
}

/// The texts of a row, assigned to positions on the page.
struct RowText {
  let time: String
  /// The text at the right end of the first line: the league or the category; nil for a leg.
  let label: String?
  /// The other labels: the figures of a leg, otherwise texts next to the place.
  let details: [String]
  let placeLink: WebLink?
  let shownLink: String?

  init(_ row: DocumentRow) {
    // Texts other than leagues and categories are next to the place.
    let first = row.kind.isLeg ? nil : row.labels.first
    label = first.flatMap { $0.isEmpty || $0.count > 24 ? nil : $0 }
    details = Array(row.labels.dropFirst(label == nil ? 0 : 1))
    time = String(row.clock.map { $0 == " " ? "\u{A0}" : $0 })
    placeLink = row.place.flatMap { WebLink(MapLinks.searchStart + WebLink.value($0.address)) }
    shownLink = row.link.map(Self.shown)
  }

  private static func shown(_ link: String) -> String {
    for prefix in ["https://www.", "http://www.", "https://", "http://"] where link.hasPrefix(prefix) {
      let rest = link.dropFirst(prefix.count)
      return String(rest.hasSuffix("/") ? rest.dropLast() : rest)
    }
    return link
  }
}
