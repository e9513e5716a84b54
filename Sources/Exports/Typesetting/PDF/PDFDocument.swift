/// A PDF document that is being drawn: pages, the structure for screen readers, bookmarks and links.
///
/// Texts and figures belong to the open structure element (``begin(_:alternative:)``). Drawings without an open element
/// are decoration and are not read out.
package struct PDFDocument: Sendable {
  /// A structure element, with the names of ISO 32000, 14.8.4.
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

  enum Kid: Sendable {
    case element(Int)
    case mark(page: Int, number: Int)
    case link(page: Int, index: Int)
  }

  struct Element: Sendable {
    let role: Role
    let parent: Int
    let alternative: String?
    var box: (page: Int, box: Box)?
    var kids: [Kid] = []
  }

  struct Bookmark: Sendable {
    let title: String
    let page: Int
    let y: Double
  }

  package let width, height: Double
  package let fonts: FontSet
  var title = ""
  var language = "en-US"
  var pages: [PDFPage] = []
  var subsets: [FontSubset]
  var elements = [Element(role: .document, parent: -1, alternative: nil)]
  var bookmarks: [Bookmark] = []
  private var openElements: [Int] = []
  private var isMarking = false

  package init(width: Double, height: Double, fonts: FontSet, title: String, language: String) {
    (self.width, self.height, self.fonts) = (width, height, fonts)
    (self.title, self.language) = (PrintableText.cleaned(title), language)
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

  /// Opens an element within the open one.
  ///
  /// - Parameter alternative: the text to read out instead of a figure.
  package mutating func begin(_ role: Role, alternative: String? = nil) {
    let parent = openElements.last ?? 0
    elements.append(Element(role: role, parent: parent, alternative: alternative.map(PrintableText.cleaned)))
    elements[parent].kids.append(.element(elements.count - 1))
    openElements.append(elements.count - 1)
  }

  package mutating func end() { _ = openElements.popLast() }

  /// Draws a figure as the content of the open element, with its position.
  package mutating func figure(in box: Box, draw: (inout PDFDocument) -> Void) {
    if let element = openElements.last { elements[element].box = (pages.count - 1, box) }
    mark { draw(&$0) }
  }

  /// Draws something outside the structure, such as a line in the footer.
  package mutating func decoration(draw: (inout PDFDocument) -> Void) {
    let open = openElements
    openElements = []
    mark { draw(&$0) }
    openElements = open
  }

  /// Adds a bookmark for a position on this page.
  package mutating func bookmark(_ title: String, y: Double) {
    bookmarks.append(Bookmark(title: PrintableText.cleaned(title), page: pages.count - 1, y: y))
  }

  /// Links a part of the page to an address, as part of the open element. Ignores addresses that could do anything else
  /// than show a page, a message or a place.
  package mutating func link(_ box: Box, to address: String) {
    guard let address = LinkAddress.escaped(address), let element = openElements.last else { return }
    let page = pages.count - 1
    pages[page].links.append(PDFPage.Link(box: box, address: address, element: element))
    elements[element].kids.append(.link(page: page, index: pages[page].links.count - 1))
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
      elements[element].kids.append(.mark(page: page, number: number))
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
