/// A walk over the rows of a trip in list order: which stay it is in, and which passages have their leg.
///
/// A city change has its leg if a leg belongs to it (``Stays/Bounds/passage``), or if the legs that are between its two
/// stays lead, one after the other, from the city of the first to the city of the second.
struct StayWalk {
  private let stays: [Stays.Stay]
  /// The index of the stay the walk is in; −1 before the first game.
  private(set) var stay = -1
  /// Whether the city change from each stay to the next one has its leg.
  private(set) var isJoined: [Bool]
  /// The ends of the legs since the stay began, as far as each leaves the city that the one before has reached.
  private var chain: (from: CityKey, to: CityKey)?

  init(_ stays: Stays) {
    self.stays = stays.all
    isJoined = Array(repeating: false, count: stays.all.count)
  }

  init(over itinerary: ItemList, _ stays: Stays) {
    self.init(stays)
    for item in itinerary.items {
      switch item.kind {
      case .game(let game) where game.isPlayed: _ = pass(gameIn: CityKey(game.city))
      case .travel(let leg): pass(leg, passage: stays.bounds(of: leg).passage)
      case .game, .custom: break
      }
    }
  }

  /// Returns whether a stay begins with a game that will be played.
  mutating func pass(gameIn city: CityKey) -> Bool {
    if stay >= 0, stays[stay].city == city { return false }
    stay += 1
    chain = nil
    return true
  }

  mutating func pass(_ leg: Leg, passage: Int?) {
    if let passage { isJoined[passage] = true }
    let (from, to) = (CityKey(leg.from), CityKey(leg.to))
    let start = if let chain, chain.to == from { chain.from } else { from }
    chain = (start, to)
    guard stay >= 0, stay + 1 < stays.count else { return }
    if start == stays[stay].city, to == stays[stay + 1].city { isJoined[stay] = true }
  }
}
