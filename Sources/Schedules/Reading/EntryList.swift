/// The entries of a schedule in the order of the file. Equal texts are stored once and have the same number, so that a
/// schedule of 100,000 games takes little memory, and each text is interpreted once.
struct EntryList {
  private struct Item {
    var row: EntryRow
    var text: Int32
  }

  private var items: [Item] = []
  /// The texts without repetitions, except for texts with the same hash.
  private(set) var texts: [EntryText] = []
  /// The number of the newest text with each hash.
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

  /// Changes the rows of all entries.
  mutating func change(_ change: (inout EntryRow) -> Void) {
    for index in items.indices { change(&items[index].row) }
  }

  mutating func removeAll(where isUnwanted: (EntryRow) -> Bool) {
    items.removeAll { isUnwanted($0.row) }
  }

  func row(at index: Int) -> EntryRow { items[index].row }

  /// Returns the index in ``texts`` of the text of an entry.
  func textNumber(at index: Int) -> Int { Int(items[index].text) }

  /// Returns the indices in ``texts`` of the texts of some entries in order, with the number of entries for each.
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
