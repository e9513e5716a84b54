/// A hash table, with open addressing, of the cheapest path to each set of targets by the end of each visit.
struct SeenTable: Sendable {
  private struct Entry: Sendable {
    var set = TargetSet()
    var venue: Int32 = 0
    /// The run of the search that wrote the entry. Entries of other runs count as empty.
    var run: Int32 = 0
    var cost: Int32 = 0
    var end: Int32 = 0
    var day: Int32 = 0
    var driven: Int16 = 0
    var streak: Int16 = 0
  }

  private var entries = [Entry](repeating: Entry(), count: 1 << 12)
  private var run: Int32 = 0
  private var count = 0

  mutating func clear() {
    run += 1
    count = 0
  }

  /// Whether an earlier path is at least as good: it costs and ends the same or less, and leaves as much driving for
  /// the day on which the game ends, and as many days until a rest. If not, remembers this path.
  mutating func isBeaten(
    _ set: TargetSet, after game: TourProblem.Game, cost: Int32, driven: Int16, streak: Int16
  ) -> Bool {
    let (venue, end, day) = (game.venue, Int32(clamping: game.end), Int32(clamping: game.day))
    if count * 5 > entries.count * 3 { grow() }
    let mask = entries.count - 1
    var place = SeenTable.hash(set, venue) & mask
    while entries[place].run == run {
      if entries[place].set == set, entries[place].venue == Int32(venue) {
        let entry = entries[place]
        let isRested = end - entry.end >= 1440
        let gap = streak == 0 ? 0 : day - entry.day
        if entry.cost <= cost, entry.end <= end, entry.driven <= driven || isRested,
          gap > 1 || Int32(entry.streak) + gap <= Int32(streak)
        {
          return true
        }
        if cost <= entry.cost {
          (entries[place].cost, entries[place].end, entries[place].day) = (cost, end, day)
          (entries[place].driven, entries[place].streak) = (driven, streak)
        }
        return false
      }
      place = (place + 1) & mask
    }
    entries[place] = Entry(
      set: set, venue: Int32(venue), run: run, cost: cost, end: end, day: day, driven: driven, streak: streak)
    count += 1
    return false
  }

  private mutating func grow() {
    let old = entries
    entries = [Entry](repeating: Entry(), count: old.count * 2)
    let mask = entries.count - 1
    for entry in old where entry.run == run {
      var place = SeenTable.hash(entry.set, Int(entry.venue)) & mask
      while entries[place].run == run { place = (place + 1) & mask }
      entries[place] = entry
    }
  }

  @inline(__always)
  private static func hash(_ set: TargetSet, _ venue: Int) -> Int {
    var value = (set.mixed ^ UInt64(venue) &* 0x9E37_79B9_7F4A_7C15) &* 0xBF58_476D_1CE4_E5B9
    value ^= value >> 29
    value = value &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: value >> 20)
  }
}
