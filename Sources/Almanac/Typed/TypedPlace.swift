/// A place as typed or pasted: coordinates, a map link, an Open Location Code, or a name.
package enum TypedPlace: Equatable, Sendable {
  case point(GeoPoint, name: String?)
  case name(String)
  case unreadable(Reason)

  package enum Reason: Equatable, Sendable {
    case beyondTheEarth
    case shortLink
    case linkWithoutPlace
    /// A short Open Location Code without a known city.
    case codeWithoutCity
  }

  /// The longest text that is interpreted, in bytes; a longer one counts as a name.
  private static let longest = 4_000

  /// - Parameter near: the point that a short Open Location Code without a city is near.
  package init(_ text: String, near: GeoPoint? = nil) {
    let text = text.singleSpaced
    guard text.utf8.count <= Self.longest else {
      self = .name(text)
      return
    }
    self = Self.linked(text) ?? Self.unlinked(text, near: near) ?? .name(text)
  }

  // MARK: Links

  /// Reads a text that contains a link. The words before it are the name, because phones share places like that.
  private static func linked(_ text: String) -> TypedPlace? {
    let words = text.split(separator: " ").map(String.init)
    for (index, word) in words.enumerated() {
      // The name in an address of Android may have spaces: `geo:0,0?q=34,-106(Treasure Island)`.
      let isOpen = word.lowercased().hasPrefix("geo:") && word.contains("(") && !word.contains(")")
      guard let link = MapLink.place(isOpen ? words[index...].joined(separator: "+") : word) else { continue }
      let name = index == 0 ? name(inBrackets: words[1...]) : TypedPlace.name(before: words[..<index])
      switch link {
      case .point(let point, let own): return .point(point, name: name ?? own)
      case .name(let own): return .name(name ?? own)
      case .unreadable(let reason): return .unreadable(reason)
      }
    }
    return nil
  }

  /// Returns the words in brackets after a link: `geo:41.9,-87.6 (Wrigley Field)`.
  private static func name(inBrackets words: ArraySlice<String>) -> String? {
    let text = words.joined(separator: " ")
    return text.hasPrefix("(") && text.hasSuffix(")") ? String(text.dropFirst().dropLast()).trimmed.nonEmpty : nil
  }

  private static func name(before words: ArraySlice<String>) -> String? {
    let name = words.joined(separator: " ").reversed().drop { " ,:;-–@(<".contains($0) }.reversed()
    return String(name).nonEmpty
  }

  // MARK: Other texts

  /// Reads coordinates or a code, with or without a name; nil for any other text.
  static func unlinked(_ text: String, near: GeoPoint? = nil) -> TypedPlace? {
    if let place = LocationCode.place(text, near: near) { return place }
    if let pair = CoordinatePair(text) ?? CoordinatePair(inLongForm: text) { return place(pair, name: nil) }
    if let at = text.lastIndex(of: "@"), at > text.startIndex {
      let (before, after) = (text[..<at], text[text.index(after: at)...])
      if let name = String(before).trimmed.nonEmpty {
        if let pair = CoordinatePair(String(after)) { return place(pair, name: name) }
        if case .point(let point, nil) = LocationCode.place(String(after).trimmed, near: near) {
          return .point(point, name: name)
        }
      }
    }
    if text.hasSuffix(")"), let open = text.lastIndex(of: "(") {
      let (before, inside) = (String(text[..<open]).trimmed, String(text[text.index(after: open)...].dropLast()))
      if let pair = CoordinatePair(inside) { return place(pair, name: before.nonEmpty) }
      if let pair = CoordinatePair(before) { return place(pair, name: inside.trimmed.nonEmpty) }
    }
    return named(text)
  }

  /// Reads a name directly followed by coordinates, which need at least three decimals: `Lou's 41.8903, -87.6337`.
  private static func named(_ text: String) -> TypedPlace? {
    let words = text.split(separator: " ")
    for count in [2, 1] where words.count > count {
      let last = words.suffix(count).joined(separator: " ")
      guard let pair = CoordinatePair(last), pair.decimals >= 3 else { continue }
      // A third number before them would have a meaning that is unknown here.
      guard words[words.count - count - 1].contains(where: \.isLetter) || !words[words.count - count - 1].contains(".")
      else { return nil }
      return place(pair, name: name(before: words.dropLast(count).map(String.init)[...]))
    }
    return nil
  }

  static func place(_ pair: CoordinatePair, name: String?) -> TypedPlace {
    guard let point = pair.point else { return .unreadable(.beyondTheEarth) }
    return .point(point, name: name)
  }
}

extension TypedPlace {
  /// A sentence about a text that should contain a point but has none; nil for any other text.
  package var problem: String? {
    guard case .unreadable(let reason) = self else { return nil }
    return switch reason {
    case .beyondTheEarth: "Coordinates out of range: at most 90 and 180 degrees."
    case .shortLink: "Short link without coordinates: open it and paste the long address."
    case .linkWithoutPlace: "No place in this link."
    case .codeWithoutCity: "Add the city after the code: W8XV+9V Chicago."
    }
  }
}
