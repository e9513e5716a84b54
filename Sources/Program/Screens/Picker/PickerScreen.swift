struct PickerScreen: UserScreen {
  /// Makes the screen that plans a tour with some of the games; nil if planning is not offered.
  private let planning: (([Int]) throws -> PlanScreen)?
  var state: PickerState
  var isStale = true

  init(_ state: PickerState, planning: (([Int]) throws -> PlanScreen)? = nil) {
    (self.state, self.planning) = (state, planning)
  }

  mutating func perform(_ effect: PickerEffect) -> [ScreenEffect] {
    switch effect {
    case .make(let numbers): [.pop(.picked(numbers))]
    case .plan(let numbers): [(try? planning?(numbers)).map { .push($0) } ?? .bell]
    case .bell: [.bell]
    case .quit: [.pop(state.keepsChoice ? .picksLeft(state.chosen.sorted()) : .left)]
    }
  }

  mutating func handle(_ outcome: ScreenOutcome, at now: Moment) -> [ScreenEffect] {
    if case .planned = outcome { [.pop(outcome)] } else { [] }
  }
}
