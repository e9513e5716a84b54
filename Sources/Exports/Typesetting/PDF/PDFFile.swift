import CZlib

/// The objects of a PDF file. Objects that are not streams are compressed in streams, which makes a file a third smaller.
struct PDFFile {
  private enum Object {
    case value(PDFValue)
    case stream([(String, PDFValue)], [UInt8])
  }

  /// The objects by their numbers. Numbers begin at 1, so each is one more than the index.
  private var objects: [Object] = []

  /// Adds an object that ``set(_:_:)`` replaces.
  mutating func reserve() -> Int { add([]) }

  mutating func add(_ entries: [(String, PDFValue)]) -> Int {
    objects.append(.value(.dictionary(entries)))
    return objects.count
  }

  mutating func set(_ number: Int, _ entries: [(String, PDFValue)]) {
    objects[number - 1] = .value(.dictionary(entries))
  }

  mutating func addStream(_ entries: [(String, PDFValue)], _ bytes: [UInt8]) -> Int {
    objects.append(.stream(entries, bytes))
    return objects.count
  }

  /// The bytes of the file, which depend only on the objects.
  func bytes(root: Int, info: Int) -> [UInt8] {
    var output = Array("%PDF-1.7\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]
    var places = [(kind: 0, place: 0, index: 65_535)]
    var (packed, packing): ([Int], Int) = ([], objects.count + 1)
    for (index, object) in objects.enumerated() {
      switch object {
      case .stream(let entries, let bytes):
        places.append((1, output.count, 0))
        Self.write(number: index + 1, entries, bytes, to: &output)
      case .value:
        // Readers have to unpack a whole stream to reach one object in it, so streams are kept short.
        if packed.count == 200 { (packed, packing) = ([], packing + 1) }
        places.append((2, packing, packed.count))
        packed.append(index + 1)
      }
    }
    var groups: [[Int]] = Array(repeating: [], count: packing - objects.count)
    for (number, place) in places.enumerated() where place.kind == 2 {
      groups[place.place - objects.count - 1].append(number)
    }
    for (index, group) in groups.enumerated() {
      places.append((1, output.count, 0))
      writePacked(group, number: objects.count + 1 + index, to: &output)
    }
    writeReferences(places, root: root, info: info, to: &output)
    return output
  }

  private func writePacked(_ numbers: [Int], number: Int, to output: inout [UInt8]) {
    var (index, body): ([UInt8], [UInt8]) = ([], [])
    for number in numbers {
      index += "\(number) \(body.count) ".utf8
      if case .value(let value) = objects[number - 1] { value.write(to: &body) }
      body.append(0x0A)
    }
    let entries: [(String, PDFValue)] = [
      ("Type", .name("ObjStm")), ("N", .integer(numbers.count)), ("First", .integer(index.count)),
    ]
    Self.write(number: number, entries, index + body, to: &output)
  }

  private func writeReferences(
    _ places: [(kind: Int, place: Int, index: Int)], root: Int, info: Int, to output: inout [UInt8]
  ) {
    let start = output.count
    let number = places.count
    var rows: [UInt8] = []
    for (kind, place, index) in places + [(1, start, 0)] {
      rows.append(UInt8(kind))
      rows.append32(place)
      rows.append16(index)
    }
    let identity = Self.identity(of: output)
    let entries: [(String, PDFValue)] = [
      ("Type", .name("XRef")), ("Size", .integer(number + 1)), ("W", .array([.integer(1), .integer(4), .integer(2)])),
      ("Root", .reference(root)), ("Info", .reference(info)), ("ID", .array([.bytes(identity), .bytes(identity)])),
    ]
    Self.write(number: number, entries, rows, to: &output)
    output += "startxref\n\(start)\n%%EOF\n".utf8
  }

  private static func write(number: Int, _ entries: [(String, PDFValue)], _ bytes: [UInt8], to output: inout [UInt8]) {
    let packed = compressed(bytes)
    output += "\(number) 0 obj\n".utf8
    var entries = entries
    if packed != nil { entries.append(("Filter", .name("FlateDecode"))) }
    entries.append(("Length", .integer((packed ?? bytes).count)))
    PDFValue.dictionary(entries).write(to: &output)
    output += "\nstream\n".utf8
    output += packed ?? bytes
    output += "\nendstream\nendobj\n".utf8
  }

  /// The bytes compressed with zlib; nil if that makes them no smaller.
  private static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count > 60 else { return nil }
    var count = compressBound(UInt(bytes.count))
    var result = [UInt8](repeating: 0, count: Int(count))
    guard compress2(&result, &count, bytes, UInt(bytes.count), 6) == Z_OK, count < bytes.count else { return nil }
    return Array(result[..<Int(count)])
  }

  /// Sixteen bytes that differ between files (FNV-1a, twice).
  private static func identity(of bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for start: UInt64 in [0xCBF2_9CE4_8422_2325, 0x8422_2325_CBF2_9CE4] {
      var hash = start
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      for shift in stride(from: 56, through: 0, by: -8) {
        result.append(UInt8(truncatingIfNeeded: hash >> UInt64(shift)))
      }
    }
    return result
  }
}

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
