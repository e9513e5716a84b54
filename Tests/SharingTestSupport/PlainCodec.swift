import Itinerary
import Sharing

/// Entries in a few lines of text, with all that matters of an event: something that other programs show and edit (the title
/// and the date), something hidden, a sum over both, and lines of others that survive.
package struct PlainCodec: EntryCodec {
  let firstDay: CivilDate
  let made: Timestamp
  private let minds: Bool

  package init(_ trip: Trip, minds: Bool = true) {
    (firstDay, made, self.minds) = (trip.startDate, trip.modifiedAt, minds)
  }

  package func mark(of entry: SharedEntry) -> ContentDigest { sum(visible(entry) + [data(of: entry)]) }

  package func body(of entry: SharedEntry, over old: [UInt8]?, with notes: VersionNotes?) -> [UInt8] {
    let notes = notes ?? old.map { self.notes(of: $0) } ?? VersionNotes()
    let noted = [("BY", notes.author), ("STAMPS", notes.stampsText), ("REPLACED", notes.replacedText)]
    let lines =
      ["UID:\(entry.id)"] + visible(entry) + [data(of: entry), "SUM:\(mark(of: entry))"]
      + noted.compactMap { name, text in text.map { "\(name):\($0)" } }
    let foreign = old.map { Lines($0).foreign } ?? []
    return Array((lines + foreign).joined(separator: "\n").utf8)
  }

  package func read(_ body: [UInt8], changedAt: Timestamp?, expected: SharedEntry?) -> EventReading {
    let lines = Lines(body)
    guard let id = lines["UID"] else { return .other }
    guard let data = lines["DATA"] else { return mended(id, lines, changedAt, expected) }
    guard let entry = entry(id, data) else { return .unreadable("its data can't be read") }
    if !minds || lines["SUM"] == "\(sum(lines.visible + ["DATA:\(data)"]))" { return .own(entry) }
    return .foreign(edited(entry, lines, changedAt))
  }

  package func stored(in body: [UInt8]) -> SharedEntry? {
    let lines = Lines(body)
    return lines["UID"].flatMap { id in lines["DATA"].flatMap { entry(id, $0) } }
  }

  package func notes(of body: [UInt8]) -> VersionNotes {
    let lines = Lines(body)
    return VersionNotes(author: lines["BY"], stamps: lines["STAMPS"], replaced: lines["REPLACED"])
  }

  package func body(of counter: DeviceCounter, at now: Timestamp) -> [UInt8] {
    Array("DEVICE:\(counter.device)\nCOUNT:\(counter.count)".utf8)
  }

  package func counter(in body: [UInt8]) -> DeviceCounter? {
    let lines = Lines(body)
    guard let device = lines["DEVICE"], let count = lines["COUNT"].flatMap({ Int($0) }) else { return nil }
    return DeviceCounter(device: device, count: count)
  }

  package func isForeign(_ body: [UInt8]) -> Bool { false }

  package func isCurrent(_ body: [UInt8], of entry: SharedEntry) -> Bool { Lines(body).visible == visible(entry) }

  private func mended(_ id: String, _ lines: Lines, _ changedAt: Timestamp?, _ expected: SharedEntry?) -> EventReading {
    if let expected, expected.id == id { return .foreign(edited(expected, lines, changedAt)) }
    let item = Item(
      id: ItemID(id), position: Position(day: 1, sortOrder: 1), modifiedAt: changedAt ?? made,
      kind: .custom(CustomItem(title: lines["TITLE"] ?? "", category: .activity)))
    return .foreign(.item(item))
  }

  private func edited(_ entry: SharedEntry, _ lines: Lines, _ changedAt: Timestamp?) -> SharedEntry {
    guard let title = lines["TITLE"], title != entry.title else { return entry }
    let next = entry.modifiedAt.next
    return entry.with(title: title, at: max(next, changedAt ?? next))
  }

  private func sum(_ lines: [String]) -> ContentDigest { ContentDigest(of: Array(lines.joined(separator: "\n").utf8)) }

  private func visible(_ entry: SharedEntry) -> [String] {
    let day = entry.item?.position.day ?? 1
    return ["TITLE:\(entry.title)", "DATE:\(firstDay.adding(days: day - 1).dayNumber)"]
  }

  private func data(of entry: SharedEntry) -> String {
    let numbers: [String] =
      switch entry {
      case .trip(let bareTrip): [String(bareTrip.startDate.dayNumber), String(bareTrip.dayCount)]
      case .item(let item): [String(item.position.day), String(item.position.sortOrder)]
      }
    let all = [entry.item == nil ? "trip" : "item", String(entry.modifiedAt.microseconds)] + numbers + [entry.title]
    return "DATA:" + all.joined(separator: "|")
  }

  private func entry(_ id: String, _ data: String) -> SharedEntry? {
    let parts = data.split(separator: "|", maxSplits: 4, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 5, let moment = Int64(parts[1]), let first = Int(parts[2]), let second = Double(parts[3])
    else {
      return nil
    }
    let modifiedAt = Timestamp(microseconds: moment)
    if parts[0] == "trip" {
      let trip = Trip(
        id: id, name: parts[4], startDate: CivilDate(dayNumber: first), dayCount: Int(second), modifiedAt: modifiedAt)
      return .trip(trip.withoutItems)
    }
    return .item(
      Item(
        id: ItemID(id), position: Position(day: first, sortOrder: second), modifiedAt: modifiedAt,
        kind: .custom(CustomItem(title: parts[4], category: .activity))))
  }
}

private struct Lines {
  private let lines: [Substring]
  private static let own: Set<Substring> = ["UID", "TITLE", "DATE", "DATA", "SUM", "BY", "STAMPS", "REPLACED"]

  init(_ body: [UInt8]) { lines = String(decoding: body, as: UTF8.self).split(separator: "\n") }

  subscript(name: String) -> String? {
    lines.first { $0.hasPrefix(name + ":") }.map { String($0.dropFirst(name.utf8.count + 1)) }
  }

  var visible: [String] { lines.filter { $0.hasPrefix("TITLE:") || $0.hasPrefix("DATE:") }.map(String.init) }
  var foreign: [String] { lines.filter { !Self.own.contains($0.prefix { $0 != ":" }) }.map(String.init) }
}

extension SharedEntry {
  package var title: String {
    switch self {
    case .trip(let bareTrip): bareTrip.name
    case .item(let item): item.custom?.title ?? ""
    }
  }

  package func with(title: String, at moment: Timestamp) -> SharedEntry {
    switch self {
    case .trip(var bareTrip):
      (bareTrip.name, bareTrip.modifiedAt) = (title, moment)
      return .trip(bareTrip)
    case .item(var item):
      item.kind = .custom(CustomItem(title: title, category: .activity))
      item.modifiedAt = moment
      return .item(item)
    }
  }
}
