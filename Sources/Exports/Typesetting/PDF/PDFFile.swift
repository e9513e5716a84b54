import Almanac
import CZlib

struct PDFFile {
  /// Numbers begin at 1, so each is one more than the index.
  private var objects: [(entries: [(String, PDFValue)], stream: [UInt8]?)] = []

  /// Adds an object that ``set(_:_:)`` replaces.
  mutating func reserve() -> Int { add([]) }

  mutating func add(_ entries: [(String, PDFValue)], stream: [UInt8]? = nil) -> Int {
    objects.append((entries, stream))
    return objects.count
  }

  mutating func set(_ number: Int, _ entries: [(String, PDFValue)]) { objects[number - 1].entries = entries }

  func bytes(root: Int, info: Int) -> [UInt8] {
    var output = Array("%PDF-1.7\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]
    var table = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for (index, object) in objects.enumerated() {
      table += "\(output.count.padded(to: 10)) 00000 n \n"
      output += "\(index + 1) 0 obj\n".utf8
      Self.write(object.entries, object.stream, to: &output)
      output += "\nendobj\n".utf8
    }
    let (start, size) = (output.count, objects.count + 1)
    output += "\(table)trailer\n".utf8
    PDFValue.dictionary([("Size", .integer(size)), ("Root", .reference(root)), ("Info", .reference(info))])
      .write(to: &output)
    return output + "\nstartxref\n\(start)\n%%EOF\n".utf8
  }

  private static func write(_ entries: [(String, PDFValue)], _ stream: [UInt8]?, to output: inout [UInt8]) {
    guard let stream else { return PDFValue.dictionary(entries).write(to: &output) }
    let compressedStream = compressed(stream)
    let filter: [(String, PDFValue)] = compressedStream == nil ? [] : [("Filter", .name("FlateDecode"))]
    PDFValue.dictionary(entries + filter + [("Length", .integer((compressedStream ?? stream).count))]).write(
      to: &output)
    output += "\nstream\n".utf8
    output += compressedStream ?? stream
    output += "\nendstream".utf8
  }

  /// The bytes compressed with zlib; nil if that makes them no smaller.
  private static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    var count = compressBound(UInt(bytes.count))
    var result = [UInt8](repeating: 0, count: Int(count))
    guard compress2(&result, &count, bytes, UInt(bytes.count), 6) == Z_OK, count < bytes.count else { return nil }
    return Array(result[..<Int(count)])
  }
}

extension PDFFile {
  mutating func add(_ subset: FontSubset, number: Int) -> Int {
    let font = subset.font
    // Six letters mark the font as a subset of another (ISO 32000, 9.6.4).
    let letter = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(number % 26)))
    let name = "BARNS\(letter)+\(font.name)"
    let bytes = subset.file()
    let file = add([("Length1", .integer(bytes.count))], stream: bytes)
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
    let map = add([], stream: Self.textMap(of: subset))
    return add([
      ("Type", .name("Font")), ("Subtype", .name("Type0")), ("BaseFont", .name(name)),
      ("Encoding", .name("Identity-H")),
      ("DescendantFonts", .array([.reference(descendant)])), ("ToUnicode", .reference(map)),
    ])
  }

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
