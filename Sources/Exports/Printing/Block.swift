/// A part of a page that is never broken: marks with positions relative to its top.
struct Block {
  enum Mark {
    case begin(PDFDocument.Role)
    case end
    case text(ShapedText, x: Double, y: Double, size: Double, ink: Ink)
    /// Words for screen readers between two texts of a line.
    case unseen(ShapedText, from: Double, to: Double, y: Double)
    /// A text that is visible but not read out.
    case unread(ShapedText, x: Double, y: Double, size: Double, ink: Ink)
    case fill(Box, radius: Double, ink: Ink)
    case circle(x: Double, y: Double, radius: Double, ink: Ink)
    case line([(x: Double, y: Double)], width: Double, ink: Ink, dash: [Double])
    case link(Box, to: WebLink)
  }

  var height = 0.0
  var marks: [Mark] = []
  /// Marks that are drawn below the others and are not read out.
  var ground: [Mark] = []

  func draw(on document: inout PDFDocument, at top: Double) {
    if !ground.isEmpty {
      document.decoration { document in
        for mark in ground { mark.draw(on: &document, at: top) }
      }
    }
    for mark in marks { mark.draw(on: &document, at: top) }
  }
}

extension Block.Mark {
  fileprivate func draw(on document: inout PDFDocument, at top: Double) {
    func moved(_ box: Box) -> Box { Box(x: box.x, y: top + box.y, width: box.width, height: box.height) }
    switch self {
    case .begin(let role): document.begin(role)
    case .end: document.end()
    case .text(let text, let x, let y, let size, let ink):
      document.text(text, x: x, y: top + y, size: size, ink: ink)
    case .unseen(let words, let start, let end, let y):
      document.addInvisibleText(words, from: start, to: end, y: top + y, size: 9.6)
    case .unread(let text, let x, let y, let size, let ink):
      document.unread { $0.text(text, x: x, y: top + y, size: size, ink: ink) }
    case .fill(let box, let radius, let ink): document.fill(moved(box), radius: radius, ink: ink)
    case .circle(let x, let y, let radius, let ink):
      document.circle(x: x, y: top + y, radius: radius, ink: ink, rim: PrintStyle.white, rimWidth: 1.6)
    case .line(let points, let width, let ink, let dash):
      document.line(points.map { ($0.x, $0.y + top) }, width: width, ink: ink, dash: dash, roundEnds: !dash.isEmpty)
    case .link(let box, let link): document.link(moved(box), to: link)
    }
  }
}
