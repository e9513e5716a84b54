import CStandard

/// Finds the places that a typed text may mean.
///
/// Names that begin with the text come first, then those with a word that does, then those that contain every word of
/// the text, counting the name of the city. Within these groups, nearer and larger places come first, and the user's
/// own before all others.
public struct PlaceSearch {
  private let own: [UserPlace]
  private let near: GeoPoint?

  /// - Parameters:
  ///   - own: the places of the user's trips.
  ///   - near: the point that the place is probably near, if any.
  public init(own: [UserPlace] = [], near: GeoPoint? = nil) {
    (self.own, self.near) = (own, near)
  }

  /// Reads the tables, which takes most of a frame, so that the first search is as fast as later ones.
  package static func prepare() { _ = PlaceIndex.shared }

  private static let longest = 100

  /// Returns the best matches, the best first; none for a text without letters and digits.
  public func matches(_ text: String, limit: Int) -> [PlaceMatch] {
    guard text.utf8.count <= Self.longest else { return [] }
    let query = Query(text)
    guard !query.words.isEmpty, limit > 0 else { return [] }
    var best: [PlaceIndex.Source] = []
    for candidate in candidates(query).sorted(by: { ($0.rank, -$0.score) < ($1.rank, -$1.score) })
    where best.count < limit && !best.contains(candidate.source) { best.append(candidate.source) }
    return best.compactMap { PlaceMatch($0, own: own) }
  }

  package func cities(_ text: String) -> [String] {
    var seen: Set<String> = []
    return matches(text, limit: 20).filter { $0.kind == .city && seen.insert($0.city).inserted }.map(\.city)
  }

  // MARK: Candidates

  private struct Candidate {
    let source: PlaceIndex.Source
    /// The kind of the match; 0 is the best.
    let rank: Int
    let score: Double
  }

  private func candidates(_ query: Query) -> [Candidate] {
    let own = own.enumerated().map { number, place in
      PlaceIndex.Entry(NameKey(place.name), in: nil, .own(number), place.point, size: 0)
    }
    return (own + PlaceIndex.shared.entries).compactMap { entry in
      guard var rank = query.rank(of: entry.key[...], nameCount: entry.nameCount) else { return nil }
      var score = score(size: entry.size, point: entry.point) - (entry.isOther ? 0.5 : 0)
      switch entry.source {
      case .own: score += 100
      // The code of an airport may be the beginning of a word.
      case .station where entry.isOther && entry.nameCount < 6: rank = max(rank, 1)
      default: break
      }
      return Candidate(source: entry.source, rank: rank, score: score)
    }
  }

  /// Weighs size against distance: a place 1,000 km away has to be about a hundred times as large as one nearby.
  private func score(size: Int, point: GeoPoint) -> Double {
    let weight = log2(Double(max(size, 1)))
    guard let near else { return weight }
    return weight - 1.5 * log2(1 + near.kilometers(to: point) / 50)
  }
}

private struct Query {
  private let key: [UInt8]
  let words: [ArraySlice<UInt8>]

  init(_ text: String) {
    key = Array(NameKey(text).text.utf8)
    words = key.split(separator: UInt8(ascii: " "))
  }

  /// Returns 0 for a name equal to the text, 1 for a name that begins with it, 2 for one with a word that begins with
  /// it, 3 for one with all its words, else nil. The key has the words of the name, then those of its city or region.
  func rank(of key: ArraySlice<UInt8>, nameCount: Int) -> Int? {
    let nameEnd = key.startIndex + nameCount
    var best: Int?
    var found = 0
    var place = key.startIndex
    while place < key.endIndex {
      if place < nameEnd, starts(self.key[...], key[place...]) {
        let isComplete = place == key.startIndex && (self.key.count == nameCount || self.key.count == key.count)
        best = min(best ?? 9, isComplete ? 0 : place == key.startIndex ? 1 : 2)
        if place == key.startIndex { return best }
      }
      if words.count > 1 {
        for (number, word) in words.enumerated().prefix(30) where starts(word, key[place...]) { found |= 1 << number }
      }
      while place < key.endIndex, key[place] != UInt8(ascii: " ") { place += 1 }
      place += 1
    }
    if best == nil, words.count > 1, found == (1 << min(words.count, 30)) - 1 { return 3 }
    return best
  }

  private func starts(_ text: ArraySlice<UInt8>, _ key: ArraySlice<UInt8>) -> Bool {
    key.first == text.first && key.starts(with: text)
  }
}
