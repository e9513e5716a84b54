import TestSupport
import Testing

@testable import Atlas

@Suite struct EmbeddedTableTests {
  static let others: Set<EmbeddedFile> = [
    .regularFont, .boldFont, .outlines, .sampleTrip, .sampleWeekend, .pageStyle, .credits,
  ]
  static let tables = EmbeddedFile.allCases.filter { !others.contains($0) }

  @Test(arguments: tables)
  func `each table names its source, license and columns, and has a field for each`(file: EmbeddedFile) {
    let head = String(decoding: file.bytes.prefix(1000), as: UTF8.self).split(separator: "\n")
    let comments = head.prefix { $0.hasPrefix("# ") }
    for word in ["# Source: ", "# License: "] { expect(comments.count { $0.hasPrefix(word) }, 1) }
    let table = Table(file)
    expect(table.columns.joined(separator: "\t"), head.dropFirst(comments.count).first.map(String.init))
    #expect(table.columns.count > 1 && table.columns.allSatisfy { !$0.isEmpty })
    let uneven = table.filter { $0.count != table.columns.count || $0.bytes.contains(UInt8(ascii: "\r")) }
    expect(uneven.map { $0.text(0) }, [])
    #expect(table.allSatisfy { row in table.row(at: row.offset).text(1) == row.text(1) })
  }

  @Test func `lists of words are not empty, and each word has a list`() {
    for list in WordList.allCases { #expect(!list.words.isEmpty, "\(list)") }
    expect(Table(.words).map { $0.text(0) }.filter { WordList(rawValue: $0) == nil }, [])
    expect(Table(.competitions).map { $0.text(0) }.filter { Competition.Fact(rawValue: $0) == nil }, [])
    let kinds = ["county", "other", "province", "severalClocks", "state"]
    expect(Set(Table(.regions).map { $0.text(0) }).sorted(), kinds)
  }

  private func rows(_ text: String) -> [[String]] {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      Table(bytes).map { row in (0..<row.count).map(row.text) }
    }
  }

  @Test func `comments anywhere are not rows, and the last row needs no end`() {
    expect(rows("# a\nname\tcity\n# b\nA\t\nB\tC\n"), [["A", ""], ["B", "C"]])
    expect(rows("name\tcity\nB\tC"), [["B", "C"]])
    expect(rows(""), [])
  }

  @Test func `numbers of a table are read as by the standard library`() {
    for row in Table(.cities) where Portion.has(row.offset) {
      #expect(row.decimal(5) == Double(row.text(5)) && row.decimal(6) == Double(row.text(6)))
    }
    for text in ["0", "-0.5", "41.9483", "-87.6556", "12", "0.0001"] { expect(decimal(text), Double(text)) }
    for text in ["", "-", ".", "x", "1e5", "1-2", "--1", "12345678901234567"] { #expect(decimal(text) == nil) }
  }

  private func decimal(_ text: String) -> Double? {
    Array(text.utf8).withUnsafeBufferPointer { Table.Row(offset: 0, bytes: $0).decimal(0) }
  }
}
