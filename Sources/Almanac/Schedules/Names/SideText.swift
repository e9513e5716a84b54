struct SideText {
  typealias Token = SummaryTokens.Token

  /// The name without surrounding words; empty if there are only words such as `Home Opener`.
  private(set) var name = ""
  private(set) var isKnown = false
  /// The name of a team within an unknown name: `Cubs` in `Cubs Sunday Funday`. The league decides whether it counts.
  private(set) var inside: String?
  private(set) var tail = ""
  /// Whether a number follows the name. It is a score if a number also follows the other name.
  private(set) var hasScore = false

  private let table = TeamTable.shared

  /// - Parameter isFirst: Whether the team is expected at the end of the tokens, directly before the separator.
  init(_ tokens: ArraySlice<Token>, isFirst: Bool) {
    let parts = parts(tokens, isFirst: isFirst)
    let isSaying = { (part: ArraySlice<Token>) in !NoiseWords.isNoise(part.filter { !$0.isBracket }.map(\.text)) }
    let ordered = isFirst ? Array(parts.reversed()) : parts
    let plain = tokens.filter { !$0.isBracket }.map(\.text)
    if NoiseWords.isOpen(plain), let part = ordered.first(where: { NoiseWords.isOpen($0.map(\.text)) }),
      !ordered.contains(where: knows)
    {
      name = SideText.text(part)
      return
    }
    guard
      let part = ordered.first(where: { isSaying($0) || knows($0) || knows(SideText.withoutCount(withoutMarks($0))) })
    else {
      // `Game 1` alone is not a team, but `TBD` may be one.
      if !isFirst { name = ordered.first.map(SideText.text) ?? "" }
      return
    }
    parse(part)
    if !isFirst { tail = (tail + " " + SideText.text(tokens[part.endIndex...])).singleSpaced }
  }

  /// Splits a side at dashes, bars, commas and colons; the second side also at `at` before its venue. A comma
  /// before the first team splits only if a known name follows, because of names such as `Monterrey, A.C.`.
  private func parts(_ tokens: ArraySlice<Token>, isFirst: Bool) -> [ArraySlice<Token>] {
    var parts: [ArraySlice<Token>] = []
    var start = tokens.startIndex
    for index in tokens.indices {
      let token = tokens[index]
      let isMark =
        !token.isBracket
        && (SideText.marks.contains(token.text)
          || !isFirst && ["at", "@"].contains(token.text.lowercased()))
      let ends = token.mark.map { !isFirst || $0 != "," || knows(tokens[(index + 1)...]) } ?? false
      if isMark { parts.append(tokens[start..<index]) }
      if ends { parts.append(tokens[start...index]) }
      if isMark || ends { start = index + 1 }
    }
    parts.append(tokens[start...])
    return parts.filter { !$0.isEmpty }
  }

  private mutating func parse(_ part: ArraySlice<Token>) {
    let core = withoutMarks(part)
    let trimmed = [(true, true), (false, true), (true, false)].map { SideText.trimmed(core, lead: $0, trail: $1) }
    // `Wild 2` has a name that is an ordinary word besides.
    for rest in [core, SideText.withoutCount(core)] + trimmed where knows(rest) {
      if rest.count < core.count, isOther(SideText.text(rest), behind: core) { continue }
      (name, isKnown, tail) = (SideText.text(rest), true, SideText.text(part[rest.endIndex...]))
      return
    }
    findInside(core)
    if !isKnown { parseAfterAbbreviation(core) }
    if !isKnown { parseUnknown(core, of: part) }
  }

  private func knows(_ part: ArraySlice<Token>) -> Bool {
    !part.allSatisfy(\.isBracket) && table.knows(SideText.text(part))
  }

  private func isOther(_ name: String, behind tokens: ArraySlice<Token>) -> Bool {
    tokens.contains { $0.isBracket && table.isOther(table.matchesSharing(name), called: name, in: $0.text) }
  }

  private mutating func findInside(_ tokens: ArraySlice<Token>) {
    let words = tokens.filter { !$0.isBracket }.map(\.text)
    guard
      let span = table.spans(in: words).max(by: {
        ($0.isComplete ? 1 : 0, $0.words.count) < ($1.isComplete ? 1 : 0, $1.words.count)
      })
    else { return }
    let others = words[..<span.words.lowerBound] + words[span.words.upperBound...]
    if others.contains(where: NoiseWords.distinguishes) { return }
    let name = words[span.words].joined(separator: " ")
    if !span.isComplete, NicknameCollisions.isNamed(words, around: span.words) { return }
    if isOther(name, behind: tokens) || NicknameCollisions.isSchool(words, around: span.words) { return }
    if NoiseWords.isNoise(Array(others)) {
      (self.name, isKnown) = (name, true)
      tail = words[span.words.upperBound...].joined(separator: " ")
    } else {
      inside = name
    }
  }

  /// Reads a nickname behind the abbreviation of its team: `MIN Wild`, `DAL Stars`.
  private mutating func parseAfterAbbreviation(_ core: ArraySlice<Token>) {
    guard core.count > 1, let first = core.first, !first.isBracket, first.text == first.text.uppercased(),
      (2...4).contains(first.text.utf8.count)
    else { return }
    let rest = SideText.text(core.dropFirst())
    guard table.share(first.text, rest) else { return }
    (name, isKnown, inside) = (rest, true, nil)
  }

  /// Reads an unknown name, without rank, score, remarks and words such as `FINAL`.
  private mutating func parseUnknown(_ core: ArraySlice<Token>, of part: ArraySlice<Token>) {
    var rest = core
    while rest.count > 1, let first = rest.first, SideText.isHeading(first) { rest = rest.dropFirst() }
    while rest.count > 1, let last = rest.last, SideText.isHeading(last) { rest = rest.dropLast() }
    name = SideText.text(rest)
    tail = SideText.text(part[rest.endIndex...])
    let words = rest.filter { !$0.isBracket }
    if words.count > 1, let last = words.last, NoiseWords.isCount(last.text), !last.text.hasPrefix("0") {
      hasScore = true
    }
  }

  var withoutScore: String { name.split(separator: " ").dropLast().joined(separator: " ") }

  /// Returns the tokens without leading brackets and ranks, and trailing brackets and scores.
  private func withoutMarks(_ part: ArraySlice<Token>) -> ArraySlice<Token> {
    var rest = part
    while rest.count > 1, let first = rest.first {
      let isNumber =
        first.text.lowercased() == "no." && rest.count > 2 && NoiseWords.isCount(rest[rest.startIndex + 1].text)
      guard isNumber || first.isBracket || NoiseWords.isRank(first.text) else { break }
      rest = rest.dropFirst(isNumber ? 2 : 1)
    }
    while rest.count > 1, let last = rest.last {
      let isRemark =
        last.isBracket && !NoiseWords.isQualifier(last.text)
        && (!table.knows(last.text) || NoiseWords.isNoise(last.text))
      guard isRemark || !last.isBracket && NoiseWords.isScore(last.text) else { break }
      rest = rest.dropLast()
    }
    return rest
  }

  private static func trimmed(_ part: ArraySlice<Token>, lead: Bool, trail: Bool) -> ArraySlice<Token> {
    var rest = part
    while lead, let first = rest.first, first.isBracket || NoiseWords.isNoise(first.text) { rest = rest.dropFirst() }
    var isSport = false
    while trail, let last = rest.last,
      // `Iowa City` is a town, the first word of `City Connect` is noise.
      last.isBracket
        || NoiseWords.isNoise(last.text, after: true) && !(last == part.last && last.text.lowercased() == "city")
        || isSport && WordList.beforeSport.contains(NameKey(last.text).text)
    {
      isSport = NoiseWords.isSport(last.text)
      rest = rest.dropLast()
    }
    return rest
  }

  private static func withoutCount(_ part: ArraySlice<Token>) -> ArraySlice<Token> {
    part.last.map { !$0.isBracket && NoiseWords.isCount($0.text) } == true ? part.dropLast() : part
  }

  private static func isHeading(_ token: Token) -> Bool {
    guard !token.isBracket else { return false }
    let key = NameKey(token.text).text
    return WordList.sideHeading.contains(key) || StatusWords.isOfStatus(key)
  }

  private static func text(_ part: some BidirectionalCollection<Token>) -> String {
    let before = part.dropLast().map { $0.raw + ($0.mark.map { String($0) } ?? "") + " " }
    return before.joined() + (part.last?.raw ?? "")
  }

  private static let marks: Set<String> = ["-", "–", "—", "−", "|", "//", ":", "=>", "•"]
}
