/// A hash table of the cheapest ways to grant each set of wishes by the end of a visit to each venue, with open
/// addressing.
struct SeenTable<Bits: WishBits>: Sendable {
  private struct Entry: Sendable {
    var set: Bits
    var venue: Int32
    /// The run of the search that wrote the entry. Entries of other runs count as empty.
    var run: Int32
    var cost: Int32
    var end: Int32
    var driven: Int32
  }

  private var entries: [Entry]
  private var run: Int32 = 0
  private var count = 0

  init() {
    entries = [Entry](
      repeating: Entry(set: Bits(WishSet()), venue: 0, run: 0, cost: 0, end: 0, driven: 0), count: 1 << 12)
  }

  mutating func clear() {
    run += 1
    count = 0
  }

  /// Whether an earlier way was no dearer, ended no later and leaves at least as much driving for that day. If not,
  /// remembers this one.
  ///
  /// - Parameters:
  ///   - end: the end of the game at the venue, in minutes since 1970.
  ///   - driven: the minutes driven on the day of that end.
  mutating func isBeaten(_ set: Bits, at venue: Int, cost: Int32, end: Int32, driven: Int32) -> Bool {
    if count * 5 > entries.count * 3 { grow() }
    let mask = entries.count - 1
    var place = SeenTable.hash(set, venue) & mask
    while entries[place].run == run {
      if entries[place].set == set, entries[place].venue == Int32(venue) {
        let entry = entries[place]
        let isRested = end - entry.end >= 1440
        if entry.cost <= cost, entry.end <= end, entry.driven <= driven || isRested { return true }
        if cost <= entry.cost {
          (entries[place].cost, entries[place].end, entries[place].driven) = (cost, end, driven)
        }
        return false
      }
      place = (place + 1) & mask
    }
    entries[place] = Entry(set: set, venue: Int32(venue), run: run, cost: cost, end: end, driven: driven)
    count += 1
    return false
  }

  private mutating func grow() {
    let old = entries
    entries = [Entry](
      repeating: Entry(set: Bits(WishSet()), venue: 0, run: 0, cost: 0, end: 0, driven: 0), count: old.count * 2)
    let mask = entries.count - 1
    for entry in old where entry.run == run {
      var place = SeenTable.hash(entry.set, Int(entry.venue)) & mask
      while entries[place].run == run { place = (place + 1) & mask }
      entries[place] = entry
    }
  }

  @inline(__always)
  private static func hash(_ set: Bits, _ venue: Int) -> Int {
    var value = (set.mixed ^ UInt64(venue) &* 0x9E37_79B9_7F4A_7C15) &* 0xBF58_476D_1CE4_E5B9
    value ^= value >> 29
    value = value &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: value >> 20)
  }
}
