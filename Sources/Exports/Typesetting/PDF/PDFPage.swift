/// A page as a list of drawing operators. Positions are in points from the top left corner.
struct PDFPage: Sendable {
  struct Link: Sendable {
    let box: Box
    let address: String
    let element: Int
  }

  let height: Double
  var content: [UInt8] = []
  var fonts: Set<Int> = []
  var links: [Link] = []
  /// The structure elements of the marked parts, in the order of their numbers.
  var marks: [Int] = []

  init(height: Double) { self.height = height }

  mutating func put(_ numbers: Double..., operator name: String) {
    for number in numbers {
      content.append(number: number)
      content.append(0x20)
    }
    content += name.utf8
    content.append(0x0A)
  }

  func flipped(_ y: Double) -> Double { height - y }
}

/// A rectangle, in points from the top left corner of a page.
package struct Box: Equatable, Sendable {
  package var x, y, width, height: Double
}

/// A color with parts of red, green and blue, 0…1.
package struct Ink: Equatable, Sendable {
  package let red, green, blue: Double

  /// - Parameter number: the color as `0xRRGGBB`.
  package init(_ number: Int) {
    red = Double(number >> 16 & 255) / 255
    green = Double(number >> 8 & 255) / 255
    blue = Double(number & 255) / 255
  }
}
