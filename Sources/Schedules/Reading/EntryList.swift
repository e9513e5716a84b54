/// The entries of a schedule in the order of the file. What several of them say is kept once, and its number tells that they
/// say the same: a schedule of 100,000 games takes little memory, and what its texts mean is found once for each.
struct EntryList {
  private struct Item {
    var row: EntryRow
    var text: Int32
  }

  private var items: [Item] = []
  /// The texts, each once but for those whose hash is that of another.
  private(set) var texts: [EntryText] = []
  /// The number of the newest text of each hash.
  private var numbers: [Int: Int32] = [:]

  var count: Int { items.count }
  var indices: Range<Int> { items.indices }

  mutating func reserveCapacity(_ count: Int) { items.reserveCapacity(count) }

  mutating func append(_ entry: ScheduleEntry) {
    items.append(Item(row: entry.row, text: number(of: entry.text)))
  }

  mutating func replace(at index: Int, by entry: ScheduleEntry) {
    items[index] = Item(row: entry.row, text: number(of: entry.text))
  }

  mutating func removeAll(where isUnwanted: (EntryRow) -> Bool) {
    items.removeAll { isUnwanted($0.row) }
  }

  func row(at index: Int) -> EntryRow { items[index].row }

  /// Returns the position in ``texts`` of what an entry says.
  func textNumber(at index: Int) -> Int { Int(items[index].text) }

  /// Returns the positions in ``texts`` of what some entries say, in the order of the entries, and how many say it.
  func textCounts(in range: Range<Int>) -> [(number: Int, count: Int)] {
    var counts: [(number: Int, count: Int)] = []
    var places = [Int32](repeating: -1, count: texts.count)
    for index in range {
      let number = textNumber(at: index)
      if places[number] < 0 {
        places[number] = Int32(counts.count)
        counts.append((number, 1))
      } else {
        counts[Int(places[number])].count += 1
      }
    }
    return counts
  }

  private mutating func number(of text: EntryText) -> Int32 {
    let hash = text.hashValue
    if let number = numbers[hash], texts[Int(number)] == text { return number }
    let number = Int32(texts.count)
    texts.append(text)
    numbers[hash] = number
    return number
  }
}
