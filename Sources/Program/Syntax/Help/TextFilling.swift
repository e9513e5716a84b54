/// Puts words into lines of fewer than `columns` columns; a word that is wider has a line of its own.
///
/// - Parameters:
///   - start: what the first line begins with.
///   - hang: what the others begin with.
func filled(_ words: [String], start: String = "", hang: String = "", columns: Int) -> [String] {
  var lines: [String] = []
  var line = start
  var isEmpty = true
  for word in words {
    if isEmpty {
      line += word
    } else if line.count + 1 + word.count < columns {
      line += " " + word
    } else {
      lines.append(line)
      line = hang + word
    }
    isEmpty = false
  }
  while line.last == " " { line.removeLast() }
  return lines + [line]
}

/// Puts a text into lines; an empty line in it parts paragraphs.
func filled(text: String, start: String = "", columns: Int) -> [String] {
  let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
  return paragraphs.enumerated().flatMap { number, paragraph in
    filled(paragraph.split(separator: " ").map(String.init), start: number == 0 ? start : "", columns: columns)
  }
}
