import Editor
import Itinerary
import Making
import Screen

enum PickerEffect: ScreenTask {
  case make([Int])
  case plan([Int])
  case bell, quit
}

/// The games of a schedule, from which the user chooses those of a trip. Games are indices in ``schedule``.
struct PickerState: ListScreenState, Equatable {
  let name: String
  let maxGames: Int
  let maxDays: Int
  let schedule: PickerList
  var list = ListState(choosesAtOnce: true) { didSet { findClashes() } }
  /// The games shown, in the order of ``schedule``.
  private(set) var displayed: [Int]
  private(set) var chosen: Set<Int> { didSet { findClashes() } }
  private var showsOnlyChosen = false
  /// The clashes among the chosen games, and among these and the selected one, as far as these make trips.
  private var clashesAmong: [Set<Int>: Clashes] = [:]
  var displaySettings: DisplaySettings
  let wording: Wording
  /// The games that the open trip has; nil for a new trip.
  private let known: Set<Int>?
  let visited: Set<Int>
  let canPlan: Bool
  /// Whether leaving keeps the choice, since the user comes back.
  let keepsChoice: Bool

  init(
    name: String, games: [ScheduleGame], maxGames: Int = NewTrip.maxGames, maxDays: Int = Trip.maxDays,
    displaySettings: DisplaySettings, zones: Zones, chosen known: Set<Int>? = nil, from first: CivilDate? = nil,
    visited: Set<Int> = [], canPlan: Bool = false, picked: Set<Int>? = nil, notice: String? = nil
  ) {
    let cities = CityNames(Set(games.map(\.game.city)).sorted())
    (self.visited, self.canPlan, keepsChoice) = (visited, canPlan, picked != nil)
    (self.known, chosen) = (known, known ?? picked ?? [])
    (self.name, self.maxGames, self.maxDays) = (name, maxGames, maxDays)
    (self.displaySettings, wording) = (displaySettings, displaySettings.wording(zones: zones, cities: cities))
    schedule = PickerList(games, wording: wording)
    displayed = Array(games.indices)
    let start = first.flatMap { first in known?.min() ?? games.firstIndex { $0.day >= first } }
    list.select(start ?? 0, of: games.count)
    list.reply = notice.map { Status($0) }
  }

  var count: Int { displayed.count }
  var page: Int { max(1, layout.list.count - 2) }

  private var selected: Int? { list.selection.map { displayed[$0] } }

  // MARK: Events

  mutating func press(_ key: Key) -> [PickerEffect] {
    // A space belongs to the search, unless it is empty.
    if key == .character(" "), !isTyping { return choose() }
    switch PickerAction.action(for: key) {
    case nil, .find: return type { $0.press(key) }
    case .choose: return choose()
    case .chooseAll: return chooseAll()
    case .onlyChosen:
      showsOnlyChosen.toggle()
      showMatches()
    case .make: return make()
    case .plan: return canPlan ? [.plan(chosen.sorted())] : [.bell]
    case .leave: return leave()
    case .quit: return [.quit]
    case .previousDay: select(dayBefore)
    case .nextDay: select(dayAfter)
    case .step(let step): move(step)
    }
    return []
  }

  /// The index, among the games shown, of the first game of this day; of the day before if that is selected already.
  private var dayBefore: Int {
    guard let selection = list.selection, selection > 0 else { return 0 }
    let day = schedule.games[displayed[selection - 1]].day
    return displayed.firstIndex { schedule.games[$0].day == day } ?? 0
  }

  /// The index, among the games shown, of the first game of the next day; of the last game on the last day.
  private var dayAfter: Int {
    guard let selection = list.selection else { return 0 }
    let day = schedule.games[displayed[selection]].day
    return displayed[selection...].firstIndex { schedule.games[$0].day > day } ?? displayed.count - 1
  }

  /// Shows the games that match the search. The selected game stays selected if it is still shown.
  mutating func showMatches() {
    let game = selected
    displayed = schedule.matches(list.query.text).filter { !showsOnlyChosen || chosen.contains($0) }
    select(game.flatMap { displayed.firstIndex(of: $0) } ?? 0)
  }

  // MARK: Choosing

  mutating func choose() -> [PickerEffect] {
    guard let selected else { return [.bell] }
    list.reply = nil
    if chosen.remove(selected) != nil { return [] }
    chosen.insert(selected)
    return tooMuch(chosen) == nil && clashes?.advisories[selected] == nil ? [] : [.bell]
  }

  private mutating func chooseAll() -> [PickerEffect] {
    if displayed.isEmpty { return [.bell] }
    if chosen.isSuperset(of: displayed) { chosen.subtract(displayed) } else { chosen.formUnion(displayed) }
    list.reply = nil
    return []
  }

