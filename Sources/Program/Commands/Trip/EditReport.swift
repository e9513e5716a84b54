import Itinerary

/// The consequences of an edit of a trip, for people and for programs.
struct EditReport {
  /// A change of an item, or of the trip's own fields.
  struct Change {
    /// The name in answers for programs.
    let name: String
    var item: ItemID?
    var gameID: String?
    var from: String?
    var to: String?
    let message: String
  }

  /// The edit in one sentence.
  var headline: String?
  var changes: [Change]
  /// The problems that the edit has caused.
  var problems: [Advisory]
  /// The bookings that it touches.
  var touched: TouchedBookings?
  var wording: Wording
  var trip: Trip

  /// The consequences but for the problems.
  var lines: [String] {
    [headline].compactMap { $0 } + changes.map(\.message) + (touched.map(wording.lines) ?? [])
  }

  var json: JSONValue {
    [
      "startDate": .string(trip.startDate.description), "dayCount": .int(trip.dayCount),
      "events": .array(
        changes.map { change in
          [
            "change": .string(change.name), "gameId": JSONValue(change.gameID), "item": JSONValue(change.item?.text),
            "from": JSONValue(change.from), "to": JSONValue(change.to), "message": .string(change.message),
          ]
        }), "advisories": .array(problems.map { AdvisoryAnswer(advisory: $0, wording: wording).json }),
    ]
  }
}

extension EditReport {
  init(of edit: Edit, _ before: OpenTrip, _ after: OpenTrip, headline: String? = nil) {
    let followUp = TripFollowUp(
      of: edit, from: before.trip, to: after.trip, zones: after.wording.zones, rules: after.travel)
    var wording = after.wording(
      naming: followUp.changes.flatMap(\.games), before.trip.itinerary.items.compactMap(\.leg))
    wording.doubleHeaders = DoubleHeaders(after.trip.itinerary)
    let changes = followUp.changes.map { change in
      Change(
        name: change.kind.rawValue, item: change.item, gameID: change.gameID, from: change.from, to: change.to,
        message: wording.sentenceByHand(change))
    }
    let moved = followUp.moved.map { item in
      let day = before.trip.itinerary.item(item.id)?.position.day
      let time = item.custom?.time.map { ", at \(wording.text($0))" } ?? ""
      return Change(
        name: "moved", item: item.id, from: day.map { "Day \($0)" }, to: "Day \(item.position.day)",
        message: "Moved \(wording.name(of: item)) to \(wording.dayTitle(item.position.day, of: after.trip))\(time).")
    }
    let deleted = followUp.deleted.map { item in
      Change(
        name: "deleted", item: item.id, from: "Day \(item.position.day)",
        message: "Deleted \(wording.name(of: item)).")
    }
    self.init(
      headline: headline, changes: changes + moved + deleted, problems: followUp.problems, touched: followUp.touched,
      wording: wording,
      trip: after.trip)
  }
}

/// A problem in the form in which `check` prints it.
struct AdvisoryAnswer {
  let advisory: Advisory
  let wording: Wording

  var json: JSONValue {
    [
      "severity": .string(advisory.severity.rawValue), "kind": .string(advisory.name),
      "item": .string(advisory.item.id.text), "day": .int(advisory.day),
      "message": .string(wording.sentence(advisory)),
    ]
  }
}
