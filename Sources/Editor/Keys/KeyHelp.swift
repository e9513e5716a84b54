import Itinerary
import Screen

package enum HelpPageAction: KeyAction {
  case step(ListStep), nextSection, previousSection, run, type, leave

  package static let allCases = ListStep.allCases.map(step) + [nextSection, previousSection, run, type, leave]

  package var binding: Binding {
    switch self {
    case .step(let step):
      step.binding("line up and down; with a text, previous and next match", ends: "start and end")
    case .nextSection: Binding([.tab], "next and previous section")
    case .previousSection: Binding([.backTab], nil)
    case .run: Binding([.enter], "run the match; without a text, close the help", hint: "run")
    case .type: Binding(textFor: "find keys by words, or by letters in their order", hint: "find")
    case .leave: Binding([.escape, .control("c")], "clear the text, or close the help", hint: "close")
    }
  }
}

/// The help on keys, which a text turns into a list of what can be run.
package struct KeyHelp: Equatable, Sendable {
  /// A row of the help that can be found and run.
  package struct Entry: Equatable, Sendable {
    package let context: KeyContext
    let row: KeyContext.Row
    package var key: Key? { row.key }
    /// What a query is looked for in, and its words; folded once, since each typed character looks at all entries.
    fileprivate let text: String
    fileprivate let words: [Substring]

    fileprivate init(_ context: KeyContext, _ row: KeyContext.Row) {
      (self.context, self.row) = (context, row)
      text = FoldedText("\(row.keyNames) \(row.help) \(context.title)").text
      words = text.split { !$0.isLetter && !$0.isNumber }
    }
  }

  let first: KeyContext
  private let contexts: [[KeyContext]]
  private let entries: [Entry]
  private let characterSupport: CharacterSupport
  private let keys: OwnKeys
  /// The text that is searched for; empty for all keys.
  package private(set) var query = TextInput("") {
    didSet { matches = isSearching ? found(by: query.text.trimmed) : [] }
  }
  package private(set) var matches: [Entry] = []
  private(set) var choice = 0

  package init(
    _ contexts: [[KeyContext]], first: KeyContext, row: Set<Key> = [], in characterSupport: CharacterSupport,
    _ keys: OwnKeys = OwnKeys()
  ) {
    (self.first, self.characterSupport, self.keys) = (first, characterSupport, keys)
    var sections = contexts.map { column in column.filter { $0 != first } }
    sections[0].insert(first, at: 0)
    self.contexts = sections
    let all = sections.joined().flatMap { context in
      context.rows(in: characterSupport, keys).map { Entry(context, $0) }
    }
    let isOwn = { (entry: Entry) in entry.context == .list && entry.row.key.map(row.contains) == true }
    entries = all.filter(isOwn) + all.filter { !isOwn($0) }
  }

  /// The entries that match every word of a query, those that contain them first.
  private func found(by query: String) -> [Entry] {
    let wanted = FoldedText(query).text.split(separator: " ")
    let ranked = entries.compactMap { entry in entry.rank(of: wanted).map { (entry, $0) } }
    return (0...1).flatMap { rank in ranked.filter { $0.1 == rank }.map(\.0) }
  }

  package var isSearching: Bool { !query.text.isEmpty }
  package var chosen: Entry? { matches.indices.contains(choice) ? matches[choice] : nil }

  package enum KeyOutcome {
    /// Show the text, or the chosen match, which may be another one.
    case changed
    case scroll(ListStep)
    case section(isAfter: Bool)
    case run, close, bell
  }

  package mutating func press(_ key: Key, page: Int) -> KeyOutcome {
    switch HelpPageAction.action(for: key) {
    case .step(let step):
      guard isSearching else { return .scroll(step) }
      choice = max(0, min(step.index(from: choice, page: page), matches.count - 1))
    case .nextSection: return .section(isAfter: true)
    case .previousSection: return .section(isAfter: false)
    case .run: return isSearching ? .run : .close
    case .leave:
      guard isSearching else { return .close }
      (query, choice) = (TextInput(""), 0)
    case .type, nil:
      if !isSearching, key == .character("?") { return .close }
      // A slash before the text is left out.
      if !isSearching, key == .character("/") { return .changed }
      if !type({ $0.press(key) }) { return .bell }
    }
    return .changed
  }

  /// Changes the text by a key or a paste, which returns whether it means something there.
  package mutating func type(_ change: (inout TextInput) -> Bool) -> Bool {
    choice = 0
    return change(&query)
  }

  package func hints(scrolls: Bool = true, isOver: Bool = false) -> [KeyHint] {
    HelpPageAction.hints(in: characterSupport) { action in
      switch action {
      case .step(.up) where !isSearching: "scroll"
      case .leave where isSearching: "clear"
      case .leave where isOver: "continue"
      default: nil
      }
    } offering: { action in
      action == .step(.up) ? scrolls || isSearching : action != .run || isSearching
    }
  }

  package var prompt: Status {
    guard let chosen else { return Status("No key matches.", .refusal) }
    let run = keys.name(of: HelpPageAction.run, in: characterSupport)
    return Status("\(choice + 1) of \(matches.count): \(chosen.row.help). \(run) runs it.")
  }

  // MARK: Lines

  package func lines(width: Int) -> [PageLine] {
    if isSearching { return matchLines(width: width).flatMap { $0 } }
    return wrapped(Array(sections.filter { !$0.isEmpty }.joined(separator: [.blank])), width)
  }

  func columns(width: Int) -> [[PageLine]] { sections.map { wrapped($0, width) } }

  /// The lines of the chosen match among those of all; nil without one.
  package func chosenLines(width: Int) -> Range<Int>? {
    let all = matchLines(width: width)
    guard isSearching, all.indices.contains(choice) else { return nil }
    let start = all[..<choice].reduce(0) { $0 + $1.count }
    return start..<start + all[choice].count
  }

  private func matchLines(width: Int) -> [[PageLine]] {
    if matches.isEmpty { return [[PageLine(text: "No key matches.")]] }
    return matches.enumerated().map { number, entry in
      PageLine(label: entry.row.keyNames, text: entry.row.help, isChosen: number == choice)
    }.narrowed.map { wrapped([$0], width) }
  }

  private func wrapped(_ lines: [PageLine], _ width: Int) -> [PageLine] {
    lines.flatMap { $0.wrapped(to: width, characterSupport: characterSupport) }
  }

  private var sections: [[PageLine]] {
    var columns = contexts.map { $0.map(section) }
    if first == .list { columns[0].insert(heading("First keys", Self.firstKeys), at: 0) }
    columns[columns.count - 1].append(legend)
    return columns.map { Array($0.joined(separator: [.blank])) }
  }

  private static let firstKeys: [BrowseAction] = [
    .pickUp, .add, .open, .moveTo, .toItsTime, .problems, .find, .trip, .map, .export,
  ]

  private func section(_ context: KeyContext) -> [PageLine] {
    let isFirst = first == .list && context == .list
    let firstKeys = isFirst ? Set(Self.firstKeys.flatMap(\.binding.keys)) : []
    let rows = context.rows(in: characterSupport, keys).filter { row in row.key.map { !firstKeys.contains($0) } ?? true
    }
    return [.heading(context.title)] + rows.map { PageLine(label: $0.keyNames, text: $0.help) }.narrowed
  }

  private func heading(_ title: String, _ actions: [BrowseAction]) -> [PageLine] {
    let lines = actions.map { action in
      let names = keys.binding(of: action).names(in: characterSupport)
      return PageLine(label: KeyContext.Row.text(of: names), text: action.binding.help ?? "")
    }
    return [.heading(title)] + lines.narrowed
  }

  // MARK: Signs

  private var legend: [PageLine] {
    [.heading("Signs")] + Self.signs(in: characterSupport).map { PageLine(label: $0.sign, text: $0.meaning) }.narrowed
  }

  package static func signs(in characterSupport: CharacterSupport) -> [(sign: String, meaning: String)] {
    let lines = LineSet.of(characterSupport)
    return [
      ("~", "estimated time or distance"), (String(lines.warning), "row with a warning"),
      (String(lines.error), "row with an error"), (String(lines.legBar), "leg"),
      (String(lines.changed), "row with a schedule change you have not seen"), ("+1", "time on the next day"),
      (String(lines.grip), "row that can be moved"), (String(lines.check), "done, or ground visited"),
    ]
  }
}

extension KeyHelp.Entry {
  /// 0 if it contains all words of a query; 1 if of some of them only the letters are in a word, in order; nil otherwise.
  fileprivate func rank(of wanted: [Substring]) -> Int? {
    var rank = 0
    for part in wanted where !text.contains(part) {
      guard words.contains(where: { Self.isAbbreviation(part, of: $0) }) else { return nil }
      rank = 1
    }
    return rank
  }

  private static func isAbbreviation(_ part: Substring, of word: Substring) -> Bool {
    guard part.first == word.first else { return false }
    var rest = part
    for letter in word where letter == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
