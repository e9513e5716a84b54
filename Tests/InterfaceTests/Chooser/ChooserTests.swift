import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing
@testable import Program

private func trip(_ name: String, month: Int) throws -> Trip {
  let start = try #require(CivilDate(year: 2026, month: month, day: 3))
  return Trip(id: name, name: name, startDate: start, dayCount: 3, modifiedAt: Timestamp(microseconds: 0))
}

private func chooser(
  _ look: DisplaySettings = DisplaySettings(
    size: Size(columns: 80, rows: 24), today: CivilDate(year: 2026, month: 7, day: 4)),
  query: String = "", notice: String? = nil
) throws -> ChooserState {
  let entries = [
    ChooserEntry(path: "/a", .trip(try trip("West Coast", month: 8), changed: CivilDate(year: 2026, month: 7, day: 4))),
    ChooserEntry(path: "/b", .trip(try trip("Québec", month: 7), changed: CivilDate(year: 2026, month: 7, day: 3))),
    ChooserEntry(path: "/c", .trip(try trip("Old", month: 5), changed: CivilDate(year: 2025, month: 12, day: 30))),
    ChooserEntry(path: "/d", .damaged(name: "broken.json", reason: "line 3, column 1: missing")),
  ]
  var state = ChooserState(entries: entries, displaySettings: look, notice: notice)
  state.enter(text: query)
  return state
}

@Suite struct ChooserTests {
  private var state: ChooserState

  init() throws { state = try chooser() }

  static func state(_ look: DisplaySettings) throws -> ChooserState { try chooser(look, query: "o") }

  @Test func `the list shows name, dates, games and last change of trips, and why a trip is damaged`() throws {
    let text = try chooser().text
    expect(
      text,
      """
       Barnstorm                                                              4 trips

        Find:

      ▌ West Coast
      ▌   Mon, Aug 3 – Wed, Aug 5, 2026 · 0 games · changed today
        Québec
          Fri, Jul 3 – Sun, Jul 5, 2026 · 0 games · changed yesterday
        Old
          Sun, May 3 – Tue, May 5, 2026 · 0 games · changed Tue, Dec 30, 2025
        broken.json
          damaged: line 3, column 1: missing









       1 of 4: West Coast, Mon, Aug 3 – Wed, Aug 5, 2026, 0 games, changed today.
       Enter opens it.
       ↑↓ trip  Enter open  Ctrl-N new trip  Ctrl-T plan  a-z find  Esc quit  F1 help
      """)
  }

  @Test func `typing filters the list without regard to case and accents`() throws {
    try expect(chooser(query: "quebec").matches.map(\.path), ["/b"])
    try expect(chooser(query: "2026 jul fri").matches.map(\.path), ["/b"])
    try expect(chooser(query: "damaged").matches.map(\.path), ["/d"])
    #expect(try chooser(query: "nothing").matches.isEmpty)
    try expect(chooser(query: "nothing").status.text, "No trip matches what you typed; Esc clears it.")
  }

  @Test func `Enter opens, creates or restores, depending on the entry`() throws {
    let swing = try trip("Rust Belt Swing", month: 7)
    let rows: [(ChooserEntry.Content, ChooserEffect, sentence: String)] = [
      (.trip(swing, changed: nil), .open(path: "/a"), "Enter opens it."), (.sample(swing), .openSample(swing), ""),
      (.damaged(name: "a", reason: "line 3"), .open(path: "/a"), "line 3. Enter offers to restore or repair it."),
      (.unusable(name: "a", reason: "a pipe"), .bell, "Can't open a: a pipe. The file is unchanged."),
      (.new, .newTrip(isPlan: false), "New trip… from a league, a schedule, or empty: Enter begins it."),
    ]
    for (content, effect, sentence) in rows {
      var state = ChooserState(
        entries: [ChooserEntry(path: "/a", content)],
        displaySettings: DisplaySettings(size: Size(columns: 80, rows: 24)))
      expect(state.enter(.enter), [effect])
      #expect(state.status.text.hasSuffix(sentence))
      state.refuse(because: "the disk is full.")
      expect(state.status.text, "Not opened: the disk is full.")
    }
  }

  @Test func `Enter without a selection and an unbound key ring`() throws {
    var state = try chooser(query: "nothing")
    expect(state.enter(.enter), [.bell])
    expect(state.enter(.function(5)), [.bell])
  }

  @Test func `escape clears the search, then quits`() throws {
    var state = try chooser(query: "old")
    expect(state.enter(.escape), [])
    expect(state.matches.count, 4)
    expect(state.enter(.escape), [.quit])
  }

  @Test mutating func `the selection stays within the list`() throws {
    for key in [Key.pageUp, .home] { _ = state.take(.key(key)) }
    expect(state.list.selection, 0)
    for key in [Key.end, .pageDown] { _ = state.take(.key(key)) }
    expect(state.list.selection, 3)
    for character in "old" { _ = state.take(.paste(String(character))) }
    expect(state.list.selection, 0)
  }

  @Test mutating func `a click selects, a second one opens, the wheel moves on`() throws {
    expect(state.click(column: 9, row: 7), [])
    expect(state.list.selection, 1)
    expect(state.click(column: 9, row: 6), [.open(path: "/b")])
    expect(state.take(.mouse(MouseEvent(.wheelDown, column: 9, row: 7))), [])
    expect(state.list.selection, 2)
    expect(state.click(column: 9, row: 2), [])
    expect(state.list.selection, 2)
  }

  @Test func `does not count the line for a new trip as a trip`() throws {
    let entries = [
      ChooserEntry(.sample(try trip("A", month: 7))), ChooserEntry(.new),
      ChooserEntry(.sample(try trip("B", month: 8))),
    ]
    var state = ChooserState(entries: entries, displaySettings: DisplaySettings(size: Size(columns: 80, rows: 24)))
    state.enter(.up)
    #expect(state.status.text.hasPrefix("2 of 2: B, "))
  }

  @Test func `shows a notice`() throws {
    #expect(try chooser(notice: "config.ini:3: units: wrong.").text.contains("config.ini:3: units: wrong."))
  }

  @Test mutating func `moving past an end wraps around, and a key begins a new trip`() throws {
    state.enter(.up)
    expect(state.list.selection, 3)
    state.enter(.down)
    expect(state.list.selection, 0)
    expect(state.enter(.control("n")), [.newTrip(isPlan: false)])
    expect(state.enter(.control("t")), [.newTrip(isPlan: true)])
    #expect(state.text.contains("Ctrl-N new trip"))
  }
}
