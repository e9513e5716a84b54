import ItineraryCore
import Presenting
import Screen

/// Everything the editor knows: a value that events change and the painter reads.
package struct EditorState: Equatable, Sendable {
  package internal(set) var shown: ShownTrip
  package internal(set) var mode: Mode = .browse
  /// The number of the selected row of the list.
  package internal(set) var selection = 0
  /// Where the visible part of the list begins.
  package internal(set) var top = ScrollAnchor()
  package internal(set) var status: Status
  package internal(set) var saving: SaveState
  /// Whether a save has been running for long.
  package internal(set) var isSavingSlowly = false
  /// What has become of the file while the trip was open; nil where all is well with it.
  package internal(set) var trouble: FileTrouble?
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
  package private(set) var presentation: Presentation

  /// - Parameters:
  ///   - shown: the trip, worded for `presentation`.
  ///   - presentation: how it is shown. A trip that is under way opens on the day of today.
  ///   - readOnly: why the trip cannot be written; nil where it can.
  ///   - notice: what the user has to know first, in a sentence.
  ///   - seed: random bits, from which the identities of new items are made.
  package init(
    shown: ShownTrip, presentation: Presentation, readOnly: String? = nil, notice: String? = nil, seed: UInt64
  ) {
    self.shown = shown
    self.presentation = presentation
    ids = ItemIDSource(seed: seed)
    saving = readOnly.map { .readOnly(reason: $0) } ?? .saved
    status = Status("")
    selection = dayOfToday.map { ListRows(shown.itinerary).number(ofDay: $0) } ?? 0
    let notices = [readOnly.map { "Read-only: \($0)" }, notice].compactMap { $0 }
    if !shown.isWhole {
      status = Status("Reading the trip…")
    } else {
      status = notices.isEmpty ? selectionStatus : Status(notices.joined(separator: " "), .refusal)
    }
  }

  /// What happened, and what the outside has to do about it.
  ///
  /// - Parameter now: the time of the event.
  package mutating func apply(_ event: EditorEvent, at now: Timestamp) -> [EditorEffect] {
    let effects = change(by: event, at: now)
    restateQuestion()
    if scrollsFreely, mode == .browse { keepTopInRange() } else { scrollIntoView() }
    scrollPageIntoRange()
    return effects
  }

  private mutating func change(by event: EditorEvent, at now: Timestamp) -> [EditorEffect] {
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
    case .screenResized(let size): presentation.size = size
    case .tripChangedOnDisk(let trip, let zones):
      trouble = nil
      takeOver(trip, zones: zones)
    case .otherTripOpened(let trip, let zones): open(trip, zones: zones)
    case .file(let news): return take(news)
    case .fileRescued(let what):
      trouble = nil
      status = Status(what)
    case .notPutBack(let reason): status = Status("Not put back: \(reason).", .failure)
    case .scheduleFollowed(let trip, let zones, let changes): return follow(trip, zones: zones, changes)
    case .scheduleNotFollowed(let reason): status = Status("The new schedule is not followed: \(reason).", .failure)
    case .quitRefused(let reason): refuseToQuit(reason)
    case .quitWaits: waitToQuit()
    case .stopWaits: status = Status("Stopping once the save is done; Ctrl-Z again stops at once.")
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
    case .saveElsewhere: if saving == .saved, trouble == nil { mode = .browse }
    case .question(let question): restate(question)
    case .browse, .carry, .form, .find, .moveTo, .page: break
    }
  }

  mutating func press(_ key: Key, at now: Timestamp) -> [EditorEffect] {
    switch EverywhereAction.action(for: key) {
    case .redraw: return [.redraw]
    case .suspend: return [.suspend]
    case nil: break
    }
    switch mode {
    case .browse: return browse(key, at: now)
    case .carry(let drag): return carry(drag, key: key, at: now)
    case .form(let form): return fill(form, key: key, at: now)
    case .confirmDelete(let id, let form): return answerDelete(of: id, form: form, key: key, at: now)
    case .find(let query, let origin): return find(query, from: origin, key: key)
    case .moveTo(let picker): return pick(picker, key: key, at: now)
    case .page(let page): return read(page, key: key)
    case .confirmQuit: return answerQuit(key)
    case .question(let question): return answer(question, key)
    case .saveElsewhere(let path): return saveElsewhere(path, key: key)
    }
  }

  /// Why nothing may be changed; nil where it may.
  package var readOnlyReason: String? {
    if case .readOnly(let reason) = saving { reason } else { nil }
  }
}

extension EditorState {
  package var size: Size { presentation.size }
  package var repertoire: Repertoire { presentation.repertoire }
  var isPlain: Bool { presentation.isPlain }
}
