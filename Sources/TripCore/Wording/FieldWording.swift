/// The names of groups of fields for people, as versions of an item are compared.
package enum FieldWording {
  /// The name of a group (``FieldMergeable``), in lower case.
  package static func name(of group: String) -> String {
    if group.hasSuffix("+") { return "other fields" }
    return names[group] ?? group
  }

  private static let names = [
    "position": "position", "startDate": "dates", "durationMinutes": "duration", "nights": "nights",
    "url": "link", "figures": "distance and duration", "gameId": "game",
    "start": "start", "generated": "origin", "movedFrom": "origin", "done": "ticked off",
  ]
}
