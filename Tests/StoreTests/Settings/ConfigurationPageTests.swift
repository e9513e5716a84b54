import Store
import TestSupport
import Testing

/// The page of settings is that of the program.
struct ConfigurationPageTests {
  @Test func `its table has the words of every setting, and the defaults`() throws {
    let text = String(decoding: Repository.file("docs/configuration.md"), as: UTF8.self)
    let page = text.split(separator: "\n").map(String.init)
    let start = try #require(page.firstIndex(of: "| setting | values | default |"))
    let rows = page[(start + 2)...].prefix { $0.hasPrefix("|") }
    let standard = UserSettings(file: nil, environment: { _ in nil })
    expect(rows.count, Setting.allCases.count)
    for (row, setting) in zip(rows, Setting.allCases) {
      let words = setting.words.map { "`\($0)`" }.joined(separator: ", ")
      let beginning = "| `\(setting.key)` | \(words) | "
      #expect(row.hasPrefix(beginning), "docs/configuration.md lacks this row, or has an older one: \(beginning)…")
      let word = "`\(standard.word(of: setting))`"
      #expect(row.dropFirst(beginning.count).contains("locale") || row.dropFirst(beginning.count).contains(word))
    }
  }
}
