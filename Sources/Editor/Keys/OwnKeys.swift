import Almanac
import Screen

/// The keys as the settings bind them, in the section `[keys]`: those of the list by the action, `undo = Z Ctrl-R`,
/// `map = none`, and those of other screens and dialogs with the context in front of it, `carrying.drop = F5`.
package struct OwnKeys: Equatable, Sendable {
  fileprivate private(set) var own: [String: [Key]] = [:]
  /// A line that binds nothing, and the reason in a phrase; nil if a later line binds the action.
  package struct Mistake: Equatable, Sendable {
    package let line: ConfigLine
    package let reason: String?
  }

  package private(set) var mistakes: [Mistake] = []

  package static let none = "none"

  private struct Refusal: Error {
    let reason: String
  }

  private typealias Entry = (line: ConfigLine, action: NamedAction, keys: [Key])

  /// Reads the lines. Of two that bind one action, the later one counts; of two that bind one key, the earlier one.
  package init(_ lines: [ConfigLine] = []) {
    var entries: [Entry] = []
    for line in lines {
      do throws(Refusal) {
        let (action, keys) = try Self.binding(in: line)
        entries.append((line, action, keys))
      } catch {
        mistakes.append(Mistake(line: line, reason: error.reason))
      }
    }
    bind(entries)
    // An action that gets its usual keys back may take one of them from another line.
    while let (index, reason) = lastConflict(among: entries) {
      mistakes.append(Mistake(line: entries.remove(at: index).line, reason: reason))
      bind(entries)
    }
    for (index, entry) in entries.enumerated()
    where entries[..<index].contains(where: { $0.action.name == entry.action.name }) {
      mistakes.append(Mistake(line: entry.line, reason: nil))
    }
  }

  private mutating func bind(_ entries: [Entry]) {
    own = Dictionary(entries.map { ($0.action.name, $0.keys) }) { _, last in last }
  }

  // MARK: The effective keys

  package func action<Action: KeyAction>(for key: Key) -> Action? {
    zip(Action.allCases, Action.bindings(by: self)).first { $0.1.keys.contains(key) }?.0
  }

  package func binding<Action: KeyAction>(of action: Action) -> Binding {
    let usual = action.binding
    guard !own.isEmpty, let context = KeyContext.bindable.first(where: { $0.actions.contains { $0 == Action.self } })
    else { return usual }
    func keys(of action: Action) -> [Key]? { own[context.prefix + action.settingName] }
    if let keys = keys(of: action) { return usual.with(keys) }
    // A hint has two keys only if both actions have their usual ones.
    let isPair = usual.hintPair.allSatisfy { key in Action.action(for: key).flatMap(keys) == nil }
    return isPair ? usual : usual.with(usual.keys)
  }

  func bindings(of context: KeyContext) -> [Binding] { context.actions.flatMap { $0.bindings(by: self) } }

  /// The name of the first key of an action outside of the list; the action's own if it has no key.
  package func name(of action: some KeyAction, in characterSupport: CharacterSupport) -> String {
    binding(of: action).names(in: characterSupport).first ?? action.settingName
  }

  /// The usual key of the action that a key is bound to in a context; nil if the settings unbind the key there. The list and
  /// the row menu, where the keys of the list work too, look up the keys that are bound.
  package func usual(for key: Key, in context: KeyContext) -> Key? {
    guard !context.looksUpKeys, !own.isEmpty else { return key }
    let bound = context.named.filter { own[$0.name] != nil }
    if let action = bound.first(where: { own[$0.name]?.contains(key) == true }) { return action.binding.keys.first }
    let isTaken = bound.contains { $0.binding.keys.contains(key) }
    return isTaken && !context.parts.contains { $0.bindings.contains { $0.keys.contains(key) } } ? nil : key
  }

  package var rows: [(name: String, keys: [String])] {
    NamedAction.all.compactMap { action in
      own[action.name].map { (action.name, action.binding.with($0).names(in: .unicode)) }
    }
  }

  package static var exampleFile: [String] {
    ["", "# Keys, as the help names them, separated by spaces; `none` for no key.", "; [keys]"]
      + NamedAction.all.filter { $0.name != NormalAction.day.settingName }.map { action in
        "; \(action.name) = \(action.binding.names(in: .unicode).joined(separator: " "))"
      }
  }

  // MARK: Reading

  private static func binding(in line: ConfigLine) throws(Refusal) -> (NamedAction, [Key]) {
    let actions = NamedAction.all
    guard let action = actions.first(where: { $0.name == line.key.lowercased() }) else {
      let candidates = NearMiss.nearest(to: line.key, among: actions.map(\.name))
      throw Refusal(reason: "unknown action" + NearMiss.suggestion(candidates.map { [$0] } ?? []))
    }
    if line.value == none { return (action, action.fixedKeys) }
    if action.name == NormalAction.day.settingName {
      throw Refusal(reason: "its keys are the digits; only `none` can replace them")
    }
    var keys: [Key] = []
    for name in line.value.split(separator: " ") {
      let key = try key(named: String(name))
      if action.context.types(key) { throw Refusal(reason: "\(name) edits text there") }
      keys.append(key)
    }
    if keys.isEmpty { throw Refusal(reason: "no key; use `none` to bind it to nothing") }
    return (action, keys + action.fixedKeys.filter { !keys.contains($0) })
  }

  private static func key(named name: String) throws(Refusal) -> Key {
    guard let key = Key(notation: name) else {
      throw Refusal(reason: "\(Excerpt.quoted(name)) is not a key such as Z, Ctrl-U, PgUp or F2")
    }
    switch key {
    case .control("c"), .control("z"): throw Refusal(reason: "\(name) can't be bound")
    case .control("i"), .control("j"), .control("m"): throw Refusal(reason: "terminals send another key for \(name)")
    default: return key
    }
  }

  private func lastConflict(among entries: [Entry]) -> (Int, String)? {
    for (index, entry) in entries.enumerated().reversed() {
      for key in own[entry.action.name] ?? [] where !entry.action.fixedKeys.contains(key) {
        guard let other = owner(of: key, besides: entry.action) else { continue }
        return (index, "\(key.notation(in: .unicode)) is bound to \(other)")
      }
    }
    return nil
  }

  /// The name of another action with a key in the same context, or in a part of it where its keys work too.
  private func owner(of key: Key, besides action: NamedAction) -> String? {
    func owner(in context: KeyContext) -> NamedAction? {
      zip(context.named, bindings(of: context)).first { $0.name != action.name && $1.keys.contains(key) }?.0
    }
    if let other = owner(in: action.context) { return other.name }
    if let other = EverywhereAction.action(for: key) { return "\(other)" }
    if HelpAction.action(for: key) != nil { return "help" }
    if action.binding.keys.contains(key) { return nil }
    for part in action.context.parts where part != .menu || RowMenu.offered.contains(action.name) {
      if let other = owner(in: part) { return "\(other.action) in the \(part.title.lowercased())" }
    }
    if action.context == .menu, let other = owner(in: .list), RowMenu.offered.contains(other.name) {
      return "\(other.name) in the list"
    }
    return nil
  }
}

