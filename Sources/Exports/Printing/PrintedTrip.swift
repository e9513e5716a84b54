import Itinerary

struct PrintedTrip: Sendable {
  let document: TripDocument
  /// The towns on the route: those of its games, and both ends of its legs.
  let route: [RouteStop]

  init(_ document: TripDocument) {
    self.document = document
    route = document.days.flatMap { day in day.rows.flatMap { $0.stops(onDay: day.number) } }
  }

  var totals: [String] { document.counts + document.travel }

  var texts: [String] {
    var texts = [
      document.name, document.dates, TripDocument.freeDay, document.separator, "Days 0123456789–/⚠(continued)",
    ]
    texts += totals + route.map(\.name)
    for day in document.sections {
      texts += [day.label, day.longDate, day.costs, day.night ?? ""]
      for row in day.rows {
        texts += [row.clock, row.zone ?? "", row.status, row.title, row.printedPlace, row.notes ?? ""]
        texts += [row.link ?? ""] + row.labels + row.hint
      }
    }
    return texts
  }
}

extension DocumentRow {
  fileprivate func stops(onDay day: Int) -> [RouteStop] {
    switch location {
    case .at(let coordinate): towns.first.map { [RouteStop(name: $0, point: coordinate.point, day: day)] } ?? []
    case .between(let from, let to):
      zip(towns, [from, to]).map { RouteStop(name: $0, point: $1, day: day) }
    case nil: []
    }
  }
}

/// The size of the paper, in points of 1/72 inch.
package enum PaperSize: String, CaseIterable, Sendable {
  case letter, a4

  package var width: Double { self == .letter ? 612 : 595.28 }
  package var height: Double { self == .letter ? 792 : 841.89 }
}

package struct PrintedFile: Equatable, Sendable {
  package let bytes: [UInt8]
  package let pageCount: Int
  /// The characters that no font could draw, without repetitions.
  package let missing: [Unicode.Scalar]
}

extension PrintedTrip {
  /// - Parameter otherFonts: returns TrueType files for characters that the built-in font lacks.
  func file(on paper: PaperSize, otherFonts: ([Unicode.Scalar]) -> [[UInt8]] = { _ in [] }) -> PrintedFile {
    // The built-in fonts are readable, as a test ensures.
    guard let (regular, bold) = TrueTypeFont.builtIn else {
      return PrintedFile(bytes: [], pageCount: 0, missing: [])
    }
    let fonts = FontSet(regular: regular, bold: bold, texts: texts, otherFonts: otherFonts)
    let style = PrintStyle(paper: paper)
    var flow = PageFlow(
      style: style, rows: RowBlocks(style: style, fonts: fonts, separator: document.separator),
      document: PDFDocument(width: paper.width, height: paper.height, fonts: fonts, title: document.name),
      y: style.top)
    flow.newPage()
    setTitle(on: &flow)
    setMap(on: &flow)
    var days = document.days[...]
    while let day = days.first {
      let free = days.prefix { $0.rows.isEmpty }
      if free.isEmpty { flow.set(day) } else { flow.set(free: Array(free)) }
      days = days.dropFirst(max(1, free.count))
    }
    if let bookings = document.bookings {
      flow.newPage()
      flow.set(bookings)
    }
    setFooters(on: &flow)
    return PrintedFile(bytes: flow.document.bytes(), pageCount: flow.document.pageCount, missing: fonts.missing)
  }

  private func setTitle(on flow: inout PageFlow) {
    let (fonts, style) = (flow.document.fonts, flow.style)
    let title = ShapedText(document.name, .bold, in: fonts)
    let size = title.width(at: 27) <= style.width ? 27.0 : title.width(at: 21) <= style.width * 2 ? 21 : 15
    var lines = title.lines(of: style.width, at: size)
    if lines.count > 6 { lines = lines.prefix(5) + [ShapedText("…", .bold, in: fonts)] }
    flow.document.begin(.heading1)
    for line in lines {
      flow.document.text(line, x: style.left - size * 0.05, y: flow.y + size * 0.86, size: size, ink: PrintStyle.ink)
      flow.y += size * 1.22
    }
    flow.document.end()
    for (words, ink, size) in [
      (document.dates, PrintStyle.ink, 11.5),
      (totals.filter { !$0.isEmpty }.joined(separator: document.separator), PrintStyle.gray, 9.6),
    ] {
      for line in ShapedText(words, .regular, in: fonts).lines(of: style.width, at: size).prefix(3) {
        flow.document.begin(.paragraph)
        flow.document.text(line, x: style.left, y: flow.y + size * 0.95, size: size, ink: ink)
        flow.document.end()
        flow.y += size * 1.45
      }
    }
    flow.y += 7
  }

