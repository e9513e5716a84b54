/// What a PDF file holds, found by walking all of it: pages, the structure that is read out, bookmarks and links. A file
/// that breaks a rule on the way is refused.
package struct PDFInspection {
  /// The texts of the structure in its order, an element without elements of its own a line: `H2 Day 1`.
  package private(set) var lines: [String] = []
  package private(set) var pageCount = 0
  package private(set) var bookmarks: [String] = []
  package private(set) var links: [String] = []
  package private(set) var alternatives: [String] = []
  package private(set) var language = ""
  package private(set) var title = ""

  private let reader: PDFReader
  /// The texts of the marked parts by page object and number.
  private var marks: [Int: [Int: String]] = [:]
  private var seenMarks = 0

  package init(_ bytes: [UInt8]) throws {
    reader = try PDFReader(bytes)
    try checkReferences()
    let catalog = reader.dictionary(reader.trailer["Root"])
    guard reader.dictionary(catalog["MarkInfo"])["Marked"] == .bool(true) else { throw fault("not tagged") }
    language = PDFReader.text(catalog["Lang"])
    title = PDFReader.text(reader.dictionary(reader.trailer["Info"])["Title"])
    let pages = reader.dictionary(catalog["Pages"])
    for case .reference(let page) in reader.array(pages["Kids"]) { try readPage(page) }
    guard pages["Count"] == .number(Double(pageCount)) else { throw fault("wrong count of pages") }
    try readStructure(catalog)
    readBookmarks(reader.dictionary(catalog["Outlines"]))
  }

  private func fault(_ text: String) -> PDFReader.Failure { PDFReader.Failure(text) }

  private func checkReferences() throws {
    func check(_ value: PDFReader.Value) throws {
      switch value {
      case .reference(let number): if reader.objects[number] == nil { throw fault("no object \(number)") }
      case .array(let values): for value in values { try check(value) }
      case .dictionary(let entries): for value in entries.values { try check(value) }
      case .keyword(let word): throw fault("a stray \(word)")
      default: break
      }
    }
    for value in reader.objects.values { try check(value) }
  }

  private mutating func readPage(_ number: Int) throws {
    pageCount += 1
    let page = reader[number]
    guard case .reference(let content)? = page["Contents"], let bytes = reader.streams[content] else {
      throw fault("a page without content")
    }
    var walk = PageWalk(fonts: [:])
    for (name, font) in reader.dictionary(reader.dictionary(page["Resources"])["Font"]) {
      walk.fonts[name] = try characters(of: reader.dictionary(font))
    }
    marks[number] = try walk.marks(of: bytes)
    for annotation in reader.array(page["Annots"]).map({ reader.dictionary($0) }) {
      links.append(PDFReader.text(reader.dictionary(annotation["A"])["URI"]))
      guard annotation["StructParent"] != nil else { throw fault("a link outside of the structure") }
    }
  }

  /// The characters of a font's glyphs, as its map says them.
  private func characters(of font: [String: PDFReader.Value]) throws -> [Int: String] {
    guard case .reference(let map)? = font["ToUnicode"], let bytes = reader.streams[map] else { throw fault("no map") }
    let descendant = reader.dictionary(reader.array(font["DescendantFonts"]).first)
    guard case .reference(let file)? = reader.dictionary(descendant["FontDescriptor"])["FontFile2"],
      let program = reader.streams[file], program.starts(with: [0, 1, 0, 0])
    else { throw fault("no font file") }
    var parser = PDFParser(bytes)
    var (result, strings, isInside): ([Int: String], [[UInt8]], Bool) = ([:], [], false)
    while let value = try parser.value() {
      switch value {
      case .keyword("beginbfchar"): isInside = true
      case .keyword("endbfchar"): isInside = false
      case .string(let bytes) where isInside:
        strings.append(bytes)
        if strings.count == 2 {
          result[Int(strings[0][0]) << 8 | Int(strings[0][1])] = PDFReader.text(.string([0xFE, 0xFF] + strings[1]))
          strings = []
        }
      default: break
      }
    }
    return result
  }

  private mutating func readStructure(_ catalog: [String: PDFReader.Value]) throws {
    let root = reader.dictionary(catalog["StructTreeRoot"])
    guard case .reference(let document)? = root["K"] else { throw fault("no structure") }
    var parents: [Int: PDFReader.Value] = [:]
    let pairs = reader.array(reader.dictionary(root["ParentTree"])["Nums"])
    for index in stride(from: 0, to: pairs.count - 1, by: 2) {
      if case .number(let key) = pairs[index] { parents[Int(key)] = pairs[index + 1] }
    }
    try readElement(document, parents)
    guard seenMarks == marks.values.map(\.count).reduce(0, +) else {
      throw fault("marked parts outside of the structure")
    }
  }

  private mutating func readElement(_ number: Int, _ parents: [Int: PDFReader.Value]) throws {
    let element = reader[number]
    guard case .name(let role)? = element["S"] else { throw fault("an element without a role") }
    if let alternative = element["Alt"] { alternatives.append(PDFReader.text(alternative)) }
    var line = ""
    for kid in reader.array(element["K"]) {
      switch kid {
      case .reference(let child):
        guard reader[child]["P"] == .reference(number) else { throw fault("an element with another parent") }
        try readElement(child, parents)
      case .dictionary(let entries) where entries["Type"] == .name("MCR"):
        guard case .reference(let page)? = entries["Pg"], case .number(let mark)? = entries["MCID"],
          let text = marks[page]?[Int(mark)], case .number(let key)? = reader[page]["StructParents"],
          reader.array(parents[Int(key)])[Int(mark)] == .reference(number)
        else { throw fault("a marked part that is not there") }
        seenMarks += 1
        line += text
      default: break
      }
    }
    if !line.isEmpty { lines.append("\(role) \(line)") }
  }

  private mutating func readBookmarks(_ outline: [String: PDFReader.Value]) {
    var next = outline["First"]
    while let item = next, bookmarks.count < 10_000 {
      bookmarks.append(PDFReader.text(reader.dictionary(item)["Title"]))
      next = reader.dictionary(item)["Next"]
    }
  }
}

