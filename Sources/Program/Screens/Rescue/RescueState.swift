import Editor
import Itinerary
import Preferences
import Screen

/// A task that the screen about a damaged file cannot do itself, since it is a value without a disk.
enum RescueEffect: ScreenTask {
  /// Replace the file by the trip without damage or by the repaired trip, or leave the screen.
  case perform(RescueChoice)
  case ring
}

/// What is wrong with a trip file and what the user does about it: a value that events change and the painter reads.
struct RescueState: FullScreenState, Equatable {
  typealias Effect = RescueEffect
  typealias Painter = RescuePainter

  enum Page: Equatable, Sendable {
    /// The damage, and what the user can do about it.
    case choices
    /// The list of repairs, from the line with the index `top` on.
    case repairs(top: Int)
  }

  let offer: RescueOffer
  private(set) var selection: RescueChoice
  private(set) var page = Page.choices
  /// The sentences on the repairs, broken into lines; continuation lines are indented.
  private(set) var lines: [String] = []
  var presentation: DisplaySettings
  private(set) var status = Status("")
  let wording: Wording

  init(_ offer: RescueOffer, presentation: DisplaySettings) {
    (self.offer, self.presentation, wording) = (offer, presentation, presentation.wording())
    selection = RescueChoice.allCases.first(where: offer.isPossible) ?? .leave
    lines = wrappedRepairs
    status = sentence
  }

  // MARK: Events

  mutating func take(_ input: InputEvent) -> [RescueEffect] {
    // A letter acts at once here, and the letter may not have been typed.
    if case .keyInDoubt = input { return [.ring] }
    return taken(input)
  }

  mutating func fail(because reason: String) {
    status = Status("Nothing changed: \(reason)", .failure)
  }

  mutating func press(_ key: Key) -> [RescueEffect] {
    switch RescueAction.action(for: key) {
    case .choose: return choose(page == .choices ? selection : .repair)
    case .restore: return choose(.restore)
    case .repair: return choose(.repair)
    case .leave:
      if page == .choices { return [.perform(.leave)] }
      show(.choices)
    case .quit: return [.perform(.leave)]
    case .step(let step): move(step)
    case nil:
      status = Status("\(key.notation(in: presentation.repertoire)) does nothing here.", .refusal)
      return [.ring]
    }
    return []
  }

  mutating func type(_ change: (inout TextInput) -> Bool) -> [RescueEffect] { [.ring] }

  mutating func move(by count: Int) { move(count < 0 ? .up : .down) }

  mutating func point(atRow row: Int, column: Int) -> [RescueEffect] {
    guard page == .choices, let number = layout.line(atRow: row) else { return [] }
    if number == self.number { return choose(selection) }
    select(number)
    return []
  }

  mutating func resize(to size: Size) {
    presentation.size = size
    lines = wrappedRepairs
    if case .repairs(let top) = page { scroll(to: top) }
  }

  private mutating func move(_ step: ListStep) {
    switch page {
    case .choices: select(step.index(from: number, page: RescueChoice.allCases.count))
    case .repairs(let top): scroll(to: step.index(from: top, page: layout.list.count))
    }
  }

  private var number: Int { RescueChoice.allCases.firstIndex(of: selection) ?? 0 }

  private mutating func select(_ number: Int) {
    selection = RescueChoice.allCases[max(0, min(number, RescueChoice.allCases.count - 1))]
    status = sentence
  }

  /// Does a choice, or says why it is not possible. The choice to repair first shows the list of repairs.
  private mutating func choose(_ choice: RescueChoice) -> [RescueEffect] {
    guard offer.isPossible(choice) else {
      status = Status("\(offer.title(of: choice)): \(details(of: choice)).", .refusal)
      return [.ring]
    }
    if choice == .repair, page == .choices {
      selection = .repair
      show(.repairs(top: 0))
      return []
    }
    return [.perform(choice)]
  }

  private mutating func show(_ page: Page) {
    self.page = page
    status = sentence
  }

  private mutating func scroll(to line: Int) {
    show(.repairs(top: max(0, min(line, lines.count - layout.list.count))))
  }

  // MARK: What is shown

  var keyContext: KeyContext { .rescue }
  var isTyping: Bool { false }

  /// Whether a choice has a row for its details, and a blank one.
  var isRoomy: Bool { presentation.size.rows >= 20 }

  var damage: [String] {
    TextWrap.lines(
      of: "\(offer.damage).", width: presentation.size.columns - 4, limit: isRoomy ? 4 : 3,
      repertoire: presentation.repertoire)
  }

  /// The damage above the choices; or the list of repairs, with nothing above it.
  var layout: FullScreenLayout {
    let isList = page != .choices
    return FullScreenLayout(
      size: presentation.size, above: isList ? 0 : damage.count, count: isList ? 0 : RescueChoice.allCases.count,
      selection: 0, roomy: 20, lineRows: isRoomy && !isList ? 3 : 1, startsBlank: !isList,
      endsBlank: isList)
  }

  var ownHints: [KeyHint] {
    let isListing = page != .choices
    return RescueAction.hints(in: presentation.keyRepertoire) { action in
      switch action {
      case .step(.up): isListing ? "scroll" : nil
      case .choose: isListing ? "repair" : nil
      case .leave: isListing || offer.isOpen ? "back" : nil
      default: nil
      }
    }
  }

  func details(of choice: RescueChoice) -> String { offer.details(of: choice, in: wording, today: presentation.today) }

  private var sentence: Status {
    let choose = presentation.name(of: RescueAction.choose)
    if page != .choices, let repaired = offer.repaired {
      return Status("\(choose) applies these repairs (result: \(repaired)). The damaged file is kept.")
    }
    let text = "\(offer.title(of: selection)): \(details(of: selection))."
    switch selection {
    case _ where !offer.isPossible(selection): return Status(text, .refusal)
    case .restore: return Status("\(text) The damaged file is kept.")
    case .repair: return Status("\(text) \(choose) lists them first.")
    case .leave: return Status(text)
    }
  }

  private var wrappedRepairs: [String] {
    offer.repairs.flatMap { repair in
      TextWrap.lines(of: repair, width: max(8, presentation.size.columns - 6), repertoire: presentation.repertoire)
        .enumerated()
        .map { $0.offset == 0 ? $0.element : "  \($0.element)" }
    }
  }
}
