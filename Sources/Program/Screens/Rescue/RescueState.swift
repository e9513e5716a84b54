import Editor
import Preferences
import Screen
import TripCore

/// A task that the screen about a damaged file cannot do itself, since it is a value without a disk.
package enum RescueEffect: Equatable, Sendable {
  /// Replace the file by the trip without damage or by the repaired trip, or leave the screen.
  case perform(RescueChoice)
  case ring
}

/// What is wrong with a trip file and what the user does about it: a value that events change and the painter reads.
package struct RescueState: FullScreenState, Equatable {
  /// The part of the screen between the title and the status.
  package enum Page: Equatable, Sendable {
    /// The damage, and what the user can do about it.
    case choices
    /// The list of repairs, from the line with the index `top` on.
    case repairs(top: Int)
  }

  let offer: RescueOffer
  package private(set) var selection: RescueChoice
  package private(set) var page = Page.choices
  /// The sentences on the repairs, broken into lines; continuation lines are indented.
  private(set) var lines: [String] = []
  package private(set) var presentation: DisplaySettings
  package private(set) var status = Status("")
  let wording: Wording

  package init(
    _ offer: RescueOffer, presentation: DisplaySettings
  ) {
    (self.offer, self.presentation, wording) = (offer, presentation, presentation.wording())
    selection = RescueChoice.allCases.first(where: offer.isPossible) ?? .leave
    lines = wrappedRepairs
    status = sentence
  }

  // MARK: Events

  /// Handles input and returns the tasks that follow from it, in order.
  package mutating func take(_ input: InputEvent) -> [RescueEffect] {
    // A letter acts at once here, and the letter may not have been typed.
    if case .keyInDoubt = input { return [.ring] }
    switch FullScreenInput(input, hints: hints, on: presentation.size) {
    case .key(let key): return press(key)
    case .wheel(let rows, _, _): move(rows < 0 ? .up : .down)
    case .press(let row, _):
      guard page == .choices, let choice = layout.choice(atRow: row) else { return [] }
      if choice == selection { return choose(choice) }
      select(RescueChoice.allCases.firstIndex(of: choice) ?? 0)
    case .paste: return [.ring]
    case .resize(let size):
      presentation.size = size
      lines = wrappedRepairs
      if case .repairs(let top) = page { scroll(to: top) }
    case nil: break
    }
    return []
  }

  /// Reports that the task of the last choice has failed.
  package mutating func fail(because reason: String) {
    status = Status("Nothing changed: \(reason)", .failure)
  }

  private mutating func press(_ key: Key) -> [RescueEffect] {
    guard let action = RescueAction.action(for: key) else {
      status = Status("\(key.notation(in: presentation.repertoire)) does nothing here.", .refusal)
      return [.ring]
    }
    switch action {
    case .choose: return choose(page == .choices ? selection : .repair)
    case .restore: return choose(.restore)
    case .repair: return choose(.repair)
    case .leave:
      if page == .choices { return [.perform(.leave)] }
      show(.choices)
    case .quit: return [.perform(.leave)]
    case let step: move(step)
    }
    return []
  }

  private mutating func move(_ action: RescueAction) {
    switch page {
    case .choices: select(Self.place(action, from: number, page: RescueChoice.allCases.count))
    case .repairs(let top): scroll(to: Self.place(action, from: top, page: layout.list.count))
    }
  }

  private static func place(_ action: RescueAction, from place: Int, page: Int) -> Int {
    switch action {
    case .up: place - 1
    case .down: place + 1
    case .pageUp: place - page
    case .pageDown: place + page
    case .first: 0
    default: .max
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

  var layout: RescueLayout { RescueLayout(of: self) }

  func details(of choice: RescueChoice) -> String { offer.details(of: choice, in: wording, today: presentation.today) }

  /// A sentence on what the selected choice would do, or on what Enter would do on the list of repairs.
  private var sentence: Status {
    if page != .choices, let repaired = offer.repaired {
      return Status("Enter applies these repairs (result: \(repaired)). The damaged file is kept.")
    }
    let text = "\(offer.title(of: selection)): \(details(of: selection))."
    switch selection {
    case _ where !offer.isPossible(selection): return Status(text, .refusal)
    case .restore: return Status("\(text) The damaged file is kept.")
    case .repair: return Status("\(text) Enter lists them first.")
    case .leave: return Status(text)
    }
  }

  /// Breaks the sentences on the repairs into lines. Continuation lines are indented.
  private var wrappedRepairs: [String] {
    offer.repairs.flatMap { repair in
      TextWrap.lines(of: repair, width: max(8, presentation.size.columns - 6), repertoire: presentation.repertoire)
        .enumerated()
        .map { $0.offset == 0 ? $0.element : "  \($0.element)" }
    }
  }
}
