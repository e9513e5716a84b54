import Itinerary

package enum SaveState: Equatable, Sendable {
  case saved
  case saving
  case failed(reason: String)
  case readOnly(reason: String)
}

extension EditorState {
  /// Asks for a save after a change. If another trip is in the file's place, the status line reports that it is not saved.
  mutating func startSaving() -> [EditorEffect] {
    switch fileProblem {
    case .missing: saving = .failed(reason: "\(FileEvent.isGone).")
    case .replaced(let name):
      saving = .failed(reason: "\(FileEvent.isAnother(name)).")
      say("Not saved: \(FileEvent.isAnother(name)). \(choices)", .refusal)
    case .damaged, nil:
      // A save that has failed is shown as failed until one succeeds.
      if isFailed { return [.save] }
      saving = .saving
    }
    return [.save]
  }

  func reload() -> Transition {
    switch fileProblem {
    case .damaged: return Transition(.normal, effects: [.outside(.rescue)])
    case .missing: return .confirm(.recreate)
    case .replaced: return .confirm(.otherTrip)
    case nil where readOnlyReason != nil: return Transition(.normal, effects: [.outside(.reopen)])
    case nil:
      guard isFailed else { return Transition(.normal, effects: [.file(.reload)]) }
      return Transition(.normal, status: Status("Saving again."), effects: [.file(.saveAgain)])
    }
  }

  var isFailed: Bool {
    if case .failed = saving { true } else { false }
  }

  var otherTrip: String? {
    if case .replaced(let name) = fileProblem { name } else { nil }
  }

  mutating func handle(_ event: FileEvent, at now: Timestamp) -> [EditorEffect] {
    switch event {
    case .changed(let trip):
      fileProblem = nil
      reload(trip)
    case .otherOpened(let trip): open(trip)
    case .saved: return finishSave()
    case .savedBut(let what): say("Saved, but \(what).", .warning)
    case .notSaved(let reason): failToSave(reason)
    case .savingTakesLong: isSavingSlowly = true
    case .unchanged:
      fileProblem = nil
      say("Reloaded: no changes.")
    case .notReloaded(let reason): say("Not reloaded: \(reason).", .refusal)
    case .damaged(let reason):
      fileProblem = .damaged
      say("The file is damaged now: \(reason). \(recoveryHint)", .refusal)
    case .missing(let isUnsaved):
      lose(.missing, because: FileEvent.isGone, isUnsaved: isUnsaved)
      say(isUnsaved ? "Not saved: the file was deleted. Press \(reloadKey) to recreate it." : Self.missing, .refusal)
    case .replaced(let name, let isUnsaved):
      lose(.replaced(by: name), because: FileEvent.isAnother(name), isUnsaved: isUnsaved)
      let what = FileEvent.isAnother(name)
      say(isUnsaved ? "Not saved: \(what). \(choices)" : "Warning: \(what). \(choices)", .refusal)
    case .back:
      fileProblem = nil
      say("The trip file exists again.")
    case .rescued(let what):
      // In the place of another trip, this one was written whole.
      if otherTrip != nil { saving = .saved }
      fileProblem = nil
      say(what)
    case .taken(let direction, let operation): return undo(operation, direction, at: now)
    case .notTaken(let reason): say(reason.withCapital.withFullStop, .refusal)
    case .hookFailed(let reason): say("\(reason).", .warning)
    case .notRecorded(let reason): say("Edits can't be undone: \(reason).", .warning)
    case .unwatched(let reason):
      say("Can't watch the file (\(reason)); checking every 2 seconds instead.", .warning)
    }
    return []
  }

  private mutating func finishSave() -> [EditorEffect] {
    if isFailed { say("Saved: all changes are in the file now.") }
    (fileProblem, isSavingSlowly) = (nil, false)
    if readOnlyReason == nil { saving = .saved }
    guard mode == .confirmation(.quitWhileSaving) else { return [] }
    mode = .normal
    return [.quit]
  }

  private mutating func failToSave(_ reason: String) {
    isSavingSlowly = false
    saving = .failed(reason: reason.withFullStop)
    let hint = fileProblem == .damaged ? recoveryHint : "Retrying automatically; press \(reloadKey) to retry now."
    say("Not saved: \(reason). \(hint)", .refusal)
  }

  private mutating func lose(_ fileProblem: FileProblem, because reason: String, isUnsaved: Bool) {
    self.fileProblem = fileProblem
    isSavingSlowly = false
    if readOnlyReason == nil { saving = isUnsaved ? .failed(reason: reason.withFullStop) : .saved }
  }

  private mutating func open(_ trip: Trip) {
    displayed.replace(by: trip)
    (mode, selection, top, highlighted) = (.normal, 0, ScrollAnchor(), nil)
    (fileProblem, isSavingSlowly) = (nil, false)
    if readOnlyReason == nil { saving = .saved }
    say("Opened \(trip.name).")
  }

  // MARK: Quitting

  func quit() -> Transition { isFailed ? .confirm(.quitUnsaved) : Transition(.normal, effects: [.quit]) }

  var backToQuitting: Transition { isFailed ? .confirm(.quitUnsaved) : Transition(.normal) }

  mutating func refuseToQuit(_ reason: String) {
    saving = .failed(reason: reason)
    mode = .confirmation(.quitUnsaved)
  }

  mutating func waitToQuit() {
    if saving == .saved { saving = .saving }
    mode = .confirmation(.quitWhileSaving)
  }

  private var reloadKey: String { name(of: NormalAction.reload) }
  private var recoveryHint: String { "\(reloadKey) offers to restore or repair it." }
  private var choices: String { "\(reloadKey) shows what can be done." }
  private static let missing = "The file was deleted or moved. Barnstorm will ask before recreating it."
}
