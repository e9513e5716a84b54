import TestSupport
import Testing

/// A user who opens every screen and dialog in a real terminal without colors, and leaves each again.
@Suite(.waits) struct ScreensInATerminalTests {
  enum Look: String, CaseIterable { case boxes = "", plain = "--plain" }
  /// How the user leaves: by the key, or by a click on it in the key line.
  enum Hand: CaseIterable { case keys, mouse }

  /// What opens a screen from the list, and a text of it that fits into forty columns.
  private static let screens: [(keys: [String], text: String)] = [
    (["?"], "pick up the row"), (["T"], "Start date"), (["M"], "Stop 1 of"), (["E"], "Export the trip as"),
    (["."], "add an item to this day"), (["/"], "Enter go there"), (["+"], "New item on Day 1"),
    (["j", "j", "e"], "Edit item"), (["m"], "Move Post-game dinner to"), (["Space"], "Picked up Post-game"),
    (["j", "j", "Enter"], "Mode"),
  ]

  @Test(arguments: [(40, 10), (80, 24), (150, 45)], Look.allCases)
  func `every screen is read and left without colors`(size: (columns: Int, rows: Int), look: Look) throws {
    for hand in Hand.allCases {
      let user = try TerminalSession(columns: size.columns, rows: size.rows, environment: ["NO_COLOR": "1"])
      try user.run("clear; \"$BARNSTORM\" --choose \(look.rawValue)", shows: "New trip…")
      try user.press("F1", shows: "List of trips")
      try user.leave(by: hand, to: "New trip…")
      try user.press("Down", "Enter", shows: "step 1 of 7")
      try user.press("Escape", shows: "New trip…")
      try user.leave(by: "C-c")
      try user.start(look.rawValue)
      for (keys, text) in Self.screens {
        for key in keys { try user.press(key) }
        try user.wait(for: text)
        #expect(!user.hasColors, "\(keys)")
        try user.leave(by: hand, to: "q quit")
      }
      try user.quit(leaving: chicagoToDetroit)
    }
  }
}

extension TerminalSession {
  /// Leaves a screen by `Esc`, and waits for a text of the one below.
  fileprivate func leave(by hand: ScreensInATerminalTests.Hand, to text: String) throws {
    switch hand {
    case .keys: try press("Escape")
    case .mouse:
      // The key line is the last one; a sentence above it may name the key, too.
      var hint: Cell?
      try wait(until: "the key line names Esc") {
        let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
        guard let row = lines.lastIndex(where: { !$0.isEmpty }),
          let start = lines[row].firstRange(of: "Esc ")?.lowerBound
        else { return false }
        hint = Cell(column: lines[row].distance(from: lines[row].startIndex, to: start) + 1, row: row + 1)
        return true
      }
      if let hint { try send(hint.press + hint.release) }
    }
    try wait(for: text)
  }
}
