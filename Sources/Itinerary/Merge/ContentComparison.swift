/// An order of contents, by the first difference found. The order means nothing; it only has to be the
/// same for every program, so that all of them decide a tie alike.
///
/// Texts are compared by their bytes and numbers by their bits: what is written differently is different, even where
/// Swift's `==` calls it equal (a composed and a decomposed é, 0 and −0).
struct ContentComparison {
  /// The result: −1 if the first content comes first, 1 if the second does, 0 if no difference was found.
  private(set) var order = 0

  mutating func compare<Value: Comparable>(_ a: Value, _ b: Value) {
    if order == 0, a != b { order = a < b ? -1 : 1 }
  }

  mutating func compare(_ a: String, _ b: String) {
    guard order == 0, !a.utf8.elementsEqual(b.utf8) else { return }
    order = a.utf8.lexicographicallyPrecedes(b.utf8) ? -1 : 1
  }

  mutating func compare(_ a: Double, _ b: Double) { compare(a.bitPattern, b.bitPattern) }

  /// Something comes after nothing.
  mutating func compare<Value>(_ a: Value?, _ b: Value?, _ body: (inout Self, Value, Value) -> Void) {
    guard order == 0 else { return }
    switch (a, b) {
    case (nil, nil): break
    case (nil, _): order = -1
    case (_, nil): order = 1
    case (let a?, let b?): body(&self, a, b)
    }
  }

  /// Compares lists; more elements come after fewer.
  mutating func compare<Value>(_ a: [Value], _ b: [Value], _ body: (inout Self, Value, Value) -> Void) {
    compare(a.count, b.count)
    for (a, b) in zip(a, b) where order == 0 { body(&self, a, b) }
  }

  /// Compares unknown fields; more come after fewer, so that a tie does not lose any.
  mutating func compare(_ a: ExtraFields, _ b: ExtraFields) {
    compare(a.fields, b.fields) { order, a, b in
      order.compare(a.name, b.name)
      order.compare(a.json, b.json)
    }
  }
}

// MARK: Items

extension ContentComparison {
  mutating func compare(_ a: Item, _ b: Item) {
    compare(a.extra, b.extra)
    compare(a.kindExtra, b.kindExtra)
    compare(a.kind, b.kind)
    compare(a.position.day, b.position.day)
    compare(a.position.sortOrder, b.position.sortOrder)
    compare(a.id.text, b.id.text)
  }

  private mutating func compare(_ a: ItemKind, _ b: ItemKind) {
    guard order == 0 else { return }
    switch (a, b) {
    case (.game(let a), .game(let b)): Game.fields.compare(a, b, in: &self)
    case (.travel(let a), .travel(let b)): Leg.fields.compare(a, b, in: &self)
    case (.custom(let a), .custom(let b)): CustomItem.fields.compare(a, b, in: &self)
    default: compare(a.rank, b.rank)
    }
  }

  mutating func compare(_ a: PlannedMoment, _ b: PlannedMoment) {
    switch (a, b) {
    case (.at(let a), .at(let b)):
      compare(a.unixSeconds, b.unixSeconds)
      compare(a.offsetSeconds, b.offsetSeconds)
    case (.on(let a), .on(let b)): compare(a, b)
    case (.on, .at): compare(0, 1)
    case (.at, .on): compare(1, 0)
    }
  }
}

extension ItemKind {
  fileprivate var rank: Int {
    switch self {
    case .game: 0
    case .travel: 1
    case .custom: 2
    }
  }
}
