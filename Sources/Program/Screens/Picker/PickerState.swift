import Editor
import Itinerary
import Making
import Preferences
import Screen

/// An effect of the list of games.
///
/// Games are indices in the list of all games.
enum PickerEffect: ScreenTask {
  case make([Int])
  /// Find the best tour that contains these games.
  case plan([Int])
  case ring, quit
}

/// The games of a schedule, from which the user chooses those of a trip: a value that events change and the painter
/// reads. Games are indices in ``list``.
struct PickerState: FullScreenState, Equatable {
  typealias Effect = PickerEffect
  typealias Painter = PickerPainter

  /// The name of the trip to be made.
  let name: String
  let mostGames: Int
  let mostDays: Int
  let list: PickerList
  private(set) var query = TextInput("")
  /// The games shown, in the order of ``list``.
  private(set) var shown: [Int]
  private(set) var selection = 0
  private(set) var chosen: Set<Int> = []
  private(set) var showsOnlyChosen = false
  /// The clashes among the chosen games, and among these and the selected one, as far as these make trips.
  private(set) var clashesAmong: [Set<Int>: Clashes] = [:]
  /// What the last key has led to, in place of the sentence about the selected game; nil if there is nothing to say of it.
  private var reply: Status?
  var presentation: DisplaySettings
  let wording: Wording
  private var asksToLeave = false
  /// The games that the open trip has; nil for a new trip.
  private let known: Set<Int>?
  let visited: Set<Int>
  let canPlan: Bool
  /// Whether leaving keeps the choice, since the user comes back.
  let keepsChoice: Bool

  init(
    name: String, games: [ScheduleGame], mostGames: Int = NewTrip.mostGames, mostDays: Int = Trip.mostDays,
    presentation: DisplaySettings, zones: Zones, chosen known: Set<Int>? = nil, from first: CivilDate? = nil,
    visited: Set<Int> = [], canPlan: Bool = false, picked: Set<Int>? = nil
  ) {
    let cities = CityNames(Set(games.map(\.game.city)).sorted())
    (self.visited, self.canPlan, keepsChoice) = (visited, canPlan, picked != nil)
    (self.known, chosen) = (known, known ?? picked ?? [])
    (self.name, self.mostGames, self.mostDays) = (name, mostGames, mostDays)
    (self.presentation, wording) = (presentation, presentation.wording(zones: zones, cities: cities))
    list = PickerList(games, wording: self.wording)
    shown = Array(games.indices)
    if let first { selection = known?.min() ?? games.firstIndex { $0.day >= first } ?? 0 }
  }

  mutating func tell(_ sentence: String?) { reply = sentence.map { Status($0) } }

  // MARK: Events

  mutating func take(_ input: InputEvent) -> [PickerEffect] {
    let effects = taken(input)
    findClashes()
    return effects
  }

  mutating func press(_ key: Key) -> [PickerEffect] {
    let action = PickerAction.action(for: key)
    if action != .leave { asksToLeave = false }
    // A space belongs to the search, unless it is empty.
    if key == .character(" "), !isTyping { return choose() }
    switch action {
    case nil, .find: return type { $0.press(key) }
    case .choose: return choose()
    case .chooseAll: return chooseAll()
    case .onlyChosen: showOnlyChosen()
    case .make: return make()
    case .plan: return canPlan ? [.plan(chosen.sorted())] : [.ring]
    case .leave: return leave()
    case .quit: return [.quit]
    case .previousDay: select(dayBefore)
    case .nextDay: select(dayAfter)
    case .step(let step): select(step.index(from: selection, page: max(1, layout.rows.list.count - 2)))
    }
    return []
  }

  mutating func move(by count: Int) { select(selection + count) }

  mutating func point(atRow row: Int, column: Int) -> [PickerEffect] {
    guard let place = layout.game(atRow: row) else { return [] }
    select(place)
    _ = choose()
    return []
  }

  private mutating func select(_ place: Int) {
    selection = max(0, min(place, shown.count - 1))
    reply = nil
  }

  /// The index, among the games shown, of the first game of this day; of the day before if that is selected already.
  private var dayBefore: Int {
    guard shown.indices.contains(selection), selection > 0 else { return 0 }
    let day = list.games[shown[selection - 1]].day
    return shown.firstIndex { list.games[$0].day == day } ?? 0
  }

  /// The index, among the games shown, of the first game of the next day; of the last game on the last day.
  private var dayAfter: Int {
    guard shown.indices.contains(selection) else { return 0 }
    let day = list.games[shown[selection]].day
    return shown[selection...].firstIndex { list.games[$0].day > day } ?? shown.count - 1
  }

  mutating func type(_ change: (inout TextInput) -> Bool) -> [PickerEffect] {
    let before = query.text
    let isUsed = change(&query)
    if query.text != before { showMatches() }
    return isUsed ? [] : [.ring]
  }

  /// Shows the games that match the search. The selected game stays selected if it is still shown.
  private mutating func showMatches() {
    let game = shown.indices.contains(selection) ? shown[selection] : nil
    shown = list.matches(query.text).filter { !showsOnlyChosen || chosen.contains($0) }
    select(game.flatMap { shown.firstIndex(of: $0) } ?? 0)
  }

  // MARK: Choosing

  private mutating func choose() -> [PickerEffect] {
    guard shown.indices.contains(selection) else { return [.ring] }
    let game = shown[selection]
    if chosen.remove(game) == nil { chosen.insert(game) }
    reply = nil
    guard chosen.contains(game) else { return [] }
    return tooMuch(chosen) == nil && clashes?.advisories[game] == nil ? [] : [.ring]
  }

