import Editor
import Itinerary
import Making
import Preferences
import Screen

enum NewTripEvent: Equatable, Sendable {
  /// The schedule could not be read, or the trip not made, for this reason.
  case failed(reason: String)
  /// The schedule has no games on the dates, or of the team.
  case noGames
  case completed([String])
  case filesFound([String])
  /// The file or address was read, and what was read was checked.
  case checked(OfferedLeague)
  /// The user went back from what was read.
  case uncheck
}

enum NewTripEffect: ScreenTask {
  /// Read the schedule, and list its games or plan with them; or make a trip without games.
  case read(NewTripAnswers, byPlan: Bool)
  /// Read a file or an address, and show what was read if it needs a check, or anyway.
  case check(String, shows: Bool)
  case complete(String)
  case ring, leave, quit
}

/// The steps to a new trip on one screen: a value that events change and the painter reads. Every step has an answer
/// ready, and going back keeps all of them.
struct NewTripState: FullScreenState, Equatable {
  typealias Effect = NewTripEffect
  typealias Painter = NewTripPainter

  private(set) var offers: NewTripOffers
  private(set) var step = NewTripStep.schedule
  private var inputs = NewTripStep.allCases.map { _ in TextInput("") }
  /// The answers that were taken, by step; nil for the first offer.
  private var taken: [NewTripChoice?] = NewTripStep.allCases.map { _ in nil }
  /// The number of the selected choice; nil for the typed text.
  private(set) var selection: Int? = 0
  private(set) var choices: [NewTripChoice] = []
  /// Paths in the place of other choices, after Tab.
  private var paths: [String] = []
  /// The schedule that could not be read, which comes before the files to take instead.
  private var unread: NewTripChoice?
  private(set) var isPlan: Bool
  private(set) var status: Status
  var presentation: DisplaySettings
  let wording: Wording

  init(_ offers: NewTripOffers, _ presentation: DisplaySettings, isPlan: Bool = false) {
    (self.offers, self.presentation, self.isPlan, wording) = (offers, presentation, isPlan, presentation.wording())
    status = Status("")
    go(to: .schedule)
  }

  var input: TextInput {
    get { inputs[step.rawValue] }
    set { inputs[step.rawValue] = newValue }
  }

  // MARK: Events

  mutating func apply(_ event: NewTripEvent) {
    switch event {
    case .failed(let reason): fail(reason)
    case .noGames:
      go(to: .dates)
      status = Status("No games on these dates. Choose others, or another team or league.", .refusal)
    case .completed(let found): complete(found)
    case .filesFound(let files): offer(files)
    case .checked(let read):
      offers.read = read
      go(to: .team)
    case .uncheck: go(to: .schedule)
    }
  }

  mutating func press(_ key: Key) -> [NewTripEffect] {
    switch NewTripAction.action(for: key) {
    case .step(let step): move(by: step.index(from: 0, page: max(1, layout.list.count)))
    case .take: return take()
    case .plan: return plan()
    case .fill: return fill()
    case .back: return back()
    case .quit: return [.quit]
    case .type, nil: return type { $0.press(key) }
    }
    return []
  }

  mutating func type(_ change: (inout TextInput) -> Bool) -> [NewTripEffect] {
    let before = input.text
    let isUsed = change(&input)
    if input.text != before { showMatches() }
    return isUsed ? [] : [.ring]
  }

  private mutating func showMatches() {
    paths = []
    choices = offered(for: step)
    selection = choices.isEmpty || isPath ? nil : input.text.trimmed.isEmpty ? answerPlace : 0
    status = Status(step.sentence(wording, presentation))
  }

  /// Offers files that were found, without a change of the answer that is ready: the user may be about to take it.
  private mutating func offer(_ files: [String]) {
    let selected = selection.map { choices[$0] }
    offers.files = files
    choices = offered(for: step)
    selection = selected.flatMap { choices.firstIndex(of: $0) }
  }

  private mutating func select(_ number: Int) {
    selection = choices.isEmpty ? nil : max(0, min(number, choices.count - 1))
  }

  mutating func move(by count: Int) { select((selection ?? -1) + count) }

  mutating func point(atRow row: Int, column: Int) -> [NewTripEffect] {
    if let choice = layout.line(atRow: row) {
      select(choice)
      return take()
    }
    let steps = zip(layout.above, shownSteps)
    if let step = steps.first(where: { $0.0 == row })?.1, step.rawValue < self.step.rawValue, !isSkipped(step) {
      go(to: step)
    }
    return []
  }

  // MARK: Steps

  /// Goes to a step, with its answer selected.
  private mutating func go(to step: NewTripStep) {
    self.step = step
    paths = []
    choices = offered(for: step)
    selection = isPath || choices.isEmpty ? nil : answerPlace ?? 0
    status = Status(step.sentence(wording, presentation))
  }

