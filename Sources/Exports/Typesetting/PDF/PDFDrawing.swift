extension PDFDocument {
  /// - Parameters:
  ///   - y: the baseline.
  ///   - halo: the color of an outline, which separates the text from lines below it.
  package mutating func text(_ text: ShapedText, x: Double, y: Double, size: Double, ink: Ink, halo: Ink? = nil) {
    guard !text.glyphs.isEmpty else { return }
    mark { document in
      let operators = document.operators(for: text)
      if let halo {
        document.withPage { page in
          page.stroke(halo, width: size * 0.28)
          page.put(1, operator: "j")
        }
        document.show(operators, x, y, size, mode: 1)
      }
      document.withPage { page in
        page.fill(ink)
        // Letters of a font without a bold weight are made bold by an outline.
        let isOutlined = text.weight == .bold && operators.contains { $0.font > 1 }
        if isOutlined { page.stroke(ink, width: size * 0.035) }
      }
      document.show(operators, x, y, size, mode: 0, weight: text.weight)
    }
  }

  /// Fills a gap between two texts of a line with invisible words, because programs that guess the order of texts from
  /// their positions take a wide gap for the end of a column.
  package mutating func addInvisibleText(
    _ words: ShapedText, from start: Double, to end: Double, y: Double, size: Double
  ) {
    let width = words.width(at: size)
    guard width > 0, end - start > size else { return }
    mark { document in
      document.withPage { page in
        page.content += "q\n".utf8
        page.put((end - start - size * 0.5) * 100 / width, operator: "Tz")
      }
      let operators = document.operators(for: words)
      document.show(operators, start + size * 0.25, y, size, mode: 3)
      document.withPage { $0.content += "Q\n".utf8 }
    }
  }

  package mutating func fill(_ box: Box, radius: Double = 0, ink: Ink, rim: Ink? = nil, rimWidth: Double = 1) {
    draw { page in
      page.fill(ink)
      if let rim { page.stroke(rim, width: rimWidth) }
      page.path(of: box, radius: radius)
      page.content += (rim == nil ? "f\n" : "B\n").utf8
    }
  }

  package mutating func circle(x: Double, y: Double, radius: Double, ink: Ink, rim: Ink, rimWidth: Double) {
    let box = Box(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
    fill(box, radius: radius, ink: ink, rim: rim, rimWidth: rimWidth)
  }

  /// - Parameter dash: the lengths of dashes and gaps; empty for a solid line.
  package mutating func line(
    _ points: [(x: Double, y: Double)], width: Double, ink: Ink, dash: [Double] = [], roundEnds: Bool = false
  ) {
    guard points.count > 1 else { return }
    draw { page in
      page.content += "q\n".utf8
      page.stroke(ink, width: width)
      if roundEnds { page.content += "1 J 1 j\n".utf8 }
      if !dash.isEmpty {
        PDFValue.array(dash.map(PDFValue.number)).write(to: &page.content)
        page.content += " 0 d\n".utf8
      }
      page.path(points)
      page.content += "S\nQ\n".utf8
    }
  }

  package mutating func fill(_ rings: [[(x: Double, y: Double)]], ink: Ink, rim: Ink? = nil) {
    guard rings.contains(where: { $0.count > 2 }) else { return }
    draw { page in
      page.fill(ink)
      if let rim {
        page.stroke(rim)
        page.content += "0.5 w 1 j\n".utf8
      }
      for ring in rings where ring.count > 2 {
        page.path(ring)
        page.content += "h\n".utf8
      }
      page.content += (rim == nil ? "f\n" : "B\n").utf8
    }
  }

  private mutating func draw(_ picture: (inout PDFPage) -> Void) { mark { $0.withPage(picture) } }

  package mutating func clipped(to box: Box, radius: Double = 0, draw: (inout PDFDocument) -> Void) {
    mark { document in
      document.withPage { page in
        page.content += "q\n".utf8
        page.path(of: box, radius: radius)
        page.content += "W n\n".utf8
      }
      draw(&document)
      document.withPage { $0.content += "Q\n".utf8 }
    }
  }

  /// The operators that choose fonts and show glyphs, without the size, which is added when they are used.
  private mutating func operators(for text: ShapedText) -> [(font: Int, bytes: [UInt8])] {
    var parts: [(font: Int, bytes: [UInt8])] = []
    for glyph in text.visual {
      let number = subsets[glyph.font].number(of: glyph.glyph, for: glyph.scalar)
      var bytes = [UInt8(ascii: "[")]
      if let last = parts.last, last.font == glyph.font { bytes = parts.removeLast().bytes }
      // Glyphs without kerning between them are in one string.
      if bytes.last == UInt8(ascii: ">") { bytes.removeLast() } else { bytes.append(UInt8(ascii: "<")) }
      bytes.append(hexadecimalDigits: UInt8(truncatingIfNeeded: number >> 8))
      bytes.append(hexadecimalDigits: UInt8(truncatingIfNeeded: number))
      bytes.append(UInt8(ascii: ">"))
      if glyph.kerning != 0 { bytes.append(number: -glyph.kerning) }
      parts.append((glyph.font, bytes))
    }
    return parts.map { ($0.font, $0.bytes + "] TJ\n".utf8) }
  }

  private mutating func show(
    _ parts: [(font: Int, bytes: [UInt8])], _ x: Double, _ y: Double, _ size: Double, mode: Int,
    weight: FontSet.Weight = .regular
  ) {
    withPage { page in
      page.content += "BT\n".utf8
      page.put(x, page.flipped(y), operator: "Td")
      for (font, bytes) in parts {
        page.fonts.insert(font)
        // Set the mode for each text, because it stays in effect after a text.
        page.content += "\(font > 1 && mode == 0 && weight == .bold ? 2 : mode) Tr\n".utf8
        page.content += "/F\(font) ".utf8
        page.put(size, operator: "Tf")
        page.content += bytes
      }
      page.content += "ET\n".utf8
    }
  }
}

extension PDFPage {
  mutating func fill(_ ink: Ink) { put(ink.red, ink.green, ink.blue, operator: "rg") }

  mutating func stroke(_ ink: Ink, width: Double? = nil) {
    put(ink.red, ink.green, ink.blue, operator: "RG")
    if let width { put(width, operator: "w") }
  }

  mutating func path(_ points: [(x: Double, y: Double)]) {
    for (index, point) in points.enumerated() { put(point.x, flipped(point.y), operator: index == 0 ? "m" : "l") }
  }

  mutating func path(of box: Box, radius: Double) {
    guard radius > 0 else { return put(box.x, flipped(box.y + box.height), box.width, box.height, operator: "re") }
    // The distance of the control points at which the curve is closest to a quarter of a circle.
    let (r, k) = (radius, radius * 0.4477)
    let (left, right) = (box.x, box.x + box.width)
    let (top, bottom) = (flipped(box.y), flipped(box.y + box.height))
    put(left + r, top, operator: "m")
    put(right - r, top, operator: "l")
    put(right - k, top, right, top - k, right, top - r, operator: "c")
    put(right, bottom + r, operator: "l")
    put(right, bottom + k, right - k, bottom, right - r, bottom, operator: "c")
    put(left + r, bottom, operator: "l")
    put(left + k, bottom, left, bottom + k, left, bottom + r, operator: "c")
    put(left, top - r, operator: "l")
    put(left, top - k, left + k, top, left + r, top, operator: "c")
    content += "h\n".utf8
  }
}
