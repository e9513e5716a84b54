import Screen

/// A line of a page: an optional label at the left, and text.
package struct PageLine: Equatable, Sendable {
  var label = ""
  var text: String
  var role: Style.Role = .dialog
  /// A sign before the text, on each of its lines.
  var bar: Unicode.Scalar?
  /// Whether it is the chosen one of a list.
  var isChosen = false
  /// The width of the label, and the space behind it.
  var labelColumns = widestLabel

  /// The width of the widest label that is not broken into lines, and the space behind it.
  static let widestLabel = 16

  static let blank = PageLine(text: "")

  static func heading(_ text: String) -> PageLine { PageLine(text: text, role: .dialogTitle) }

  var isHeading: Bool { role == .dialogTitle }

  /// The line, broken into several so that label and text fit in their columns.
  func wrapped(to width: Int, repertoire: CharacterSupport) -> [PageLine] {
    let indent = label.isEmpty ? 0 : labelColumns
    let start = bar.map { "\($0) " } ?? ""
    let lines = TextWrap.lines(of: text, width: max(8, width - indent - start.count), repertoire: repertoire)
      .map { start + $0 }
    let labels = TextWrap.lines(of: label, width: labelColumns - 1, repertoire: repertoire)
    guard !lines.isEmpty else { return [self] }
    return (0..<max(lines.count, labels.count)).map { row in
      PageLine(
        label: row < labels.count ? labels[row] : indent == 0 ? "" : " ", text: row < lines.count ? lines[row] : "",
        role: role, isChosen: isChosen, labelColumns: labelColumns)
    }
  }
}

extension [PageLine] {
  /// The lines with labels in as many columns as they need.
  var narrowed: [PageLine] {
    let widest = map { DisplayText.width(of: $0.label) }.max() ?? 0
    return map { line in
      var line = line
      line.labelColumns = Swift.min(widest + 2, PageLine.widestLabel)
      return line
    }
  }
}

/// The arrangement of a page in two columns, on a wide screen.
enum PageColumns {
  /// The least width of a screen with two columns.
  static let leastScreen = 100
  /// The outer width of the widest box.
  static let widestBox = 140
  /// The space between the two.
  static let gap = 3

  /// The width of each column in a box of an outer width.
  static func width(in box: Int) -> Int { (box - 4 - gap) / 2 }

  /// The lines of two columns side by side.
  static func beside(_ left: [PageLine], _ right: [PageLine]) -> [[PageLine]] {
    (0..<max(left.count, right.count)).map { row in
      [row < left.count ? left[row] : .blank, row < right.count ? right[row] : .blank]
    }
  }
}
