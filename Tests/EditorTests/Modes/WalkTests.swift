import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

@testable import Editor

/// A user who goes through every mode on small, usual and large screens: by keys, by the mouse, with characters alone.
/// The robot checks the invariants after each event, and the whole frame after as many as ``Portion`` says.
@Suite struct WalkTests {
  private enum Look: CaseIterable { case unicode, ascii, plain }

  /// A trip with lines of nights on all days, and empty days at its end.
  private static let trip = TripSketch.trip(EveryInput.sketch + " | Inn | | | |").changing("Inn") {
    $0.kind = .custom(CustomItem(title: "Inn", category: .hotel, nights: 3))
  }

  private static func robots(_ size: Size, _ trip: Trip = trip) -> [Robot] {
    Look.allCases.map { look in
      Robot(
        trip, size: size, characterSupport: look == .ascii ? .ascii : .unicode,
        strikesOut: look == .unicode, isPlain: look == .plain)
    }
  }

  /// Robots on the screens that more than keys leads to, by the names of their modes.
  private static func robotsWithNews(_ size: Size) -> [(mode: String, robot: Robot)] {
    let repairs = [trip.changing("Inn") { $0.position.day += 1 }, trip].map {
      RepairOffer(title: "Another order", figures: "3 days", lines: ["Inn moves."], trip: $0)
    }
    let event = SharingEvent(word: "2 waiting", lines: ["Waiting: Dinner.", "Waiting: \u{1B}[31m界🍴."])
    return robots(size).flatMap { start in
      var (walking, sharing, palette) = (start, start, start)
      walking.press("f")
      walking.happen(.repairsFound(repairs))
      sharing.happen(.sharing(event))
      sharing.press("T y")
      palette.press("? \"move\" Down")
      return [("repairs", walking), ("tripMenu", sharing), ("page", palette)]
    }
      + robots(size, SampleTrips.changed).map { start in
        var changes = start
        changes.press("c")
        return ("review", changes)
      }
  }

  @Test(arguments: EveryInput.sizes) func `every mode can be entered, is visible, and is left by Esc`(size: Size) {
    for (look, start) in Self.robots(size).enumerated() {
      // Next to the pane, Enter on a game opens its ticket.
      for (turn, mode) in EveryPairTests.modes.enumerated()
      where mode.keys != "j Enter" && Portion.hasThird(turn + look) {
        var robot = start
        robot.press(mode.keys)
        expect(robot.state.mode.name, mode.name, "\(mode.keys) at \(size)")
        #expect(!robot.status.isEmpty)
        let keys = robot.frame.text(ofRow: size.rows - 1)
        #expect(keys.contains { $0.isLetter }, "\(mode.keys) at \(size) has no key line")
        #expect(robot.leadsHome, "\(mode.keys) at \(size)")
      }
    }
    for (mode, robot) in Self.robotsWithNews(size) {
      expect(robot.state.mode.name, mode, "at \(size)")
      #expect(!robot.status.isEmpty && robot.frame.text(ofRow: size.rows - 1).contains { $0.isLetter })
      #expect(robot.leadsHome, "\(mode) at \(size)")
    }
  }

  @Test(arguments: EveryInput.sizes.indices) func `a click on the key line does the same as the key`(number: Int) {
    let size = EveryInput.sizes[number]
    for (look, start) in Self.robots(size).enumerated() {
      // Each mode has its turn in one look or another.
      for (turn, mode) in EveryPairTests.modes.enumerated() where mode.name != "find" {
        guard Portion.has(turn + look + number) else { continue }
        var robot = start
        robot.looksAtScreen = false
        robot.press(mode.keys)
        let cells = robot.frame.row(size.rows - 1)
        // The other columns of a name reach the same target.
        var last: Key?
        for column in 0..<size.columns where cells[cells.startIndex + column].style.role == .keyName {
          guard case .key(let key)? = robot.state.target(atColumn: column, row: size.rows - 1), key != last else {
            continue
          }
          last = key
          let around = cells.dropFirst(max(0, column - 12)).prefix(24).map { String($0.base) }.joined()
          let isNamed = around.contains(key.notation(in: robot.frame.characterSupport))
          #expect(isNamed || Look.allCases[look] == .plain, "\(key) at \(column) of \(size)")
          var (clicked, pressed) = (robot, robot)
          clicked.click(line: size.rows - 1, column: column)
          pressed.press(key)
          expect(clicked.state.mode, pressed.state.mode, "\(mode.keys) then \(key) at \(size)")
        }
      }
    }
  }

  @Test(arguments: EveryInput.sizes) func `random keys, clicks, pastes and sizes keep every frame intact`(size: Size) {
    for (look, start) in Self.robots(size).enumerated() {
      for seed in Portion.seeds(25) {
        var random = SplitMix64(seed: 3 * seed + UInt64(look))
        let mode = random.pick(EveryPairTests.modes)
        var robot = start
        robot.press(mode.keys)
        walk(robot, &random, "seed \(seed) from \(mode.keys) at \(size)")
      }
    }
    for (number, (mode, robot)) in Self.robotsWithNews(size).enumerated() {
      var random = SplitMix64(seed: UInt64(number))
      for _ in Portion.seeds(6) { walk(robot, &random, "\(mode), walk \(number) at \(size)") }
    }
  }

  private func walk(_ start: Robot, _ random: inout SplitMix64, _ name: String) {
    var robot = start
    for step in 0..<60 {
      robot.looksAtScreen = Portion.has(step)
      robot.happen(.input(random.input(on: robot.state.size)))
    }
    #expect(robot.leadsHome, "\(name): Esc does not lead back")
  }
}
