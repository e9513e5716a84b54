/// The colors of a map as `0xRRGGBB`, chosen to be distinguishable in gray too.
package enum MapColors {
  package static let water = Color(0xDCE7F1)
  package static let land = Color(0xF7F6F2)
  package static let shore = Color(0x93AEC8)
  package static let country = Color(0x9A958C)
  package static let state = Color(0xC4C0B8)
  package static let region = Color(0x8B867C)
  package static let route = Color(0x1B4B91)
  package static let name = Color(0x1A1F26)
  package static let days = Color(0x4C5560)

  package struct Color: Sendable {
    package let number: Int

    init(_ number: Int) { self.number = number }

    var web: String { "#" + hexadecimal(number, digits: 6) }
  }
}
