import Screen
import Testing

@Suite struct FrameTests {
  private func frame(_ columns: Int = 10, _ rows: Int = 2, _ characterSupport: CharacterSupport = .unicode) -> Frame {
    Frame(size: Size(columns: columns, rows: rows), characterSupport: characterSupport)
  }

  @Test func `text is written and read back`() {
    var frame = frame()
    #expect(frame.put("Day 1", column: 2, row: 1, style: .plain) == 7)
    #expect(frame.text == "\n  Day 1")
  }

  @Test func `text is clipped at every edge`() {
    var frame = frame(6, 2)
    frame.put("Chicago", column: 3, row: 0, style: .plain)
    frame.put("Detroit", column: -4, row: 1, style: .plain)
    frame.put("nowhere", column: 0, row: 2, style: .plain)
    frame.put("nowhere", column: 0, row: -1, style: .plain)
    frame.put("nowhere", column: 6, row: 0, style: .plain)
    #expect(frame.text == "   Chi\noit")
  }

  @Test func `half a wide glyph at an edge is a space`() {
    var frame = frame(5, 2)
    frame.put("東京都", column: 0, row: 0, style: .plain)
    frame.put("東京都", column: -1, row: 1, style: .plain)
    #expect(frame.text == "東京\n 京都")
    #expect(frame.row(0).map(\.width) == [2, 0, 2, 0, 1])
    #expect(frame.row(1).map(\.width) == [1, 2, 0, 2, 0])
  }

  @Test func `text is cut at the limit`() {
    var frame = frame(12, 3)
    #expect(frame.put("St. Louis", column: 1, row: 0, style: .plain, limit: 6) == 7)
    #expect(frame.put("St. Louis", column: 1, row: 1, style: .plain, limit: 9) == 10)
    #expect(frame.put("東京都", column: 1, row: 2, style: .plain, limit: 4) == 4)
    #expect(frame.text == " St. L…\n St. Louis\n 東…")
    var ascii = self.frame(12, 1, .ascii)
    #expect(ascii.put("St. Louis", column: 1, row: 0, style: .plain, limit: 6) == 7)
    #expect(ascii.text == " St....")
  }

  @Test(arguments: [
    (0, "x", "x 京"), (1, "x", " x京"), (2, "x", "東x"), (3, "x", "東 x"),
    (1, "都", " 都"), (2, "都", "東都"), (3, "都", "東 都"), (0, "都", "都京"),
  ])
  func `overwriting half a wide glyph blanks the other half`(column: Int, text: String, expected: String) {
    var frame = frame(6, 1)
    frame.put("東京", column: 0, row: 0, style: .plain)
    frame.put(text, column: column, row: 0, style: .plain)
    #expect(frame.text == expected)
    #expect(isComplete(frame))
  }

  @Test func `any sequence of writes leaves wide glyphs intact`() {
    let seed: UInt64 = 20_260_703
    var state = seed
    func random(_ bound: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % bound)
    }
    var frame = frame(9, 1)
    for step in 0..<5_000 {
      let text = ["東", "a", "東a", "a東", "e\u{301}", "\u{301}", "東京都東京都"][random(7)]
      if random(4) == 0 {
        frame.fill(columns: random(10)..<10, row: 0, with: ["東", "-", " "][random(3)], style: .plain)
      } else {
        frame.put(text, column: random(12) - 2, row: 0, style: .plain)
      }
      #expect(isComplete(frame), "seed \(seed), step \(step)")
    }
  }

  /// Whether each wide cell has its right half, and each right half its wide cell.
  private func isComplete(_ frame: Frame) -> Bool {
    let widths = frame.row(0).map(\.width)
    return widths.indices.allSatisfy { index in
      let next = index + 1 < widths.count ? widths[index + 1] : 1
      return (widths[index] == 2) == (next == 0) && (index > 0 || widths[index] != 0)
    }
  }

  @Test func `a row is filled within the frame`() {
    var frame = frame(6, 2)
    frame.fill(columns: -3..<4, row: 0, with: "─", style: .plain)
    frame.fill(columns: 1..<100, row: 1, with: "東", style: .plain)
    frame.fill(columns: 0..<6, row: 7, with: "x", style: .plain)
    #expect(frame.text == "────\n 東東")
  }

  @Test func `cells are restyled within the frame`() {
    var frame = frame(6, 2)
    frame.put("more", column: 1, row: 0, style: Style(.titleDetail))
    frame.restyle(columns: 3..<50, row: 0) { $0.with(.selected) }
    frame.restyle(columns: 0..<6, row: 2) { $0.with(.selected) }
    let (plain, detail) = (Style.plain, Style(.titleDetail))
    #expect(
      frame.row(0).map(\.style)
        == [plain, detail, detail, detail.with(.selected), detail.with(.selected), plain.with(.selected)])
    #expect(frame.row(1).allSatisfy { $0.style == plain })
  }

  @Test func `an empty frame ignores writes`() {
    var frame = Frame(size: Size(columns: 0, rows: 0))
    frame.put("x", column: 0, row: 0, style: .plain)
    frame.fill(columns: 0..<3, row: 0, style: .plain)
    frame.restyle(columns: 0..<3, row: 0) { $0 }
    #expect(frame.text.isEmpty && frame.cells.isEmpty)
  }

  // MARK: Links

  private func links(_ rows: [String], _ text: String, columns: Range<Int>? = nil) -> [String] {
    var frame = Frame(size: Size(columns: 24, rows: rows.count))
    for (row, line) in rows.enumerated() { frame.put(line, column: 0, row: row, style: .plain) }
    frame.link(text, to: "tel:1", in: CellArea(columns: columns ?? 0..<24, rows: 0..<rows.count))
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
  func `a text is a link if it is complete`(rows: [String], text: String, expected: [String]) {
    #expect(links(rows, text) == expected)
  }

  @Test func `a link continues on the next line without the border`() {
    #expect(links(["│ 15 Main St, │", "│ Gary        │"], "15 Main St, Gary", columns: 1..<14) == ["0:2-13", "1:2-6"])
    #expect(FrameLink.sequence("tel:1") + "x" + FrameLink.sequence() == "\u{1B}]8;;tel:1\u{1B}\\x\u{1B}]8;;\u{1B}\\")
  }
}
