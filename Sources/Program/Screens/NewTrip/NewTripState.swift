import Editor
import Itinerary
import Making
import Screen
import Tours

enum NewTripEffect: ScreenTask {
  /// Read the schedule, and list its games or plan with them; or make a trip without games.
  case read(NewTripAnswers, byPlan: Bool)
  /// Read a file or an address, and show what was read if it needs a check, or anyway.
  case check(String, shows: Bool)
  case complete(String)
  case bell, leave
}

/// The steps to a new trip on one screen. Every step has an answer ready, and going back keeps all of them.
struct NewTripState: ListScreenState, Equatable {
  private(set) var offers: NewTripOffers
  private(set) var step = NewTripStep.schedule
  /// The choices and the typed text of each step; without a selection, the text is the answer.
  private var lists: [NewTripStep: ListState] = [:]
  /// The answers that were taken; none for the first offer.
  private var taken: [NewTripStep: NewTripChoice] = [:]
  private(set) var choices: [NewTripChoice] = []
  /// Paths in the place of other choices, after Tab.
  private var paths: [String] = []
  /// The schedule that could not be read, which comes before the files to take instead.
  private var unread: NewTripChoice?
  let isPlan: Bool
  var displaySettings: DisplaySettings
  let wording: Wording

  init(_ offers: NewTripOffers, _ displaySettings: DisplaySettings, isPlan: Bool = false) {
    (self.offers, self.displaySettings, self.isPlan, wording) = (
      offers, displaySettings, isPlan, displaySettings.wording()
    )
    go(to: .schedule)
  }

  var list: ListState {
    get { lists[step, default: ListState(choosesAtOnce: true, keepsReply: true)] }
    set { lists[step] = newValue }
  }

  private var typed: String { list.query.text.trimmed }

  var count: Int { choices.count }

  // MARK: Events

  mutating func reportNoGames() {
    go(to: .dates)
    list.reply = Status("No games on these dates. Choose others, or another team or league.", .refusal)
  }

  /// Goes on with a file or an address that was read and checked.
  mutating func take(_ read: OfferedLeague) {
    offers.read = read
    go(to: .team)
  }

  mutating func press(_ key: Key) -> [NewTripEffect] {
    switch NewTripAction.action(for: key) {
    case .step(let step): move(step)
    case .take: return choose()
    case .plan: return plan()
    case .fill: return fill()
    case .back: return back()
    case .quit: return [.leave]
    case .type, nil: return type { $0.press(key) }
    }
    return []
  }

  mutating func showMatches() {
    paths = []
    choices = offered
    list.selection = choices.isEmpty || isPath ? nil : typed.isEmpty ? answerPlace : 0
    list.reply = nil
  }

  /// Offers files that were found, without a change of the answer that is ready: the user may be about to take it.
  mutating func offer(_ files: [String]) {
    let selected = list.selection.map { choices[$0] }
    offers.files = files
    choices = offered
    list.selection = selected.flatMap { choices.firstIndex(of: $0) }
  }

  mutating func point(atRow row: Int, column: Int) -> [NewTripEffect] {
    if let choice = entry(atRow: row, column: column) { return click(choice) }
    let clicked = zip(layout.above, visibleSteps).first { $0.0 == row }?.1
    if let clicked, clicked.rawValue < step.rawValue, !isSkipped(clicked) { go(to: clicked) }
    return []
  }

  // MARK: Steps

  mutating func go(to step: NewTripStep) {
    self.step = step
    showMatches()
    if !choices.isEmpty, !isPath { list.selection = answerPlace ?? 0 }
  }

  private var answerPlace: Int? { choices.firstIndex(of: answer(to: step)) }

  private var choice: NewTripChoice? {
    list.selection.map { choices[$0] } ?? typed.nonEmpty.map { NewTripChoice($0) }
  }

  private mutating func refuse(_ sentence: String, at step: NewTripStep? = nil) -> [NewTripEffect] {
    if let step { go(to: step) }
    list.reply = Status(sentence.withCapital.withFullStop, .refusal)
    return [.bell]
  }

