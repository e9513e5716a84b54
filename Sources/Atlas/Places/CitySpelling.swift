import CStandard

extension Table {
  /// The first row that begins with a text. The table ends with a zero.
  fileprivate func row(prefix text: String) -> Row? {
    bytes.withMemoryRebound(to: CChar.self) { bytes in
      bytes.baseAddress.flatMap { start in strstr(start, "\n\(text)").map { row(at: UnsafePointer($0) - start + 1) } }
    }
  }
}

extension Gazetteer {
  /// Returns ``city(_:)``, without reading the table for a name that is spelled as in it.
  package static func spelledCity(_ name: String) -> Place? { city(spelled: name) ?? shared.city(name) }

  /// Finds a city by exactly the table's spelling, such as `Chicago, IL`, without reading all of it; nil for others.
  package static func city(spelled text: String) -> Place? {
    guard let comma = text.utf8.lastIndex(of: UInt8(ascii: ",")) else { return nil }
    let (name, region) = (String(text[..<comma]), String(text[text.index(after: comma)...]).trimmed)
    if name.isEmpty || region.isEmpty || text.utf8.contains(UInt8(ascii: "\t")) { return nil }
    // The region of the name is that of the city, or else its country, or else the code of its country.
    let rows = ["", "\t", "\t\t"].lazy.compactMap { Table(.cities).row(prefix: "\(name)\t\($0)\(region)\t") }
    guard let row = rows.first, var place = Place(ofCity: row) else {
      return nil
    }
    place.city = text
    return place
  }
}
