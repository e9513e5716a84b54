import ItineraryCore

/// A venue and its city in one text: `Wrigley Field - Chicago`, `BMO Field, Toronto, ON`, `Wrigley Field, 1060 W Addison
/// St, Chicago, IL 60613, USA`.
package struct LocationText: Equatable {
  /// The part before the first separator; the whole text if it has none.
  package var venue: String
  /// The city; nil if the text has only one part.
  package var city: String?
  package var region: String?

  package init(_ text: String) {
    let line = text.split(whereSeparator: { $0.isNewline || $0 == ";" }).map { $0.singleSpaced }
      .filter { !$0.isEmpty }.joined(separator: ", ")
    let dash = line.range(of: " - ")
    let commas = line.split(separator: ",").map { $0.singleSpaced }.filter { !$0.isEmpty }
    if let dash {
      venue = line[..<dash.lowerBound].singleSpaced
      takeCity(Array(line[dash.upperBound...].singleSpaced.split(separator: ",").map { $0.singleSpaced }))
    } else {
      venue = commas.first ?? ""
      if commas.count > 1 { takeCity(Array(commas.dropFirst())) }
    }
  }

  /// Takes the parts from the end: country, state with a postal code, city; a street before them is passed over.
  private mutating func takeCity(_ parts: [String]) {
    var parts = parts.filter { !$0.isEmpty }
    if parts.count > 1, let last = parts.last, Regions.isUnitedStates(last) { parts.removeLast() }
    guard parts.count > 1, let last = parts.last else {
      city = parts.first
      return
    }
    region = LocationText.withoutPostalCode(last)
    city = parts[parts.count - 2]
  }

  private static func withoutPostalCode(_ text: String) -> String {
    let words = text.split(separator: " ").prefix { word in !word.contains(where: \.isNumber) }
    return words.isEmpty ? text : words.joined(separator: " ")
  }
}
