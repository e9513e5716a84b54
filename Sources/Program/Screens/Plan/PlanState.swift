import Editor
import Itinerary
import Screen
import Tours

enum PlanEffect: ScreenTask {
  /// Look for tours, instead of any running search; report results as they improve, or a mistake.
  case search(PlanTargets)
  case stop
  case make(Int)
  case bell, quit
}

/// The plan screen: a form, then a list of tours that improves while the user watches.
struct PlanState: ListScreenState, Equatable {
  enum Step: Equatable, Sendable {
    case asking, searching, done
  }

  let name: String
  let isOfOpenTrip: Bool
  let mustGames: Int
  var form: PlanForm
  private(set) var step = Step.asking
  private(set) var results = PlanResults()
  /// The tours, and the reply to the last key in the form too.
  var list = ListState(selection: nil) {
    didSet { if list.selection != oldValue.selection { pager = Pager() } }
  }
  /// The place in its games.
  private var pager = Pager()
  private(set) var showsMap = false
  var seconds = 0
  private var isStopping = false
  var displaySettings: DisplaySettings
  let wording: Wording

  /// - Parameter requested: the days that the user asked for before, which are filled in; nil for none.
  init(
    name: String, home: String = "", days: ClosedRange<CivilDate>, requested: ClosedRange<CivilDate>? = nil,
    must: Int = 0, includesOpenStarts: Bool = false, isOfOpenTrip isOpen: Bool = false,
    displaySettings: DisplaySettings, zones: Zones, cities: CityNames = CityNames([])
  ) {
    (self.name, isOfOpenTrip, mustGames) = (name, isOpen, must)
    (self.displaySettings, wording) = (displaySettings, displaySettings.wording(zones: zones, cities: cities))
    let today = displaySettings.today.flatMap { days.contains($0) ? $0 : nil }
    form = PlanForm(
      fields: isOpen ? [.see, .driving, .buffer, .openStarts] : PlanField.allCases,
      goal: isOpen ? ("most", "") : must > 0 ? ("most", "10") : ("all", ""), home: home,
      near: requested?.lowerBound ?? today ?? days.lowerBound, from: requested?.lowerBound ?? today,
      to: requested?.upperBound,
      order: displaySettings.dates,
      rules: displaySettings.travel)
    if includesOpenStarts { form.ticks.insert(.openStarts) }
  }

  var options: [PlanOption] { results.options }
  var selected: PlanOption? { list.selection.map { options[$0] } }
  var count: Int { options.count }
  var page: Int { layout.tours.entries.count }

  // MARK: Events

  mutating func update(_ found: Result<PlanResults, PlanMistake>) {
    do throws(PlanMistake) {
      update(try found.get())
    } catch {
      step = .asking
      refuse(error)
    }
  }

  mutating func update(_ results: PlanResults) {
    if step == .asking { return }
    // When a search moves on to another step, the tours found before stay on the screen.
    var results = results
    if results.options.isEmpty, results.ending == nil { results.options = options }
    self.results = results
    if results.ending != nil { step = .done }
    select(list.selection ?? 0)
  }

  mutating func press(_ key: Key) -> [PlanEffect] { step == .asking ? fill(key) : choose(key) }

  // MARK: The form

  private mutating func fill(_ key: Key) -> [PlanEffect] {
    switch PlanFormAction.action(for: key) {
    case .find: return search()
    case .leave: return [.quit]
    case .previous: form.moveFocus(by: -1)
    case .next: form.moveFocus(by: 1)
    case nil, .fill:
      guard form.focus.isTick, [.character(" "), .left, .right].contains(key) else { return type { $0.press(key) } }
      form.toggle()
    }
    list.reply = nil
    return []
  }

  mutating func type(_ change: (inout TextInput) -> Bool) -> [PlanEffect] {
    if step != .asking { return [] }
    guard form.type(change) else { return [.bell] }
    if form.focus.isTick { form.ticks.insert(form.focus) }
    list.reply = nil
    return []
  }

  private mutating func search() -> [PlanEffect] {
    do throws(PlanMistake) {
      let targets = try form.targets()
      (step, results, seconds, isStopping) = (.searching, PlanResults(), 0, false)
      (list, pager) = (ListState(selection: nil), Pager())
      return [.search(targets)]
    } catch {
      refuse(error)
      return [.bell]
    }
  }

  private mutating func refuse(_ mistake: PlanMistake) {
    if let field = mistake.field { form.go(to: field) }
    report(mistake.sentence)
  }

  // MARK: The tours

  private mutating func choose(_ key: Key) -> [PlanEffect] {
    switch PlanAction.action(for: key) {
    case .step(let step): return move(step) ? [] : [.bell]
    case .scroll(let step): return scroll(to: step.index(from: top, page: layout.list.count))
    case .make: return choose()
    case .map:
      if options.isEmpty || displaySettings.isPlain { return [.bell] }
      showsMap.toggle()
    case .change: return change()
    case .leave:
      if step == .done || isStopping { return change() }
      (isStopping, list.reply) = (true, Status("Stopping the search."))
      return [.stop]
    case .quit: return [.quit]
    case nil: return [.bell]
    }
    return []
  }

  private mutating func change() -> [PlanEffect] {
    let wasSearching = step == .searching
    (step, list.reply) = (.asking, nil)
    return wasSearching ? [.stop] : []
  }

