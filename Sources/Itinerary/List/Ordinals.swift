/// A number that counts the things of one kind from 0.
///
/// Each kind has a type of its own, so that the number of a slot cannot be handed over as the number of a row. The
/// difference of two is an `Int`, and an `Int` can be added to one; numbers of different kinds do not mix. A conversion
/// goes through `rawValue` and names both kinds.
public protocol Ordinal: Strideable, Sendable, ExpressibleByIntegerLiteral, CustomStringConvertible
where Stride == Int {
  /// The number, from 0.
  var rawValue: Int { get }
  init(_ rawValue: Int)
}

/// The index of an item in an ``ItemList``, from 0.
///
/// Valid until the itinerary changes; an id names the item for longer than that.
public struct ItemIndex: Ordinal {
  /// The number, from 0.
  public let rawValue: Int

  /// Makes an index of a number from 0.
  public init(_ rawValue: Int) { self.rawValue = rawValue }
}

/// The number of a slot of ``Slots``, from 0 at the top of the trip.
///
/// Valid for one state of the trip and one carried item.
public struct SlotNumber: Ordinal {
  /// The number, from 0.
  public let rawValue: Int

  /// Makes the number of a slot of a number from 0.
  public init(_ rawValue: Int) { self.rawValue = rawValue }
}

/// The number of a row of ``ListRows``, from 0: headers count, a carried item does not. Valid for one state of the trip.
package struct RowNumber: Ordinal {
  package let rawValue: Int

  package init(_ rawValue: Int) { self.rawValue = rawValue }
}

extension Ordinal {
  /// Makes a value of a literal from 0.
  public init(integerLiteral value: Int) { self.init(value) }

  /// The number in digits.
  public var description: String { "\(rawValue)" }

  /// The difference of two numbers.
  public func distance(to other: Self) -> Int { other.rawValue - rawValue }
  /// The number some steps later.
  public func advanced(by count: Int) -> Self { Self(rawValue + count) }

  /// The number some steps later.
  public static func + (a: Self, count: Int) -> Self { Self(a.rawValue + count) }
  /// The number some steps earlier.
  public static func - (a: Self, count: Int) -> Self { Self(a.rawValue - count) }
  /// The difference of two numbers.
  public static func - (a: Self, b: Self) -> Int { a.rawValue - b.rawValue }

  /// The number nearest to this one in a range.
  ///
  /// - Parameter range: not empty.
  public func clamped(to range: Range<Self>) -> Self {
    Swift.max(range.lowerBound, Swift.min(self, range.upperBound - 1))
  }
}
