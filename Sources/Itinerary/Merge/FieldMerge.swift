/// A value of which fields are merged: an item, or the trip's own. Fields that only make sense together are one group, named
/// like one of them in the trip file: a place with its coordinates, the day with the position in it, the figures of a leg.
package protocol FieldMergeable: Sendable {
  var modifiedAt: Timestamp { get set }
  var values: [FieldValue] { get }
  mutating func take(_ group: String, from other: Self)
}

extension FieldMergeable {
  /// The groups in which this version differs from another one; nil if the two are of different kinds.
  package func differences(from other: Self) -> Set<String>? {
    let (own, others) = (values, other.values)
    guard own.map(\.name) == others.map(\.name) else { return nil }
    return Set(zip(own, others).filter { $0 != $1 }.map(\.0.group))
  }

  /// The order of two versions: −1 if the other one wins, 0 if they are the same to the byte.
  package func order(to other: Self) -> Int {
    if modifiedAt != other.modifiedAt { return modifiedAt < other.modifiedAt ? -1 : 1 }
    return values.order(to: other.values)
  }

  /// The one changed last; of two changed at the same moment the one whose content comes last.
  static func newer(_ a: Self, _ b: Self) -> Self { a.order(to: b) < 0 ? b : a }
}

package struct FieldStamps: Equatable, Sendable {
  package var groups: [String: Timestamp]
  package var others: Timestamp

  package init(_ groups: [String: Timestamp] = [:], others: Timestamp) { (self.groups, self.others) = (groups, others) }

  package subscript(group: String) -> Timestamp { groups[group] ?? others }
}

/// A version of a value with the time of the last change of each group of fields.
///
/// Stamped versions made from one known version form a join semilattice: joining is commutative, associative and
/// idempotent. Of each group the change with the newest stamp is kept; between changes of the same moment their content
/// decides.
package struct Stamped<Value: FieldMergeable>: Sendable {
  package private(set) var value: Value
  package private(set) var stamps: FieldStamps

  /// `known` is a version that all sides knew. Unknown stamps of it and of the version are their dates.
  package init(
    _ value: Value, since known: Value, knownStamps: FieldStamps? = nil, stamps: FieldStamps? = nil
  ) {
    let floor = knownStamps ?? FieldStamps(others: known.modifiedAt)
    self.value = value
    self.stamps = floor
    for group in value.differences(from: known) ?? [] {
      let stamp = stamps?[group] ?? value.modifiedAt
      // What no clock shows counts as just after what was known.
      self.stamps.groups[group] = stamp.isOfNoClock ? floor[group].next : stamp
    }
  }

  package mutating func join(_ other: Stamped) {
    guard let differences = value.differences(from: other.value) else {
      if value.order(to: other.value) < 0 { self = other }
      return
    }
    let date = max(value.modifiedAt, other.value.modifiedAt)
    for group in differences where isOlder(group, than: other) { value.take(group, from: other.value) }
    for (group, stamp) in other.stamps.groups { stamps.groups[group] = max(stamps[group], stamp) }
    value.modifiedAt = date
  }

  private func isOlder(_ group: String, than other: Stamped) -> Bool {
    if stamps[group] != other.stamps[group] { return stamps[group] < other.stamps[group] }
    // Only the fields of the group decide, at the same moment as everything else.
    var changed = value
    changed.take(group, from: other.value)
    return value.order(to: changed) < 0
  }
}

