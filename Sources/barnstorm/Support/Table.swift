import Screen

/// Rows in aligned columns, two spaces apart.
enum Table {
  static func lines(_ rows: [[String]], indent: Int = 0) -> [String] {
    let columnCount = rows.map(\.count).max() ?? 0
    let widths = (0..<columnCount).map { column in
      // The last column of a row is as long as it likes.
      rows.filter { $0.count > column + 1 }.map { DisplayText.width(of: $0[column]) }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row.dropLast(), widths).map { cell, width in padded(cell, to: width) } + row.suffix(1)
      return String(repeating: " ", count: indent) + cells.joined(separator: "  ")
    }
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - DisplayText.width(of: text)))
  }
}
