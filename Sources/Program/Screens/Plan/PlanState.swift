import Base
import Editor
import Preferences
import Screen
import TripCore

/// An event of the plan screen.
package enum PlanEvent: ScreenEvent, Equatable, Sendable {
  case keyPressed(Key)
  case mouse(MouseEvent)
  case pasted(String)
  case screenResized(Size)
  /// The search has found something or has ended.
  case found(PlanNews)
  /// The wishes in the form cannot be planned.
  case refused(PlanMistake)
  /// The search has been running for this many seconds.
  case secondsPassed(Int)

  /// Treats a character in doubt like a typed one, since no character edits a trip here.
  package static func keyInDoubt(_ key: Key) -> Self { keyPressed(key) }
}

/// An effect of the plan screen.
package enum PlanEffect: Equatable, Sendable {
  /// Look for tours, instead of any running search; report `found` as they improve, or `refused`.
  case search(PlanWishes)
  /// Stop the search and report what it has found.
  case stop
  /// Make the trip of a tour, given by its number among the options.
  case make(Int)
  case ring, suspend, redraw, quit
}

/// The plan screen: a form, then a list of tours that improves while the user watches.
package struct PlanState: ScreenState, Equatable {
  package enum Step: Equatable, Sendable {
    case asking, searching, done
  }

  /// The name of the trip that is open or is to be made.
  let name: String
  /// Whether the games are for an open trip.
  let isOfOpenTrip: Bool
  /// The number of games that every tour must contain.
  let mustGames: Int
  var form: PlanForm
  package private(set) var step = Step.asking
  private(set) var news = PlanNews()
  /// The number of the selected tour.
  private(set) var selection = 0
  /// The number of the first visible line of its games.
  private(set) var top = 0
  private(set) var seconds = 0
  /// Whether the user has asked to stop the search.
  private var isStopping = false
  package private(set) var status = Status("")
  package private(set) var presentation: Presentation
  let wording: Wording

  /// - Parameters:
  ///   - home: the known home city; empty if there is none.
  ///   - days: the first and last day of the schedule.
  ///   - must: the number of games that every tour must contain.
  ///   - isOpen: whether the games are for an open trip, in which case days and home are not asked for.
  package init(
    name: String, home: String = "", days: ClosedRange<CivilDate>, must: Int = 0, isOfOpenTrip isOpen: Bool = false,
    presentation: Presentation, zones: Zones, cities: CityNames = CityNames([])
  ) {
    (self.name, isOfOpenTrip, mustGames) = (name, isOpen, must)
    (self.presentation, wording) = (presentation, presentation.wording(zones: zones, cities: cities))
    let today = presentation.today.flatMap { days.contains($0) ? $0 : nil }
    form = PlanForm(
      fields: isOpen ? [.see, .driving, .buffer, .openStarts] : PlanField.allCases, home: home,
      near: today ?? days.lowerBound, from: today)
    status = question
  }

  var options: [PlanOption] { news.options }

  // MARK: Events

  /// Handles an event and returns the resulting effects, in order.
  package mutating func apply(_ event: PlanEvent) -> [PlanEffect] {
    switch event {
    case .keyPressed(let key): return press(key)
    case .mouse(let mouse): return point(mouse)
    case .pasted(let text): if step == .asking { form.paste(text) }
    case .screenResized(let size): presentation.size = size
    case .found(let news): take(news)
    case .refused(let mistake):
      step = .asking
      if let field = mistake.field { form.go(to: field) }
      status = Status(mistake.sentence, .refusal)
    case .secondsPassed(let seconds): self.seconds = seconds
    }
    return []
  }

  private mutating func take(_ news: PlanNews) {
    if step == .asking { return }
    self.news = news
    if news.ending != nil { step = .done }
    show(tour: selection)
  }

  mutating func press(_ key: Key) -> [PlanEffect] {
    switch EverywhereAction.action(for: key) {
    case .suspend: return [.suspend]
    case .redraw: return [.redraw]
    case nil: break
    }
    return step == .asking ? fill(key) : choose(key)
  }

  // MARK: The form

  private mutating func fill(_ key: Key) -> [PlanEffect] {
    switch PlanFormAction.action(for: key) {
    case .find: return search()
    case .leave: return [.quit]
    case .previous: form.step(by: -1)
    case .next: form.step(by: 1)
    case nil, .fill: if !form.press(key) { return [.ring] }
    }
    status = question
    return []
  }

  private mutating func search() -> [PlanEffect] {
    do throws(PlanMistake) {
      let wishes = try form.wishes()
      (step, news, selection, top, seconds) = (.searching, PlanNews(), 0, 0, 0)
      isStopping = false
      status = sentence
      return [.search(wishes)]
    } catch {
      if let field = error.field { form.go(to: field) }
      status = Status(error.sentence, .refusal)
      return [.ring]
    }
  }

  /// Moves the focus to a field, as a click does.
  mutating func ask(for field: PlanField) {
    form.go(to: field)
    status = question
  }

  // MARK: The tours

  private mutating func choose(_ key: Key) -> [PlanEffect] {
    switch PlanAction.action(for: key) {
    case .up: return step(by: -1)
    case .down: return step(by: 1)
    case .pageUp: return scroll(to: top - layout.list.count + 1)
    case .pageDown: return scroll(to: top + layout.list.count - 1)
    case .start: return scroll(to: 0)
    case .end: return scroll(to: lines.count)
    case .make: return options.isEmpty ? [.ring] : [.make(selection)]
    case .change: return change()
    case .leave:
      if step == .done || isStopping { return change() }
      (isStopping, status) = (true, stopping)
      return [.stop]
    case .quit: return [.quit]
    case nil: return [.ring]
    }
  }

  /// Returns to the form.
  private mutating func change() -> [PlanEffect] {
    let wasSearching = step == .searching
    step = .asking
    status = question
    return wasSearching ? [.stop] : []
  }

  mutating func step(by offset: Int) -> [PlanEffect] {
    let before = selection
    show(tour: selection + offset)
    return selection == before ? [.ring] : []
  }

  mutating func show(tour number: Int) {
    let number = max(0, min(number, options.count - 1))
    if number != selection { top = 0 }
    selection = number
    _ = scroll(to: top)
    status = sentence
  }

  mutating func scroll(to line: Int) -> [PlanEffect] {
    let before = top
    top = max(0, min(line, lines.count - layout.list.count))
    return top == before ? [.ring] : []
  }
}
