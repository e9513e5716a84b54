import Itinerary

extension EditorState {
  mutating func reload(_ trip: Trip) {
    guard trip != shown.trip else { return say("Reloaded: no changes.") }
    let old = shown
    let loss = replace(by: trip)
    // Changes that cannot be seen, such as of the time of an edit, are not reported.
    let changes = shown.wording.sentence(TripChanges(from: old.trip, to: shown.trip))
    if let loss {
      notice = loss
    } else if let drag {
      let target = drag.prompt(in: self)
      say(reloadMessage(changes, target: target.text), target.tone)
    } else if let changes {
      say(changes)
    }
  }

  mutating func follow(_ trip: Trip, _ operation: Operation, _ changes: [ScheduleChange]) -> [EditorEffect] {
    guard readOnlyReason == nil, !changes.isEmpty else { return [] }
    let old = shown.trip
    let loss = replace(by: trip)
    let summary = shown.wording.summary(of: changes, listedBy: name(of: BrowseAction.changes))
    if let loss {
      say("\(summary) \(loss.text)", loss.tone)
    } else if let drag {
      let target = drag.prompt(in: self)
      say("\(summary) You are still moving it. \(target.text)", target.tone)
    } else {
      let ways = "\(summary) \(name(of: BrowseAction.whatNow)) shows ways to go on."
      say(naming(touched(since: old), after: [ways]))
    }
    return [.file(.record(operation))] + startSaving()
  }

  // MARK: Undoing

  mutating func startUndo(_ direction: UndoDirection) -> Transition {
    Transition(.browse, effects: refuseIfReadOnly() ? [.bell] : [.file(.take(direction))])
  }

  mutating func undo(_ operation: Operation, _ direction: UndoDirection, at now: Timestamp) -> [EditorEffect] {
    let undone = shown.trip.undoing(operation, at: now)
    // A program that was killed has recorded an operation but not saved it.
    if undone.isUnchanged, undone.kept.isEmpty { return [.file(.take(direction))] }
    let before = shown
    let loss = replace(by: undone.trip)
    let difference = AdvisoryDifference(from: before.advisories, to: shown.advisories)
    let consequence = shown.wording.consequence(difference, listedBy: name(of: BrowseAction.problems))
    let sentences = shown.wording.sentences(on: undone, of: operation, direction)
    say(
      naming(touched(since: before.trip), after: sentences + [loss?.text, consequence].compactMap { $0 }),
      loss?.tone ?? .info)
    if undone.isUnchanged { return [.bell] }
    var effects: [EditorEffect] = []
    if mode == .browse, let id = undone.items.first(where: { shown.itinerary.index(of: $0) != nil }) {
      select(id)
      highlighted = id
      effects = [.bell, .remind(.highlightElapsed, milliseconds: Self.highlightTime)]
    }
    return startSaving() + effects
  }

  private func touched(since old: Trip) -> TouchedBookings {
    TouchedBookings(from: old, to: shown.trip, zones: shown.wording.zones, rules: shown.rules)
  }

  /// The sentences, and one for each booking that a change touches, or only their number if there is no room.
  func naming(_ touched: TouchedBookings, after sentences: [String]) -> String {
    let lines = shown.wording.lines(touched).map(\.withFullStop)
    let all = (sentences + lines).joined(separator: " ")
    if lines.isEmpty || fitsStatus(all) { return all }
    return (sentences + ["This affects \(Wording.counted(lines.count, "booking"))."]).joined(separator: " ")
  }

  mutating func complain(_ sentence: String, _ tone: Status.Tone = .info) {
    say(sentence, tone)
    notice.isOfSchedule = true
  }

  /// Returns a sentence on the item that the user carried or edited, if it is gone.
  mutating func replace(by trip: Trip) -> Status? {
    let old = shown
    let selected = selectedItem?.item.id
    shown.replace(by: trip)
    keepSelection(on: selected, from: old)
    let before = mode
    let next = before.acting(in: &self) { $0.carriedOver(from: old, in: &$1) }
    mode = next.mode ?? mode
    return if case .status(let loss) = next.sentence { loss } else { nil }
  }

  mutating func keepSelection(on id: ItemID?, from old: ShownTrip) {
    let before = ListRows(old.itinerary)
    let day = min(before.day(of: selection.clamped(to: before.numbers)), shown.trip.dayCount)
    if let id, shown.itinerary.index(of: id) != nil { return select(id) }
    selection = id == nil ? rows.number(ofDay: day) : selection.clamped(to: rows.numbers)
  }

  /// The news is shortened or left out if there is not enough room.
  private func reloadMessage(_ news: String?, target: String) -> String {
    guard let news else { return target }
    let still = "You are still moving it."
    let texts = [[news, still, target], [news, target], ["The trip has changed.", target]]
    return texts.map { $0.joined(separator: " ") }.first(where: fitsStatus) ?? target
  }
}
