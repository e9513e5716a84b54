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
      let content = file.addStream([], page.content)
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
      ("Type", .name("Catalog")), ("Pages", .reference(pages)), ("Lang", .text(language)),
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
    if let (page, box) = element.box {
      let corners = [box.x, height - box.y - box.height, box.x + box.width, height - box.y]
      entries.append(("Pg", .reference(pages[page])))
      entries.append(
        (
          "A",
          .dictionary([
            ("O", .name("Layout")), ("Placement", .name("Block")), ("BBox", .array(corners.map(PDFValue.number))),
          ])
        ))
    }
    let kids = element.kids.map { kid -> PDFValue in
      switch kid {
      case .element(let index): .reference(numbers[index])
      case .mark(let page, let number):
        .dictionary([("Type", .name("MCR")), ("Pg", .reference(pages[page])), ("MCID", .integer(number))])
      case .link(let page, let index):
        .dictionary([("Type", .name("OBJR")), ("Pg", .reference(pages[page])), ("Obj", .reference(links[page][index]))])
      }
    }
    if !kids.isEmpty { entries.append(("K", .array(kids))) }
    return entries
  }

  /// The structure element of each marked part of a page and of each link.
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
