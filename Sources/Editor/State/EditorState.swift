import ItineraryCore
import Screen

/// Everything the editor knows: a value that events change and the painter reads.
package struct EditorState: Equatable, Sendable {
  package internal(set) var plan: Plan
  package internal(set) var mode: Mode = .browse
  /// The number of the selected row of the list.
  package internal(set) var selection = 0
  /// Where the visible part of the list begins.
  package internal(set) var top = ScrollAnchor()
  package internal(set) var size: Size
  package internal(set) var status: Status
  package internal(set) var saving: SaveState
  /// Whether the user waits to hear that a save which had failed succeeds.
  var isSavingAgain = false
  /// Whether the file was found damaged while the trip was open.
  package internal(set) var isFileDamaged = false
  /// The row that has just been dropped, while it is highlighted.
  package internal(set) var settled: ItemID?
  var lastSearch = ""
  /// The rows that hold what is being searched for.
  var found: [Int] = []
  var pointer = Pointer.idle
  var lastClick: Click?
  /// Whether the list has been scrolled by the mouse, and the selected row may be out of sight.
  var scrollsFreely = false
  var ids: ItemIDSource
  package let repertoire: Repertoire
  let icons: IconStyle
  /// Whether the terminal can strike text out.
  let strikesOut: Bool
  /// Whether the screen is words alone, a row for every item and no boxes, for a screen reader.
  let isPlain: Bool
  /// The user's date.
  let today: CivilDate?

  /// - Parameters:
  ///   - readOnly: why the trip cannot be written; nil where it can.
  ///   - notice: what the user has to know first, in a sentence.
  ///   - today: the user's date; a trip that is under way opens on its day.
  ///   - seed: random bits, from which the identities of new items are made.
  package init(
    plan: Plan, size: Size, repertoire: Repertoire = .unicode, icons: IconStyle = .emoji, strikesOut: Bool = true,
    isPlain: Bool = false, today: CivilDate? = nil, readOnly: String? = nil, notice: String? = nil, seed: UInt64
  ) {
    self.plan = plan
    self.size = size
    self.repertoire = repertoire
    self.icons = repertoire == .unicode ? icons : .ascii
    self.strikesOut = strikesOut
    self.isPlain = isPlain
    self.today = today
    ids = ItemIDSource(seed: seed)
    saving = readOnly.map { .readOnly(reason: $0) } ?? .saved
    status = Status("")
    selection = dayOfToday.map { ListRows(plan.itinerary).number(ofDay: $0) } ?? 0
    let notices = [readOnly.map { "Read-only: \($0)" }, notice].compactMap { $0 }
    if !plan.isWhole {
      status = Status("Reading the trip…")
    } else {
      status = notices.isEmpty ? selectionStatus : Status(notices.joined(separator: " "), .refusal)
    }
  }

  /// What happened, and what the outside has to do about it.
  ///
  /// - Parameter now: the time of the event.
  package mutating func apply(_ event: EditorEvent, at now: Timestamp) -> [Effect] {
    let effects = change(by: event, at: now)
    restateQuestion()
    if scrollsFreely, mode == .browse { keepTopInRange() } else { scrollIntoView() }
    scrollPageIntoRange()
    return effects
  }

  private mutating func change(by event: EditorEvent, at now: Timestamp) -> [Effect] {
    switch event {
    case .keyPressed(let key):
      scrollsFreely = false
      return press(key, at: now)
    case .keyInDoubt(let key):
      scrollsFreely = false
      return pressInDoubt(key, at: now)
    case .mouse(let mouse): return point(mouse, at: now)
    case .pasted(let text): paste(text)
    case .pointerHeld: return holdOn()
    case .screenResized(let size): self.size = size
    case .tripChangedOnDisk(let trip, let zones):
      isFileDamaged = false
      takeOver(trip, zones: zones)
    case .tripFoundUnchanged:
      isFileDamaged = false
      status = Status("Reloaded: the file holds what you see.")
    case .fileFoundDamaged(let reason): fileFoundDamaged(reason)
    case .fileRescued(let what):
      isFileDamaged = false
      status = Status(what)
    case .reloadFailed(let reason): status = Status("Not reloaded: \(reason)", .failure)
    case .scheduleFollowed(let trip, let zones, let changes): return follow(trip, zones: zones, changes)
    case .scheduleNotFollowed(let reason): status = Status("The new schedule is not followed: \(reason).", .failure)
    case .saveFinished: saveFinished()
    case .saveFailed(let reason): saveFailed(reason)
    case .quitRefused(let reason): refuseToQuit(reason)
    case .savedElsewhere:
      mode = .browse
      return [.quit]
    case .notSavedElsewhere(let reason): status = Status("Not saved there: \(reason)", .failure)
    case .highlightElapsed: settled = nil
    }
    return []
  }

  /// Puts back the question that what happened meanwhile has overwritten, as long as there is something to ask.
  private mutating func restateQuestion() {
    switch mode {
    case .confirmDelete(let id, let form): ask(toDelete: id, from: form)
    case .confirmQuit: askToQuit()
    case .saveElsewhere: if saving == .saved { mode = .browse }
    case .browse, .carry, .form, .find, .moveTo, .page: break
    }
  }

  mutating func press(_ key: Key, at now: Timestamp) -> [Effect] {
    switch mode {
    case .browse: return browse(key, at: now)
    case .carry(let drag): return carry(drag, key: key, at: now)
    case .form(let form): return fill(form, key: key, at: now)
    case .confirmDelete(let id, let form): return answerDelete(of: id, form: form, key: key, at: now)
    case .find(let query, let origin): return find(query, from: origin, key: key)
    case .moveTo(let picker): return pick(picker, key: key, at: now)
    case .page(let page): return read(page, key: key)
    case .confirmQuit: return answerQuit(key)
    case .saveElsewhere(let path): return saveElsewhere(path, key: key)
    }
  }

  // MARK: Saving

  /// Why nothing may be changed; nil where it may.
  package var readOnlyReason: String? {
    if case .readOnly(let reason) = saving { reason } else { nil }
  }

  mutating func startSaving() -> [Effect] {
    saving = .saving
    return [.save]
  }

  private mutating func saveFinished() {
    if case .failed = saving { isSavingAgain = true }
    if isSavingAgain { status = Status("Saved now.") }
    (isSavingAgain, isFileDamaged) = (false, false)
    if readOnlyReason == nil { saving = .saved }
  }

  private mutating func saveFailed(_ reason: String) {
    saving = .failed(reason: reason)
    let way = isFileDamaged ? Self.wayOut : "It is tried again with your next change, or with r."
    status = Status("Not saved: \(reason) \(way)", .failure)
  }

  private mutating func fileFoundDamaged(_ reason: String) {
    isFileDamaged = true
    status = Status("The file is damaged now: \(reason) \(Self.wayOut)", .failure)
  }

  private static let wayOut = "r offers to restore or repair it."
}
