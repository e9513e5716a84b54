import Screen
import Testing

struct FrameLinkTests {
  private func links(_ rows: [String], _ text: String, columns: Range<Int>? = nil) -> [String] {
    var frame = Frame(size: Size(columns: 24, rows: rows.count))
    for (row, line) in rows.enumerated() { frame.put(line, column: 0, row: row, style: .plain) }
    frame.link(text, to: "tel:1", in: LinkArea(rows: 0..<rows.count, columns: columns ?? 0..<24))
    return frame.links.map { "\($0.row):\($0.columns.lowerBound)-\($0.columns.upperBound)" }
  }

  @Test(arguments: [
    (["● dinner · Q39"], "Q39", ["0:11-14"]), (["● dinner · Q39, late"], "Q39", ["0:11-14"]),
    (["Q390 and XQ39"], "Q39", []), (["Q39 Q39"], "Q39", ["0:0-3", "0:4-7"]),
    (["│ 1515 Wyandotte St,", "│ Kansas City"], "1515 Wyandotte St, Kansas City", []),
    (["1515 Wyandotte St,", "  Kansas City   ok"], "1515 Wyandotte St, Kansas City", ["0:0-18", "1:2-13"]),
    (["https://example.org/abcd", "efgh and"], "https://example.org/abcdefgh", ["0:0-24", "1:0-4"]),
    (["https://example.org/abcd", "efg"], "https://example.org/abcdefgh", []),
    (["https://example.org/ab…"], "https://example.org/abcdefgh", ["0:0-22"]), (["Com…"], "Comerica", []),
    (["see 球場 now"], "球場", ["0:4-8"]), (["Café ☕"], "Café", ["0:0-4"]), (["x"], "", []),
  ])
  func `a text is a link where it is complete`(rows: [String], text: String, expected: [String]) {
    #expect(links(rows, text) == expected)
  }

  @Test func `borders are not part of it`() {
    #expect(links(["│ 15 Main St, │", "│ Gary        │"], "15 Main St, Gary", columns: 1..<14) == ["0:2-13", "1:2-6"])
    #expect(FrameLink.sequence("tel:1") + "x" + FrameLink.sequence() == "\u{1B}]8;;tel:1\u{1B}\\x\u{1B}]8;;\u{1B}\\")
  }
}