  private func setMap(on flow: inout PageFlow) {
    let (fonts, style) = (flow.document.fonts, flow.style)
    let height = style.width * RouteMap.shape(of: route)
    let map = map(width: style.width, height: height) { text, isBold, size in
      ShapedText(text, isBold ? .bold : .regular, in: fonts).width(at: size)
    }
    guard let map else { return }
    flow.document.begin(.figure, alternative: map.caption)
    let (x, y) = (style.left, flow.y)
    flow.document.unread { map.draw(on: &$0, x: x, y: y) }
    flow.document.end()
    flow.y += height + 6
    setNames(ofStopsWithoutLabel: map, on: &flow)
    flow.y += 5
  }

  private func setNames(ofStopsWithoutLabel map: RouteMap, on flow: inout PageFlow) {
    if map.unlabelled.isEmpty { return }
    let names = ShapedText(map.unlabelled, .regular, in: flow.document.fonts)
    flow.document.begin(.paragraph)
    for line in names.lines(of: flow.style.width, at: 7.4).prefix(4) {
      flow.document.text(line, x: flow.style.left, y: flow.y + 7.5, size: 7.4, ink: PrintStyle.gray)
      flow.y += 5
    }
    flow.document.end()
  }

  private func setFooters(on flow: inout PageFlow) {
    let (fonts, style, count) = (flow.document.fonts, flow.style, flow.document.pageCount)
    let name = ShapedText(document.name, .regular, in: fonts).fitted(to: style.width - 80, at: 8, .regular, in: fonts)
    for page in 0..<count {
      let number = ShapedText("\(page + 1)\u{A0}/\u{A0}\(count)", .regular, in: fonts)
      flow.document.onPage(page) { document in
        document.decoration { document in
          document.text(name, x: style.left, y: style.footer, size: 8, ink: PrintStyle.gray)
          let (start, end) = (style.left + name.width(at: 8), style.right - number.width(at: 8))
          document.addInvisibleText(
            ShapedText("–", .regular, in: fonts), from: start, to: end, y: style.footer, size: 8)
          document.text(number, x: style.right - number.width(at: 8), y: style.footer, size: 8, ink: PrintStyle.gray)
        }
      }
    }
  }
}

extension PrintedTrip {
  func map(
    width: Double, height: Double, measure: (_ text: String, _ isBold: Bool, _ size: Double) -> Double
  ) -> RouteMap? {
    RouteMap(
      of: route, width: width, height: height, unit: document.distance, outlines: .carried, measure: measure)
  }

  /// The map for a web page, whose fonts are those of the reader's machine: names get enough room for wide letters.
  func map(forScreenOfWidth width: Double, leastShape: Double) -> RouteMap? {
    guard let (regular, bold) = TrueTypeFont.builtIn else { return nil }
    let height = width * max(leastShape, RouteMap.shape(of: route))
    return map(width: width, height: height) { text, isBold, size in
      let font = isBold ? bold : regular
      let widths = text.unicodeScalars.map { font.glyph(for: $0).map(font.advance) ?? 1000 }
      return widths.reduce(0, +) * size / 1000 * 1.04
    }
  }
}

extension RouteMap {
  var caption: String { "Map of the route: " + stops.map(\.name).joined(separator: ", ") }

  /// The towns the map shows by number alone: `7 Toledo, 9 Gary`.
  var unlabelled: String {
    stops.filter { $0.label == nil }.map { "\($0.number)\u{A0}\($0.name)" }.joined(separator: ", ")
  }
}

extension TrueTypeFont {
  fileprivate static var builtIn: (regular: TrueTypeFont, bold: TrueTypeFont)? {
    guard let regular = TrueTypeFont(EmbeddedFile.regularFont.bytes, name: "NotoSans-Regular"),
      let bold = TrueTypeFont(EmbeddedFile.boldFont.bytes, name: "NotoSans-Bold")
    else { return nil }
    return (regular, bold)
  }
}
