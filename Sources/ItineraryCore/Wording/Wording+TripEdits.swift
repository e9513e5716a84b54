extension Wording {
  /// A sentence on a change that a user makes, not a schedule.
  package func sentenceByHand(_ change: ScheduleChange) -> String {
    guard case .game(let game?, nil) = change.subject else { return sentence(change) }
    return "\(game.matchup), \(moment(of: game)), is taken out."
  }
}