  mutating func choose() -> [NewTripEffect] {
    guard let choice else { return refuse("Nothing matches \"\(typed)\". \(sentence.text)") }
    if let problem = problem(with: choice) { return refuse(problem) }
    if taken[step] != choice { forgetAnswers() }
    taken[step] = choice
    if isPlan, step == .dates || choice.value.isEmpty && step == .schedule { return finish(byPlan: true) }
    if step == .check || step == .schedule && isOfFile { return [.check(schedule, shows: step == .check)] }
    guard let next = NewTripStep.allCases.first(where: { $0.rawValue > step.rawValue && !isSkipped($0) }) else {
      return finish(byPlan: false)
    }
    go(to: next)
    return []
  }

  private var schedule: String { answer(to: .schedule).value }
  private var league: OfferedLeague? { offers.league(schedule) }

  private var isOfFile: Bool { !schedule.isEmpty && !offers.leagues.contains { $0.name == schedule.lowercased() } }

  private func isSkipped(_ step: NewTripStep) -> Bool {
    step == .check && !isOfFile || step == .team && schedule.isEmpty
  }

  /// Another league has other teams and, if nothing was typed, other dates and another name.
  private mutating func forgetAnswers() {
    if step == .schedule { (taken[.team], lists[.team]) = (nil, nil) }
    if step != .name, lists[.name]?.query.text.isEmpty ?? true { taken[.name] = nil }
  }

  private mutating func back() -> [NewTripEffect] {
    guard let before = NewTripStep.allCases.last(where: { $0.rawValue < step.rawValue && !isSkipped($0) }) else {
      return [.leave]
    }
    go(to: before)
    return []
  }

  private mutating func plan() -> [NewTripEffect] {
    if let choice {
      if let problem = problem(with: choice) { return refuse(problem) }
      taken[step] = choice
    }
    return finish(byPlan: true)
  }

  private mutating func finish(byPlan: Bool) -> [NewTripEffect] {
    let answers = answers
    if byPlan, answers.schedule.isEmpty {
      return refuse("A plan requires games: choose a league, a file or an address.", at: .schedule)
    }
    if answers.schedule.isEmpty, answers.dates == nil {
      return refuse("A trip without games needs dates.", at: .dates)
    }
    return [.read(answers, byPlan: byPlan)]
  }

  /// Reports why the schedule was not read, or the trip not made.
  mutating func fail(because reason: String) {
    // All choices are shown again, files among them.
    if let choice = taken[.schedule], schedules.contains(choice) { (lists[.schedule], unread) = (nil, choice) }
    go(to: .schedule)
    let hint = offers.files.isEmpty ? "Type the path of a file instead." : "Choose a file instead, or type its path."
    list.reply = Status("Not read: \(reason.withFullStop) \(hint)", .refusal)
  }

  // MARK: Paths

  /// Whether the typed text is a path or an address rather than words to look for.
  private var isPath: Bool { step == .schedule && list.query.text.contains { "/.~:".contains($0) } }

  private mutating func fill() -> [NewTripEffect] {
    if isPath { return [.complete(typed)] }
    guard let selection = list.selection else { return [.bell] }
    list.query = TextInput(choices[selection].value)
    return []
  }

  /// Completes the path, unless it has changed since it was asked for.
  mutating func complete(_ found: [String]) {
    guard isPath, found.allSatisfy({ $0.hasPrefix(typed) }) else { return }
    guard !found.isEmpty else {
      list.reply = Status("No matching file or directory.", .refusal)
      return
    }
    let common = found.commonPrefix
    if common.utf8.count > typed.utf8.count { list.query = TextInput(common) }
    paths = found.count > 1 ? found : []
    choices = offered
    list.selection = nil
  }

  // MARK: Answers

