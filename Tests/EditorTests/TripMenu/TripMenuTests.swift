import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

@Suite struct TripMenuTests {
  static let sketch = "@Chicago Dinner | Chicago>Detroit Museum | @Detroit Hotel | Late"

  private var isOpen: (Robot) -> Bool { { robot in if case .tripMenu = robot.state.mode { true } else { false } } }

  @Test func `a trip is renamed`() {
    var robot = Robot(Self.sketch).pressing("T n Ctrl-U \"Lakes\" Enter")
    expect(robot.trip.name, "Lakes")
    expect(robot.status, "Renamed the trip to Lakes.")
    expect(robot.saves, 1)
    robot.press("T n Ctrl-U Enter", .status("No name given. A trip must have one."))
    #expect(isOpen(robot))
    robot.press("Esc Esc", .browses, .saves(0))
  }

  @Test func `the menu names the next deadline`() {
    var robot = Robot(
      TripSketch.trip(Self.sketch).changing("Hotel") { item in
        item.kind = .custom(CustomItem(title: "Hotel", category: .hotel, deadline: CivilDate("2026-07-01")))
      })
    robot.press("T", .ends(" By Wed, Jul 1, 2026: Hotel."))
  }

  @Test func `Home and End select the first and the last row`() {
    var robot = Robot("@Chicago").pressing("T End", .begins("Move the trip to the trash."))
    robot.press("Home", .begins("Start date"))
  }

  @Test func `days are added at the end`() {
    var robot = Robot(Self.sketch).pressing("T a Enter")
    expect(robot.trip.dayCount, 5)
    robot.press("T a \"x\" Enter", .status("Enter a number of days, 1 or more."))
  }

  @Test func `a preview comes before the change`() {
    var robot = Robot(Self.sketch).pressing("T d \"3\" Enter", on: "Late", .status("Remove Day 4? y/N"), .saves(0))
    robot.press("n", .status("Nothing changed."))
    expect(robot.trip.dayCount, 4)
    robot.press("d \"3\" Enter y", .outlines("@Chicago Dinner | Chicago>Detroit Museum | @Detroit Hotel Late"))
    #expect(robot.status.hasPrefix("The trip runs Fri, Jul 3"))
    expect(robot.saves, 1)
  }

  @Test func `a day between games stays, with a reason`() {
    var robot = Robot(Self.sketch).pressing("T i", on: "Museum", .begins("Can't add or remove a day between"))
    #expect(isOpen(robot))
    robot.press("d", .saves(0))
  }

  @Test func `typing replaces the text of a prompt, and an arrow keeps it`() {
    var robot = Robot("Dinner").pressing("T a 2 Enter")
    expect(robot.trip.dayCount, 3)
    robot.press("T a Left 2 Enter")
    expect(robot.trip.dayCount, 24)
    robot.press("T a Backspace Enter", .status("Enter a number of days, 1 or more."))
  }

  @Test func `Tab completes the path of a schedule`() {
    var robot = Robot("Dinner").pressing("T g \"data/m\" Tab", .effects([.outside(.completePath("data/m"))]))
    robot.happen(.pathCompleted(typed: "data/m", path: "data/mlb-", names: ["mlb-1.csv", "mlb-2.csv"]))
    expect(robot.status, "mlb-1.csv  mlb-2.csv")
    #expect(robot.frame.text.contains("data/mlb-"))
    // An answer to what has been changed since is dropped.
    robot.press("2")
    robot.happen(.pathCompleted(typed: "data/m", path: "data/x", names: ["x"]), .shows("data/mlb-2"))
    robot.press("Esc a Tab")
    expect(robot.effects.last, .bell)
  }

  @Test func `an empty home removes it`() {
    let robot = Robot("Boston>Chicago @Chicago").pressing("T h Ctrl-U Enter")
    #expect(!robot.effects.contains { if case .proposeHome = $0 { true } else { false } })
  }

  @Test func `items of two days are swapped`() {
    var robot = Robot(Self.sketch)
    robot.press("T w \"4\" Enter y", .outlines("@Chicago Late | Chicago>Detroit Museum | @Detroit Hotel | Dinner"))
  }

  @Test func `another start date is typed as people write it`() {
    var robot = Robot("@Chicago Dinner | | ")
    robot.press("T s Ctrl-U \"jul 2\" Enter y", .outlines("Dinner | @Chicago | "))
    expect(robot.trip.startDate, date("2026-07-02"))
    robot.press("T s Ctrl-U \"jul 20\" Enter", .begins("The trip would run"))
    robot.press("Ctrl-U \"soon\" Enter", .status("Invalid date. Use 2026-07-03 or jul 3."))
  }

  @Test func `requests games, legs, home and other trips from the program`() {
    var robot = Robot(Self.sketch).pressing("T l")
    #expect(robot.effects.contains(.proposeLegs))
    robot.press("h \"Flint\" Enter")
    #expect(robot.effects.contains(.proposeHome("Flint")))
    robot.happen(.refused("No city \"Flint\" is known."), .status("No city \"Flint\" is known."))
    robot.press("Esc g \"a.csv\" Enter")
    #expect(robot.effects.contains(.outside(.chooseGames(from: "a.csv", byPlan: false))))
    robot.press("Esc t")
    #expect(robot.effects.contains(.outside(.showTrips)))
    #expect(robot.isBrowsing)
  }

  @Test func `shows a proposed edit and applies it`() {
    var robot = Robot("@Chicago | | @Detroit").pressing("T l")
    robot.happen(.editProposed(.addLegs(.none)), .status("Add these legs? y/N"))
    robot.press("y")
    expect(robot.trip.itinerary.items.compactMap(\.leg).count, 1)
    expect(robot.saves, 1)
  }

