/// The names of groups of fields for people, as versions of an item are compared.
package enum FieldWording {
  /// The name of a group (``FieldMergeable``), in lower case.
  package static func name(of group: String) -> String {
    if group.hasSuffix("+") { return "other fields" }
    return Game.fields.label(of: group) ?? Leg.fields.label(of: group) ?? CustomItem.fields.label(of: group) ?? group
  }
}

extension Wording {
  /// The values of a group of fields of an item; nil for those that only their name can say.
  package func text(of group: String, in item: Item) -> String? {
    let texts: [String?]
    switch (item.kind, group) {
    case (_, "cost"): texts = [item.cost.map(text)]
    case (.game(let game), "start"): texts = [moment(of: game), game.isPlayed ? nil : startOrStatus(of: game)]
    case (.game(let game), "venue"): texts = [place(of: game)]
    case (.travel(let leg), "figures"): texts = modes(of: leg) + figures(of: leg)
    case (.travel(let leg), "times"):
      texts =
        leg.parts?.map { text($0, on: nil) } ?? [
          leg.departs.map { "departs \(text($0))" }, leg.arrives.map { "arrives \(text($0))" },
        ]
    case (.custom(let custom), "location"): texts = [custom.location.map { $0.name ?? $0.formText }]
    case (.custom(let custom), "done"): texts = [custom.isDone ? "yes" : "no"]
    default:
      guard let custom = item.custom, let field = CustomField(rawValue: group) else {
        return group == "ticket" || group.hasSuffix("+") ? nil : item.text(of: group)
      }
      texts = [field.row.text(custom, self)]
    }
    return texts.compactMap { $0 }.joined(separator: ", ").nonEmpty ?? "–"
  }

  /// The values of a group of the trip's own fields; nil for those that only their name can say.
  package func text(of group: String, in trip: Trip) -> String? {
    switch group {
    case "name": "\"\(trip.name)\""
    case "dates": dates(of: trip)
    default: nil
    }
  }
}
