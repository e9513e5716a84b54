import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

@testable import Editor

/// What a person tries with the drag, a row each: what is picked up, the keys, and where it is in the end. `^` is a row
/// that is still in the hand. The other suites of this folder try all cases of one rule; these are the rules at a glance.
@Suite struct DragScenarioTests {
  private struct Scenario {
    let name, trip, item, keys, result, says: String

    init(_ name: String, _ trip: String, _ item: String, _ keys: String, _ result: String, _ says: String) {
      (self.name, self.trip, self.item) = (name, trip, item)
      (self.keys, self.result, self.says) = (keys, result, says)
    }
  }

  /// A trip with a day of rest between two games.
  private static let swing = "@Chicago Dinner Chicago>Detroit | Museum | | @Detroit Hotel"
  /// There and back.
  private static let round = "@Chicago Chicago>Detroit | @Detroit Detroit>Chicago | @Chicago+2 Bar"

  private static let custom = [
    Scenario(
      "is picked up", swing, "Dinner", "", "@Chicago ^ Chicago>Detroit | Museum | | @Detroit Hotel",
      "Picked up Dinner. Can go anywhere. ↑ ↓ move it, Space drops it, Esc puts it back."),
    Scenario("next day", swing, "Dinner", "]", "@Chicago Chicago>Detroit | ^ Museum | | @Detroit Hotel", "Day 2"),
    Scenario("previous day", swing, "Hotel", "[", "@Chicago Dinner Chicago>Detroit | Museum | ^ | @Detroit", "Day 3"),
    Scenario(
      "before the first day", swing, "Dinner", "[", "@Chicago ^ Chicago>Detroit | Museum | | @Detroit Hotel",
      "This is the first day."),
    Scenario(
      "after the last day", swing, "Hotel", "]", "@Chicago Dinner Chicago>Detroit | Museum | | @Detroit ^",
      "This is the last day."),
    Scenario(
      "arrows to days", swing, "Dinner", "→ → ←", "@Chicago Chicago>Detroit | ^ Museum | | @Detroit Hotel", "Day 2"),
    Scenario("first slot", swing, "Hotel", "Home", "^ @Chicago Dinner Chicago>Detroit | Museum | | @Detroit", "Day 1"),
    Scenario("last slot", swing, "Dinner", "End", "@Chicago Chicago>Detroit | Museum | | @Detroit Hotel ^", "Day 4"),
    Scenario("page down", swing, "Dinner", "PgDn", "@Chicago Chicago>Detroit | Museum | | @Detroit Hotel ^", "Day 4"),
    Scenario("page up", swing, "Hotel", "PgUp", "^ @Chicago Dinner Chicago>Detroit | Museum | | @Detroit", "Day 1"),
    Scenario("away and back", swing, "Dinner", "j k Space", swing, "Cancelled"),
    Scenario("between two games", "@Chicago @Chicago+2 Bar", "Bar", "k Space", "@Chicago Bar @Chicago+2", "Dropped"),
    Scenario(
      "nudged down", swing, "Dinner", "-J", "@Chicago Chicago>Detroit Dinner | Museum | | @Detroit Hotel", "Moved"),
    Scenario(
      "nudged up", swing, "Dinner", "-K", "Dinner @Chicago Chicago>Detroit | Museum | | @Detroit Hotel", "Moved"),
    Scenario(
      "nudged a day", swing, "Museum", "-L", "@Chicago Dinner Chicago>Detroit | | Museum | @Detroit Hotel", "Moved"),
    Scenario(
      "nudged back", swing, "Museum", "-H", "Museum @Chicago Dinner Chicago>Detroit | | | @Detroit Hotel", "Moved"),
    Scenario(
      "to a slot of the list", swing, "Museum", "-m \"day 3\" Enter",
      "@Chicago Dinner Chicago>Detroit | | Museum | @Detroit Hotel", "Day 3"),
  ]