  private var answerPlace: Int? { choices.firstIndex(of: answer(to: step)) }

  /// The selected choice, or the typed text.
  private var choice: NewTripChoice? {
    selection.map { choices[$0] } ?? input.text.trimmed.nonEmpty.map { NewTripChoice($0) }
  }

  private mutating func refuse(_ sentence: String, at step: NewTripStep? = nil) -> [NewTripEffect] {
    if let step { go(to: step) }
    status = Status(sentence.withCapital.withFullStop, .refusal)
    return [.ring]
  }

  private mutating func take() -> [NewTripEffect] {
    guard let choice else {
      return refuse("Nothing matches \"\(input.text.trimmed)\". \(step.sentence(wording, presentation))")
    }
    if let problem = problem(with: choice) { return refuse(problem) }
    if taken[step.rawValue] != choice { forgetAnswers(after: step) }
    taken[step.rawValue] = choice
    if isPlan, step == .dates || choice.value.isEmpty && step == .schedule { return finish(byPlan: true) }
    if step == .check || step == .schedule && isOfFile { return [.check(schedule, shows: step == .check)] }
    guard let next = nextStep else { return finish(byPlan: false) }
    go(to: next)
    return []
  }

  private var schedule: String { answer(to: .schedule).value }

  private var isOfFile: Bool { !schedule.isEmpty && !offers.leagues.contains { $0.name == schedule.lowercased() } }

  /// Whether a step has no question for this schedule.
  private func isSkipped(_ step: NewTripStep) -> Bool {
    step == .check && !isOfFile || step == .team && schedule.isEmpty
  }

  /// Another league has other teams and, if nothing was typed, other dates and another name.
  private mutating func forgetAnswers(after step: NewTripStep) {
    if step == .schedule {
      (taken[NewTripStep.team.rawValue], inputs[NewTripStep.team.rawValue]) = (nil, TextInput(""))
    }
    if step != .name, inputs[NewTripStep.name.rawValue].text.isEmpty { taken[NewTripStep.name.rawValue] = nil }
  }

