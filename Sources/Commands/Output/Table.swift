import Screen

/// Rows of an answer in aligned columns, two spaces apart.
enum Table {
  /// The lines of a table, one for each row.
  static func lines(_ rows: [[String]], indent: Int = 0) -> [String] { TextTable.lines(rows, indent: indent) }
}
