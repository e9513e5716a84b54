import Editor
import Itinerary
import Screen

enum ChooserEffect: ScreenTask {
  case open(path: FilePath)
  case openSample(Trip)
  case newTrip(isPlan: Bool)
  case bell, quit
}

struct ChooserState: ListScreenState, Equatable {
  let entries: [ChooserEntry]
  var list = ListState(wraps: true)
  var displaySettings: DisplaySettings
  let wording: Wording

  init(
    entries: [ChooserEntry], displaySettings: DisplaySettings, zones: Zones = Zones([:]), notice: String? = nil
  ) {
    (self.entries, self.displaySettings, wording) = (entries, displaySettings, displaySettings.wording(zones: zones))
    select(0)
    list.reply = notice.map { Status($0, .refusal) }
  }

  var matches: [ChooserEntry] {
    list.words.narrowed(entries) { ([$0.name] + details(of: $0)).joined(separator: " ") }
  }

  func details(of entry: ChooserEntry) -> [String] { entry.details(in: wording, today: displaySettings.today) }

  var count: Int { matches.count }
  var page: Int { max(1, layout.capacity - 1) }

  // MARK: Events

  mutating func refuse(because reason: String) { list.reply = Status("Not opened: \(reason)", .refusal) }

  mutating func press(_ key: Key) -> [ChooserEffect] {
    switch ChooserAction.action(for: key) {
    case nil, .find:
      list.reply = nil
      return type { $0.press(key) }
    case .step(let step): move(step)
    case .open: return choose()
    case .new: return [.newTrip(isPlan: false)]
    case .plan: return [.newTrip(isPlan: true)]
    case .leave:
      if !isTyping { return [.quit] }
      clearQuery()
    case .quit: return [.quit]
    }
    return []
  }

  mutating func choose() -> [ChooserEffect] {
    guard let selection = list.selection else { return [.bell] }
    let entry = matches[selection]
    switch entry.content {
    // A damaged file leads to the screen that offers to restore or repair it.
    case .trip, .damaged: return [.open(path: entry.path)]
    case .sample(let trip): return [.openSample(trip)]
    case .new: return [.newTrip(isPlan: false)]
    case .unusable(_, let reason):
      list.reply = Status("Can't open \(entry.name): \(reason). The file is unchanged.", .refusal)
      return [.bell]
    }
  }

  // MARK: What is shown

  var keyContext: KeyContext { .chooser }

  /// A line of the search, and two rows for each entry: its name and its details.
  var layout: FullScreenLayout {
    FullScreenLayout(
      size: displaySettings.size, above: 1, count: count, selection: list.selection, roomy: 20, lineRows: 2,
      endsBlank: false)
  }

  var hints: [KeyHint] {
    ChooserAction.hints(in: displaySettings.keyCharacterSupport) { $0 == .leave && isTyping ? "clear" : nil }
      + helpHints
  }

  var sentence: Status {
    let matches = matches
    guard let selection = list.selection else {
      return Status(
        "No trip matches what you typed; \(displaySettings.name(of: ChooserAction.leave)) clears it.", .refusal)
    }
    let entry = matches[selection]
    let details = details(of: entry).joined(separator: ", ")
    let counts = [matches[...selection], matches[...]].map { $0.count { $0.content != .new } }
    let text = "\(counts[0]) of \(counts[1]): \(entry.name), \(details)."
    let key = displaySettings.name(of: ChooserAction.open)
    switch entry.content {
    case .trip, .sample: return Status("\(text) \(key) opens it.")
    case .damaged: return Status("\(text) \(key) offers to restore or repair it.", .refusal)
    case .unusable: return Status(text, .refusal)
    case .new: return Status("\(entry.name) \(details): \(key) begins it.")
    }
  }

  // MARK: Painting

  func paint(on screen: inout FullScreenPainter) {
    let (matches, layout, isWide) = (matches, layout, screen.width >= 110)
    let listWidth = isWide ? screen.width / 2 : screen.width
    screen.paintTitle("Barnstorm", detail: title(displayed: matches.count { $0.content != .new }))
    screen.paintSearch(list.query, row: layout.above.lowerBound)
    for (number, row) in layout.lines.displayed {
      let traits = screen.paintSelection(
        number == list.selection, rows: row...row + 1, movesCursor: !isTyping, to: listWidth)
      let (entry, end) = (matches[number], listWidth - 2)
      let details = details(of: entry).joined(separator: wording.separator)
      screen.put(entry.name, .matchup, traits, column: 2, row: row, to: end)
      screen.put(details, role(of: entry), traits, column: 4, row: row + 1, to: end)
    }
    guard isWide, let selection = list.selection else { return }
    for (row, line) in zip(layout.list, matches[selection].preview(in: wording)) {
      let start = listWidth + (line.time == nil ? 2 : 4)
      screen.put(line.time ?? "", .gameDetail, column: start, row: row, to: start + 13)
      screen.put(line.text, line.role, column: line.time == nil ? start : start + 14, row: row)
    }
  }

  private func title(displayed: Int) -> String {
    let all = entries.count { $0.content != .new }
    let count = all == 1 ? "1 trip" : "\(all) trips"
    return displayed == all ? count : "\(displayed) of \(count)"
  }

  private func role(of entry: ChooserEntry) -> Style.Role {
    switch entry.content {
    case .trip: .gameDetail
    case .sample, .new: .leg
    case .damaged, .unusable: .error
    }
  }
}