  func choose() -> [PlanEffect] { list.selection.map { [.make($0)] } ?? [.bell] }

  /// The number of the first visible line of the games.
  var top: Int { pager.top(of: lines.count, page: layout.list.count) }

  mutating func scroll(to line: Int) -> [PlanEffect] {
    pager.scroll(to: line, of: lines.count, page: layout.list.count) ? [] : [.bell]
  }
}

extension PlanState {
  var sentence: Status {
    if step == .asking { return Status(form.focus.row.prompt) }
    guard let option = selected, let selection = list.selection else {
      let (leave, change) = (displaySettings.name(of: PlanAction.leave), displaySettings.name(of: PlanAction.change))
      if case .impossible = results.ending {
        return Status("No tour fits. \(change) goes back to the form.", .refusal)
      }
      if results.isImpossible { return Status("No tour fits. Looking for the reason… (\(leave) stops)") }
      return step == .done
        ? Status("No tour found so far. \(change) goes back to the form.", .refusal)
        : Status("Looking for tours; \(leave) stops.")
    }
    let hint = "\(displaySettings.name(of: PlanAction.make)) \(isOfOpenTrip ? "previews" : "creates") it."
    var words =
      "\(selection + 1) of \(options.count): \(summary(of: option)); \(verdict(on: option, isFirst: selection == 0)) \(hint)"
    if case .impossible = results.ending { words = "No tour fits. Nearest \(words)" }
    return Status(words)
  }

  /// The tour in a line: `27 days, 17,600 mi, 30 games`.
  private func summary(of option: PlanOption) -> String {
    let games =
      isOfOpenTrip ? "\(Wording.counted(option.newGames, "game")) more" : Wording.counted(option.stops.count, "game")
    return [
      Wording.counted(option.tour.days, "day"), wording.distanceText(meters: Double(option.tour.meters)), games,
    ].joined(separator: ", ")
  }

  private func verdict(on option: PlanOption, isFirst: Bool) -> String {
    if !option.tour.isComplete { return "\(option.tour.difference(wording))." }
    if !isFirst { return "an alternative." }
    switch results.ending {
    case .proved: return "optimal (proven)."
    case .stopped(let bound): return "the best found" + (bound.map { "; \($0)." } ?? ".")
    // Once the best tour is known, the search goes on only for alternatives.
    case nil: return options.count > 1 ? "optimal (proven); looking for alternatives…" : "the best so far."
    case .impossible: return ""
    }
  }

  /// The right part of the title: `searching · at least 25 days · 3 s`.
  var detail: String {
    var parts: [String] = []
    switch step {
    case .asking:
      let games = Wording.counted(mustGames, "game")
      return mustGames == 0 ? "plan" : isOfOpenTrip ? "what fits in addition to \(games)" : "plan with \(games)"
    case .searching: parts.append("searching")
    case .done: parts.append(Wording.counted(options.count, "tour"))
    }
    if step == .searching, let least = results.leastDays, least > 1 {
      parts.append("at least \(Wording.counted(least, "day"))")
    }
    if seconds > 0 { parts.append("\(seconds) s") }
    return parts.joined(separator: wording.separator)
  }

  var keyContext: KeyContext { isTyping ? .planForm : .plan }
  var isTyping: Bool { step == .asking }

  var hints: [KeyHint] {
    let keys = displaySettings.keyCharacterSupport
    if step == .asking { return PlanFormAction.hints(in: keys) + helpHints }
    return PlanAction.hints(in: keys) { action in
      switch action {
      case .make: isOfOpenTrip ? "accept" : nil
      case .leave: step == .searching ? "stop" : nil
      default: nil
      }
    } + helpHints
  }
}

enum PlanLine: Equatable {
  case day(CivilDate)
  /// A drive: `→ Milwaukee · 92 mi · 1h 30m · 2h to spare`.
  case drive(String)
  case game(PlanOption.Stop)
  case reason(String)
}

extension PlanState {
  /// The lines about the selected tour, after the reasons why none fits.
  var lines: [PlanLine] {
    var lines = reasons
    guard let option = selected else { return lines }
    var (day, city): (CivilDate?, String?) = (nil, nil)
    for stop in option.stops {
      if let drive = stop.drive, city.map({ CityKey($0) != CityKey(stop.game.city) }) ?? true {
        if city == nil {
          lines.append(.day(option.tour.firstDay))
          day = option.tour.firstDay
        }
        lines.append(.drive(wording.line(of: drive, to: wording.cities.displayed(stop.game.city))))
      }
      if stop.day != day { lines.append(.day(stop.day)) }
      lines.append(.game(stop))
      (day, city) = (stop.day, stop.game.city)
    }
    if let back = option.tour.returnLeg {
      let goal = option.cityAtEnd.map { wording.cities.displayed($0) } ?? "home"
      lines.append(.drive(wording.line(of: back, to: goal)))
    }
    return lines
  }

  private var reasons: [PlanLine] {
    guard case .impossible(let reasons) = results.ending else { return [] }
    return reasons.flatMap {
      TextWrap.lines(of: $0, width: layout.columns.count - 4, characterSupport: displaySettings.characterSupport)
    }.map { .reason($0) }
  }
}
