package struct FrameLink: Equatable, Sendable {
  package let row: Int
  package let columns: Range<Int>
  /// The address, in printable ASCII.
  package let address: String

  /// The sequence that begins a link (OSC 8), or ends it for an empty address.
  package static func sequence(_ address: String = "") -> String { "\u{1B}]8;;\(address)\u{1B}\\" }
}

package struct CellArea: Equatable {
  package let columns, rows: Range<Int>

  package init(columns: Range<Int>, rows: Range<Int>) { (self.columns, self.rows) = (columns, rows) }
}

extension Frame {
  /// Links a text wherever it is in an area, also broken into lines, or cut with an ellipsis.
  package mutating func link(_ text: String, to address: String, in area: CellArea) {
    let wanted = DisplayText.glyphs(of: text, characterSupport: characterSupport).map(\.base).filter { $0 != " " }
    guard let first = wanted.first else { return }
    let columns = area.columns.clamped(to: 0..<max(0, size.columns))
    for row in area.rows.clamped(to: 0..<max(0, size.rows)) {
      for column in columns where self[column, row].base == first && self[column, row].width > 0 {
        let isStart = column == columns.lowerBound || !Self.isWord(self[column - 1, row].base)
        guard isStart, let places = places(of: wanted[...], from: column, row, columns, area.rows.upperBound) else {
          continue
        }
        links += places.map { FrameLink(row: $0.row, columns: $0.columns, address: address) }
      }
    }
  }

  private func places(
    of text: ArraySlice<Unicode.Scalar>, from start: Int, _ row: Int, _ columns: Range<Int>, _ lastRow: Int
  ) -> [(row: Int, columns: Range<Int>)]? {
    var (rest, end) = (text, start)
    for column in start..<columns.upperBound where !rest.isEmpty {
      let cell = self[column, row]
      if cell.width == 0 || cell.base == " " { continue }
      if cell.base == "\u{2026}", column - start >= Self.leastCut { return [(row, start..<column)] }
      guard cell.base == rest.first else { return nil }
      rest.removeFirst()
      end = column + Int(cell.width)
    }
    let here = [(row: row, columns: start..<end)]
    if rest.isEmpty { return end < columns.upperBound && Self.isWord(self[end, row].base) ? nil : here }
    let next = row + 1
    guard next < min(lastRow, size.rows), let begin = columns.first(where: { self[$0, next].base != " " }) else {
      return nil
    }
    return places(of: rest, from: begin, next, columns, lastRow).map { here + $0 }
  }

  /// The least part of a cut text that is known to be of it.
  private static let leastCut = 8

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}