  @Test func `a file is shown before it is imported, as one operation`() {
    var robot = Robot("@Chicago | | @Detroit").pressing("T + \"x.ics\" Enter")
    #expect(robot.effects.contains(.outside(.readImport("x.ics"))))
    let before = robot.trip
    let rows = ["Lunch", "Walk"].map { title in
      Edit.append(Edit.NewItem(ItemID(title), CustomItem(title: title, category: .activity)), toDay: 2)
    }
    robot.happen(.importProposed(.takeImport(rows, rows: 2), lines: ["Day 2", "Lunch", "Walk"]))
    expect(robot.status, "Import 2 rows? y/N")
    robot.press("n", .holdsTrip(before))
    robot.press("Esc T + \"x.ics\" Enter")
    robot.happen(.importProposed(.takeImport(rows, rows: 2), lines: []))
    robot.press("y", .outlines("@Chicago | Lunch Walk | @Detroit"), .saves(1))
    expect(robot.operations.entries.map(\.operation.name), ["import: 2 rows"])
    robot.press("u")
    expect(robot.outline, TripSketch.outline(before))
  }

  @Test func `the trip is removed only after a yes`() {
    var robot = Robot(Self.sketch).pressing("T x n")
    #expect(!robot.effects.contains(.outside(.removeTrip)))
    robot.press("x y")
    #expect(robot.effects.contains(.outside(.removeTrip)))
  }

  @Test func `a read-only trip shows the page and changes nothing`() {
    var robot = Robot(Self.sketch, readOnly: "the folder belongs to somebody else.")
    robot.press("T n", .begins("This trip is read-only"))
    robot.press("a")
    #expect(isOpen(robot))
    expect(robot.saves, 0)
  }

  @Test func `a click selects a row, and a second one opens it`() {
    var robot = Robot(Self.sketch).pressing("T")
    let line = robot.line(showing: "Start date")
    robot.click(line: line + 3, column: 30, .begins("Add days at the end"))
    robot.click(line: line + 3, column: 30, .status("Number of days to add at the end."))
  }
}

@Suite struct TripMenuSharingTests {
  private func shared(_ word: String, _ lines: String...) -> Robot {
    Robot("@Chicago Dinner | Museum").happening(.sharing(SharingEvent(word: word, lines: lines)))
  }

  @Test func `the title shows the state of a shared trip, and the trip menu the waiting changes`() {
    var robot = shared("2 waiting", "Waiting: Dinner.", "Waiting: Museum.")
    #expect(robot.frame.text(ofRow: 0).contains("2 waiting"))
    robot.press("T y", .shows("Waiting: Dinner."), .shows("Waiting: Museum."))
    robot.press("Esc Esc", .browses, .saves(0))
    robot.happen(.sharing(nil))
    #expect(!robot.frame.text(ofRow: 0).contains("waiting"))
  }

  @Test func `the trip menu of a trip that is not shared names how to share it`() {
    var robot = Robot("@Chicago Dinner | Museum").pressing("T y", .shows("This trip is not shared."))
    robot.press("Enter", .effects([.bell]))
    robot.press("Esc Esc", .browses)
  }

  @Test func `a long page is scrolled, and stays in range when it gets shorter`() {
    var robot = shared("60 waiting")
    let lines = (1...60).map { "Waiting: Item \($0)." }
    robot.happen(.sharing(SharingEvent(word: "60 waiting", lines: lines)))
    robot.press("T y")
    let page = robot.frame.text.split(separator: "\n").count { $0.contains("Waiting") }
    robot.press("PgDn", .shows("Waiting: Item \(page + 1)."), .shows("Waiting: Item \(2 * page)."))
    robot.press("PgUp PgUp", .effects([.bell]), .shows("Waiting: Item 1."))
    for _ in 1...70 { robot.press("j") }
    #expect(robot.frame.text.contains("Waiting: Item 60.") && !robot.frame.text.contains("Waiting: Item 1."))
    robot.happen(.sharing(SharingEvent(word: "1 waiting", lines: [lines[0]])), .shows("Waiting: Item 1."))
    robot.press("k", .shows("Waiting: Item 1."))
  }

  @Test func `a sync can be requested, and its result is reported`() {
    var robot = shared("offline", "Out of reach.")
    robot.press("T y Enter", .effects([.outside(.sync)]))
    robot.happen(.synced(SharingEvent(word: "shared", lines: ["All of it."], summary: "All of it is there.")))
    expect(robot.status, "All of it is there.")
    robot.happen(.synced(nil), .begins("This trip is not shared."))
  }

  @Test func `reports once that sharing has stopped`() {
    var robot = shared("shared")
    let stopped = SharingEvent(word: "SHARING STOPPED", lines: ["No."], summary: "No.", isStopped: true)
    robot.happen(.sharing(stopped), .status("Sharing has stopped; T, y shows why."))
    robot.press("j")
    robot.happen(.sharing(stopped))
    #expect(robot.status != "Sharing has stopped; T, y shows why.")
  }

  @Test(arguments: ["shared", "read-only share", "SHARING STOPPED", "99 not shared", "12 waiting", "offline"])
  func `the state fits into the smallest title next to a long name`(word: String) {
    var robot = Robot(SampleTrips.hostile, size: Size(columns: 40, rows: 10), characterSupport: .ascii)
    robot.happen(.sharing(SharingEvent(word: word, lines: [])), .titles(word))
  }
}