  private static let legs = [
    Scenario(
      "is picked up", swing, "Chicago>Detroit", "", "@Chicago Dinner ^ | Museum | | @Detroit Hotel",
      "Picked up Chicago → Detroit. It can go on Days 1 to 4. ↑ ↓ move it, Space drops it, Esc puts it back."),
    Scenario(
      "with one day left", "@Chicago Lunch Chicago>Detroit @Detroit", "Chicago>Detroit", "",
      "@Chicago Lunch ^ @Detroit",
      "Picked up Chicago → Detroit. It can go on Day 1. "),
    Scenario(
      "dropped there", swing, "Chicago>Detroit", "k k Space", swing,
      "can't leave Chicago until after Guests @ Chicago (Day 1, 1:20 PM CDT). It is back on Day 1."),
    Scenario(
      "dropped there too", swing, "Chicago>Detroit", "End j j Space", swing,
      "this leg must reach Detroit before Guests @ Detroit (Day 4, 1:20 PM CDT). It is back on Day 1."),
    Scenario(
      "further down from there", swing, "Chicago>Detroit", "End j j Tab",
      "@Chicago Dinner | Museum | | @Detroit Hotel ^",
      "No valid slot further down. Can't go there: "),
    Scenario(
      "a page back from there", swing, "Chicago>Detroit", "End j j PgUp",
      "@Chicago ^ Dinner | Museum | | @Detroit Hotel",
      "Day 1"),
    Scenario(
      "the last valid slot", swing, "Chicago>Detroit", "End End", "@Chicago Dinner | Museum | | ^ @Detroit Hotel",
      "This is the last valid slot."),
    Scenario(
      "the first valid slot", swing, "Chicago>Detroit", "Home Home", "@Chicago ^ Dinner | Museum | | @Detroit Hotel",
      "This is the first valid slot."),
    Scenario(
      "nudged down", swing, "Chicago>Detroit", "-J", "@Chicago Dinner | Chicago>Detroit Museum | | @Detroit Hotel",
      "Moved to Day 2, before Museum."),
    Scenario(
      "nudged against the game", swing, "Chicago>Detroit", "-K K",
      "@Chicago Chicago>Detroit Dinner | Museum | | @Detroit Hotel", "No valid slot further that way."),
    Scenario(
      "after both games of a stay", "@Chicago Bar @Chicago+2 Chicago>Detroit | @Detroit", "Chicago>Detroit", "k",
      "@Chicago Bar ^ @Chicago+2 | @Detroit", "Can't go there"),
    Scenario(
      "before all games of the next", "@Chicago Chicago>Detroit | @Detroit Bar @Detroit+2", "Chicago>Detroit",
      "j j Space", "@Chicago Chicago>Detroit | @Detroit Bar @Detroit+2", "Detroit"),
    Scenario(
      "and back", round, "Detroit>Chicago", "j Space",
      "@Chicago Chicago>Detroit | @Detroit | Detroit>Chicago @Chicago+2 Bar", "Dropped on Day 3"),
    Scenario(
      "not before the way there", round, "Detroit>Chicago", "k k",
      "@Chicago Chicago>Detroit ^ | @Detroit | @Chicago+2 Bar", "Can't go there"),
    Scenario(
      "the second such leg", "@A A>B @B B>A | @A+2 A>B#2 | @B+2", "A>B#2", "j Space",
      "@A A>B @B B>A | @A+2 | A>B#2 @B+2", "Dropped on Day 3"),
    Scenario(
      "is held by the second stay", "@A A>B @B B>A | @A+2 A>B#2 | @B+2", "A>B#2", "k k",
      "@A A>B @B B>A ^ | @A+2 | @B+2", "Can't go there"),
    Scenario(
      "without a game before", "Note | Gary>Detroit | @Detroit", "Gary>Detroit", "Home Space",
      "Gary>Detroit Note | | @Detroit", "Dropped on Day 1"),
    Scenario(
      "with neither", "Note | Gary>Flint | Bar", "Gary>Flint", "Home Space", "Gary>Flint Note | | Bar",
      "Dropped on Day 1"),
    Scenario(
      "a postponed game holds nothing", "@Chicago! Bar Chicago>Detroit | @Detroit", "Chicago>Detroit", "Home Space",
      "Chicago>Detroit @Chicago! Bar | @Detroit", "Dropped on Day 1"),
    Scenario(
      "one without a time does", "@Chicago? Bar Chicago>Detroit | @Detroit", "Chicago>Detroit", "k k",
      "^ @Chicago? Bar | @Detroit", "Can't go there"),
    Scenario(
      "a day with games in two cities", "@Chicago Bar Chicago>Detroit @Detroit | Inn", "Chicago>Detroit", "k Space",
      "@Chicago Chicago>Detroit Bar @Detroit | Inn", "Dropped on Day 1"),
    Scenario(
      "its only slot", "@Chicago Chicago>Detroit @Detroit | Inn", "Chicago>Detroit", "", "@Chicago ^ @Detroit | Inn",
      "this is its only slot"),
    Scenario(
      "out of its place", "Chicago>Detroit @Chicago | Bar | @Detroit", "Chicago>Detroit", "Tab Space",
      "@Chicago Chicago>Detroit | Bar | @Detroit", "Dropped on Day 1"),
    Scenario(
      "out of its place as picked up", "Chicago>Detroit @Chicago @Detroit", "Chicago>Detroit", "",
      "^ @Chicago @Detroit", "It can go on Day 1. ↑ ↓ move it, Tab goes to a valid slot, Esc puts it back."),
    Scenario(
      "out of its place, put back", "Chicago>Detroit @Chicago | Bar | @Detroit", "Chicago>Detroit", "Space",
      "Chicago>Detroit @Chicago | Bar | @Detroit", "Cancelled: Chicago → Detroit stays on Day 1."),
    Scenario(
      "out of its place, nudged", "Chicago>Detroit Inn @Chicago | Bar | @Detroit", "Chicago>Detroit", "-J",
      "Inn @Chicago Chicago>Detroit | Bar | @Detroit", "Moved"),
    Scenario(
      "without any place", "@Detroit Bar | Chicago>Detroit | @Chicago", "Chicago>Detroit", "-Space",
      "@Detroit Bar | Chicago>Detroit | @Chicago",
      "Can't pick it up: no slot for Chicago → Detroit: it must be after Guests @ Chicago (Day 3, 1:20 PM CDT)"),
    Scenario(
      "from a city to itself", "@Chicago Bar Chicago>Chicago | Inn", "Chicago>Chicago", "-Space",
      "@Chicago Bar Chicago>Chicago | Inn", "Chicago"),
    Scenario(
      "from a city without games to itself", "Bar Gary>Gary | Inn", "Gary>Gary", "End Space", "Bar | Inn Gary>Gary",
      "Dropped on Day 2"),
  ]

