/// The stay that each game to be played belongs to, and the changes of city between stays.
struct StayGames {
  typealias CityPair = Stays.CityPair

  let stays: Stays
  private let stayOfGame: [ItemID: Int]
  private let gamesOfStay: [[ItemID]]

  init(_ itinerary: ItemList) {
    stays = Stays(itinerary.items)
    var walk = StayWalk(stays)
    var stayOfGame: [ItemID: Int] = [:]
    var gamesOfStay: [[ItemID]] = []
    for item in itinerary.items {
      guard let game = item.game, game.isPlayed else { continue }
      if walk.pass(gameIn: CityKey(game.city)) { gamesOfStay.append([]) }
      stayOfGame[item.id] = walk.stay
      gamesOfStay[walk.stay].append(item.id)
    }
    (self.stayOfGame, self.gamesOfStay) = (stayOfGame, gamesOfStay)
  }

  var passages: [CityPair: [Int]] { stays.passages }

  func passage(of leg: Leg) -> Int? { stays.bounds(of: leg).passage }

  func stay(of game: ItemID) -> Int? { stayOfGame[game] }

  func hasGames(in city: String) -> Bool {
    let key = CityKey(city)
    return stays.all.contains { $0.city == key }
  }

  /// The number of games that the two stays of a city change share with the two stays of a city change of another itinerary.
  func sharedGames(at passage: Int, with other: StayGames, at otherPassage: Int) -> Int {
    (0...1).map { side in
      gamesOfStay[passage + side].count { other.stayOfGame[$0] == otherPassage + side }
    }.reduce(0, +)
  }

  /// The changes between two cities, matched with those of another itinerary, by most shared games, then in order.
  func passages(of cityPair: CityPair, in other: StayGames) -> [Int: Int] {
    let (own, others) = (passages[cityPair] ?? [], other.passages[cityPair] ?? [])
    var pairs = own.flatMap { a in
      others.map { b in (own: a, others: b, shared: sharedGames(at: a, with: other, at: b)) }
    }
    pairs.sort { ($1.shared, $0.own, $0.others) < ($0.shared, $1.own, $1.others) }
    var match: [Int: Int] = [:]
    var taken: Set<Int> = []
    for pair in pairs where match[pair.own] == nil && !taken.contains(pair.others) {
      match[pair.own] = pair.others
      taken.insert(pair.others)
    }
    return match
  }
}

/// The identity of a leg: the n-th journey from one city to another. Programs that make a leg do not know of each
/// other, so all give it the id that follows from this; where they still made two for one city change, one is too many.
struct LegKey: Hashable {
  let cityPair: StayGames.CityPair
  let visit: Int

  init(_ leg: Leg) {
    (cityPair, visit) = (StayGames.CityPair(leg), leg.visit ?? 1)
  }
}

extension Trip {
  /// The id of a leg that the program makes: the same in every copy of the trip, also after it was deleted. If an item
  /// has it already (a leg keeps its id when its `visit` changes), the next id of a fixed sequence.
  func id(forNew leg: Leg) -> ItemID {
    let key = LegKey(leg)
    return firstFreeID(of: [id, "leg", key.cityPair.from.text, key.cityPair.to.text, String(key.visit)])
  }
}

extension [Item] {
  /// The generated legs of a city change that has an edited leg, or another generated leg that was changed later.
  var superfluousLegs: [Item] {
    var byKey: [LegKey: [Item]] = [:]
    for item in self { if let leg = item.leg { byKey[LegKey(leg), default: []].append(item) } }
    var superfluous: Set<ItemID> = []
    for legs in byKey.values where legs.count > 1 {
      let generated = legs.filter { $0.leg?.isGenerated ?? false }
      let retained = generated.count == legs.count ? generated.max { $0.order(to: $1) < 0 } : nil
      superfluous.formUnion(generated.lazy.filter { $0.id != retained?.id }.map(\.id))
    }
    return superfluous.isEmpty ? [] : filter { superfluous.contains($0.id) }
  }
}
