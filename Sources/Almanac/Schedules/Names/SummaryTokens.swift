/// The words of a text about a game. A bracket is a single token; emoji and other decoration are left out.
struct SummaryTokens {
  struct Token: Equatable {
    var text: String
    var isBracket = false
    /// The following comma, colon or semicolon, if any.
    var mark: Character?

    var raw: String { isBracket ? "(\(text))" : text }
  }

  private(set) var tokens: [Token] = []
  /// The side of the club whose feed it is, if the text marks it: `[H]`, `(Away)`, `Home:`, an airplane.
  private(set) var clubSide: Matchup.Side?

  /// Reads the beginning of a text, at most 400 scalars.
  init(_ text: String) {
    var plain = ""
    var emoji: Matchup.Side?
    for scalar in text.unicodeScalars.prefix(400) {
      switch scalar {
      case "[", "{": plain += " ("
      case "]", "}": plain += ") "
      case "(": plain += " ("
      case ")": plain += ") "
      case "@": plain += " @ "
      case "×", "✕": plain += " x "
      case "－", "対", "―": plain += scalar == "対" ? " vs " : " - "
      case "|", "·", "•", "/": plain += scalar == "/" ? "/" : " | "
      default:
        emoji = emoji ?? SummaryTokens.side(of: scalar)
        if !SummaryTokens.isDecoration(scalar) { plain.unicodeScalars.append(scalar) }
      }
    }
    tokenize(plain)
    nameWomen()
    clubSide = removeMarker() ?? emoji
  }

  /// Spells out the `W` behind both teams of `Arsenal (W) - Chelsea (W)`; a single one means a win.
  private mutating func nameWomen() {
    let found = tokens.indices.filter { tokens[$0].text == "W" }
    guard found.count == 2, found[0] > 0, found[1] > found[0] + 1,
      found[1] == tokens.count - 1 || isBar(tokens[found[1] + 1])
    else { return }
    for index in found { tokens[index].text = "Women" }
  }

