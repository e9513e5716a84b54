import Itinerary
import Screen

package struct EditorState: Equatable, Sendable {
  package internal(set) var displayed: DisplayedTrip
  package internal(set) var mode: Mode = .normal
  package internal(set) var selection: RowNumber = 0
  package internal(set) var top = ScrollAnchor()
  /// The sentence about the last thing that happened. The status line shows it unless the mode keeps its prompt there.
  var notice = Status("")
  package internal(set) var saving: SaveState
  package internal(set) var isSavingSlowly = false
  package internal(set) var fileProblem: FileProblem?
  package internal(set) var sharing: SharingEvent?
  package internal(set) var highlighted: ItemID?
  var lastSearch = ""
  var lastDigit: TypedDigit?
  /// The places of the user's other trips; nil until a field for a place first needs them.
  var otherPlaces: [UserPlace]?
  /// The problems that the last edit has caused and resolved, until a sentence about them is shown.
  var consequence = AdvisoryDifference.none
  var operation: Operation?
  var pointer = Pointer.idle
  var lastClick: Click?
  /// Whether the user has chosen the dense view or the roomy one; nil if the height decides.
  package internal(set) var chosenDensity: Bool?
  /// Whether the list has been scrolled by the mouse, and the selected row may be out of sight.
  var scrollsFreely = false
  var ids: ItemIDSource
  package private(set) var displaySettings: DisplaySettings
  let keys: OwnKeys
  let hasGeocoder: Bool

  package init(
    displayed: DisplayedTrip, displaySettings: DisplaySettings, readOnly: String? = nil, notice: String? = nil,
    isDense: Bool? = nil, hasGeocoder: Bool = false, seed: UInt64
  ) {
    self.displayed = displayed
    self.hasGeocoder = hasGeocoder
    chosenDensity = isDense
    self.displaySettings = displaySettings
    keys = OwnKeys(displaySettings.keyLines)
    ids = ItemIDSource(seed: seed)
    saving = readOnly.map { .readOnly(reason: $0) } ?? .saved
    selection = dayOfToday.map { ListRows(displayed.itinerary).number(ofDay: $0) } ?? 0
    let notices = [readOnly.map { "Read-only: \($0)" }, notice].compactMap { $0 }
    self.notice = notices.isEmpty ? selectionStatus : Status(notices.joined(separator: " "), .refusal)
  }

  // MARK: Events

  package mutating func apply(_ event: EditorEvent, at now: Timestamp) -> [EditorEffect] {
    let effects = change(by: event, at: now) + placesWanted()
    if let next = mode.value.overtaken(in: self) { mode = next }
    if scrollsFreely, mode == .normal { keepTopInRange() } else { scrollIntoView() }
    return effects
  }

  private mutating func change(by event: EditorEvent, at now: Timestamp) -> [EditorEffect] {
    switch event {
    case .input(let input): return take(input, at: now)
    case .pointerHeld: return autoScroll()
    case .file(let event): return handle(event, at: now)
    case .scheduleFollowed(let trip, let operation, let changes): return follow(trip, operation, changes)
    case .scheduleNotFollowed(let reason): report("New schedule not applied: \(reason).", .refusal)
    case .scheduleNotRequested(let reason): report("Can't check the schedule: \(reason)".withFullStop)
    case .scheduleRead: if notice.isOfSchedule { notice = mode.value.prompt(in: self) }
    case .sharing(let event): updateSharing(event)
    case .synced(let event): reportSync(event)
    case .quitRefused(let reason): refuseToQuit(reason)
    case .quitWaits: waitToQuit()
    case .savedElsewhere:
      mode = .normal
      return [.quit]
    case .editProposed(let edit): return go(propose(edit, at: now))
    case .importProposed(let edit, let lines): return go(propose(edit, lines: lines, at: now))
    case .repairsFound(let offers): return go(show(offers))
    case .refused(let sentence): say(sentence, .refusal)
    case .exportReported(let event): return go(handle(event))
    case .pathCompleted(let typed, let path, let names): complete(typed, to: path, names: names)
    case .placesRead(let places): addUserPlaces(places)
    case .placeLookedUp(let name, let point, let reason): applyLookUp(point, reason, for: name)
    case .leaveRequested: return go(quit())
    case .highlightElapsed: highlighted = nil
    }
    return []
  }

  private mutating func take(_ input: InputEvent, at now: Timestamp) -> [EditorEffect] {
    switch input {
    case .ambiguousKey(let key) where isRefusedIfAmbiguous(key):
      let (name, escape) = (name(of: key), name(of: Key.escape))
      say("Ignored \(name) right after \(escape) (may be part of a slow key sequence). Press it again.", .refusal)
      return [.bell]
    case .key(let key), .ambiguousKey(let key):
      scrollsFreely = false
      return keys.usual(for: key, in: mode.keyContext).map { press($0, at: now) } ?? [.bell]
    case .mouse(let mouse): return point(mouse, at: now)
    case .paste(let text): return act { $0.paste(text, in: &$1) }
    case .resized(let size): displaySettings.size = size
    case .operatingSystemCommand, .deviceAttributes, .modeReport, .colorScheme: break
    }
    return []
  }

  mutating func press(_ key: Key, at now: Timestamp) -> [EditorEffect] {
    guard HelpAction.action(for: key) != nil, mode.value.takesHelpKey else {
      return act { $0.press(key, in: &$1, at: now) }
    }
    if case .page(let page) = mode { return go(page.closed) }
    return go(TextPage.help(over: mode, in: self))
  }

  /// Whether to refuse a key that may be the rest of a slow one: it is not text, and not easily taken back.
  private func isRefusedIfAmbiguous(_ key: Key) -> Bool {
    let contexts: [KeyContext] = mode.keyContext == .menu ? [.menu, .list] : [mode.keyContext]
    return contexts.flatMap(keys.bindings).first { $0.keys.contains(key) }?.isRefusedIfAmbiguous == true
  }

  mutating func act(_ act: (inout any EditorMode, inout EditorState) -> Transition) -> [EditorEffect] {
    let before = mode
    return go(before.acting(in: &self, act))
  }

  mutating func go(_ transition: Transition) -> [EditorEffect] {
    mode = transition.mode ?? mode
    switch transition.sentence {
    case .unchanged: break
    case .prompt: notice = mode.value.prompt(in: self)
    case .status(let status): notice = status
    }
    return transition.effects
  }

  // MARK: The status line

  package var status: Status { mode.value.keepsPrompt ? mode.value.prompt(in: self) : notice }

  mutating func say(_ sentence: String, _ tone: Status.Tone = .info) { notice = Status(sentence, tone) }

  var keyCharacterSupport: CharacterSupport { displaySettings.keyCharacterSupport }

  func name(of key: Key) -> String { key.notation(in: keyCharacterSupport) }

  func name(of action: some KeyAction) -> String { keys.name(of: action, in: keyCharacterSupport) }

  /// The sentence on a key without an action, and on one that has one: `q does nothing here; Esc goes back.`
  func nothing(by key: Key, _ place: String = "here", but action: some KeyAction, _ effect: String) -> String {
    "\(name(of: key)) does nothing \(place); \(name(of: action)) \(effect)."
  }

  package var readOnlyReason: String? {
    if case .readOnly(let reason) = saving { reason } else { nil }
  }

  package var size: Size { displaySettings.size }
  package var characterSupport: CharacterSupport { displaySettings.characterSupport }
  var isPlain: Bool { displaySettings.isPlain }
}
