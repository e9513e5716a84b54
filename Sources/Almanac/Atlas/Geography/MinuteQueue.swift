/// Nodes of a net in the order of the minutes to them, as a binary heap.
struct MinuteQueue {
  private var entries: [(node: Int, minutes: Double)] = []

  mutating func insert(_ node: Int, at minutes: Double) {
    entries.append((node, minutes))
    var place = entries.count - 1
    while place > 0, entries[place].minutes < entries[(place - 1) / 2].minutes {
      entries.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  mutating func removeFirst() -> (node: Int, minutes: Double)? {
    guard let first = entries.first, let last = entries.popLast() else { return nil }
    if entries.isEmpty { return first }
    entries[0] = last
    var place = 0
    while 2 * place + 1 < entries.count {
      var child = 2 * place + 1
      if child + 1 < entries.count, entries[child + 1].minutes < entries[child].minutes { child += 1 }
      if entries[place].minutes <= entries[child].minutes { break }
      entries.swapAt(place, child)
      place = child
    }
    return first
  }
}
