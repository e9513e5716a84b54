/// The stay that each game to be played belongs to, and the changes of city between stays.
struct StayGames {
  /// A change of city: an ordered pair of cities.
  struct Journey: Hashable {
    let from: CityKey
    let to: CityKey

    init(_ from: CityKey, _ to: CityKey) {
      (self.from, self.to) = (from, to)
    }

    init(_ leg: Leg) {
      self.init(CityKey(leg.from), CityKey(leg.to))
    }
  }

  let stays: Stays
  /// The indices of the stays that each journey leaves, in order; the n-th is `visit` n.
  let passages: [Journey: [Int]]
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
    var passages: [Journey: [Int]] = [:]
    for index in stays.all.indices.dropLast() {
      passages[Journey(stays.all[index].city, stays.all[index + 1].city), default: []].append(index)
    }
    (self.passages, self.stayOfGame, self.gamesOfStay) = (passages, stayOfGame, gamesOfStay)
  }

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

  /// The passages of a journey matched with those of another itinerary: each with the one that shares most games with
  /// it, each at most once; those that share none are matched in order.
  func passages(of journey: Journey, in other: StayGames) -> [Int: Int] {
    let (mine, theirs) = (passages[journey] ?? [], other.passages[journey] ?? [])
    var pairs = mine.flatMap { a in
      theirs.map { b in (mine: a, theirs: b, shared: sharedGames(at: a, with: other, at: b)) }
    }
    pairs.sort { ($1.shared, $0.mine, $0.theirs) < ($0.shared, $1.mine, $1.theirs) }
    var match: [Int: Int] = [:]
    var taken: Set<Int> = []
    for pair in pairs where match[pair.mine] == nil && !taken.contains(pair.theirs) {
      match[pair.mine] = pair.theirs
      taken.insert(pair.theirs)
    }
    return match
  }
}