  private func problem(with choice: NewTripChoice) -> String? {
    switch step {
    case .dates:
      return choice.value.isEmpty || dates.range(choice.value) != nil
        ? nil : "no dates: \(Excerpt.quoted(choice.value)); type, for example, \(NewTripDates.example(wording))"
    case .home where !choice.value.isEmpty:
      do { _ = try Gazetteer.shared.home(choice.value) } catch { return error.description }
      return nil
    case .name where !isFree(choice.value):
      return "a trip \(Excerpt.quoted(choice.value)) already exists; use another name"
    default: return nil
    }
  }

  func answer(to step: NewTripStep) -> NewTripChoice {
    let offered = ready(for: step)
    // A file found in a directory can be anything.
    let sure = step == .schedule ? offered.first { !offers.files.contains($0.value) } : offered.first
    return taken[step] ?? sure ?? NewTripChoice("", value: "")
  }

  private var dates: NewTripDates { NewTripDates(today: offers.today, order: wording.dates, days: league?.days) }

  private var answers: NewTripAnswers {
    NewTripAnswers(
      schedule: schedule, team: answer(to: .team).value, dates: dates.range(answer(to: .dates).value),
      home: answer(to: .home).value.nonEmpty, by: Leg.Mode(rawValue: answer(to: .mode).value) ?? .drive,
      name: answer(to: .name).value)
  }

  private var offered: [NewTripChoice] {
    if !paths.isEmpty { return paths.map { NewTripChoice($0) } }
    let text = list.query.text
    let fitting = list.words.narrowed(ready(for: step)) { "\($0.label) \($0.detail) \($0.value)" }
    if list.words.isEmpty { return fitting }
    switch step {
    case .home: return fitting.isEmpty ? PlaceSearch().cities(text).map { NewTripChoice($0) } : fitting
    case .dates: return dates.range(text).map { [choice(of: $0)] } ?? fitting
    case .mode: return fitting
    case .name, .check: return []
    // A whole name comes before names that contain it: `nba` before `wnba`.
    case .schedule, .team:
      let typed = FoldedText(text.trimmed)
      let isNamed = { (choice: NewTripChoice) in [choice.value, choice.label].contains { FoldedText($0) == typed } }
      return fitting.filter(isNamed) + fitting.filter { !isNamed($0) }
    }
  }

  /// - Parameter name: the name of the days; nil for the days themselves.
  private func choice(of days: ClosedRange<CivilDate>, _ name: String? = nil) -> NewTripChoice {
    NewTripChoice(name ?? text(days), name == nil ? "" : text(days), value: "\(days.lowerBound) to \(days.upperBound)")
  }

  private func text(_ days: ClosedRange<CivilDate>) -> String {
    wording.dates(from: days.lowerBound, to: days.upperBound)
  }

  /// All choices for a step, the one that is ready first.
  private func ready(for step: NewTripStep) -> [NewTripChoice] {
    switch step {
    case .schedule: return schedules
    case .check: return [NewTripChoice(isOfFile ? league?.summary.nonEmpty ?? "Not read yet" : "", value: "")]
    case .team: return [NewTripChoice("All teams", value: "")] + (league?.teams ?? []).map { NewTripChoice($0) }
    case .dates:
      let offered = dates.offers.map { choice(of: $0.days, $0.name) }
      if schedule.isEmpty { return offered }
      let all = NewTripChoice("All dates", league?.days.map(text) ?? "", value: "")
      return league?.isComplete ?? true ? [all] + offered : offered + [all]
    case .home: return [NewTripChoice("None", value: "")] + offers.homes.map { NewTripChoice($0) }
    case .mode: return Leg.Mode.allCases.map { NewTripChoice($0.rawValue.withCapital, value: $0.rawValue) }
    case .name: return [NewTripChoice(readyName)]
    }
  }