  private mutating func chooseAll() -> [PickerEffect] {
    if shown.isEmpty { return [.ring] }
    if chosen.isSuperset(of: shown) { chosen.subtract(shown) } else { chosen.formUnion(shown) }
    reply = nil
    return []
  }

  var status: Status { reply ?? sentence }

  /// What the chosen games come to, a line each: games, days, distance, driving and problems; empty without games.
  var totals: [(text: String, isWarning: Bool)] {
    if chosen.isEmpty { return [] }
    let days = list.days(from: chosen)
    var lines = [(Wording.counted(chosen.count, "game"), false), (Wording.counted(days, "day"), false)]
    guard let clashes else { return lines }
    let problems = clashes.problems == 0 ? "no problems" : Wording.counted(clashes.problems, "problem")
    lines += [
      (wording.distanceText(meters: clashes.meters), false),
      ("\(wording.durationText(seconds: clashes.seconds)) driving", false), (problems, clashes.problems > 0),
    ]
    return lines
  }

  /// The clashes among the chosen games; nil if the games make no trip.
  var clashes: Clashes? { clashesAmong[chosen] }

  /// Finds the clashes that were not found yet: not of a single game, which clashes with nothing, nor of more games than a trip
  /// may have, which would take long.
  private mutating func findClashes() {
    let trial = shown.indices.contains(selection) ? chosen.union([shown[selection]]) : chosen
    let known = clashesAmong
    clashesAmong = [:]
    for games in [chosen, trial] where games.count > 1 && tooMuch(games) == nil {
      clashesAmong[games] = known[games] ?? Clashes(among: Array(games), of: list.games, zones: wording.zones)
    }
  }

  private mutating func showOnlyChosen() {
    showsOnlyChosen.toggle()
    showMatches()
  }

  private mutating func make() -> [PickerEffect] {
    if chosen.isEmpty, known == nil {
      reply = Status("Nothing is chosen yet: \(presentation.name(of: PickerAction.choose)) chooses a game.", .refusal)
      return [.ring]
    }
    if let tooMuch = tooMuch(chosen) {
      reply = tooMuch
      return [.ring]
    }
    return [.make(chosen.sorted())]
  }

  private mutating func leave() -> [PickerEffect] {
    if isTyping {
      query = TextInput("")
      showMatches()
    } else if chosen == known ?? [] || asksToLeave || keepsChoice {
      return [.quit]
    } else {
      asksToLeave = true
      let (leave, make) = (presentation.name(of: PickerAction.leave), presentation.name(of: PickerAction.make))
      let way = known == nil ? "creates the trip" : "previews the change"
      reply = Status("Discard your selection? \(leave) discards it, \(make) \(way).", .question)
    }
    return []
  }

  // MARK: What is shown

  var isOfOpenTrip: Bool { known != nil }

  var keyContext: KeyContext { .picker }
  var isTyping: Bool { !query.text.isEmpty }

  var layout: PickerLayout {
    PickerLayout(size: presentation.size, days: shown.map { list.games[$0].day }, selection: selection)
  }

  var ownHints: [KeyHint] {
    PickerAction.hints(in: presentation.keyRepertoire) {
      $0 == .make && isOfOpenTrip ? "continue" : nil
    } offering: {
      canPlan || $0 != .plan
    }
  }
}

extension PickerState {
  var sentence: Status {
    guard shown.indices.contains(selection) else {
      return Status(
        isTyping
          ? "No game matches what you typed. \(presentation.name(of: PickerAction.leave)) clears it."
          : "Nothing is chosen. \(presentation.name(of: PickerAction.onlyChosen)) shows all games.", .refusal)
    }
    if let tooMuch = tooMuch(chosen) { return tooMuch }
    let game = shown[selection]
    let isChosen = chosen.contains(game)
    let (matchup, day) = (list.name(of: game, wording), wording.shortDate(list.games[game].day))
    let ground = visited.contains(game) ? " You have visited this ground." : ""
    let text = "\(matchup), \(day), \(isChosen ? "chosen" : "not chosen").\(ground)"
    let trial = chosen.union([game])
    if let tooMuch = tooMuch(trial) { return Status("\(text) \(tooMuch.text)", .refusal) }
    guard let clash = clashesAmong[trial]?.advisories[game] else { return Status(text) }
    return Status("\(text) \(wording.clash(clash))", .refusal)
  }

  /// A sentence if the games are too many, or too far apart in time, for one trip; otherwise nil.
  func tooMuch(_ chosen: Set<Int>) -> Status? {
    if chosen.count > mostGames {
      return Status("Too many games: \(chosen.count) (maximum \(mostGames)).", .refusal)
    }
    let days = list.days(from: chosen)
    return days > mostDays ? Status("Trip too long: \(days) days (maximum \(mostDays)).", .refusal) : nil
  }
}

extension Wording {
  /// A sentence about a clash. For a leg that is too tight it is shorter than ``sentence(_:)``, because the games are
  /// visible.
  fileprivate func clash(_ advisory: Advisory) -> String {
    guard case .legTooTight(_, _, let missing) = advisory.kind, let leg = advisory.item.leg else {
      return sentence(advisory)
    }
    return "Too tight: \(journey(of: leg)) is \(durationText(seconds: Double(missing))) short."
  }
}
