import Base
import TripCore

extension EventCodec {
  /// The longest id, in bytes, that an item made elsewhere may have.
  private static let longestID = 500

  /// Reads a resource.
  ///
  /// - Parameters:
  ///   - changedAt: The time of the last change according to the place.
  ///   - held: The entry as it was last known here, for restoring what an event has lost.
  package func read(_ body: [UInt8], changedAt: Timestamp?, held: SharedEntry?) -> EventReading {
    let calendars: [CalendarComponent]
    do throws(Unreadable) {
      calendars = try EventCodec.calendars(body)
    } catch {
      return .unreadable(error.reason)
    }
    for calendar in calendars {
      guard let index = calendar.mainEvent, case .component(let event) = calendar.content[index] else { continue }
      return read(event, changedAt: changedAt, held: held)
    }
    return .other
  }

  private func read(_ event: CalendarComponent, changedAt: Timestamp?, held: SharedEntry?) -> EventReading {
    let hidden = HiddenFields(event)
    if let trip = hidden.trip, trip != HiddenFields.mark(ofTrip: context.trip.id) { return .other }
    let found = FoundEvent(event, hidden, face: EventFace(event, rules: context.rules), changedAt: changedAt)
    guard (1...EventCodec.longestID).contains(found.id.utf8.count) || found.id == held?.uid else {
      return hidden.isAny ? .unreadable("\(found.name) has no id that can be used") : .other
    }
    if hidden.version > HiddenFields.version {
      return .unreadable("\(found.name) was written by a newer Barnstorm")
    }
    if let data = hidden.data, let kind = hidden.kind {
      do throws(TripFileError) {
        return read(try SharedEntry(json: data, isTrip: kind == "trip"), data, found)
      } catch {
        if held?.uid != found.id { return .unreadable("\(found.name) hides nothing that can be read: \(error)") }
      }
    }
    if let held, held.uid == found.id { return mended(held, by: found) }
    if let kind = hidden.kind, kind != "custom" {
      return .unreadable("\(found.name) has lost what Barnstorm keeps of it")
    }
    return takesStrangers || hidden.isAny ? stranger(found) : .other
  }

  /// Reads an event whose hidden entry is intact.
  private func read(_ entry: SharedEntry, _ data: [UInt8], _ found: FoundEvent) -> EventReading {
    if case .trip(let facts) = entry, facts.id != context.trip.id {
      return .unreadable("\(found.name) hides another trip than it names")
    }
    guard entry.uid == found.id else { return copy(of: entry, found) }
    if found.hidden.sum == HiddenFields.sum(of: found.face, data: data) { return .own(entry) }
    let marks = found.hidden.shown ?? FaceMarks(of: context.face(of: entry))
    let edited = ForeignEdit(found, marks, context).applied(to: entry)
    return .foreign(edited == entry ? entry : edited.dated(after: entry, found.changedAt))
  }

  /// Reads an event that another program has copied with all hidden fields. It becomes a new item if it is of a kind
  /// that people can make.
  private func copy(of entry: SharedEntry, _ found: FoundEvent) -> EventReading {
    guard case .item(let item) = entry, let custom = item.custom else {
      return .unreadable("\(found.name) is a copy of a part of the trip that cannot be there twice")
    }
    var twin = Item(
      id: ItemID(found.id), position: item.position, modifiedAt: item.modifiedAt, kind: .custom(custom),
      extra: item.extra, kindExtra: item.kindExtra)
    let marks = found.hidden.shown ?? FaceMarks(of: context.face(of: entry))
    if let edited = ForeignEdit(found, marks, context).applied(to: .item(twin)).item { twin = edited }
    twin.modifiedAt = found.changedAt.map { max($0, item.modifiedAt.next) } ?? item.modifiedAt.next
    return .foreign(.item(twin))
  }

  /// Reads an event that has lost its hidden fields: the entry as it was last known, with the changes that people have
  /// made to it.
  private func mended(_ held: SharedEntry, by found: FoundEvent) -> EventReading {
    // The version here wins if it is newer. Places round times to seconds.
    if let stored = found.storedAt, stored.wholeSeconds < held.modifiedAt.wholeSeconds { return .foreign(held) }
    let edited = ForeignEdit(found, FaceMarks(of: context.face(of: held)), context).applied(to: held)
    return .foreign(edited == held ? held : edited.dated(after: held, found.changedAt))
  }