  /// One that could not be read or else the ready answer comes first, then those used before, files, all leagues, and none.
  private var schedules: [NewTripChoice] {
    let recent = offers.recent.map { name in
      NewTripChoice(offers.leagues.first { $0.name == name }?.title ?? name, "used before", value: name)
    }
    let files = offers.files.filter { !offers.recent.contains($0) }.map { NewTripChoice($0, "file") }
    let leagues = offers.leagues.filter { !offers.recent.contains($0.name) }
      .map { NewTripChoice($0.title, $0.name, value: $0.name) }
    let all = recent + files + leagues + [NewTripChoice("No games", "an empty trip", value: "")]
    let first = unread ?? (recent + leagues).first
    return all.filter { $0 == first } + all.filter { $0 != first }
  }

  private var readyName: String {
    let file = schedule.split(separator: "/").last.map { String($0.prefix { $0 != "." && $0 != "?" }) }
    let known = answer(to: .team).value.nonEmpty ?? league?.title.nonEmpty
    var stem = known ?? file?.nonEmpty ?? "New trip"
    if let days = dates.range(answer(to: .dates).value) {
      stem += " \(Wording.months[days.lowerBound.month - 1].prefix(3)) \(days.lowerBound.year)"
    } else if known != nil, let days = league?.days {
      stem += " \(days.lowerBound.year)"
    }
    if isFree(stem) { return stem }
    return (2...1000).lazy.map { "\(stem) \($0)" }.first(where: isFree) ?? stem
  }

  private func isFree(_ name: String) -> Bool { !offers.names.contains { FoldedText($0) == FoldedText(name) } }

  // MARK: What is shown

  /// The steps shown, from the top. A low screen shows only the one that is being answered.
  var visibleSteps: [NewTripStep] { displaySettings.size.rows < FullScreenLayout.roomy ? [step] : NewTripStep.allCases }

  var layout: FullScreenLayout {
    FullScreenLayout(size: displaySettings.size, above: visibleSteps.count, count: count, selection: list.selection)
  }

  var keyContext: KeyContext { .newTrip }
  var sentence: Status { Status(step.words(wording, displaySettings).sentence) }

  var hints: [KeyHint] {
    NewTripAction.hints(in: displaySettings.keyCharacterSupport) { action in
      switch action {
      case .take: step == .name || isPlan && step == .dates ? "list games" : nil
      case .back: step == .schedule ? "cancel" : nil
      default: nil
      }
    } + helpHints
  }

  // MARK: Painting

  private static let textColumn = 12

  func paint(on screen: inout FullScreenPainter) {
    screen.paintTitle(
      isPlan ? "New trip, planned" : "New trip", detail: "step \(step.rawValue + 1) of \(NewTripStep.allCases.count)")
    let layout = layout
    for (displayed, row) in zip(visibleSteps, layout.above) {
      screen.put(displayed.words(wording, displaySettings).label, .label, column: 2, row: row)
      if displayed == step {
        paintInput(at: row, on: &screen)
      } else {
        screen.put(
          answer(to: displayed).label, displayed.rawValue < step.rawValue ? .matchup : .gameDetail,
          column: Self.textColumn + 1, row: row, to: screen.width - 1)
      }
    }
    for (number, row) in layout.lines.displayed {
      let traits = screen.paintSelection(number == list.selection, rows: row...row, movesCursor: false)
      let end = screen.put(choices[number].label, .matchup, traits, column: 4, row: row)
      screen.put(choices[number].detail, .gameDetail, traits, column: max(end + 2, 32), row: row)
    }
  }

  private func paintInput(at row: Int, on screen: inout FullScreenPainter) {
    screen.put(screen.mark, .dragHandle, column: 0, row: row)
    let style = Style(screen.isPlain ? .plain : .activeField)
    let columns = Self.textColumn..<screen.width - 1
    if !screen.isPlain { screen.frame.fill(columns: columns, row: row, style: style) }
    if !isTyping, let selected = list.selection.map({ choices[$0].label }) {
      screen.frame.put(selected, column: Self.textColumn + 1, row: row, style: style, limit: columns.count - 2)
      screen.frame.cursor = (Self.textColumn + 1, row)
    } else {
      screen.frame.put(list.query, columns: columns, row: row, style: style)
    }
  }
}
