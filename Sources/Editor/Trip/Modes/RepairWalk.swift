import Itinerary
import Screen

package struct RepairOffer: Equatable, Sendable {
  package let title: String
  /// What it costs: `1 booking lost · 7 days · optimal`.
  package let figures: String
  package let lines: [String]
  package let trip: Trip

  package init(title: String, figures: String, lines: [String], trip: Trip) {
    (self.title, self.figures, self.lines, self.trip) = (title, figures, lines, trip)
  }
}

/// The list shows the trip as it would be; the trip itself does not change until a repair is applied.
package struct RepairWalk: Equatable, Sendable {
  private let offers: [RepairOffer]
  private var choice = 0
  let displayed: DisplayedTrip
  let changed: [ItemID]
  /// The games that bound a changed leg.
  let held: Set<ItemID>
  private var item = 0

  init(_ offers: [RepairOffer], choice: Int, over displayed: DisplayedTrip) {
    (self.offers, self.choice) = (offers, choice)
    var preview = displayed
    preview.replace(by: offers[choice].trip)
    self.displayed = preview
    let before = displayed.itinerary.itemsByID
    let changed = preview.itinerary.items.filter { item in
      before[item.id].map { $0.kind != item.kind || $0.position.day != item.position.day } ?? true
    }
    self.changed = changed.map(\.id)
    let constraints = preview.constraints
    held = Set(changed.filter { $0.leg != nil }.flatMap { constraints.barrierGames(for: $0).map(\.id) })
      .subtracting(self.changed)
  }

  var offer: RepairOffer { offers[choice] }

  var selection: RowNumber {
    let index = changed.indices.contains(item) ? displayed.itinerary.index(of: changed[item]) : nil
    return index.flatMap { ListRows(displayed.itinerary).number(ofItemAt: $0) } ?? 0
  }

  private mutating func choose(_ number: Int, in state: EditorState) -> Transition {
    guard offers.indices.contains(number) else { return .bell() }
    self = RepairWalk(offers, choice: number, over: state.displayed)
    return .prompt
  }

  private mutating func select(_ number: Int) -> Transition {
    guard changed.indices.contains(number) else { return .bell() }
    item = number
    return Transition()
  }
}

extension RepairWalk: EditorMode {
  var mode: Mode { .repairs(self) }

  mutating func press(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    switch RepairAction.action(for: key) {
    case .previous: return choose(choice - 1, in: state)
    case .next: return choose(choice + 1, in: state)
    case .rowUp: return select(item - 1)
    case .rowDown: return select(item + 1)
    case .view: return Transition(.page(TextPage(.lines(offer.title, [offer.figures] + offer.lines), over: mode)))
    case .apply: return state.apply(offer, selecting: changed.indices.contains(item) ? changed[item] : nil, at: now)
    case .leave: return Transition(.normal, status: Status("Nothing changed."))
    case .help: return TextPage.help(over: mode, in: state)
    case nil: return .status(state.nothing(by: key, but: RepairAction.leave, "changes nothing"), .refusal)
    }
  }

  func prompt(in state: EditorState) -> Status {
    let text = "\(choice + 1) of \(offers.count): \(offer.title). \(offer.figures)."
    let all = ([text] + offer.lines).joined(separator: " ")
    return Status(state.fitsStatus(all) ? all : text)
  }

  func carriedOver(from old: DisplayedTrip, in state: inout EditorState) -> Transition {
    let key = state.name(of: NormalAction.whatNow)
    return Transition(.normal, status: Status("The trip has changed; \(key) looks again.", .refusal))
  }
}

extension EditorState {
  mutating func show(_ offers: [RepairOffer]) -> Transition {
    guard !offers.isEmpty else { return Transition(.normal, status: Status(Wording.nothingAhead)) }
    return Transition(.repairs(RepairWalk(offers, choice: 0, over: displayed)), .prompt)
  }

  /// - Parameter id: the changed item that the user sees.
  fileprivate mutating func apply(_ offer: RepairOffer, selecting id: ItemID?, at now: Timestamp) -> Transition {
    let operation = Operation(named: "replan: \(offer.title)", from: displayed.trip, to: offer.trip, at: now)
    if operation.isEmpty { return Transition(.normal, status: Status("Nothing changed.")) }
    mode = .normal
    _ = replace(by: offer.trip)
    if let id { select(id) }
    let key = name(of: NormalAction.undo)
    return Transition(
      .normal, status: Status("\(offer.title). \(offer.figures). \(key) takes it back."),
      effects: [.file(.record(operation))] + startSaving())
  }

  var previewed: EditorState {
    guard case .repairs(let walk) = background else { return self }
    var state = self
    (state.displayed, state.selection) = (walk.displayed, walk.selection)
    state.scrollIntoView()
    return state
  }
}
