import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

@testable import Editor
@testable import Program
@testable import Tours

private func press(_ state: inout PlanState, _ keys: String) throws -> [PlanEffect] {
  try KeyScript(keys).keys.flatMap { state.take(.key($0)) }
}

@Suite struct PlanStateTests {
  private var state: PlanState

  init() throws { state = try Self.plan() }

  static let sizes = [Size(columns: 40, rows: 10), Size(columns: 80, rows: 24), Size(columns: 170, rows: 50)]

  private static func plan(
    _ size: Size = sizes[1], characterSupport: CharacterSupport = .unicode, isPlain: Bool = false, isOpen: Bool = false,
    requested: ClosedRange<CivilDate>? = nil
  ) throws -> PlanState {
    let (first, last) = try (#require(CivilDate("2026-07-01")), #require(CivilDate("2026-09-27")))
    return PlanState(
      name: "Lakes", home: isOpen ? "" : "Gary, IN", days: first...last, requested: requested, must: isOpen ? 2 : 0,
      isOfOpenTrip: isOpen,
      displaySettings: DisplaySettings(size: size, characterSupport: characterSupport, isPlain: isPlain),
      zones: TestZones.all)
  }

  private static func game(_ away: String, _ home: String, _ venue: String, _ city: String, _ start: String) throws
    -> Game
  {
    let moment = try #require(OffsetDateTime(start))
    return Game(
      gameID: start, league: "MLB", away: away, home: home, venue: venue, city: city, start: .at(moment),
      timeZone: city == "Detroit, MI" ? "America/New_York" : "America/Chicago")
  }

  /// A tour of three games from Gary and back, the last of which an open trip would not have.
  private static func option(days: Int, miles: Int, spare: Int) throws -> PlanOption {
    let games = try [
      game("Twins", "Cubs", "Wrigley Field", "Chicago, IL", "2026-07-03T13:20:00-05:00"),
      game("Mets", "Brewers", "American Family Field", "Milwaukee, WI", "2026-07-03T19:10:00-05:00"),
      game("Guardians", "Tigers", "Comerica Park", "Detroit, MI", "2026-07-05T13:10:00-04:00"),
    ]
    let first = try #require(CivilDate("2026-07-02"))
    let stops = games.enumerated().map { place, game in
      PlanOption.Stop(
        game: game, day: first.adding(days: [1, 1, 3][place]), isNew: place == 2,
        drive: TourLeg(meters: [50_000, 148_000, 600_000][place], minutes: 60 + place * 90, spare: spare + place),
        point: Gazetteer.shared.venues(named: game.venue ?? "").first?.place.point)
    }
    let tour = TourSummary(
      games: [0, 1, 2], days: days, meters: miles * 1609, minutes: 810, tightest: (1, spare), longestDay: (first, 420),
      doubleDays: [first.adding(days: 1)], firstDay: first, legs: [],
      returnLeg: TourLeg(meters: 400_000, minutes: 240, spare: nil))
    return PlanOption(tour: tour, stops: stops)
  }

  private static func found(
    _ size: Size = sizes[1], characterSupport: CharacterSupport = .unicode, isPlain: Bool = false, isOpen: Bool = false,
    ending: PlanResults.Ending? = .proved
  ) throws -> PlanState {
    var state = try plan(size, characterSupport: characterSupport, isPlain: isPlain, isOpen: isOpen)
    _ = state.take(.key(.enter))
    let options = try [option(days: 4, miles: 745, spare: 0), option(days: 5, miles: 702, spare: 95)]
    state.update(PlanResults(options: options, leastDays: 4, ending: ending))
    state.seconds = 3
    return state
  }

  static func form(_ look: DisplaySettings) throws -> PlanState {
    try plan(look.size, characterSupport: look.characterSupport, isPlain: look.isPlain)
  }

  static func tours(_ look: DisplaySettings) throws -> PlanState {
    try found(look.size, characterSupport: look.characterSupport, isPlain: look.isPlain)
  }

  // MARK: Pictures

  @Test func `the frame of the tours is the recorded one`() throws {
    let screens: [(String, PlanState)] = try [
      ("80x24", Self.found()), ("40x10", Self.found(Self.sizes[0])), ("plain", Self.found(isPlain: true)),
    ]
    Golden.check("plan", screens.map { ($0.0, $0.1.painted()) })
  }

  @Test func `an ASCII terminal gets only ASCII, and games that an open trip would gain are marked`() throws {
    for state in try [Self.plan(characterSupport: .ascii), Self.found(characterSupport: .ascii)] {
      #expect(state.text.unicodeScalars.allSatisfy { $0.isASCII })
    }
    let text = try Self.found(isOpen: true).text
    expect(text.split(separator: "\n").filter { $0.contains("+") }.map { $0.contains("Tigers") }, [true])
  }

  @Test func `fills in the dates that were chosen before`() throws {
    let (first, last) = try (#require(CivilDate("2026-07-03")), #require(CivilDate("2026-07-11")))
    var state = try Self.plan(requested: first...last)
    guard case .search(let targets)? = try press(&state, "Enter").first else { return fail("nothing is searched") }
    expect(targets.request.from, first)
    expect(targets.request.to, last)
  }

  @Test func `the form shows the request`() throws {
    let rows = try Self.plan().text.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    for row in ["▌ See all", "Days optional: a number of days", "Home Gary, IN", "Driving 10h", "Buffer 45m"] {
      #expect(rows.contains(row))
    }
    var state = try Self.plan()
    let row = try #require((0..<24).first { state.painted().text(ofRow: $0).hasSuffix("  Search") })
    state.click(column: 15, row: row)
    expect(state.step, .searching)
    let open = try Self.plan(isOpen: true).text
    #expect(open.contains("▌ See        most") && !open.contains("Home") && !open.contains("Days"))
  }

  @Test func `shows obstacles in place of the games`() throws {
    var state = try Self.plan(Self.sizes[0])
    _ = try press(&state, "Enter")
    state.update(PlanResults(isImpossible: true))
    #expect(state.status.text.hasPrefix("No tour fits. Looking for the reason"))
    let hints = ["Fits without Coors Field, in 9 days.", "It fits with a buffer of 15 minutes."]
    state.update(PlanResults(ending: .impossible(hints)))
    let text = state.text
    #expect(text.contains("Fits without Coors Field, in 9") && text.contains("days."))
    #expect(text.contains("It fits with a buffer of 15 minutes."))
    #expect(text.contains("No tour fits."))
  }

  // MARK: The form

  @Test mutating func `reads every field as people write it`() throws {
    let keys = """
      Ctrl-U "5, Cubs, Wrigley Field" Down "jul 3" Down "2026-08-01" Down Down Ctrl-U "Detroit" Down "Gary, IN" Down Ctrl-U "7h30" Down \
      Ctrl-U "1h" Down Space Down "0.5" Down "7" Down Space Down Space Down Space Enter
      """
    var targets = PlanTargets()
    (targets.names, targets.home, targets.end) = (["Cubs", "Wrigley Field"], "Detroit", "Gary, IN")
    targets.request = PlanRequest(.count(5))
    (targets.request.from, targets.request.to) = (CivilDate("2026-07-03"), CivilDate("2026-08-01"))
    targets.request.rule = TravelRules(buffer: 60, limit: 450).inMinutes
    (targets.request.openStarts, targets.request.isRoomy, targets.request.flyOver) = (.safe, true, 0.5)
    (targets.request.restEvery, targets.request.isOneGamePerDay, targets.request.wantsMoreGames) = (7, true, true)
    try expect(press(&state, keys), [.search(targets)])
  }

  @Test(
    arguments: [
      ("Space", 500, nil), ("Space Space", nil, nil), ("\"250\"", 250, nil),
      ("\"25\" Backspace \"0\" Down Space", 20, 7),
      ("Down \"10\"", nil, 10), ("Down \"10\" Space", nil, nil),
    ] as [(String, Double?, Int?)])
  mutating func `Space or a number sets a checkbox with a number`(keys: String, miles: Double?, days: Int?) throws {
    _ = try press(&state, Array(repeating: "Down", count: 9).joined(separator: " "))
    expect(state.form.focus, .flyOver)
    guard case .search(let targets)? = try press(&state, "\(keys) Enter").first else { return fail("no search") }
    expect(targets.request.flyOver, miles)
    expect(targets.request.restEvery, days)
  }

  @Test mutating func `typing replaces a value, and an arrow keeps it`() throws {
    var targets = PlanTargets()
    (targets.request.goal, targets.request.days, targets.home) = (.all, 7, "Gary, INX")
    targets.request.rule = TravelRules.standard.inMinutes
    try expect(press(&state, "\"all\" Down Down Down \"7\" Down End \"X\" Enter"), [.search(targets)])
  }

  @Test(arguments: ["Ctrl-U \"off\"", "Ctrl-U"])
  mutating func `the limit of driving can be removed`(keys: String) throws {
    guard case .search(let targets)? = try press(&state, "Down Down Down Down Down Down \(keys) Enter").first else {
      return fail("no search")
    }
    #expect(targets.request.rule == TravelRules(limit: nil).inMinutes)
  }

  @Test func `the form starts with the values of the settings`() throws {
    let rules = TravelRules(buffer: 90, hours: 480...1200, limit: nil)
    let form = PlanForm(home: "", near: date("2026-07-03"), rules: rules)
    #expect(form.input(of: .driving).text == "off")
    #expect(form.input(of: .buffer).text == "1h 30m")
    #expect(try form.targets().request.rule == rules.inMinutes)
  }

  @Test(arguments: [
    ("Ctrl-U", "What to see"), ("Ctrl-U \"all, 3\"", "Choose one of"), ("Ctrl-U \"999\"", "from 1 to 256"),
    ("Down \"soon\"", "Invalid date"), ("Down \"aug 2\" Down \"aug 1\"", "The last day is before"),
    ("Down Down Down \"x\"", "a number of days"), ("Down Down Down Down Down Down \"x\"", "hours of driving"),
    ("Down Down Down Down Down Down Down \"x\"", "Enter a duration"),
  ])
  mutating func `reports invalid input at its field`(keys: String, sentence: String) throws {
    _ = try press(&state, keys)
    let focus = state.form.focus
    try expect(press(&state, "Enter"), [.bell])
    expect(state.step, .asking)
    expect(state.form.focus, focus)
    #expect(state.status.text.contains(sentence) && state.status.tone == .refusal)
  }

  @Test mutating func `a request that can't be planned returns to the field at fault`() throws {
    _ = try press(&state, "Enter")
    state.update(.failure(PlanMistake(.home, "No city is known.")))
    #expect(state.step == .asking && state.form.focus == .home && state.status.text == "No city is known.")
  }

  // MARK: The tours

  @Test mutating func `better tours replace those on the screen`() throws {
    _ = try press(&state, "Enter")
    #expect(state.text.contains("searching"))
    state.update(PlanResults(options: [try Self.option(days: 5, miles: 900, spare: 9)], leastDays: 3))
    #expect(state.text.contains("900 mi"))
    #expect(state.text.contains("at least 3 days"))
    state.update(PlanResults(options: [try Self.option(days: 4, miles: 745, spare: 0)], ending: .proved))
    #expect(state.text.contains("745 mi") && !state.text.contains("900 mi"))
    #expect(state.status.text.contains("optimal (proven)"))
  }

  @Test func `arrows show each tour, and Enter takes the one that is shown`() throws {
    var state = try Self.found()
    try expect(press(&state, "Down"), [])
    #expect(state.status.text.hasPrefix("2 of 2: 5 days, 702 mi"))
    try expect(press(&state, "Down"), [.bell])
    try expect(press(&state, "Enter"), [.make(1)])
  }

  @Test func `Esc ends the search, keeps what it found, and then goes back to the form`() throws {
    var state = try Self.found(ending: nil)
    try expect(press(&state, "Esc"), [.stop])
    expect(state.step, .searching)
    let ending = PlanResults.Ending.stopped(bound: "at least 3 days needed")
    state.update(PlanResults(options: [try Self.option(days: 4, miles: 745, spare: 0)], ending: ending))
    #expect(state.status.text.contains("the best found; at least 3 days needed."))
    try expect(press(&state, "Esc"), [])
    expect(state.step, .asking)
    try expect(press(&state, "Esc"), [.quit])
  }

  @Test mutating func `creates nothing before there is a tour`() throws {
    try expect(press(&state, "Enter Enter").last, .bell)
    try expect(press(&state, "Tab"), [.stop])
    state.update(PlanResults(options: [try Self.option(days: 4, miles: 745, spare: 0)]))
    expect(state.step, .asking, "what comes late is not shown")
  }

  @Test func `long lists scroll`() throws {
    var state = try Self.found(Self.sizes[0])
    let first = state.text
    try expect(press(&state, "PgDn"), [])
    #expect(state.text != first)
    _ = try press(&state, "End")
    #expect(state.text.contains("home"))
    try expect(press(&state, "End"), [.bell])
    _ = try press(&state, "Home")
    expect(state.text, first)
  }

  @Test(arguments: [CharacterSupport.unicode, .ascii])
  func `M shows the tour on a map`(characterSupport: CharacterSupport) throws {
    var state = try Self.found(Self.sizes[2], characterSupport: characterSupport)
    let list = state.text
    #expect(list.contains("Wrigley Field"))
    try expect(press(&state, "M"), [])
    let map = state.text
    #expect(map.contains("Milwaukee") && !map.contains("Wrigley Field · Chicago") && map.contains(" mi"), "\(map)")
    // The map is that of the selected tour.
    _ = try press(&state, "Down")
    #expect(state.text.contains("Milwaukee") && state.status.text.hasPrefix("2 of 2"))
    _ = try press(&state, "Up M")
    expect(state.text, list)
  }

  // MARK: The mouse

  @Test(arguments: ["13:20", ""]) func `games of the trip without a start are part of a plan`(time: String) throws {
    let games = try Schedule(reading: "date,time,away,home\n2026-07-03,\(time),Twins,Cubs\n", named: "a.csv").games
    let subject = PlanSubject(name: "Lakes", games, must: [0])
    expect(subject.needsOpenStarts, time.isEmpty)
    let day = try #require(games.first?.day)
    let plan = PlanState(
      name: "Lakes", days: day...day, must: 1, includesOpenStarts: subject.needsOpenStarts, isOfOpenTrip: true,
      displaySettings: DisplaySettings(size: Self.sizes[1]), zones: TestZones.all)
    expect(plan.form.ticks, time.isEmpty ? [.openStarts] : [])
    guard time.isEmpty else { return }
    let refusal = #expect(throws: PlanMistake.self) {
      try subject.model(PlanTargets(), ends: TourEnds(), zones: TestZones.all)
    }
    #expect(refusal?.sentence.hasPrefix("Can't plan the game \"Minnesota Twins @ Chicago Cubs\": ") == true)
  }

  @Test func `the mouse chooses fields, tours and hints`() throws {
    var form = try Self.plan()
    let row = try #require((0..<24).first { form.painted().text(ofRow: $0).contains("Driving") })
    form.click(column: 20, row: row)
    expect(form.form.focus, .driving)
    let toggle = try #require((0..<24).first { form.painted().text(ofRow: $0).contains("TBD games") })
    for _ in 0..<2 { form.click(column: 20, row: toggle) }
    expect(form.form.ticks, [.openStarts])
    var state = try Self.found()
    let second = try #require((0..<24).first { state.painted().text(ofRow: $0).contains("702 mi") })
    expect(state.click(column: 10, row: second), [])
    expect(state.list.selection, 1)
    expect(state.click(column: 10, row: second), [.make(1)])
    let keys = state.painted().text(ofRow: 23)
    let column = try #require(keys.firstRange(of: "change")).lowerBound
    _ = state.take(.mouse(MouseEvent(.press, column: keys.distance(from: keys.startIndex, to: column), row: 23)))
    expect(state.step, .asking)
  }

  // MARK: Everything

  @Test(arguments: 0..<8) func `any keys and events keep the frame intact`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed + 1)
    var state = try Self.plan(isOpen: seed % 2 == 0)
    let options = try [Self.option(days: 4, miles: 1, spare: 0), Self.option(days: 9, miles: 2, spare: 1)]
    let results = [
      PlanResults(), PlanResults(options: [options[0]]), PlanResults(ending: .impossible(["No."])),
      PlanResults(options: options, ending: .proved), PlanResults(ending: .stopped(bound: nil)),
    ]
    for _ in 0..<600 {
      switch random.below(10) {
      case 0: state.update(results[random.below(results.count)])
      case 1:
        let size = Size(columns: random.below(180), rows: random.below(60))
        _ = state.take(.resized(size))
      case 2:
        let action = [MouseEvent.Action.press, .wheelUp, .wheelDown][random.below(3)]
        _ = state.take(.mouse(MouseEvent(action, column: random.below(180), row: random.below(60))))
      default: _ = state.take(.key(EveryInput.keys[random.below(EveryInput.keys.count)]))
      }
      let frame = state.painted()
      expect(frame.size, state.displaySettings.size)
      #expect(!state.status.text.isEmpty)
    }
  }
}
