import Editor
import Screen

enum RescueEffect: ScreenTask {
  /// Replace the file by the trip without damage or by the repaired trip, or leave the screen.
  case perform(RescueChoice)
  case bell
}

struct RescueState: ListScreenState, Equatable {
  let offer: RescueOffer
  var list = ListState()
  /// Whether the list of repairs is shown, instead of the damage and the choices.
  private(set) var isListing = false
  private var pager = Pager()
  var displaySettings: DisplaySettings

  init(_ offer: RescueOffer, displaySettings: DisplaySettings) {
    (self.offer, self.displaySettings) = (offer, displaySettings)
    show(RescueChoice.allCases.first(where: offer.isPossible) ?? .leave)
  }

  var selection: RescueChoice { RescueChoice.allCases[list.selection ?? 0] }
  /// The first visible line of the list of repairs.
  var top: Int { pager.top(of: repairs.count, page: layout.list.count) }

  // MARK: Events

  mutating func fail(because reason: String) {
    list.reply = Status("Nothing changed: \(reason)", .refusal)
  }

  mutating func press(_ key: Key) -> [RescueEffect] {
    switch RescueAction.action(for: key) {
    case .choose: return choose(isListing ? .repair : selection)
    case .restore: return choose(.restore)
    case .repair: return choose(.repair)
    case .leave where isListing: show(.repair)
    case .leave, .quit: return [.perform(.leave)]
    case .step(let step) where isListing:
      list.reply = nil
      return pager.scroll(step, of: repairs.count, page: layout.list.count) ? [] : [.bell]
    case .step(let step): move(step)
    case nil:
      list.reply = Status("\(key.notation(in: displaySettings.characterSupport)) does nothing here.", .refusal)
      return [.bell]
    }
    return []
  }

  mutating func type(_ change: (inout TextInput) -> Bool) -> [RescueEffect] { [.bell] }

  mutating func turnWheel(by rows: Int, atRow row: Int, column: Int) -> [RescueEffect] {
    press(rows < 0 ? .up : .down).filter { $0 != .bell }
  }

  /// Does a choice, or says why it is not possible. The choice to repair first shows the list of repairs.
  private mutating func choose(_ choice: RescueChoice) -> [RescueEffect] {
    guard offer.isPossible(choice) else {
      list.reply = Status("\(offer.title(of: choice)): \(offer.details(of: choice)).", .refusal)
      return [.bell]
    }
    if choice != .repair || isListing { return [.perform(choice)] }
    show(.repair)
    (isListing, pager) = (true, Pager())
    return []
  }

  mutating func choose() -> [RescueEffect] { choose(selection) }

  private mutating func show(_ choice: RescueChoice) {
    isListing = false
    select(RescueChoice.allCases.firstIndex(of: choice) ?? 0)
  }

  // MARK: What is shown

  var keyContext: KeyContext { .rescue }
  var isTyping: Bool { false }
  // The letter may not have been typed.
  var refusesAmbiguousKeys: Bool { true }

  var count: Int { isListing ? 0 : RescueChoice.allCases.count }
  var page: Int { RescueChoice.allCases.count }

  /// Whether a choice has a row for its details, and a blank one.
  var isRoomy: Bool { displaySettings.size.rows >= 20 }

  var damage: [String] {
    TextWrap.lines(
      of: "\(offer.damage).", width: displaySettings.size.columns - 4, limit: isRoomy ? 4 : 3,
      characterSupport: displaySettings.characterSupport)
  }

  var layout: FullScreenLayout {
    FullScreenLayout(
      size: displaySettings.size, above: isListing ? 0 : damage.count, count: count, roomy: 20,
      lineRows: isRoomy && !isListing ? 3 : 1, startsBlank: !isListing, endsBlank: isListing)
  }

  var hints: [KeyHint] {
    RescueAction.hints(in: displaySettings.keyCharacterSupport) { action in
      switch action {
      case .step(.up): isListing ? "scroll" : nil
      case .choose: isListing ? "repair" : nil
      case .leave: isListing || offer.isOpen ? "back" : nil
      default: nil
      }
    } + helpHints
  }

  var sentence: Status {
    let choose = displaySettings.name(of: RescueAction.choose)
    if isListing, let repaired = offer.repaired {
      return Status("\(choose) applies these repairs (result: \(repaired)). The damaged file is kept.")
    }
    let text = "\(offer.title(of: selection)): \(offer.details(of: selection))."
    switch selection {
    case _ where !offer.isPossible(selection): return Status(text, .refusal)
    case .restore: return Status("\(text) The damaged file is kept.")
    case .repair: return Status("\(text) \(choose) lists them first.")
    case .leave: return Status(text)
    }
  }

  /// The sentences on the repairs, broken into lines; continuation lines are indented.
  var repairs: [String] {
    offer.repairs.flatMap { repair in
      TextWrap.lines(
        of: repair, width: max(8, displaySettings.size.columns - 6), characterSupport: displaySettings.characterSupport
      )
      .enumerated()
      .map { $0.offset == 0 ? $0.element : "  \($0.element)" }
    }
  }

  // MARK: Painting

  func paint(on screen: inout FullScreenPainter) {
    if isListing { return paintRepairs(on: &screen) }
    screen.paintTitle(offer.file, detail: "DAMAGED")
    for (line, row) in zip(damage, layout.above) { screen.put(line, .error, column: 2, row: row) }
    let actions = [RescueAction.restore, .repair, .quit]
    for (choice, (number, row)) in zip(RescueChoice.allCases, layout.lines.displayed) {
      let traits = screen.paintSelection(number == list.selection, rows: row...row + (isRoomy ? 1 : 0))
      let isPossible = offer.isPossible(choice)
      let start = screen.put(displaySettings.name(of: actions[number]), .keyName, traits, column: 2, row: row) + 2
      screen.put(offer.title(of: choice), isPossible ? .matchup : .hint, traits, column: start, row: row)
      if isRoomy {
        screen.put(offer.details(of: choice), isPossible ? .gameDetail : .hint, traits, column: start, row: row + 1)
      }
    }
  }

  private func paintRepairs(on screen: inout FullScreenPainter) {
    let (rows, lines, top) = (layout.list, repairs, top)
    let end = min(top + rows.count, lines.count)
    screen.paintTitle(
      "Repairs of \(offer.file)", detail: lines.count > rows.count ? "\(top + 1)-\(end) of \(lines.count)" : "")
    for (row, line) in zip(rows, lines[top..<end]) {
      screen.put(line, .plain, column: 2, row: row, to: screen.width - 1)
    }
    if displaySettings.isPlain { screen.frame.cursor = (2, rows.lowerBound) }
  }
}