  private mutating func tokenize(_ plain: String) {
    var rest = plain[...]
    while let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") {
      for word in rest[..<open].split(whereSeparator: \.isWhitespace) { add(word) }
      let inner = rest[open..<close].dropFirst().singleSpaced
      if !inner.isEmpty { tokens.append(Token(text: inner, isBracket: true)) }
      rest = rest[close...].dropFirst()
    }
    // A bracket that is never closed does not count as one.
    for word in rest.split(whereSeparator: \.isWhitespace) { add(word.count > 1 ? word.drop { $0 == "(" } : word) }
  }

  private mutating func add(_ word: Substring) {
    var word = word.drop { $0 == "*" }
    while word.last == "*" { word = word.dropLast() }
    guard let last = word.last else { return }
    if word.count > 3, let prefix = ["vs.", "VS."].first(where: word.hasPrefix) {
      tokens.append(Token(text: prefix))
      return add(word.dropFirst(3))
    }
    let ends = word.count > 1 && (last == "," || last == ":" || last == ";")
    tokens.append(Token(text: String(ends ? word.dropLast() : word), mark: ends ? last : nil))
  }

  /// Removes `[H]`, `(Away)`, or words at either end such as `Home: Leeds` and `Leeds | Road`, and returns their side.
  private mutating func removeMarker() -> Matchup.Side? {
    for (index, token) in tokens.enumerated() where token.isBracket {
      let side = token.text.count == 1 ? SummaryTokens.letters[token.text.lowercased()] : SideWords.side(token.text)
      guard let side else { continue }
      tokens.remove(at: index)
      return side
    }
    for length in [3, 2, 1] where tokens.count > length + 1 {
      let (last, next) = (tokens[length - 1], tokens[length])
      if let side = side(of: tokens[..<length]),
        last.mark != nil || isBar(next) || isVersus(next) || isAt(next) && side == .away || isBare(tokens[..<length])
      {
        tokens.removeFirst(isBar(next) ? length + 1 : length)
        return side
      }
      let before = tokens[tokens.count - length - 1]
      if let side = side(of: tokens.suffix(length)), before.mark != nil || isBar(before) {
        tokens.removeLast(isBar(before) ? length + 1 : length)
        return side
      }
    }
    return nil
  }

  /// Whether a mark needs nothing behind it because the name of a team follows: `AWAY Iowa Wild`.
  private func isBare(_ mark: ArraySlice<Token>) -> Bool {
    let name = tokens[mark.endIndex...].prefix { !isBar($0) && !$0.isBracket }
    return (mark.count > 1 || ["home", "away"].contains(mark[0].text.lowercased()))
      && TeamTable.shared.knows(text(name))
  }

  private func side(of words: ArraySlice<Token>) -> Matchup.Side? {
    let isPhrase = words.dropLast().allSatisfy { $0.mark == nil } && !words.contains { $0.isBracket || isBar($0) }
    return isPhrase ? SideWords.side(text(words)) : nil
  }

  /// Whether a token is between the parts of a text, such as `-`, `|` and `:`.
  private func isBar(_ token: Token) -> Bool {
    !token.isBracket && ["-", "–", "—", "−", "|", ":", "/"].contains(token.text)
  }

  // MARK: Between the teams

  func separator() -> (range: Range<Int>, order: Matchup.Order)? {
    // `V` is rather a fifth team next to another separator.
    let isPlain = { (token: Token) in isVersus(token) && token.text != "V" }
    let isCapital = !dashes.isEmpty && tokens.contains { $0.text.contains(where: \.isLowercase) }
    if let index = tokens.firstIndex(where: isPlain) ?? (isCapital ? nil : tokens.firstIndex(where: isVersus)) {
      let at = tokens[..<index].firstIndex(where: isAt)
      if let at, !NoiseWords.isNoise(tokens[..<at].map(\.text)) { return (at..<at + 1, .secondAtHome) }
      return (index..<index + 1, .firstAtHome)
    }
    if let index = tokens.firstIndex(where: isAt) { return (index..<index + 1, .secondAtHome) }
    if let range = score() { return (range, .listed) }
    // `J2 - RC Toulon / Stade Rochelais`, `Rodada 25 - Flamengo x Grêmio`.
    let dashes = dashes.filter(mayNameTeam)
    let cross = dashes.first { tokens[$0].text.lowercased() == "x" }
    let dash = cross ?? dashes.first { !NoiseWords.isNoise(tokens[..<$0].map(\.text)) } ?? dashes.first
    return (dash ?? colonOfScore).map { ($0..<$0 + 1, .listed) }
  }

  /// Whether the words after an index may name a team: not those of `Commanders 27, Giants 17 - Final`.
  private func mayNameTeam(after index: Int) -> Bool {
    let rest = tokens[(index + 1)...]
    let isSaying = { (token: Token) in
      !token.text.split(separator: "/").allSatisfy { NoiseWords.isNoise(String($0)) }
        || StatusWords.isUndetermined(Substring(NameKey(token.text).text))
    }
    if rest.contains(where: isSaying) { return true }
    // `Wild` and `Sky` are names, too.
    let name = rest.prefix { !isBar($0) }.filter { !$0.isBracket && !NoiseWords.isCount($0.text) }
    return TeamTable.shared.knows(text(name[...]))
  }

  /// The colon between two names that a score follows: `Rovers : Wanderers 2:1`.
  private var colonOfScore: Int? {
    guard let last = tokens.last(where: { !$0.isBracket }), NoiseWords.isScore(last.text) else { return nil }
    return tokens.indices.dropFirst().dropLast(2).first { !tokens[$0].isBracket && tokens[$0].text == ":" }
  }

  var dashes: [Int] {
    tokens.indices.dropFirst().dropLast().filter {
      !tokens[$0].isBracket && SummaryTokens.dashes.contains(tokens[$0].text)
    }
  }

  /// Returns the parts of an event with two dashes: `Formula 1 — Australian Grand Prix — Race`.
  func eventParts() -> (of: String, event: String)? {
    let dashes = tokens.indices.filter { ["-", "–", "—"].contains(tokens[$0].text) && !tokens[$0].isBracket }
    guard dashes.count > 1, let first = dashes.first, first > 0, first + 1 < tokens.count, score() == nil,
      dashes.count(where: { NoiseWords.isCount(tokens[$0 - 1].text) }) < 2,
      !tokens.contains(where: { isAt($0) || isVersus($0) })
    else { return nil }
    return (text(tokens[..<first]), text(tokens[(first + 1)...]))
  }

  func text(_ part: ArraySlice<Token>) -> String { part.map(\.raw).joined(separator: " ") }

  /// Returns the range of a score between two names: `2-1`, `2 - 1` or `(2-1)`.
  private func score() -> Range<Int>? {
    for index in tokens.indices.dropFirst().dropLast() {
      if NoiseWords.isScore(tokens[index].text), mayNameTeam(after: index) { return index..<index + 1 }
      if SummaryTokens.dashes.contains(tokens[index].text), index + 2 < tokens.count, index > 1,
        NoiseWords.isCount(tokens[index - 1].text), NoiseWords.isCount(tokens[index + 1].text)
      {
        return index - 1..<index + 2
      }
    }
    return nil
  }

  private func isAt(_ token: Token) -> Bool {
    !token.isBracket && (token.text == "@" || token.text.lowercased() == "at")
  }
  private func isVersus(_ token: Token) -> Bool {
    !token.isBracket && WordList.versus.contains(token.text.lowercased())
  }

  // MARK: Words and marks

  /// Whether a scalar is an emoji, a flag, or a modifier of these. Unlike in Unicode, digits and `©` are not.
  private static func isDecoration(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200B...0x200F, 0xFE00...0xFE0F, 0x2060, 0xFEFF, 0xE0020...0xE007F, 0x20E3: true
    case 0x2190...0x2211, 0x2213...0x2BFF, 0x1F000...0x1FAFF: true
    default: false
    }
  }

  /// The side that an emoji means: clubs mark away games with airplanes, cars and roads, home games with houses.
  private static func side(of scalar: Unicode.Scalar) -> Matchup.Side? {
    switch scalar.value {
    case 0x2708, 0x1F6EB, 0x1F6EC, 0x1F68C, 0x1F68D, 0x1F690, 0x1F697...0x1F699, 0x1F6E3: .away
    case 0x1F3E0, 0x1F3E1, 0x2302: .home
    default: nil
    }
  }

  static let dashes: Set<String> = ["-", "–", "—", "−", "x", "X", "/"]
  private static let letters: [String: Matchup.Side] = ["h": .home, "a": .away]
}
