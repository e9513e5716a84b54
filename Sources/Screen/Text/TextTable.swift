package enum TextTable {
  /// The lines of a table, one for each row, after some spaces. The last column may have any width.
  package static func lines(_ rows: [[String]], indent: Int = 0) -> [String] {
    var columns: [Int] = []
    for row in rows {
      for (column, cell) in row.dropLast().enumerated() {
        let width = DisplayText.width(of: cell)
        if column == columns.count { columns.append(width) } else { columns[column] = max(columns[column], width) }
      }
    }
    return rows.map { line($0, columns: columns, indent: indent) }
  }

  private static func line(_ row: [String], columns: [Int], indent: Int) -> String {
    var line = String(repeating: " ", count: indent)
    for (column, cell) in row.dropLast().enumerated() {
      line += cell
      line += String(repeating: " ", count: columns[column] - DisplayText.width(of: cell) + 2)
    }
    return line + (row.last ?? "")
  }
}
