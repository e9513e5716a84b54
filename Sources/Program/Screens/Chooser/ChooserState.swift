import Editor
import Itinerary
import Preferences
import Screen

enum ChooserFailure: Equatable, Sendable {
  case openFailed(reason: String)
  case notMade(reason: String)
}

/// A task that the list of trips cannot do itself, since it is a value without a disk or a terminal.
enum ChooserEffect: ScreenTask {
  case open(path: FilePath)
  /// Write a sample into the data directory and open it.
  case openSample(Trip)
  case newTrip(isPlan: Bool)
  case ring, quit
}

/// The list of known trips, narrowed down by typing: a value that events change and the painter reads.
struct ChooserState: FullScreenState, Equatable {
  typealias Effect = ChooserEffect
  typealias Painter = ChooserPainter

  let entries: [ChooserEntry]
  private(set) var query = TextInput("")
  /// The index of the selected entry in ``matches``; 0 without matches.
  private(set) var selection = 0
  var presentation: DisplaySettings
  private(set) var status = Status("")
  let wording: Wording

  init(
    entries: [ChooserEntry], presentation: DisplaySettings, zones: Zones = Zones([:]), notice: String? = nil
  ) {
    (self.entries, self.presentation, wording) = (entries, presentation, presentation.wording(zones: zones))
    status = notice.map { Status($0, .refusal) } ?? selectionStatus
  }

  /// The entries that hold every word of the search.
  var matches: [ChooserEntry] {
    let words = FoldedText(query.text).text.split(separator: " ")
    if words.isEmpty { return entries }
    return entries.filter { entry in
      let text = FoldedText(([entry.name] + details(of: entry)).joined(separator: " ")).text
      return words.allSatisfy { text.contains($0) }
    }
  }

  func details(of entry: ChooserEntry) -> [String] { entry.details(in: wording, today: presentation.today) }

  // MARK: Events

  mutating func report(_ failure: ChooserFailure) {
    switch failure {
    case .notMade(let reason): status = Status("Not created: \(reason)", .failure)
    case .openFailed(let reason): status = Status("Not opened: \(reason)", .failure)
    }
  }

  mutating func press(_ key: Key) -> [ChooserEffect] {
    switch ChooserAction.action(for: key) {
    case nil, .find: return type { $0.press(key) }
    case .step(.up) where selection == 0: select(.max)
    case .step(.down) where selection == matches.count - 1: select(0)
    case .step(let step): select(step.index(from: selection, page: max(1, layout.capacity - 1)))
    case .open: return open()
    case .new: return [.newTrip(isPlan: false)]
    case .plan: return [.newTrip(isPlan: true)]
    case .leave:
      if query.text.isEmpty { return [.quit] }
      query = TextInput("")
      select(0)
    case .quit: return [.quit]
    }
    return []
  }

  mutating func type(_ change: (inout TextInput) -> Bool) -> [ChooserEffect] {
    let before = query.text
    let isUsed = change(&query)
    select(query.text == before ? selection : 0)
    return isUsed ? [] : [.ring]
  }

  mutating func move(by count: Int) { select(selection + count) }

  mutating func point(atRow row: Int, column: Int) -> [ChooserEffect] {
    guard let entry = layout.line(atRow: row) else { return [] }
    if entry == selection { return open() }
    select(entry)
    return []
  }

  private mutating func select(_ number: Int) {
    selection = max(0, min(number, matches.count - 1))
    status = selectionStatus
  }

  private mutating func open() -> [ChooserEffect] {
    guard matches.indices.contains(selection) else { return [.ring] }
    let entry = matches[selection]
    switch entry.content {
    // A damaged file leads to the screen that offers to restore or repair it.
    case .trip, .damaged: return [.open(path: entry.path)]
    case .sample(let trip): return [.openSample(trip)]
    case .new: return [.newTrip(isPlan: false)]
    case .unusable(_, let reason):
      status = Status("Can't open \(entry.name): \(reason). The file is unchanged.", .failure)
      return [.ring]
    }
  }

  // MARK: What is shown

  var keyContext: KeyContext { .chooser }
  var isTyping: Bool { !query.text.isEmpty }

  /// A line of the search, and two rows for each entry: its name and its details.
  var layout: FullScreenLayout {
    FullScreenLayout(
      size: presentation.size, above: 1, count: matches.count, selection: selection, roomy: 20, lineRows: 2,
      endsBlank: false)
  }

  var ownHints: [KeyHint] {
    ChooserAction.hints(in: presentation.keyRepertoire) { $0 == .leave && isTyping ? "clear" : nil }
  }

  private var selectionStatus: Status {
    let matches = matches
    guard matches.indices.contains(selection) else {
      return Status(
        "No trip matches what you typed; \(presentation.name(of: ChooserAction.leave)) clears it.", .refusal)
    }
    let entry = matches[selection]
    let details = details(of: entry).joined(separator: ", ")
    let counts = [matches[...selection], matches[...]].map { $0.count { $0.content != .new } }
    let text = "\(counts[0]) of \(counts[1]): \(entry.name), \(details)."
    let key = presentation.name(of: ChooserAction.open)
    switch entry.content {
    case .trip, .sample: return Status("\(text) \(key) opens it.")
    case .damaged: return Status("\(text) \(key) offers to restore or repair it.", .refusal)
    case .unusable: return Status(text, .refusal)
    case .new: return Status("\(entry.name) \(details): \(key) begins it.")
    }
  }
}