package struct FieldMerge<Value: FieldMergeable>: Sendable {
  /// The version that both sides end with. A new one is dated just after both, but never wins over an edit by a user.
  package let value: Value
  /// The groups in which a change of the first version was replaced by one of the second, and the reverse.
  package let lost: (first: Set<String>, second: Set<String>)
  package let stamps: FieldStamps

  /// Unknown stamps of the known version and of both others are their dates.
  package init(
    _ first: Value, _ second: Value, since known: Value, knownStamps: FieldStamps? = nil,
    stamps: (first: FieldStamps?, second: FieldStamps?) = (nil, nil)
  ) {
    let firstStamped = Stamped(first, since: known, knownStamps: knownStamps, stamps: stamps.first)
    let secondStamped = Stamped(second, since: known, knownStamps: knownStamps, stamps: stamps.second)
    var joined = firstStamped
    joined.join(secondStamped)
    let floor = knownStamps ?? FieldStamps(others: known.modifiedAt)
    let lostBy = { (side: Stamped<Value>) in
      Set((joined.value.differences(from: side.value) ?? []).filter { side.stamps[$0] > floor[$0] })
    }
    (lost, self.stamps) = ((lostBy(firstStamped), lostBy(secondStamped)), joined.stamps)
    value = joined.value.dated(after: first, second)
  }
}

extension FieldMerge {
  /// Merges an edit with a version that was merged from the same known one and others; unknown times of changes in that one
  /// are nil. A time may be before the date of the known version, whose other fields were changed later.
  init(_ edit: Value, _ merged: Value, since known: Value, laterTimes: FieldStamps?) {
    let floor = laterTimes.map { _ in FieldStamps(others: Timestamp(microseconds: .min / 2)) }
    self.init(edit, merged, since: known, knownStamps: floor, stamps: (nil, laterTimes))
  }
}

extension FieldMergeable {
  /// The merged version with its date: that of the version with the same content if it is the newer one.
  fileprivate func dated(after first: Self, _ second: Self) -> Self {
    let newest = Self.newer(first, second)
    if newest.differences(from: self)?.isEmpty == true { return newest }
    var version = self
    version.modifiedAt =
      newest.modifiedAt.afterRepair > newest.modifiedAt
      ? newest.modifiedAt.afterRepair : newest.modifiedAt.next
    return version
  }
}

extension Item: FieldMergeable {
  package var values: [FieldValue] {
    let content =
      switch kind {
      case .game(let game): Game.fields.values(of: game)
      case .travel(let leg): Leg.fields.values(of: leg)
      case .custom(let custom): CustomItem.fields.values(of: custom)
      }
    return content + [
      FieldValue(name: "position", group: "position", json: Position.fields.text(of: position)),
      FieldValue("item +", extra), FieldValue("kind +", kindExtra), FieldValue(name: "id", group: "id", json: id.text),
    ]
  }

  package func text(of group: String) -> String {
    group == "position" ? "Day \(position.day)" : values.text(of: group)
  }

  package mutating func take(_ group: String, from other: Item) {
    switch group {
    case "position": position = other.position
    case "item +": extra = other.extra
    case "kind +": kindExtra = other.kindExtra
    default:
      switch (kind, other.kind) {
      case (.game(var a), .game(let b)):
        Game.fields.take(group, from: b, into: &a)
        kind = .game(a)
      case (.travel(var a), .travel(let b)):
        Leg.fields.take(group, from: b, into: &a)
        kind = .travel(a)
      case (.custom(var a), .custom(let b)):
        CustomItem.fields.take(group, from: b, into: &a)
        kind = .custom(a)
      default: break
      }
    }
  }
}

extension TripHeader: FieldMergeable {
  package var values: [FieldValue] { TripHeader.fields.values(of: self) }

  package func text(of group: String) -> String { values.text(of: group) }

  package mutating func take(_ group: String, from other: TripHeader) {
    TripHeader.fields.take(group, from: other, into: &self)
  }

  static let blank = TripHeader(
    Trip(id: "", name: "", startDate: CivilDate(dayNumber: 0), dayCount: 1, modifiedAt: .init(microseconds: 0)))

  /// The fields for merging; files have them in an object with the items.
  static let fields = FieldList(
    blank,
    [
      .required("name", \.name, .string),
      .required("startDate", \.startDate, .date, group: "dates"),
      .required("dayCount", \.dayCount, .count, group: "dates"),
      .optional("schedule", \.schedule, .object(ScheduleLink.fields)),
    ], extra: { \.extra })
}