  /// Reads an event that was made in a calendar program: a custom item on its day.
  private func stranger(_ found: FoundEvent) -> EventReading {
    guard let start = found.face.start else { return .unreadable("\(found.name) has no date that can be read") }
    guard let place = context.place(of: start) else {
      let date = context.date(of: start)
      return .unreadable("\(found.name) is on \(date), outside the trip: move it to a day of the trip")
    }
    let position = Position(day: place.day, sortOrder: 1)
    let made = CustomItem(title: found.title, category: found.category, time: place.time)
    let blank = Item(
      id: ItemID(found.id), position: position, modifiedAt: context.trip.modifiedAt, kind: .custom(made))
    let all = FaceMarks(of: EventFace(title: "", start: nil, end: nil, place: "", notes: "", link: ""))
    guard var item = ForeignEdit(found, all, context).filled(blank) else { return .other }
    item.modifiedAt = found.changedAt ?? context.trip.modifiedAt
    return .foreign(.item(item))
  }

  /// Finds the trip whose own event a resource is; nil for any other resource.
  ///
  /// - Parameter body: The content of a resource in a place of which nothing is known yet.
  package static func trip(in body: [UInt8]) -> FoundTrip? {
    guard let calendars = try? calendars(body) else { return nil }
    for calendar in calendars {
      guard let index = calendar.mainEvent, case .component(let event) = calendar.content[index] else { continue }
      let hidden = HiddenFields(event)
      guard hidden.kind == "trip", let data = hidden.data,
        case .trip(let facts)? = try? SharedEntry(json: data, isTrip: true),
        hidden.trip == HiddenFields.mark(ofTrip: facts.id), event.property("UID")?.text == SharedEntry.trip(facts).uid
      else { return nil }
      return FoundTrip(facts: facts, takesStrangers: hidden.place != HiddenFields.mixed)
    }
    return nil
  }

  /// Whether a resource belongs to any trip.
  package static func isOfTrip(_ body: [UInt8]) -> Bool {
    guard let calendars = try? calendars(body) else { return false }
    for calendar in calendars {
      guard let index = calendar.mainEvent, case .component(let event) = calendar.content[index] else { continue }
      return HiddenFields(event).isAny
    }
    return false
  }
}

/// A trip found in a place.
package struct FoundTrip: Equatable, Sendable {
  package let facts: TripFacts
  /// Whether events made there in calendar programs become items.
  package let takesStrangers: Bool
}

extension SharedEntry {
  /// The entry with a time of change that is later than that of its earlier version, and not before a moment.
  fileprivate func dated(after old: SharedEntry, _ moment: Timestamp?) -> SharedEntry {
    let date = max(old.modifiedAt.next, moment ?? old.modifiedAt.next)
    switch self {
    case .trip(var facts):
      facts.modifiedAt = date
      return .trip(facts)
    case .item(var item):
      item.modifiedAt = date
      return .item(item)
    }
  }
}

/// An event of a place, with the values that are needed several times.
struct FoundEvent {
  let event: CalendarComponent
  let hidden: HiddenFields
  let face: EventFace
  let id: String
  /// The time of the last change according to the place; nil if the place gives none.
  let storedAt: Timestamp?
  /// The time of the last change according to the place, otherwise according to the event.
  let changedAt: Timestamp?

  init(_ event: CalendarComponent, _ hidden: HiddenFields, face: EventFace, changedAt: Timestamp?) {
    (self.event, self.hidden, self.face, storedAt) = (event, hidden, face, changedAt)
    id = event.property("UID")?.text ?? ""
    self.changedAt =
      changedAt
      ?? ["LAST-MODIFIED", "DTSTAMP"].lazy.compactMap { name -> Timestamp? in
        guard case .moment(let seconds)? = event.property(name).flatMap({ EventTime($0) { _ in nil } }) else {
          return nil
        }
        return Timestamp(microseconds: seconds * 1_000_000)
      }.first
  }

  var title: String { face.title.nonEmpty ?? "Event" }

  /// The title in quotation marks, for sentences.
  var name: String { Excerpt.quoted(title) }

  /// The category that the event names, otherwise the one that its title suggests.
  var category: CustomItem.Category {
    let named = event.property("CATEGORIES")?.text.lowercased() ?? ""
    return CustomItem.Category.allCases.first { $0.rawValue == named } ?? EntryVocabulary.category(of: named)
      ?? EntryVocabulary.category(of: title) ?? .activity
  }
}
