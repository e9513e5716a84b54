import Itinerary

/// A change of an item, or of the trip's own fields, as commands report it, with a name for programs.
struct ReportedChange: JSONRepresentable {
  let name: String
  var item: ItemID?
  var gameID: String?
  var from: String?
  var to: String?
  let message: String

  var json: JSONValue { ["change": name, "gameId": gameID, "item": item, "from": from, "to": to, "message": message] }
}

extension ReportedChange {
  init(_ change: ScheduleChange, _ message: String) {
    self.init(
      name: change.kind.rawValue, item: change.item, gameID: change.gameID, from: change.from, to: change.to,
      message: message)
  }
}

/// The consequences of an edit of a trip, with the edit itself in a sentence.
struct EditReport {
  var headline: String?
  var changes: [ReportedChange]
  private let followUp: TripFollowUp
  private let wording: Wording
  private let trip: Trip

  init(of edit: Edit, _ before: OpenTrip, _ after: OpenTrip, headline: String? = nil) {
    let followUp = TripFollowUp(
      of: edit, from: before.trip, to: after.trip, zones: after.wording.zones, rules: after.travel)
    var wording = after.wording(
      naming: followUp.changes.flatMap(\.games), before.trip.itinerary.items.compactMap(\.leg))
    wording.doubleHeaders = DoubleHeaders(after.trip.itinerary)
    let moved = followUp.moved.map { item in
      let time = item.custom?.time.map { ", at \(wording.text($0))" } ?? ""
      return ReportedChange(
        name: "moved", item: item.id, from: before.trip.itinerary.item(item.id).map { "Day \($0.position.day)" },
        to: "Day \(item.position.day)",
        message: "Moved \(wording.name(of: item)) to \(wording.dayTitle(item.position.day, of: after.trip))\(time).")
    }
    let deleted = followUp.deleted.map { item in
      ReportedChange(
        name: "deleted", item: item.id, from: "Day \(item.position.day)",
        message: "Deleted \(wording.name(of: item)).")
    }
    changes = followUp.changes.map { ReportedChange($0, wording.sentenceByHand($0)) } + moved + deleted
    (self.followUp, self.wording, trip, self.headline) = (followUp, wording, after.trip, headline)
  }

  var report: ChangeReport {
    ChangeReport(
      lines: [headline].compactMap { $0 } + changes.map(\.message) + wording.lines(followUp.touched),
      json: [
        "startDate": trip.startDate, "dayCount": trip.dayCount, "events": changes,
        "advisories": followUp.problems.json(wording.json),
      ])
  }
}