struct NamedAction {
  let context: KeyContext
  let action: String
  let binding: Binding

  var name: String { context.prefix + action }

  /// The keys that the action keeps, so that nobody gets stuck. A preview keeps those of a question.
  var fixedKeys: [Key] {
    let fixed: [Key] =
      switch context {
      case .list: action == "quit" ? [.control("c")] : []
      case .tripPreview: [.escape, .control("c"), .character("y"), .character("n")]
      default: [.escape, .control("c")]
      }
    return binding.keys.filter(fixed.contains)
  }

  static let all = KeyContext.bindable.flatMap { $0.named.filter { !$0.binding.acceptsText } }
}

extension KeyContext {
  /// The contexts whose keys the settings can bind, each with the parts in which its keys work as well.
  static let bindable: [KeyContext] = [
    .list, .menu, .carrying, .repairs, .places, .review, .finding, .form, .path, .export, .map, .page, .help, .trip,
    .tripLine, .tripPreview, .sharing, .chooser, .newTrip, .reading, .picker, .planForm, .plan, .rescue, .waiting,
  ]

  /// Whether keys are looked up as they are bound; elsewhere the usual key of the action takes their place.
  var looksUpKeys: Bool { [.list, .menu].contains(self) }

  var parts: [KeyContext] {
    switch self {
    case .list: [.menu]
    case .form: [.category, .suggestions, .notes, .button]
    default: []
    }
  }

  fileprivate func types(_ key: Key) -> Bool {
    let takesText =
      switch self {
      case .places, .review, .finding, .form, .path, .export, .tripLine: true
      default: bindings.contains { $0.acceptsText && $0.keys.isEmpty }
      }
    if !takesText || bindings.contains(where: { $0.keys.contains(key) }) { return false }
    if case .character = key { return true }
    return TypingAction.action(for: key) != nil
  }

  var named: [NamedAction] { actions.flatMap { $0.named(in: self) } }
}

extension KeyAction {
  fileprivate static func bindings(by keys: OwnKeys) -> [Binding] {
    keys.own.isEmpty ? bindings : allCases.map(keys.binding)
  }

  fileprivate static func named(in context: KeyContext) -> [NamedAction] {
    allCases.map { NamedAction(context: context, action: $0.settingName, binding: $0.binding) }
  }
}

extension DisplaySettings {
  /// The name of the first key of an action on a screen other than the trip's.
  package func name(of action: some KeyAction) -> String { OwnKeys(keyLines).name(of: action, in: keyCharacterSupport) }
}
