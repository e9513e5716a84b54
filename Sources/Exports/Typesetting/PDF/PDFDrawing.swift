extension PDFDocument {
  /// Draws a line of text with its baseline at `y`.
  ///
  /// - Parameter halo: the color of an outline, which separates the text from lines below it.
  package mutating func text(
    _ text: ShapedText, x: Double, y: Double, size: Double, ink: Ink, halo: Ink? = nil
  ) {
    guard !text.glyphs.isEmpty else { return }
    mark { document in
      let operators = document.operators(for: text)
      if let halo {
        document.withPage { page in
          page.put(halo.red, halo.green, halo.blue, operator: "RG")
          page.put(size * 0.28, operator: "w")
          page.put(1, operator: "j")
        }
        document.show(operators, x, y, size, mode: 1)
      }
      document.withPage { page in
        page.put(ink.red, ink.green, ink.blue, operator: "rg")
        // Letters of a font without a bold weight are made bold by an outline.
        if text.weight == .bold, operators.contains(where: { $0.font > 1 }) {
          page.put(ink.red, ink.green, ink.blue, operator: "RG")
          page.put(size * 0.035, operator: "w")
        }
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

  package mutating func fill(_ box: Box, radius: Double = 0, ink: Ink) {
    mark { document in
      document.withPage { page in
        page.put(ink.red, ink.green, ink.blue, operator: "rg")
        page.path(of: box, radius: radius)
        page.content += "f\n".utf8
      }
    }
  }

  package mutating func circle(x: Double, y: Double, radius: Double, ink: Ink, rim: Ink? = nil, rimWidth: Double = 1) {
    let box = Box(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
    mark { document in
      document.withPage { page in
        page.put(ink.red, ink.green, ink.blue, operator: "rg")
        if let rim {
          page.put(rim.red, rim.green, rim.blue, operator: "RG")
          page.put(rimWidth, operator: "w")
        }
        page.path(of: box, radius: radius)
        page.content += (rim == nil ? "f\n" : "B\n").utf8
      }
    }
  }

  /// Draws a line through points.
  ///
  /// - Parameter dash: the lengths of dashes and gaps; empty for a solid line.
  package mutating func line(
    _ points: [(x: Double, y: Double)], width: Double, ink: Ink, dash: [Double] = [], roundEnds: Bool = false
  ) {
    guard points.count > 1 else { return }
    mark { document in
      document.withPage { page in
        page.content += "q\n".utf8
        page.put(ink.red, ink.green, ink.blue, operator: "RG")
        page.put(width, operator: "w")
        if roundEnds { page.content += "1 J 1 j\n".utf8 }
        if !dash.isEmpty {
          PDFValue.array(dash.map(PDFValue.number)).write(to: &page.content)
          page.content += " 0 d\n".utf8
        }
        page.path(points)
        page.content += "S\nQ\n".utf8
      }
    }
  }

  /// Fills areas, with a thin outline.
  package mutating func fill(_ rings: [[(x: Double, y: Double)]], ink: Ink, rim: Ink? = nil) {
    guard rings.contains(where: { $0.count > 2 }) else { return }
    mark { document in
      document.withPage { page in
        page.put(ink.red, ink.green, ink.blue, operator: "rg")
        if let rim {
          page.put(rim.red, rim.green, rim.blue, operator: "RG")
          page.content += "0.5 w 1 j\n".utf8
        }
        for ring in rings where ring.count > 2 {
          page.path(ring)
          page.content += "h\n".utf8
        }
        page.content += (rim == nil ? "f\n" : "B\n").utf8
      }
    }
  }

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
    var isOpen = false
    for glyph in text.visual {
      if parts.last?.font != glyph.font {
        if !parts.isEmpty { parts[parts.count - 1].bytes += (isOpen ? ">] TJ\n" : "] TJ\n").utf8 }
        parts.append((glyph.font, [UInt8(ascii: "[")]))
        isOpen = false
      }
      let number = subsets[glyph.font].number(of: glyph.glyph, for: glyph.scalar)
      if !isOpen { parts[parts.count - 1].bytes.append(UInt8(ascii: "<")) }
      isOpen = true
      parts[parts.count - 1].bytes.append(hexadecimalDigits: UInt8(truncatingIfNeeded: number >> 8))
      parts[parts.count - 1].bytes.append(hexadecimalDigits: UInt8(truncatingIfNeeded: number))
      if glyph.kerning != 0 {
        parts[parts.count - 1].bytes.append(UInt8(ascii: ">"))
        parts[parts.count - 1].bytes.append(number: -glyph.kerning)
        isOpen = false
      }
    }
    if !parts.isEmpty { parts[parts.count - 1].bytes += (isOpen ? ">] TJ\n" : "] TJ\n").utf8 }
    return parts
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
