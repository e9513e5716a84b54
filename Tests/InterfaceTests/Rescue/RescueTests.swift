import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing
@testable import Program

/// The screen about a damaged file: what is wrong with it, and what the user does about it.
@Suite struct RescueTests {
  static let repairs = [
    "line 16: The item \"dinner\" was on Day 9 and was moved to Day 8.",
    "line 21: The item \"to detroit\" was dropped: kind.travel.to: missing.",
    "line 40: Unexpected end of file: the rest is lost.",
  ]
  private static let size = Size(columns: 80, rows: 24)

  enum Damage: CaseIterable { case both, onlyCopy, onlyRepair, open, long }

  static func state(
    _ damage: Damage = .both, _ look: DisplaySettings = DisplaySettings(size: size, today: date("2026-07-04"))
  ) -> RescueState {
    let summary = RescueOffer.summary(of: SampleTrips.rustBelt)
    let repairs = damage == .long ? (1...40).map { "line \($0): A comma was missing or too many." } : repairs
    let offer = RescueOffer(
      file: "rust-belt.json", damage: "line 16, column 45: items[2].day: expected a number, found a string",
      restorable: damage == .open ? summary : damage == .onlyRepair ? nil : "\(summary), kept yesterday, 8:31 PM",
      isOpen: damage == .open, repaired: damage == .onlyCopy ? nil : summary,
      repairs: damage == .onlyCopy ? [] : repairs)
    return RescueState(offer, displaySettings: look)
  }

  static func state(_ look: DisplaySettings) -> RescueState { state(.both, look) }

  // MARK: Pictures

  @Test func `the choices match the recorded frames`() {
    Golden.check("rescue", [("80x24", Self.state().painted())])
  }

  @Test func `each choice describes its result`() {
    let noCopy = Self.state(.onlyRepair).text
    #expect(noCopy.contains("no copy") && noCopy.contains("▌ p  Repair the file"))
    let open = Self.state(.open).text
    #expect(open.contains("▌ r  Restore the trip as shown\n▌    Rust Belt Swing, 14 items\n"))
    #expect(open.contains("Rust Belt Swing, 14 items, after 3 repairs"))
  }

  @Test func `pages through a long list of repairs, with their numbers`() {
    let state = Self.press(.character("p"), .pageDown, in: .long).0
    let rows = state.text.split(separator: "\n")
    expect(rows.first?.hasSuffix(" 19-36 of 40"), true)
    expect(rows.filter { $0.contains("A comma") }.map { $0.prefix(11) }, (19...36).map { "  line \($0): " })
  }

  // MARK: Keys

  private static func press(_ keys: Key..., in damage: Damage = .both) -> (RescueState, [RescueEffect]) {
    var state = state(damage)
    let effects = keys.flatMap { state.take(.key($0)) }
    return (state, effects)
  }

  @Test(arguments: [[Key.down, .enter], [.character("p")], [.character("j"), .enter], [.end, .up, .enter]])
  func `lists repairs before they are applied`(keys: [Key]) {
    var state = Self.state()
    let effects = keys.flatMap { state.take(.key($0)) }
    #expect(effects.isEmpty)
    let text = state.text
    for repair in Self.repairs { #expect(text.contains(repair)) }
    #expect(text.contains("Repairs of rust-belt.json"))
    expect(state.take(.key(.enter)), [.perform(.repair)])
  }

  @Test func `Escape goes back from the repairs, then quits`() {
    let (state, effects) = Self.press(.character("p"), .escape)
    #expect(!state.isListing && state.selection == .repair && effects.isEmpty)
    expect(Self.press(.end, .enter).1, [.perform(.leave)])
  }

  @Test func `reports why a choice is not available`() {
    let (noCopy, rings) = Self.press(.character("r"), in: .onlyRepair)
    #expect(rings == [.bell] && noCopy.status.text == "Restore the last good copy: no copy.")
    expect(noCopy.selection, .repair)
    let (noRepair, ringsToo) = Self.press(.character("p"), in: .onlyCopy)
    #expect(ringsToo == [.bell] && !noRepair.isListing)
    expect(noRepair.status.text, "Repair the file: not enough of the file is readable.")
  }

  /// Every key of every kind, on the choices and in the list of repairs: nothing is done to the file by any but those
  /// that say so, and every key either does something or says that it does nothing.
  @Test func `only the keys of the key line change the file`() {
    for key in EveryInput.keys {
      let action = RescueAction.action(for: key)
      for start in [[], [Key.character("p")]] {
        var state = Self.state(.long)
        for key in start { _ = state.take(.key(key)) }
        let isList = state.isListing
        let expected: [RescueEffect] =
          switch action {
          case .choose: [.perform(isList ? .repair : .restore)]
          case .restore: [.perform(.restore)]
          case .repair: isList ? [.perform(.repair)] : []
          case .leave: isList ? [] : [.perform(.leave)]
          case .quit: [.perform(.leave)]
          case .step(let step): isList && [.up, .pageUp, .first].contains(step) ? [.bell] : []
          case nil: [.bell]
          }
        expect(state.take(.key(key)), expected, "\(key) \(isList)")
        if action == nil { expect(state.status.text, "\(key.notation) does nothing here.") }
      }
    }
  }

  // MARK: Moving about

  @Test func `scrolling reaches every repair`() {
    for size in [Size(columns: 40, rows: 10), Size(columns: 80, rows: 24)] {
      var state = Self.state(.long, DisplaySettings(size: size))
      _ = state.take(.key(.character("p")))
      var seen = ""
      for _ in 0..<100 {
        seen += state.text
        _ = state.take(.key(.down))
      }
      for line in 1...40 { #expect(seen.contains("line \(line): "), "\(size)") }
      let last = state
      _ = state.take(.key(.pageDown))
      expect(state, last)
      for key in [Key.pageUp, .home, .up] { _ = state.take(.key(key)) }
      expect(state.top, 0)
    }
  }

  // MARK: What happens in the meantime

  @Test func `reports a failure and changes nothing`() {
    var state = Self.state()
    state.fail(because: "the disk is full.")
    expect(state.status, Status("Nothing changed: the disk is full.", .refusal))
    expect(state.take(.key(.enter)), [.perform(.restore)])
  }

  @Test(arguments: Damage.allCases) func `the problem and the chosen line are visible at every size`(damage: Damage) {
    for columns in [40, 61, 80, 200] {
      for rows in 10...40 {
        var state = Self.state(damage, DisplaySettings(size: Size(columns: columns, rows: rows)))
        for choice in RescueChoice.allCases {
          let words = state.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
          #expect(words.contains("line 16, column 45: items[2].day: expected a number, found a string."))
          #expect(words.contains("▌"), "\(columns)x\(rows) \(choice)")
          _ = state.take(.key(.down))
        }
      }
    }
  }
}
