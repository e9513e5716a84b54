/// The public declarations of some modules, as the page of the libraries lists them: a row a type.
struct PublicDeclarations {
  /// The members of each type by its whole name, `Leg.Mode`, each as `isValidPosition(for:day:sortOrder:)`.
  private(set) var members: [String: [String]] = [:]
  /// The first sentence of the doc comment of each type.
  private(set) var meanings: [String: String] = [:]

  private struct Scope {
    let indent: Int
    let name: String
    /// The kind of a public type; nil for other types and for extensions.
    let kind: Substring?
  }

  /// What protocols of the standard library require, which their conformances promise.
  private static let required: Set = [
    "description", "distance(to:)", "advanced(by:)", "init(stringLiteral:)", "init(integerLiteral:)",
  ]

  init(of modules: [String]) { for file in SourceTree.files where modules.contains(file.module) { read(file) } }

  /// The rows of the table, by the names of the types.
  var rows: [String] {
    meanings.sorted { $0.key < $1.key }.map { name, meaning in
      "| `\(name)` | \(meaning) | \(members[name, default: []].map { "`\($0)`" }.joined(separator: ", ")) |"
    }
  }

  private mutating func read(_ file: SourceFile) {
    var scopes: [Scope] = []
    var comment: [Substring] = []
    for (number, line) in file.lines.enumerated() {
      let text = line.trimmed
      if text.hasPrefix("///") {
        comment.append(text.dropFirst(3).trimmed)
        continue
      }
      defer { comment = [] }
      if text.isEmpty || text.hasPrefix("//") || text.hasPrefix("}") || text.hasPrefix("where ") { continue }
      let indent = line.count - text.count
      while let last = scopes.last, indent <= last.indent { scopes.removeLast() }
      let words = text.prefix { !"({=".contains($0) }.split(separator: " ")
      let isPublic = words.contains("public")
      let scope = scopes.map(\.name).joined(separator: ".")
      if let name = Self.type(words) {
        let whole = scope.isEmpty ? name : "\(scope).\(name)"
        scopes.append(Scope(indent: indent, name: name, kind: isPublic ? words.first { Self.kinds.contains($0) } : nil))
        guard isPublic else { continue }
        meanings[whole] = Self.firstSentence(comment)
        // `enum Kind { case a, b }` on one line.
        if let cases = text.firstRange(of: "{ case ") { add(Self.cases(text[cases.upperBound...]), to: whole) }
      } else if isPublic {
        let member = Self.member(file.lines[number...])
        if Self.required.contains(member) || member.first?.isLetter != true { continue }
        add([member], to: scope)
      } else if let last = scopes.last, indent == last.indent + 2 {
        if last.kind == "protocol" { add([Self.member(file.lines[number...])], to: scope) }
        guard last.kind == "enum", let cases = text.firstRange(of: "case ") else { continue }
        add(Self.cases(text[cases.upperBound...]), to: scope)
      }
    }
  }

  private mutating func add(_ names: [String], to type: String) {
    for name in names where !members[type, default: []].contains(name) { members[type, default: []].append(name) }
  }

  private static let kinds: Set<Substring> = ["struct", "enum", "protocol", "extension"]

  private static func type(_ words: [Substring]) -> String? {
    guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count else { return nil }
    return String(words[kind + 1].prefix { $0 != ":" && $0 != "<" })
  }

  private static func firstSentence(_ comment: [Substring]) -> String {
    let text = comment.prefix { !$0.isEmpty }.joined(separator: " ").replacing("``", with: "`")
    return text.firstRange(of: ". ").map { String(text[..<$0.lowerBound]) + "." } ?? text
  }

  /// The names in `scheduled, timeTBD` and `move(ItemID, to: SlotNumber)`.
  private static func cases(_ text: Substring) -> [String] {
    parts(of: text.prefix { $0 != "}" }).map { ".\($0.prefix { $0.isLetter || $0.isNumber })" }
  }

  /// The name of the member that begins in the first of some lines: `init(of:under:)`, `dayCount`.
  private static func member(_ lines: ArraySlice<Substring>) -> String {
    let first = lines.first?.trimmed ?? ""
    let kinds: Set<Substring> = ["func", "init", "init?", "subscript", "var", "let", "typealias"]
    let words = first.split(separator: " ")
    guard let word = words.firstIndex(where: { kinds.contains($0.prefix { $0 != "(" }) }) else { return String(first) }
    let kind = words[word].prefix { $0 != "(" }
    if ["var", "let", "typealias"].contains(kind), word + 1 < words.count {
      return String(words[word + 1].prefix { $0 != ":" })
    }
    let name = kind == "func" && word + 1 < words.count ? words[word + 1].prefix { $0 != "(" } : kind
    var (text, depth) = ("", 0)
    for character in lines.joined(separator: " ").drop(while: { $0 != "(" }) {
      if character == ")" || character == "]" { depth -= 1 }
      if depth == 0, character == ")" { break }
      if depth > 0 { text.append(character) }
      if character == "(" || character == "[" { depth += 1 }
    }
    let labels = parts(of: text[...]).map { part -> String in
      let names = part.prefix { $0 != ":" }.split(separator: " ")
      return kind == "subscript" && names.count == 1 ? "_:" : "\(names.first ?? "_"):"
    }
    return "\(name)(\(labels.joined()))"
  }

  /// The parts of a list between its commas, those within brackets left together.
  private static func parts(of list: Substring) -> [Substring] {
    var (parts, depth, start) = ([Substring](), 0, list.startIndex)
    for index in list.indices {
      switch list[index] {
      case "(", "[", "<": depth += 1
      case ")", "]", ">": depth -= list[index] == ">" && list[..<index].last == "-" ? 0 : 1
      case "," where depth == 0:
        parts.append(list[start..<index].trimmed)
        start = list.index(after: index)
      default: break
      }
    }
    parts.append(list[start...].trimmed)
    return parts.filter { !$0.isEmpty }
  }
}