/// Reads the operators of a page.
private struct PageWalk {
  var fonts: [String: [Int: String]]

  /// The texts of the marked parts by their numbers; throws where something is opened and not closed, or not marked.
  func marks(of bytes: [UInt8]) throws -> [Int: String] {
    var (parser, operands): (PDFParser, [PDFReader.Value]) = (PDFParser(bytes), [])
    var (marks, open, states, isInText): ([Int: String], [Int?], Int, Bool) = ([:], [], 0, false)
    var font: [Int: String] = [:]
    while let value = try parser.value() {
      guard case .keyword(let name) = value else {
        operands.append(value)
        continue
      }
      switch name {
      case "q": states += 1
      case "Q": states -= 1
      case "BT", "ET":
        if (name == "BT") == isInText { throw PDFReader.Failure("texts in one another") }
        isInText.toggle()
      case "BMC": open.append(nil)
      case "BDC":
        var number: Int?
        if case .dictionary(let entries)? = operands.last, case .number(let mark)? = entries["MCID"] {
          number = Int(mark)
          if marks.updateValue("", forKey: Int(mark)) != nil { throw PDFReader.Failure("a number twice") }
        }
        open.append(number)
      case "EMC": if open.popLast() == nil { throw PDFReader.Failure("nothing to end") }
      case "Tf":
        guard case .name(let name)? = operands.first, let known = fonts[name] else {
          throw PDFReader.Failure("no font")
        }
        font = known
      case "TJ":
        guard !open.isEmpty, isInText else { throw PDFReader.Failure("text that is neither read nor decoration") }
        if let mark = open.lazy.compactMap({ $0 }).last { marks[mark, default: ""] += text(operands.first, in: font) }
      default: break
      }
      if states < 0 { throw PDFReader.Failure("more ends than beginnings") }
      operands = []
    }
    guard open.isEmpty, states == 0, !isInText else { throw PDFReader.Failure("something is not ended") }
    return marks
  }

  private func text(_ value: PDFReader.Value?, in font: [Int: String]) -> String {
    guard case .array(let parts)? = value else { return "" }
    var text = ""
    for case .string(let bytes) in parts {
      for index in stride(from: 0, to: bytes.count - 1, by: 2) {
        text += font[Int(bytes[index]) << 8 | Int(bytes[index + 1])] ?? "\u{FFFD}"
      }
    }
    return text
  }
}
