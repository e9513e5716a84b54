import Itinerary

/// What this device stores about sharing one trip. A device that has lost it loses nothing, but deletions that had not
/// reached the remote are compared again.
package struct SharingState: Equatable, Sendable {
  package var entries: [String: Observation] = [:]
  package var unused: [ResourceName: UnusedResource] = [:]
  package var rejected: [String: RejectedEntry] = [:]
  package var replaced = ReplacedVersions()
  /// The contents that this device has begun to write, or to take into the trip, without learning of the result, by the
  /// ids of their entries. Others may have seen them, and the trip may be made of them.
  package var attempts: [String: [UInt8]] = [:]
  package var readOnlySince: Timestamp?
  /// The times at which items left the trip because they were gone from the remote, in the last week.
  package var removals: [Timestamp] = []
  package var counter: DeviceCounter?
  package var owesCount = false

  package init() {}

  package struct Waiting: Equatable, Sendable {
    package var hasTripFields = false
    package var items: [Item] = []
    package var deleted = 0

    package var count: Int { (hasTripFields ? 1 : 0) + items.count + deleted }
  }

  package func waiting(in trip: Trip) -> Waiting {
    var waiting = Waiting()
    waiting.hasTripFields = isWaiting(trip.id, changedAt: trip.modifiedAt)
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
      "readOnlySince": readOnlySince.map(\.number),
    ]
  }

  /// Nil for invalid data and for a newer version. An unreadable part is left out, as if it had never been seen.
  package init?(_ json: JSONNode) {
    guard json["version"]?.text == "1" else { return nil }
    entries = json.values(of: "entries") { Observation($0) }
    for (name, resource) in json.values(of: "unused", by: "name", UnusedResource.init) {
      unused[ResourceName(name)] = resource
    }
    rejected = json.values(of: "parked") { RejectedEntry($0) }
    attempts = json.values(of: "attempts") { $0["body"]?.text.map(StoredBody.bytes) }
    replaced = ReplacedVersions((json["replaced"]?.elements ?? []).compactMap { ReplacedVersion($0) })
    readOnlySince = json["readOnlySince"]?.moment
    removals = (json["removals"]?.elements ?? []).compactMap(\.moment)
    counter = json["counter"].flatMap { DeviceCounter($0) }
    owesCount = json["owesCount"]?.flag ?? false
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
    ["name": name.text, "tag": tag.text, "complaint": message, "counter": counter?.json]
  }

  fileprivate init?(_ node: JSONNode) {
    guard let tag = node["tag"] else { return nil }
    self.init(
      tag: EntityTag(tag.text ?? ""), message: node["complaint"]?.text,
      counter: node["counter"].flatMap { DeviceCounter($0) })
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
    ["id": id, "message": message, "modifiedAt": modifiedAt.number, "since": since.number]
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

/// Unchanged if the content is UTF-8, otherwise in base64url.
private enum StoredBody {
  private static let mark = "bytes:"

  static func text(of body: [UInt8]) -> String {
    if let text = String(validating: body, as: UTF8.self), !text.hasPrefix(mark) { return text }
    return mark + Base64URL.encoded(body)
  }

  static func bytes(of text: String) -> [UInt8] {
    text.hasPrefix(mark) ? Base64URL.decoded(String(text.dropFirst(mark.count))) ?? [] : Array(text.utf8)
  }
}

extension Timestamp {
  fileprivate var number: String { String(microseconds) }
}

extension JSONNode {
  /// The values of a list by the texts that name them, without unreadable ones.
  fileprivate func values<Value>(
    of list: String, by key: String = "id", _ read: (JSONNode) -> Value?
  ) -> [String: Value] {
    var values: [String: Value] = [:]
    for node in self[list]?.elements ?? [] {
      if let name = node[key]?.text, let value = read(node) { values[name] = value }
    }
    return values
  }

  fileprivate var moment: Timestamp? { text.flatMap { Int64($0) }.map { Timestamp(microseconds: $0) } }
}

/// The number of syncs in which a device has changed the remote, in a resource of its own. In a remote that was
/// restored from an older state it is lower, or missing; otherwise lost additions would look like deletions.
package struct DeviceCounter: Equatable, Sendable {
  package var device: String
  package var count: Int

  package init(device: String, count: Int = 0) { (self.device, self.count) = (device, min(max(count, 0), Self.limit)) }

  private static let limit = 1 << 50

  package static let prefix = "barnstorm-device-"

  var id: String { Self.prefix + device }
  package var name: ResourceName { ResourceName(id + ".ics") }

  func raised(over displayed: Int?) -> DeviceCounter {
    DeviceCounter(device: device, count: min(max(count, displayed ?? 0), Self.limit) + 1)
  }
}

extension Sequence where Element == UnusedResource {
  var counts: [String: Int] {
    Dictionary(lazy.compactMap(\.counter).map { ($0.device, $0.count) }, uniquingKeysWith: Swift.max)
  }
}

package struct ReplacedVersion: Equatable, Sendable {
  package var id: String
  package var modifiedAt: Timestamp
  package var replacedAt: Timestamp
  package var wasDeleted: Bool
  /// The event that this program writes for the version.
  package var body: [UInt8]
}

package struct ReplacedVersions: Equatable, Sendable {
  package private(set) var versions: [ReplacedVersion]

  static let limit = (ofOne: 20, ofAll: 1000)

  package init(_ versions: [ReplacedVersion] = []) { self.versions = versions }

  /// A version that is kept already is left out, which happens after a killed sync.
  package mutating func add(_ version: ReplacedVersion) {
    let isKnown = versions.contains { $0.id == version.id && $0.body == version.body }
    if isKnown { return }
    versions.append(version)
    let ofOne = versions.indices.filter { versions[$0].id == version.id }
    if ofOne.count > Self.limit.ofOne { versions.remove(at: ofOne[0]) }
    if versions.count > Self.limit.ofAll { versions.removeFirst() }
  }
}

/// What this device knew of an entry when it last read or wrote it in the remote. Pending tasks follow from comparing
/// these with the trip and the remote, so a killed program or a lost response leaves nothing half done.
package struct Observation: Equatable, Sendable {
  package var name: ResourceName
  /// Nil after a write whose response did not name the version.
  package var tag: EntityTag?
  package var modifiedAt: Timestamp
  /// The ``EntryCodec/mark(of:)``; nil if another program has changed the resource.
  package var mark: ContentDigest?
  /// Properties that are unknown to this program survive the next write.
  package var body: [UInt8]
  /// The times in a row that this program has written again what another one removed.
  package var restorations = 0
  package var isOurs = false
  /// Whether the remote has shown the version since it was written: listed its tag, or given its content.
  package var isProven = true

  /// The restorations after which this program accepts that the remote removes what it writes.
  static let maxRestorations = 3
}

/// A resource that is not a readable event of the trip. It is not fetched again until it changes.
package struct UnusedResource: Equatable, Sendable {
  package var tag: EntityTag
  package var message: String?
  package var counter: DeviceCounter?
}

/// An entry that the remote refuses. It does not hold up others, and is tried again after its next edit or after a day.
package struct RejectedEntry: Equatable, Sendable {
  package var message: String
  package var modifiedAt: Timestamp
  package var since: Timestamp

  func holds(_ change: Timestamp, at now: Timestamp) -> Bool {
    change == modifiedAt && now < since.adding(seconds: 86_400) && since <= now
  }
}

extension Timestamp {
  func adding(seconds: Int64) -> Timestamp { Timestamp(microseconds: microseconds + seconds * 1_000_000) }
}
