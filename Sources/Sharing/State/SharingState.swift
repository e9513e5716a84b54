import Itinerary

/// Everything that this device stores about sharing one trip, apart from the trip itself.
///
/// A device that has lost it loses nothing, but deletions that had not reached the remote are compared again.
package struct SharingState: Equatable, Sendable {
  /// By the ids of the entries.
  package var entries: [String: Observation] = [:]
  package var unused: [ResourceName: UnusedResource] = [:]
  /// By the ids of the entries.
  package var rejected: [String: RejectedEntry] = [:]
  package var replaced = ReplacedVersions()
  /// The contents that this device has begun to write, or to take into the trip, without learning of the result, by the
  /// ids of their entries. Others may have seen them, and the trip may be made of them.
  package var attempts: [String: [UInt8]] = [:]
  package var readOnlySince: Timestamp?
  /// When items left the trip because they were gone from the remote, in the last week.
  package var removals: [Timestamp] = []
  /// Nil for a device that writes none.
  package var counter: DeviceCounter?
  package var owesCount = false
  /// A digest of this side at the end of a sync that had nothing to do. While it and the remote stay the same, the next
  /// sync has nothing to do either (``isUnchanged(with:)``).
  package var rest: String?

  package init() {}

  package struct Waiting: Equatable, Sendable {
    package var hasFacts = false
    package var items: [Item] = []
    package var deleted = 0

    package var count: Int { (hasFacts ? 1 : 0) + items.count + deleted }
  }

  /// The changes that have not reached the remote yet, except rejected ones.
  package func waiting(in trip: Trip) -> Waiting {
    var waiting = Waiting()
    waiting.hasFacts = isWaiting(trip.id, changedAt: trip.modifiedAt)
    var ids: Set<String> = [trip.id]
    for item in trip.itinerary.items where ids.insert(item.id.text).inserted {
      if isWaiting(item.id.text, changedAt: item.modifiedAt) { waiting.items.append(item) }
    }
    let deleted = Dictionary(trip.deleted.map { ($0.id.text, $0.deletedAt) }, uniquingKeysWith: max)
    for (id, seen) in entries where !ids.contains(id) {
      if let moment = deleted[id], moment > seen.modifiedAt, rejected[id]?.modifiedAt != moment { waiting.deleted += 1 }
    }
    return waiting
  }

  private func isWaiting(_ id: String, changedAt moment: Timestamp) -> Bool {
    (entries[id]?.modifiedAt != moment || entries[id]?.isProven == false) && rejected[id]?.modifiedAt != moment
  }
}

extension SharingState {
  package var json: JSONValue {
    [
      "version": 1,
      "entries": entries.sorted { $0.key < $1.key }.map { $1.json(id: $0) },
      "unused": unused.sorted { $0.key < $1.key }.map { $1.json(name: $0) },
      "parked": rejected.sorted { $0.key < $1.key }.map { $1.json(id: $0) },
      "attempts": attempts.sorted { $0.key < $1.key }.json { ["id": $0.key, "body": StoredBody.text(of: $0.value)] },
      "replaced": replaced.versions.map(\.json),
      "removals": removals.map(\.number),
      "counter": counter?.json, "owesCount": owesCount,
      "readOnlySince": readOnlySince.map(\.number), "rest": rest,
    ]
  }

  /// Nil for invalid data and for a newer version. An unreadable part is left out, as if it had never been seen.
  package init?(_ json: JSONNode) {
    guard json["version"]?.text == "1" else { return nil }
    for node in json["entries"]?.elements ?? [] {
      if let id = node["id"]?.text, let seen = Observation(node) { entries[id] = seen }
    }
    for node in json["unused"]?.elements ?? [] {
      guard let name = node["name"]?.text, let tag = node["tag"] else { continue }
      unused[ResourceName(name)] = UnusedResource(
        tag: EntityTag(tag.text ?? ""), complaint: node["complaint"]?.text,
        counter: node["counter"].flatMap { DeviceCounter($0) })
    }
    for node in json["parked"]?.elements ?? [] {
      if let id = node["id"]?.text, let entry = RejectedEntry(node) { rejected[id] = entry }
    }
    attempts = Self.attempts(json)
    replaced = ReplacedVersions((json["replaced"]?.elements ?? []).compactMap { ReplacedVersion($0) })
    readOnlySince = json["readOnlySince"]?.moment
    removals = (json["removals"]?.elements ?? []).compactMap(\.moment)
    counter = json["counter"].flatMap { DeviceCounter($0) }
    owesCount = json["owesCount"]?.flag ?? false
    rest = json["rest"]?.text
  }

  private static func attempts(_ json: JSONNode) -> [String: [UInt8]] {
    var attempts: [String: [UInt8]] = [:]
    for node in json["attempts"]?.elements ?? [] {
      if let id = node["id"]?.text, let body = node["body"]?.text { attempts[id] = StoredBody.bytes(of: body) }
    }
    return attempts
  }
}

extension Observation {
  fileprivate func json(id: String) -> JSONValue {
    [
      "id": id, "name": name.text, "tag": tag?.text, "modifiedAt": modifiedAt.number, "mark": mark?.description,
      "restorations": restorations, "ours": isOurs, "proven": isProven, "body": StoredBody.text(of: body),
    ]
  }

