import Editor
import Screen

/// A long table with the columns of ``TextTable``, made row by row, because the cells of 100,000 rows would take more
/// memory than their file.
///
/// Short tables do not use it: see "Start-up cost of generic types".
struct LongTable {
  /// A cell other than the last of its row: its end in the text of the row, and its width.
  private struct Cell {
    let end: Int32
    let width: Int32
  }

  /// The cells of a row as one text.
  private struct Row {
    var text: String
    let cells: Range<Int>
  }

  private var rows: [Row] = []
  private var cells: [Cell] = []
  private var columns: [Int] = []
  /// The widths of texts with characters outside ASCII, which are slow to measure, but few.
  private var widths: [String: Int] = [:]

  mutating func append(_ row: [String]) {
    let first = cells.count
    var text = ""
    // Exactly, here and below: a text that grows by and by may take twice its length.
    text.reserveCapacity(row.reduce(0) { $0 + $1.utf8.count })
    for (column, cell) in row.dropLast().enumerated() {
      let width = width(of: cell)
      if column == columns.count { columns.append(width) } else { columns[column] = max(columns[column], width) }
      text += cell
      cells.append(Cell(end: Int32(text.utf8.count), width: Int32(width)))
    }
    text += row.last ?? ""
    rows.append(Row(text: text, cells: first..<cells.count))
  }

  /// Makes the lines, one for each row. The memory of a row is freed as soon as its line is made.
  mutating func takeLines() -> [String] {
    var lines: [String] = []
    lines.reserveCapacity(rows.count)
    for index in rows.indices {
      lines.append(line(rows[index]))
      rows[index].text = ""
    }
    self = LongTable()
    return lines
  }

  private func line(_ row: Row) -> String {
    let text = row.text
    var line = ""
    line.reserveCapacity(
      text.utf8.count + cells[row.cells].enumerated().reduce(0) { $0 + padding($1.element, in: $1.offset) })
    var start = text.startIndex
    for (column, cell) in cells[row.cells].enumerated() {
      let end = text.utf8.index(text.startIndex, offsetBy: Int(cell.end))
      line += text[start..<end]
      line += String(repeating: " ", count: padding(cell, in: column))
      start = end
    }
    line += text[start...]
    return line
  }

  /// The number of spaces between a cell and the next one.
  private func padding(_ cell: Cell, in column: Int) -> Int { columns[column] - Int(cell.width) + 2 }

  private mutating func width(of cell: String) -> Int {
    if cell.utf8.allSatisfy({ $0 < 0x80 }) { return DisplayText.width(of: cell) }
    if let width = widths[cell] { return width }
    let width = DisplayText.width(of: cell)
    if widths.count < 1000 { widths[cell] = width }
    return width
  }
}
