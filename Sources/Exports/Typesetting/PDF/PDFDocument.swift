/// A PDF document that is being drawn: pages, the structure for screen readers, bookmarks and links.
///
/// Texts and figures belong to the open structure element (``begin(_:alternative:)``). Drawings without an open element
/// are decoration and are not read out.
package struct PDFDocument: Sendable {
  package enum Role: String, Sendable {
    case document = "Document"
    case heading1 = "H1"
    case heading2 = "H2"
    case section = "Sect"
    case paragraph = "P"
    case list = "L"
    case listItem = "LI"
    case itemBody = "LBody"
    case figure = "Figure"
    case link = "Link"
  }

  enum StructureChild: Sendable {
    case element(Int)
    case mark(page: Int, number: Int)
    case link(page: Int, index: Int)
  }

  struct Element: Sendable {
    let role: Role
    let parent: Int
    let alternative: String?
    var children: [StructureChild] = []
  }

  struct Bookmark: Sendable {
    let title: String
    let page: Int
    let y: Double
  }

  package let width, height: Double
  package let fonts: FontSet
  let title: String
  var pages: [PDFPage] = []
  var subsets: [FontSubset]
  var elements = [Element(role: .document, parent: -1, alternative: nil)]
  var bookmarks: [Bookmark] = []
  private var openElements: [Int] = []
  private var isMarking = false

  package init(width: Double, height: Double, fonts: FontSet, title: String) {
    (self.width, self.height, self.fonts) = (width, height, fonts)
    self.title = PrintableText.cleaned(title)
    subsets = fonts.fonts.map(FontSubset.init)
  }

  package var pageCount: Int { pages.count }

  package mutating func beginPage() { pages.append(PDFPage(height: height)) }

  /// Draws on an earlier page, for example the total number of pages in its footer.
  package mutating func onPage(_ number: Int, draw: (inout PDFDocument) -> Void) {
    guard pages.indices.contains(number), number != pages.count - 1 else { return draw(&self) }
    pages.swapAt(number, pages.count - 1)
    draw(&self)
    pages.swapAt(number, pages.count - 1)
  }

  // MARK: Structure

  /// - Parameter alternative: the text to read out instead of a figure.
  package mutating func begin(_ role: Role, alternative: String? = nil) {
    let parent = openElements.last ?? 0
    elements.append(Element(role: role, parent: parent, alternative: alternative.map(PrintableText.cleaned)))
    elements[parent].children.append(.element(elements.count - 1))
    openElements.append(elements.count - 1)
  }

  package mutating func end() { _ = openElements.popLast() }

  package mutating func decoration(draw: (inout PDFDocument) -> Void) {
    let open = openElements
    openElements = []
    mark { draw(&$0) }
    openElements = open
  }

  package mutating func bookmark(_ title: String, y: Double) {
    bookmarks.append(Bookmark(title: PrintableText.cleaned(title), page: pages.count - 1, y: y))
  }

  mutating func link(_ box: Box, to link: WebLink) {
    guard let element = openElements.last else { return }
    let page = pages.count - 1
    pages[page].links.append(PDFPage.Link(box: box, address: link.address, element: element))
    elements[element].children.append(.link(page: page, index: pages[page].links.count - 1))
  }

  /// Draws words that programs for reading or searching should not find, such as those in a map.
  package mutating func unread(draw: (inout PDFDocument) -> Void) {
    mark { document in
      document.withPage { $0.content += "/Span <</ActualText ()>> BDC\n".utf8 }
      draw(&document)
      document.withPage { $0.content += "EMC\n".utf8 }
    }
  }

  mutating func mark(draw: (inout PDFDocument) -> Void) {
    guard !isMarking else { return draw(&self) }
    let page = pages.count - 1
    if let element = openElements.last {
      let number = pages[page].marks.count
      pages[page].marks.append(element)
      elements[element].children.append(.mark(page: page, number: number))
      pages[page].content += "/\(elements[element].role.rawValue) <</MCID \(number)>> BDC\n".utf8
    } else {
      pages[page].content += "/Artifact BMC\n".utf8
    }
    isMarking = true
    draw(&self)
    isMarking = false
    pages[page].content += "EMC\n".utf8
  }

  mutating func withPage(_ draw: (inout PDFPage) -> Void) { draw(&pages[pages.count - 1]) }
}

extension PDFDocument {
  /// The bytes of the file. Equal documents have equal bytes.
  package func bytes() -> [UInt8] {
    var file = PDFFile()
    let catalog = file.reserve()
    let tree = file.reserve()
    let pageNumbers = pages.map { _ in file.reserve() }
    let elementNumbers = elements.map { _ in file.reserve() }
    let fontNumbers = subsets.enumerated().map { number, subset in
      pages.contains { $0.fonts.contains(number) } ? file.add(subset, number: number) : nil
    }
    let parent = file.reserve()
    var linkNumbers: [[Int]] = []
    var linkCount = 0
    for (index, page) in pages.enumerated() {
      let links = page.links.enumerated().map { offset, link in
        add(link, key: pages.count + linkCount + offset, page: pageNumbers[index], to: &file)
      }
      linkCount += links.count
      linkNumbers.append(links)
      let content = file.add([], stream: page.content)
      file.set(pageNumbers[index], entries(of: page, index, parent, content, links, fontNumbers))
    }
    file.set(
      parent,
      [
        ("Type", .name("Pages")), ("Kids", .array(pageNumbers.map(PDFValue.reference))),
        ("Count", .integer(pages.count)),
        ("MediaBox", .array([.integer(0), .integer(0), .number(width), .number(height)])),
      ])
    for (index, element) in elements.enumerated() {
      file.set(elementNumbers[index], entries(of: element, tree, elementNumbers, pageNumbers, linkNumbers))
    }
    let parents = file.add([("Nums", parentTree(elementNumbers))])
    file.set(
      tree,
      [
        ("Type", .name("StructTreeRoot")), ("K", .reference(elementNumbers[0])), ("ParentTree", .reference(parents)),
        ("ParentTreeNextKey", .integer(pages.count + linkCount)),
      ])
    file.set(catalog, catalogEntries(parent, tree, addOutline(pageNumbers, to: &file)))
    let info = file.add([("Title", .text(title)), ("Producer", .text("Barnstorm"))])
    return file.bytes(root: catalog, info: info)
  }