  fileprivate init?(_ node: JSONNode) {
    guard let name = node["name"]?.text, let moment = node["modifiedAt"]?.moment, let body = node["body"] else {
      return nil
    }
    self.init(
      name: ResourceName(name), tag: node["tag"]?.text.map { EntityTag($0) }, modifiedAt: moment,
      mark: node["mark"]?.text.flatMap { ContentDigest($0) }, body: StoredBody.bytes(of: body.text ?? ""),
      restorations: node["restorations"]?.text.flatMap { Int(bounded: $0) } ?? 0, isOurs: node["ours"]?.flag ?? false)
    isProven = node["proven"]?.flag ?? true
  }
}

extension UnusedResource {
  fileprivate func json(name: ResourceName) -> JSONValue {
    ["name": name.text, "tag": tag.text, "complaint": complaint, "counter": counter?.json]
  }
}

extension DeviceCounter {
  fileprivate var json: JSONValue { ["device": device, "count": count] }

  fileprivate init?(_ node: JSONNode) {
    guard let device = node["device"]?.text, let count = node["count"]?.text.flatMap({ Int($0) }) else { return nil }
    self.init(device: device, count: count)
  }
}

extension RejectedEntry {
  fileprivate func json(id: String) -> JSONValue {
    [
      "id": id, "message": message, "modifiedAt": modifiedAt.number, "since": since.number,
    ]
  }

  fileprivate init?(_ node: JSONNode) {
    guard let moment = node["modifiedAt"]?.moment, let since = node["since"]?.moment else { return nil }
    self.init(message: node["message"]?.text ?? "", modifiedAt: moment, since: since)
  }
}

extension ReplacedVersion {
  fileprivate var json: JSONValue {
    [
      "id": id, "modifiedAt": modifiedAt.number, "replacedAt": replacedAt.number,
      "wasDeleted": wasDeleted, "body": StoredBody.text(of: body),
    ]
  }

  fileprivate init?(_ node: JSONNode) {
    guard let id = node["id"]?.text, let moment = node["modifiedAt"]?.moment,
      let replaced = node["replacedAt"]?.moment, let body = node["body"]?.text
    else { return nil }
    self.init(
      id: id, modifiedAt: moment, replacedAt: replaced, wasDeleted: node["wasDeleted"]?.flag ?? false,
      body: StoredBody.bytes(of: body))
  }
}

/// Unchanged if the content is UTF-8, otherwise two hexadecimal digits for each byte.
private enum StoredBody {
  private static let mark = "bytes:"

  static func text(of body: [UInt8]) -> String {
    if let text = String(validating: body, as: UTF8.self), !text.hasPrefix(mark) { return text }
    return mark + body.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  static func bytes(of text: String) -> [UInt8] {
    guard text.hasPrefix(mark) else { return Array(text.utf8) }
    let digits = Array(text.utf8.dropFirst(mark.utf8.count))
    return stride(from: 0, to: digits.count - 1, by: 2).map { index in
      UInt8(String(decoding: digits[index...index + 1], as: UTF8.self), radix: 16) ?? 0
    }
  }
}

extension Timestamp {
  /// The microseconds since 1970, exact.
  fileprivate var number: String { String(microseconds) }
}

extension JSONNode {
  fileprivate var moment: Timestamp? { text.flatMap { Int64($0) }.map { Timestamp(microseconds: $0) } }
}

/// The number of syncs in which a device has changed the remote, in a resource of its own.
///
/// In a remote that was restored from an older state a number is lower than before, or missing. Without it, a restore
/// that has lost only additions would look like deletions.
package struct DeviceCounter: Equatable, Sendable {
  /// A random name.
  package var device: String
  package var count: Int

  package init(device: String, count: Int = 0) { (self.device, self.count) = (device, min(max(count, 0), Self.most)) }

  private static let most = 1 << 50

  package static let prefix = "barnstorm-device-"

  var id: String { Self.prefix + device }
  package var name: ResourceName { ResourceName(id + ".ics") }

  /// - Parameter shown: the count that the remote shows.
  func raised(over shown: Int?) -> DeviceCounter {
    DeviceCounter(device: device, count: min(max(count, shown ?? 0), Self.most) + 1)
  }
}

extension SharingState {
  var counts: [String: Int] { unused.values.counts }
}

extension Sequence where Element == UnusedResource {
  var counts: [String: Int] {
    Dictionary(lazy.compactMap(\.counter).map { ($0.device, $0.count) }, uniquingKeysWith: Swift.max)
  }
}

/// A version that an edit or deletion by others has replaced, kept so that the user can restore it.
package struct ReplacedVersion: Equatable, Sendable {
  package var id: String
  package var modifiedAt: Timestamp
  package var replacedAt: Timestamp
  package var wasDeleted: Bool
  /// As the event that this program writes for it.
  package var body: [UInt8]
}

/// The oldest first.
package struct ReplacedVersions: Equatable, Sendable {
  package private(set) var versions: [ReplacedVersion]

  static let most = (ofOne: 20, ofAll: 1000)

  package init(_ versions: [ReplacedVersion] = []) { self.versions = versions }

  /// A version that is kept already is left out, which happens after a killed pass.
  package mutating func add(_ version: ReplacedVersion) {
    let isKnown = versions.contains { $0.id == version.id && $0.body == version.body }
    if isKnown { return }
    versions.append(version)
    let ofOne = versions.indices.filter { versions[$0].id == version.id }
    if ofOne.count > Self.most.ofOne { versions.remove(at: ofOne[0]) }
    if versions.count > Self.most.ofAll { versions.removeFirst() }
  }
}
