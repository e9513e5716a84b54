import Itinerary
import Store

/// The item that a user names as ITEM: by its id, or by the start of it that no other item of the trip shares.
struct ItemArgument {
  private let trip: Trip
  private let wording: Wording
  private var items: [Item] { trip.itinerary.items }

  init(in trip: Trip, wording: Wording) {
    self.trip = trip
    self.wording = wording
  }

  /// The index of the item.
  ///
  /// - Throws: a ``Failure`` that lists similar items, if the item does not exist or is ambiguous.
  func index(of argument: String) throws(Failure) -> ItemIndex {
    if let exact = trip.itinerary.index(of: ItemID(argument)) { return exact }
    let wanted = argument.lowercased()
    let itinerary = trip.itinerary
    let matches =
      wanted.isEmpty ? [] : itinerary.indices.filter { itinerary[$0].id.text.lowercased().hasPrefix(wanted) }
    guard let first = matches.first else { throw unknown(argument) }
    if matches.count > 1 { throw ambiguous(argument, matches.map { itinerary[$0] }) }
    return first
  }

  /// The refusal of an id that no item has: perhaps it is misspelt, or the name of an item.
  private func unknown(_ argument: String) -> Failure {
    let ids = NearMiss.names(meantBy: argument, among: items.map(\.id.text), slips: 1)
    let names = ids.isEmpty ? NearMiss.names(meantBy: argument, among: items.map(wording.name)) : []
    let meant = items.filter { ids.contains($0.id.text) || names.contains(wording.name(of: $0)) }
    let hint = meant.isEmpty ? "; `barnstorm show` lists them" : NearMiss.question(meant.prefix(3).map(described))
    return Failure("no item \(JSONText.quoted(argument)) in \(trip.name)\(hint)")
  }

  private func ambiguous(_ argument: String, _ items: [Item]) -> Failure {
    let few = 3
    var names = items.prefix(few).map(described)
    if items.count > few { names.append("\(items.count - few) more") }
    return Failure("\(JSONText.quoted(argument)) could be \(names.joined(separator: " or "))")
  }

  /// The start of an item's id and its name: `b2-d (Dinner)`.
  private func described(_ item: Item) -> String {
    "\(ShortIDs(items.map(\.id.text)).short(item.id.text)) (\(wording.name(of: item)))"
  }
}
