import TestSupport
import Testing

/// The documentation tells the keys as the help page of the program does.
@Suite(.waits) struct KeyPageTests {
  @Test func `its keys are those of the help page`() throws {
    // Tall enough for the whole page, and for the list to end above it; too narrow for two columns.
    let user = try TerminalSession(columns: 96, rows: 360).start()
    try user.press("?", shows: "Signs")
    let tables = try helpTables(in: user.screen)
    let page = String(decoding: try Scratch.bytes(at: "\(Repository.path)/docs/keys.md"), as: UTF8.self)
    expect(tables.count, 27)
    // The first keys are those of the list, which has a test of its own; the signs are on another page.
    for table in tables where !["First keys", "List", "Signs"].contains(where: { table.hasPrefix("| \($0) |") }) {
      #expect(page.contains(table), "docs/keys.md lacks this table, or has an older one:\n\(table)")
    }
  }

  /// A table in Markdown of every section of the help page.
  private func helpTables(in screen: String) throws -> [String] {
    let lines = screen.split(separator: "\n").map { $0.drop { $0 == " " } }
    let top = try #require(lines.firstIndex { $0.contains("─ Keys ─") })
    var tables: [String] = []
    var rows: [(keys: String, text: String)] = []
    for line in lines[(top + 1)...].prefix(while: { $0.hasPrefix("│") }) {
      let content = line.dropFirst(2).prefix { $0 != "│" }
      // Two spaces are between the keys and the text, except where the keys fill the widest column.
      let spaces = zip(content.prefix(16), content.dropFirst()).enumerated().first { $1.0 == " " && $1.1 == " " }
      let width = spaces?.offset ?? 16
      let (keys, text) = (trimmed(content.prefix(width)), trimmed(content.dropFirst(width)))
      if rows.isEmpty {
        tables.append("| \(trimmed(content)) | |\n|---|---|\n")
        rows = [(keys, text)]
      } else if content.allSatisfy(\.isWhitespace) {
        tables.append(tables.removeLast() + markdown(rows.dropFirst()))
        rows = []
      } else if keys.isEmpty {
        rows[rows.count - 1].text += " \(text)"
      } else if text.isEmpty {
        rows[rows.count - 1].keys += " \(keys)"
      } else {
        rows.append((keys, text))
      }
    }
    return tables.dropLast() + tables.suffix(1).map { $0 + markdown(rows.dropFirst()) }
  }

  private func markdown(_ rows: ArraySlice<(keys: String, text: String)>) -> String {
    rows.map { row in
      let keys = row.keys.split(separator: " ").map { "`\($0)`" }.joined(separator: " ")
      return "| \(keys) | \(row.text) |\n"
    }.joined()
  }

  private func trimmed(_ text: Substring) -> String { text.split(separator: " ").joined(separator: " ") }
}
