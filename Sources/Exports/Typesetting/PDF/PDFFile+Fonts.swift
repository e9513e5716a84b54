extension PDFFile {
  /// Adds the font of a subset, with two bytes for each glyph.
  mutating func add(_ subset: FontSubset, number: Int) -> Int {
    let font = subset.font
    // Six letters mark the font as a subset of another (ISO 32000, 9.6.4).
    let letter = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(number % 26)))
    let name = "BARNS\(letter)+\(font.name)"
    let bytes = subset.file()
    let file = addStream([("Length1", .integer(bytes.count))], bytes)
    let descriptor = add([
      ("Type", .name("FontDescriptor")), ("FontName", .name(name)), ("Flags", .integer(4)),
      ("FontBBox", .array(font.box.map { .number(font.scaled($0)) })), ("ItalicAngle", .integer(0)),
      ("Ascent", .number(font.scaled(font.ascent))), ("Descent", .number(font.scaled(font.descent))),
      ("CapHeight", .integer(714)), ("StemV", .integer(number == 1 ? 140 : 80)), ("FontFile2", .reference(file)),
    ])
    let widths = subset.entries.map { PDFValue.number(font.advance(of: $0.glyph)) }
    let descendant = add([
      ("Type", .name("Font")), ("Subtype", .name("CIDFontType2")), ("BaseFont", .name(name)),
      (
        "CIDSystemInfo",
        .dictionary([("Registry", .text("Adobe")), ("Ordering", .text("Identity")), ("Supplement", .integer(0))])
      ),
      ("FontDescriptor", .reference(descriptor)), ("CIDToGIDMap", .name("Identity")),
      ("W", .array([.integer(0), .array(widths)])),
    ])
    let map = addStream([], Self.textMap(of: subset))
    return add([
      ("Type", .name("Font")), ("Subtype", .name("Type0")), ("BaseFont", .name(name)),
      ("Encoding", .name("Identity-H")),
      ("DescendantFonts", .array([.reference(descendant)])), ("ToUnicode", .reference(map)),
    ])
  }

  /// The mapping from glyphs to characters, for searching and copying text.
  private static func textMap(of subset: FontSubset) -> [UInt8] {
    var output = Array(
      """
      /CIDInit /ProcSet findresource begin
      12 dict begin
      begincmap
      /CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def
      /CMapName /Adobe-Identity-UCS def
      /CMapType 2 def
      1 begincodespacerange
      <0000> <FFFF>
      endcodespacerange

      """.utf8)
    let entries = subset.entries.enumerated().filter { $0.element.text != nil }
    for start in stride(from: 0, to: entries.count, by: 100) {
      let part = entries[start..<min(start + 100, entries.count)]
      output += "\(part.count) beginbfchar\n".utf8
      for (number, entry) in part {
        guard let text = entry.text else { continue }
        output.append(hexadecimal: [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)])
        output.append(0x20)
        output.append(hexadecimal: String(Character(text)).utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
        output.append(0x0A)
      }
      output += "endbfchar\n".utf8
    }
    output += "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n".utf8
    return output
  }
}
