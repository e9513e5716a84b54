import Itinerary
import Screen

/// What a screen over another one asks for.
package enum OverlayEffect: Equatable, Sendable {
  /// Take the screen away. What its task does in the meantime counts no more.
  case leave
  case bell
  /// Press a key in the context of the screen below.
  case run(Key)
}

/// The help on keys, which a text turns into a list of what can be run.
package struct KeyHelp: Equatable, Sendable {
  package struct Entry: Equatable, Sendable {
    let context: KeyContext
    let row: KeyContext.Row
    fileprivate let text: String

    init(_ context: KeyContext, _ row: KeyContext.Row) {
      (self.context, self.row) = (context, row)
      text = FoldedText("\(row.keyNames) \(row.help) \(context.title)").text
    }
  }

  private let first: KeyContext
  private let contexts: [KeyContext]
  private let entries: [Entry]
  private let characterSupport: CharacterSupport
  private let keys: OwnKeys
  private var list = ListState() {
    didSet { if list.query != oldValue.query { matches = isSearching ? found(by: query.text.trimmed) : [] } }
  }
  package private(set) var matches: [Entry] = []
  private(set) var pager = Pager()
  /// The columns and rows of its text on the screen.
  package var page = Size(columns: 0, rows: 0)

  package init(
    _ contexts: [KeyContext], first: KeyContext, row: Set<Key> = [], in characterSupport: CharacterSupport,
    _ keys: OwnKeys = OwnKeys()
  ) {
    (self.first, self.characterSupport, self.keys) = (first, characterSupport, keys)
    self.contexts = [first] + contexts.filter { $0 != first }
    let all = self.contexts.flatMap { context in
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

  package var query: TextInput { list.query }
  package var isSearching: Bool { !query.text.isEmpty }
  private var chosen: Entry? { isSearching ? list.selection.map { matches[$0] } : nil }

  package mutating func press(_ key: Key) -> [OverlayEffect] {
    list.reply = nil
    let top = top
    switch HelpPageAction.action(for: key) {
    case .step(let step) where isSearching: list.move(step, of: matches.count, page: page.rows)
    case .step(let step): return scroll(to: step.index(from: top, page: page.rows))
    case .nextSection: return scroll(to: headings.first { $0 > top })
    case .previousSection: return scroll(to: headings.last { $0 < top })
    case .run: return isSearching ? run() : [.leave]
    case .leave:
      guard isSearching else { return [.leave] }
      list.query = TextInput("")
    case .type, nil:
      if !isSearching, key == .character("?") { return [.leave] }
      // A slash before the text is left out.
      if !isSearching, key == .character("/") { return [] }
      return type { $0.press(key) }
    }
    return showChoice()
  }

  package mutating func type(_ change: (inout TextInput) -> Bool) -> [OverlayEffect] {
    list.reply = nil
    let (isUsed, isNew) = list.type(change)
    if isNew { list.select(0, of: matches.count) }
    return isUsed ? showChoice() : [.bell]
  }

  package mutating func report(_ sentence: String) { list.reply = Status(sentence, .refusal) }

  private mutating func showChoice() -> [OverlayEffect] {
    let top = top
    _ = scroll(to: chosenLines.map { max(min(top, $0.lowerBound), $0.upperBound - page.rows) } ?? 0)
    return []
  }

  package mutating func turnWheel(by lines: Int) { _ = scroll(to: top + lines) }

  package var top: Int { pager.top(of: lines.count, page: page.rows) }

  private mutating func scroll(to line: Int?) -> [OverlayEffect] {
    line.map { pager.scroll(to: $0, of: lines.count, page: page.rows) } == true ? [] : [.bell]
  }

  private var headings: [Int] {
    let lines = lines
    return lines.indices.filter { lines[$0].isHeading }
  }

  private mutating func run() -> [OverlayEffect] {
    guard let chosen else { return [.bell] }
    if let key = chosen.row.key, chosen.context == first { return [.run(key)] }
    let isEverywhere = chosen.row.key == nil || chosen.context == .everywhere
    let reason =
      isEverywhere ? "Close the help, then type it." : "\(chosen.row.keyNames) works only in: \(chosen.context.title)."
    report("Can't run it here. \(reason)")
    return [.bell]
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

  /// The answer to the last key, or the sentence about the chosen match; nil without both.
  package var status: Status? {
    guard list.reply == nil, isSearching else { return list.reply }
    guard let chosen, let choice = list.selection else { return Status("No key matches.", .refusal) }
    let run = keys.name(of: HelpPageAction.run, in: characterSupport)
    return Status("\(choice + 1) of \(matches.count): \(chosen.row.help). \(run) runs it.")
  }

  // MARK: Lines

  package var lines: [PageLine] {
    isSearching ? matchLines.flatMap { $0 } : wrapped(Array(sections.joined(separator: [.blank])))
  }

  private var chosenLines: Range<Int>? {
    guard isSearching, let choice = list.selection else { return nil }
    let all = matchLines
    let start = all[..<choice].reduce(0) { $0 + $1.count }
    return start..<start + all[choice].count
  }

  private var matchLines: [[PageLine]] {
    if matches.isEmpty { return [[PageLine(text: "No key matches.")]] }
    return matches.enumerated().map { number, entry in
      PageLine(label: entry.row.keyNames, text: entry.row.help, isChosen: number == list.selection)
    }.narrowed.map { wrapped([$0]) }
  }

  private func wrapped(_ lines: [PageLine]) -> [PageLine] {
    lines.flatMap { $0.wrapped(to: page.columns, characterSupport: characterSupport) }
  }

  private var sections: [[PageLine]] {
    (first == .list ? [heading("First keys", Self.firstKeys)] : []) + contexts.map(section) + [legend]
  }

  private static let firstKeys: [NormalAction] = [
    .pickUp, .add, .open, .moveTo, .toItsTime, .problems, .find, .trip, .map, .export,
  ]

  private func section(_ context: KeyContext) -> [PageLine] {
    let isFirst = first == .list && context == .list
    let firstKeys = isFirst ? Set(Self.firstKeys.flatMap(\.binding.keys)) : []
    let rows = context.rows(in: characterSupport, keys).filter { row in row.key.map(firstKeys.contains) != true }
    return [.heading(context.title)] + rows.map { PageLine(label: $0.keyNames, text: $0.help) }.narrowed
  }

  private func heading(_ title: String, _ actions: [NormalAction]) -> [PageLine] {
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
      (String(lines.dragHandle), "row that can be moved"), (String(lines.check), "done, or ground visited"),
    ]
  }
}

extension KeyHelp.Entry {
  /// 0 if it contains all words of a query; 1 if of some of them only the letters are in a word, in order; nil otherwise.
  fileprivate func rank(of wanted: [Substring]) -> Int? {
    var rank = 0
    for part in wanted where !text.contains(part) {
      let words = text.split { !$0.isLetter && !$0.isNumber }
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