  private static let rest = [
    Scenario(
      "a game", swing, "@Detroit", "-Space", swing,
      "Can't pick it up: games can't be moved. Guests @ Detroit (Day 4, 1:20 PM CDT) is fixed by the schedule."),
    Scenario(
      "a game that is nudged", swing, "@Detroit", "-J", swing, "Can't move it: games can't be moved. Guests @ Detroit"),
    Scenario("a game that will not be played", "@Chicago! Bar", "@Chicago!", "-Space", "@Chicago! Bar", "Chicago"),
    Scenario(
      "the header of a day", swing, "", "-Home Space", swing, "Day headers can't be moved; pick up a row with a grip."),
    Scenario(
      "a header that is nudged", swing, "", "-Home J", swing, "Day headers can't be moved; nudge a row with a grip."),
  ]

  @Test func `scripted drags end as listed in their table`() {
    for scenario in Self.custom + Self.legs + Self.rest {
      var robot = Robot(scenario.trip)
      let isLifted = !scenario.keys.hasPrefix("-")
      if !scenario.item.isEmpty { robot.select(scenario.item) }
      robot.press(isLifted ? "Space \(scenario.keys)" : String(scenario.keys.dropFirst()))
      let title = "\(scenario.item) \(scenario.name): \(scenario.keys)"
      let isCarried = scenario.result.contains("^")
      expect(robot.held ?? robot.outline, TripSketch.normal(scenario.result), "\(title): \(robot.status)")
      expect(robot.drag != nil, isCarried, "\(title): \(robot.status)")
      #expect(robot.status.contains(scenario.says), "\(title): \(robot.status)")
      expect(robot.saves, TripSketch.normal(scenario.trip) == robot.outline ? 0 : 1, "\(title)")
    }
  }
}