  private func catalogEntries(_ pages: Int, _ tree: Int, _ outline: Int?) -> [(String, PDFValue)] {
    var entries: [(String, PDFValue)] = [
      ("Type", .name("Catalog")), ("Pages", .reference(pages)), ("Lang", .text("en")),
      ("MarkInfo", .dictionary([("Marked", .bool(true))])), ("StructTreeRoot", .reference(tree)),
      ("ViewerPreferences", .dictionary([("DisplayDocTitle", .bool(true))])),
    ]
    if let outline { entries.append(("Outlines", .reference(outline))) }
    return entries
  }

  private func entries(
    of page: PDFPage, _ index: Int, _ parent: Int, _ content: Int, _ links: [Int], _ fonts: [Int?]
  ) -> [(String, PDFValue)] {
    let used = page.fonts.sorted().compactMap { number in fonts[number].map { ("F\(number)", PDFValue.reference($0)) } }
    var entries: [(String, PDFValue)] = [
      ("Type", .name("Page")), ("Parent", .reference(parent)), ("Contents", .reference(content)),
      ("Resources", .dictionary([("Font", .dictionary(used))])), ("StructParents", .integer(index)),
      ("Tabs", .name("S")),
    ]
    if !links.isEmpty { entries.append(("Annots", .array(links.map(PDFValue.reference)))) }
    return entries
  }

  private func add(_ link: PDFPage.Link, key: Int, page: Int, to file: inout PDFFile) -> Int {
    let (box, bottom) = (link.box, height - link.box.y - link.box.height)
    let corners = [box.x, bottom, box.x + box.width, bottom + box.height]
    return file.add([
      ("Type", .name("Annot")), ("Subtype", .name("Link")), ("Rect", .array(corners.map(PDFValue.number))),
      ("Border", .array([.integer(0), .integer(0), .integer(0)])), ("F", .integer(4)), ("P", .reference(page)),
      ("Contents", .text(link.address)), ("StructParent", .integer(key)),
      ("A", .dictionary([("S", .name("URI")), ("URI", .text(link.address))])),
    ])
  }

  private func entries(
    of element: Element, _ tree: Int, _ numbers: [Int], _ pages: [Int], _ links: [[Int]]
  ) -> [(String, PDFValue)] {
    var entries: [(String, PDFValue)] = [
      ("Type", .name("StructElem")), ("S", .name(element.role.rawValue)),
      ("P", .reference(element.parent < 0 ? tree : numbers[element.parent])),
    ]
    if let alternative = element.alternative { entries.append(("Alt", .text(alternative))) }
    let children = element.children.map { child -> PDFValue in
      switch child {
      case .element(let index): .reference(numbers[index])
      case .mark(let page, let number):
        .dictionary([("Type", .name("MCR")), ("Pg", .reference(pages[page])), ("MCID", .integer(number))])
      case .link(let page, let index):
        .dictionary([("Type", .name("OBJR")), ("Pg", .reference(pages[page])), ("Obj", .reference(links[page][index]))])
      }
    }
    if !children.isEmpty { entries.append(("K", .array(children))) }
    return entries
  }

  private func parentTree(_ numbers: [Int]) -> PDFValue {
    var pairs: [PDFValue] = []
    for (index, page) in pages.enumerated() {
      pairs += [.integer(index), .array(page.marks.map { .reference(numbers[$0]) })]
    }
    for (index, link) in pages.flatMap(\.links).enumerated() {
      pairs += [.integer(pages.count + index), .reference(numbers[link.element])]
    }
    return .array(pairs)
  }

  private func addOutline(_ pages: [Int], to file: inout PDFFile) -> Int? {
    guard !bookmarks.isEmpty else { return nil }
    let root = file.reserve()
    let numbers = bookmarks.map { _ in file.reserve() }
    for (index, bookmark) in bookmarks.enumerated() {
      let place: [PDFValue] = [
        .reference(pages[bookmark.page]), .name("XYZ"), .integer(0), .number(height - bookmark.y), .integer(0),
      ]
      var entries: [(String, PDFValue)] = [
        ("Title", .text(bookmark.title)), ("Parent", .reference(root)), ("Dest", .array(place)),
      ]
      if index > 0 { entries.append(("Prev", .reference(numbers[index - 1]))) }
      if index + 1 < numbers.count { entries.append(("Next", .reference(numbers[index + 1]))) }
      file.set(numbers[index], entries)
    }
    file.set(
      root,
      [
        ("Type", .name("Outlines")), ("First", .reference(numbers[0])),
        ("Last", .reference(numbers[numbers.count - 1])),
        ("Count", .integer(numbers.count)),
      ])
    return root
  }
}
