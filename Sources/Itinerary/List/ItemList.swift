/// The items of a trip in list order, with the start of every day.
///
/// Always sorted by position, ties by `modifiedAt`, then by `id`. Looking up a day costs nothing, whatever the length of the trip.
public struct ItemList: Equatable, Sendable {
  /// The items in list order.
  public private(set) var items: [Item]
  /// `starts[d - 1]` is the index of the first item of day `d`; the last entry is the number of items.
  private var starts: [Int]

  /// - Parameters:
  ///   - items: the items, in any order, each on a day 1…`dayCount`.
  ///   - dayCount: at least 1.
  /// - Precondition: each item is on a day of the trip.
  public init(_ items: [Item], dayCount: Int) {
    precondition(dayCount >= 1, "a trip has at least one day")
    let sorted = items.sorted(by: Item.precedes)
    (self.items, starts) = (sorted, ItemList.starts(of: sorted, dayCount: dayCount))
  }

  /// N; days run 1…N.
  public var dayCount: Int { starts.count - 1 }
  /// The days, 1…N.
  public var days: ClosedRange<Int> { 1...dayCount }
  /// The number of items.
  public var count: Int { items.count }

  /// The indices of all items.
  public var indices: Range<ItemIndex> { 0..<ItemIndex(count) }

  /// The item at an index; a precondition is that it exists.
  public subscript(index: ItemIndex) -> Item { items[index.rawValue] }

  /// The indices of the items of a day, 1…N.
  public func range(ofDay day: Int) -> Range<ItemIndex> {
    ItemIndex(starts[day - 1])..<ItemIndex(starts[day])
  }

  package func items(ofDay day: Int) -> [Item] { Array(items[starts[day - 1]..<starts[day]]) }

  /// The index of an item, by a search through all items.
  public func index(of id: ItemID) -> ItemIndex? { items.firstIndex { $0.id == id }.map { ItemIndex($0) } }

  /// The item of that identity, by a search through all items.
  public func item(_ id: ItemID) -> Item? { items.first { $0.id == id } }

  package var itemsByID: [ItemID: Item] { Dictionary(items.map { ($0.id, $0) }) { first, _ in first } }

  package mutating func insert(_ item: Item) {
    let day = item.position.day
    let index = (starts[day - 1]..<starts[day]).partitioningIndex { !Item.precedes(items[$0], item) }
    items.insert(item, at: index)
    shiftStarts(after: day, by: 1)
  }

  package mutating func remove(_ item: Item) {
    if let index = index(of: item.id) { remove(at: index) }
  }

  package mutating func remove(at index: ItemIndex) {
    let day = self[index].position.day
    items.remove(at: index.rawValue)
    shiftStarts(after: day, by: -1)
  }

  package mutating func replace(at index: ItemIndex, with item: Item) {
    remove(at: index)
    insert(item)
  }

  private mutating func shiftStarts(after day: Int, by amount: Int) {
    for index in day..<starts.count { starts[index] += amount }
  }

  private static func starts(of items: [Item], dayCount: Int) -> [Int] {
    precondition(
      items.allSatisfy { (1...dayCount).contains($0.position.day) }, "an item is outside the days of the trip")
    return (0...dayCount).map { day in items.indices.partitioningIndex { items[$0].position.day > day } }
  }
}