  /// What the chosen games come to, a line each: games, days, distance, driving and problems; empty without games.
  var totals: [(text: String, isWarning: Bool)] {
    if chosen.isEmpty { return [] }
    let days = schedule.days(from: chosen)
    var lines = [(Wording.counted(chosen.count, "game"), false), (Wording.counted(days, "day"), false)]
    guard let clashes else { return lines }
    let problems = clashes.problems == 0 ? "no problems" : Wording.counted(clashes.problems, "problem")
    lines += [
      (wording.distanceText(meters: clashes.meters), false),
      ("\(wording.durationText(seconds: clashes.seconds)) driving", false), (problems, clashes.problems > 0),
    ]
    return lines
  }

  var clashes: Clashes? { clashesAmong[chosen] }

  /// Not of a single game, which clashes with nothing, nor of more games than a trip may have, which would take long.
  private mutating func findClashes() {
    let known = clashesAmong
    clashesAmong = [:]
    for games in [chosen, chosen.union(selected.map { [$0] } ?? [])] where games.count > 1 && tooMuch(games) == nil {
      clashesAmong[games] = known[games] ?? Clashes(among: Array(games), of: schedule.games, zones: wording.zones)
    }
  }

  private mutating func make() -> [PickerEffect] {
    list.reply =
      chosen.isEmpty && known == nil
      ? Status("Nothing is chosen yet: \(displaySettings.name(of: PickerAction.choose)) chooses a game.", .refusal)
      : tooMuch(chosen)
    return list.reply == nil ? [.make(chosen.sorted())] : [.bell]
  }

  private mutating func leave() -> [PickerEffect] {
    if !isTyping, chosen == known ?? [] || keepsChoice || list.reply == question { return [.quit] }
    if isTyping { clearQuery() } else { list.reply = question }
    return []
  }

  /// The question before the chosen games are lost. While it is shown, the key that leaves discards them.
  private var question: Status {
    let (leave, make) = (displaySettings.name(of: PickerAction.leave), displaySettings.name(of: PickerAction.make))
    let hint = known == nil ? "creates the trip" : "previews the change"
    return Status("Discard your selection? \(leave) discards it, \(make) \(hint).", .question)
  }

  // MARK: What is shown

  var isOfOpenTrip: Bool { known != nil }

  var keyContext: KeyContext { .picker }

  var hints: [KeyHint] {
    PickerAction.hints(in: displaySettings.keyCharacterSupport) {
      $0 == .make && isOfOpenTrip ? "continue" : nil
    } offering: {
      canPlan || $0 != .plan
    } + helpHints
  }

  var sentence: Status {
    guard let game = selected else {
      return Status(
        isTyping
          ? "No game matches what you typed. \(displaySettings.name(of: PickerAction.leave)) clears it."
          : "Nothing is chosen. \(displaySettings.name(of: PickerAction.onlyChosen)) shows all games.", .refusal)
    }
    if let tooMuch = tooMuch(chosen) { return tooMuch }
    let (matchup, day) = (schedule.name(of: game, wording), wording.shortDate(schedule.games[game].day))
    let ground = visited.contains(game) ? " You have visited this ground." : ""
    let text = "\(matchup), \(day), \(chosen.contains(game) ? "chosen" : "not chosen").\(ground)"
    let trial = chosen.union([game])
    if let tooMuch = tooMuch(trial) { return Status("\(text) \(tooMuch.text)", .refusal) }
    guard let clash = clashesAmong[trial]?.advisories[game] else { return Status(text) }
    return Status("\(text) \(wording.clash(clash))", .refusal)
  }

  /// A sentence if the games are too many, or too far apart in time, for one trip; otherwise nil.
  func tooMuch(_ chosen: Set<Int>) -> Status? {
    if chosen.count > maxGames {
      return Status("Too many games: \(chosen.count) (maximum \(maxGames)).", .refusal)
    }
    let days = schedule.days(from: chosen)
    return days > maxDays ? Status("Trip too long: \(days) days (maximum \(maxDays)).", .refusal) : nil
  }
}

extension Wording {
  /// A sentence that is shorter than ``sentence(_:)`` for a leg that is too tight, because the games are visible.
  fileprivate func clash(_ advisory: Advisory) -> String {
    guard case .legTooTight(_, _, let missing) = advisory.kind, let leg = advisory.item.leg else {
      return sentence(advisory)
    }
    return "Too tight: \(journey(of: leg)) is \(durationText(seconds: Double(missing))) short."
  }
}
