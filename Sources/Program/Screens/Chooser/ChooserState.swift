import Almanac
import Editor
import Itinerary
import Preferences
import Screen

/// A failure of what the user chose in the list of trips.
package enum ChooserFailure: Equatable, Sendable {
  /// The chosen trip could not be opened.
  case openFailed(reason: String)
  /// The new trip could not be made.
  case notMade(reason: String)
}

/// A task that the list of trips cannot do itself, since it is a value without a disk or a terminal.
package enum ChooserEffect: Equatable, Sendable {
  case open(path: FilePath)
  /// Write a sample into the data directory and open it.
  case openSample(Trip)
  /// Go through the steps to a new trip.
  case newTrip(isPlan: Bool)
  case ring, quit
}

/// The list of known trips, narrowed down by typing: a value that events change and the painter reads.
package struct ChooserState: FullScreenState, Equatable {
  package let entries: [ChooserEntry]
  package private(set) var query = TextInput("")
  /// The index of the selected entry in ``matches``; 0 without matches.
  package private(set) var selection = 0
  package private(set) var presentation: DisplaySettings
  package private(set) var status = Status("")
  let wording: Wording
  /// - Parameters:
  ///   - entries: the trips and files to choose from, the one to offer first at the top.
  ///   - notice: a sentence for the status line, such as a mistake in the settings; nil for the selected entry.
  package init(
    entries: [ChooserEntry], presentation: DisplaySettings, zones: Zones = Zones([:]), notice: String? = nil
  ) {
    (self.entries, self.presentation, wording) = (entries, presentation, presentation.wording(zones: zones))
    status = notice.map { Status($0, .refusal) } ?? selectionStatus
  }

  /// The entries that hold every word of the search.
  package var matches: [ChooserEntry] {
    let words = FoldedText(query.text).text.split(separator: " ")
    guard !words.isEmpty else { return entries }
    return entries.filter { entry in
      let text = FoldedText(
        ([entry.name] + entry.details(in: wording, today: presentation.today)).joined(separator: " ")
      ).text
      return words.allSatisfy { text.contains($0) }
    }
  }

  // MARK: Events

  /// Handles input and returns the tasks that follow from it, in order.
  package mutating func take(_ input: InputEvent) -> [ChooserEffect] {
    switch FullScreenInput(input, hints: hints, on: presentation.size) {
    case .key(let key): return press(key)
    case .wheel(let rows, _, _): select(selection + rows)
    case .press(let row, _):
      guard let entry = layout.entry(atRow: row) else { return [] }
      if entry == selection { return open() }
      select(entry)
    case .paste(let text): search { $0.paste(text) }
    case .resize(let size): presentation.size = size
    case nil: break
    }
    return []
  }

  package mutating func report(_ failure: ChooserFailure) {
    switch failure {
    case .notMade(let reason): status = Status("Not created: \(reason)", .failure)
    case .openFailed(let reason): status = Status("Not opened: \(reason)", .failure)
    }
  }

  private mutating func press(_ key: Key) -> [ChooserEffect] {
    let page = max(1, layout.capacity - 1)
    switch ChooserAction.action(for: key) {
    case nil, .find:
      var isUsed = false
      search { isUsed = $0.press(key) }
      return isUsed ? [] : [.ring]
    case .up: select(selection == 0 ? matches.count - 1 : selection - 1)
    case .down: select(selection == matches.count - 1 ? 0 : selection + 1)
    case .pageUp: select(selection - page)
    case .pageDown: select(selection + page)
    case .first: select(0)
    case .last: select(matches.count - 1)
    case .open: return open()
    case .new: return [.newTrip(isPlan: false)]
    case .plan: return [.newTrip(isPlan: true)]
    case .leave:
      if query.text.isEmpty { return [.quit] }
      search { $0 = TextInput("") }
    case .quit: return [.quit]
    }
    return []
  }

  private mutating func search(_ change: (inout TextInput) -> Void) {
    let before = query.text
    change(&query)
    select(query.text == before ? selection : 0)
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

  package var help: ScreenHelp {
    ScreenHelp(context: .chooser, isTyping: !query.text.isEmpty, hints: hints, presentation: presentation)
  }

  var layout: ChooserLayout { ChooserLayout(size: presentation.size, count: matches.count, selection: selection) }

  /// A sentence on the selected entry and what Enter does with it.
  private var selectionStatus: Status {
    let matches = matches
    guard matches.indices.contains(selection) else {
      return Status("No trip matches what you typed; Esc clears it.", .refusal)
    }
    let entry = matches[selection]
    let details = entry.details(in: wording, today: presentation.today).joined(separator: ", ")
    let count = matches.count { $0.content != .new }
    let text = "\(selection + 1) of \(count): \(entry.name), \(details)."
    switch entry.content {
    case .trip, .sample: return Status("\(text) Enter opens it.")
    case .damaged: return Status("\(text) Enter offers to restore or repair it.", .refusal)
    case .unusable: return Status(text, .refusal)
    case .new: return Status("\(entry.name) \(details): Enter begins it.")
    }
  }
}