  private var nextStep: NewTripStep? {
    NewTripStep.allCases.first { $0.rawValue > step.rawValue && !isSkipped($0) }
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
      taken[step.rawValue] = choice
    }
    return finish(byPlan: true)
  }

  private mutating func finish(byPlan: Bool) -> [NewTripEffect] {
    let answers = self.answers
    if byPlan, answers.schedule.isEmpty {
      return refuse("A plan requires games: choose a league, a file or an address.", at: .schedule)
    }
    if answers.schedule.isEmpty, answers.dates == nil {
      return refuse("A trip without games needs dates.", at: .dates)
    }
    return [.read(answers, byPlan: byPlan)]
  }

  private mutating func fail(_ reason: String) {
    // All choices are shown again, files among them.
    if let choice = taken[0], schedules.contains(choice) {
      inputs[0] = TextInput("")
      unread = choice
    }
    go(to: .schedule)
    let way = offers.files.isEmpty ? "Type the path of a file instead." : "Choose a file instead, or type its path."
    status = Status("Not read: \(reason.withFullStop) \(way)", .failure)
  }

  // MARK: Paths

  /// Whether the typed text is a path or an address rather than words to look for.
  private var isPath: Bool { step == .schedule && input.text.contains { "/.~:".contains($0) } }

  private mutating func fill() -> [NewTripEffect] {
    if isPath { return [.complete(input.text.trimmed)] }
    guard let selection else { return [.ring] }
    input = TextInput(choices[selection].value)
    return []
  }

  /// Completes the path, unless it has changed since it was asked for.
  private mutating func complete(_ found: [String]) {
    let typed = input.text.trimmed
    guard isPath, found.allSatisfy({ $0.hasPrefix(typed) }) else { return }
    guard !found.isEmpty else {
      status = Status("No matching file or directory.", .refusal)
      return
    }
    let common = found.commonBeginning
    if common.utf8.count > typed.utf8.count { input = TextInput(common) }
    paths = found.count > 1 ? found : []
    choices = offered(for: .schedule)
    selection = nil
  }

  // MARK: Answers

  private func problem(with choice: NewTripChoice) -> String? {
    switch step {
    case .dates:
      choice.value.isEmpty || range(choice.value) != nil
        ? nil : "no dates: \(Excerpt.quoted(choice.value)); type, for example, \(NewTripDates.example(wording))"
    case .home:
      if choice.value.isEmpty { nil } else { NewTripState.problem(withHome: choice.value) }
    case .name:
      offers.names.contains { FoldedText($0) == FoldedText(choice.value) }
        ? "a trip \(Excerpt.quoted(choice.value)) already exists; use another name" : nil
    case .schedule, .check, .team, .mode: nil
    }
  }

  private static func problem(withHome city: String) -> String? {
    do {
      _ = try Gazetteer.shared.home(city)
      return nil
    } catch {
      return error.description
    }
  }

  /// The answer to a step: the one taken, or else the one that is ready.
  func answer(to step: NewTripStep) -> NewTripChoice {
    let offered = ready(for: step)
    // A file found in a directory can be anything.
    let sure = step == .schedule ? offered.first { !offers.files.contains($0.value) } : offered.first
    return taken[step.rawValue] ?? sure ?? NewTripChoice("", value: "")
  }

  private var typedDates: NewTripDates {
    NewTripDates(today: offers.today, order: wording.dates, days: offers.league(schedule)?.days)
  }

  private func range(_ text: String) -> ClosedRange<CivilDate>? {
    typedDates.range(text)
  }

  private var answers: NewTripAnswers {
    NewTripAnswers(
      schedule: schedule, team: answer(to: .team).value, dates: range(answer(to: .dates).value),
      home: answer(to: .home).value.nonEmpty, by: Leg.Mode(rawValue: answer(to: .mode).value) ?? .drive,
      name: answer(to: .name).value)
  }

  private func offered(for step: NewTripStep) -> [NewTripChoice] {
    if !paths.isEmpty { return paths.map { NewTripChoice($0) } }
    let text = inputs[step.rawValue].text
    let words = FoldedText(text).text.split(separator: " ").map(String.init)
    if words.isEmpty { return ready(for: step) }
    let fitting = ready(for: step).filter { $0.matches(words) }
    switch step {
    case .home: return fitting.isEmpty ? PlaceSearch().cities(text).map { NewTripChoice($0) } : fitting
    case .dates: return range(text).map { [choice(of: $0)] } ?? fitting
    case .name, .check, .mode: return step == .mode ? fitting : []
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
    if step == .schedule { return schedules }
    let league = offers.league(schedule)
    switch step {
    case .schedule: return schedules
    case .check: return [NewTripChoice(isOfFile ? league?.summary.nonEmpty ?? "Not read yet" : "", value: "")]
    case .team: return [NewTripChoice("All teams", value: "")] + (league?.teams ?? []).map { NewTripChoice($0) }
    case .dates:
      let offered = typedDates.offers.map { choice(of: $0.days, $0.name) }
      if schedule.isEmpty { return offered }
      let all = NewTripChoice("All dates", league?.days.map(text) ?? "", value: "")
      return league?.isWhole ?? true ? [all] + offered : offered + [all]
    case .home: return [NewTripChoice("None", value: "")] + offers.homes.map { NewTripChoice($0) }
    case .mode: return Leg.Mode.allCases.map { NewTripChoice($0.rawValue.withCapital, value: $0.rawValue) }
    case .name: return [NewTripChoice(readyName(league))]
    }
  }

  /// The schedules that are offered: one that could not be read or else the answer that is ready, then those used before,
  /// files, all leagues, and none.
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

  /// A name that no trip has yet.
  private func readyName(_ league: OfferedLeague?) -> String {
    let parts = schedule.split(separator: "/")
    let file = parts.last.map { String($0.prefix { $0 != "." && $0 != "?" }) }
    let team = answer(to: .team).value
    let known = team.nonEmpty ?? league?.title.nonEmpty
    var stem = known ?? file?.nonEmpty ?? "New trip"
    if let days = range(answer(to: .dates).value) {
      stem += " \(Wording.months[days.lowerBound.month - 1].prefix(3)) \(days.lowerBound.year)"
    } else if known != nil, let days = league?.days {
      stem += " \(days.lowerBound.year)"
    }
    let isFree = { (name: String) in !offers.names.contains { FoldedText($0) == FoldedText(name) } }
    if isFree(stem) { return stem }
    return (2...1000).lazy.map { "\(stem) \($0)" }.first(where: isFree) ?? stem
  }

  // MARK: What is shown

  /// The steps shown, from the top. A low screen shows only the one that is being answered.
  var shownSteps: [NewTripStep] { presentation.size.rows < FullScreenLayout.roomy ? [step] : NewTripStep.allCases }

  var layout: FullScreenLayout {
    FullScreenLayout(
      size: presentation.size, above: shownSteps.count, count: choices.count, selection: selection ?? 0)
  }

  var keyContext: KeyContext { .newTrip }
  var isTyping: Bool { !input.text.isEmpty }

  var ownHints: [KeyHint] {
    NewTripAction.hints(in: presentation.keyRepertoire) { action in
      switch action {
      case .take: step == .name || isPlan && step == .dates ? "list games" : nil
      case .back: step == .schedule ? "cancel" : nil
      default: nil
      }
    }
  }
}
