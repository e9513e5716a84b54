/// The identity of a leg, whatever its figures and its place in the list: the n-th journey from one city to another.
/// Two programs that make a leg do not know of each other, so both give it the id that follows from this; where they
/// still made two for one city change, one of them is too many.
struct LegKey: Hashable {
  let journey: StayGames.Journey
  let visit: Int

  init(_ leg: Leg) {
    (journey, visit) = (StayGames.Journey(leg), leg.visit ?? 1)
  }
}

extension Trip {
  /// The id of a leg that the program makes: the same for every program that makes it for the same trip, also again
  /// after it was deleted. If an item has that id already (a leg keeps its id when its `visit` changes), the next id
  /// of a fixed sequence.
  func id(forNew leg: Leg) -> ItemID {
    let key = LegKey(leg)
    return firstFreeID(of: [id, "leg", key.journey.from.text, key.journey.to.text, String(key.visit)])
  }
}

extension [Item] {
  /// The superfluous legs, in the order of the items: generated legs of a city change that has a leg edited by a user, or
  /// another generated leg that was changed later.
  var superfluousLegs: [Item] {
    var byKey: [LegKey: [Item]] = [:]
    for item in self { if let leg = item.leg { byKey[LegKey(leg), default: []].append(item) } }
    var superfluous: Set<ItemID> = []
    for legs in byKey.values where legs.count > 1 {
      let generated = legs.filter { $0.leg?.isGenerated ?? false }
      let kept = generated.count == legs.count ? generated.max { $0.order(to: $1) < 0 } : nil
      superfluous.formUnion(generated.lazy.filter { $0.id != kept?.id }.map(\.id))
    }
    return superfluous.isEmpty ? [] : filter { superfluous.contains($0.id) }
  }
}
