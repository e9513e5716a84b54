import Almanac
import Preferences
import Screen

/// The keys of the list as the settings bind them, in the section `[keys]`: `undo = Z Ctrl-R`, `map = none`.
package struct OwnKeys: Equatable, Sendable {
  private var own: [BrowseAction: [Key]] = [:]
  /// The lines that bind nothing.
  package private(set) var mistakes: [SettingDiagnostic] = []

  package static let none = "none"

  private typealias Entry = (line: ConfigLine, action: BrowseAction, keys: [Key])

  /// Reads the lines. Of two that bind one action, the later one counts; of two that bind one key, the earlier one.
  package init(_ lines: [ConfigLine] = []) {
    var entries: [Entry] = []
    for line in lines {
      do throws(SettingDiagnostic.Reason) {
        let (action, keys) = try Self.binding(in: line)
        entries.append((line, action, keys))
      } catch {
        refuse(line, error)
      }
    }
    bind(entries)
    // An action that gets its usual keys back may take one of them from another line.
    while let (index, reason) = lastConflict(among: entries) {
      refuse(entries.remove(at: index).line, .notBound(reason))
      bind(entries)
    }
    for (index, entry) in entries.enumerated() where entries[..<index].contains(where: { $0.action == entry.action }) {
      refuse(entry.line, .givenTwice)
    }
  }

  private mutating func bind(_ entries: [Entry]) {
    own = Dictionary(entries.map { ($0.action, $0.keys) }) { _, last in last }
  }

  private mutating func refuse(_ line: ConfigLine, _ reason: SettingDiagnostic.Reason) {
    mistakes.append(SettingDiagnostic(reason, key: line.key, in: .file(line: line.number)))
  }

  // MARK: The effective keys

  package func action(for key: Key) -> BrowseAction? {
    BrowseAction.allCases.first { binding(of: $0).keys.contains(key) }
  }

  package func binding(of action: BrowseAction) -> Binding {
    let usual = action.binding
    if let keys = own[action] { return Binding(usual, keys: keys) }
    let isPair = usual.hintPair.allSatisfy { key in
      BrowseAction.action(for: key).map { own[$0] == nil } ?? true
    }
    return isPair ? usual : Binding(usual, keys: usual.keys)
  }

  package var rows: [(name: String, keys: [String])] {
    BrowseAction.allCases.filter { own[$0] != nil }.map { action in
      (action.settingName, binding(of: action).names(in: .unicode))
    }
  }

  /// The lines of a file that binds nothing and names every action.
  package static var exampleFile: [String] {
    ["", "# Keys of the trip list, as the help names them, separated by spaces; `none` for no key.", "; [keys]"]
      + BrowseAction.allCases.filter { $0 != .day }.map { action in
        "; \(action.settingName) = \(action.binding.names(in: .unicode).joined(separator: " "))"
      }
  }

  // MARK: Reading

  private static func binding(in line: ConfigLine) throws(SettingDiagnostic.Reason) -> (BrowseAction, [Key]) {
    let actions = BrowseAction.allCases
    guard let action = actions.first(where: { $0.settingName == line.key.lowercased() }) else {
      let meant = NearMiss.nearest(to: line.key, among: actions.map(\.settingName))
      throw .notBound("unknown action" + NearMiss.question(meant.map { [$0] } ?? []))
    }
    if line.value == none { return (action, action == .quit ? [.control("c")] : []) }
    if action == .day { throw .notBound("its keys are the digits; only `none` can replace them") }
    var keys: [Key] = []
    for name in line.value.split(separator: " ") { keys.append(try key(named: String(name))) }
    if keys.isEmpty { throw .notBound("no key; use `none` to bind it to nothing") }
    return (action, action == .quit ? keys + [.control("c")] : keys)
  }

  private static func key(named name: String) throws(SettingDiagnostic.Reason) -> Key {
    guard let key = Key(notation: name) else {
      throw .notBound("\(Excerpt.quoted(name)) is not a key such as Z, Ctrl-U, PgUp or F2")
    }
    switch key {
    case .control("c"), .control("z"): throw .notBound("\(name) can't be bound")
    case .control("i"), .control("j"), .control("m"): throw .notBound("terminals send another key for \(name)")
    default: return key
    }
  }

  /// The last entry with a key that another action has, and a phrase that names both.
  private func lastConflict(among entries: [Entry]) -> (Int, String)? {
    for (index, entry) in entries.enumerated().reversed() {
      for key in own[entry.action] ?? [] {
        guard let other = owner(of: key, besides: entry.action) else { continue }
        return (index, "\(key.notation(in: .unicode)) is bound to \(other)")
      }
    }
    return nil
  }

  /// The name of another action with a key in the list, or in the menu of a row, where the keys of the list work too.
  private func owner(of key: Key, besides action: BrowseAction) -> String? {
    for other in BrowseAction.allCases where other != action && binding(of: other).keys.contains(key) {
      return other.settingName
    }
    if let other = EverywhereAction.action(for: key) { return "\(other)" }
    if HelpAction.action(for: key) != nil { return "help" }
    if BrowseAction.action(for: key) == action { return nil }
    if let other = HandAction.action(for: key) { return "\(other) in the row menu".snakeCased }
    return MenuAction.action(for: key).map { "\($0) in the row menu" }
  }
}

extension BrowseAction {
  /// The name in the settings, `pick_up`.
  package var settingName: String { rawValue.snakeCased }
}

extension String {
  fileprivate var snakeCased: String {
    reduce("") { $0 + ($1.isUppercase ? "_\($1.lowercased())" : String($1)) }
  }
}
