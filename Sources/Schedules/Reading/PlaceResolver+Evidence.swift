import Atlas
import ItineraryCore

/// The source of the place of a game.
package enum PlaceEvidence: Equatable, Sendable {
  /// The schedule, with a known venue or city, or the user.
  case told
  /// The trip's knowledge of the venue or the club.
  case remembered
  /// The home team, which rarely plays elsewhere: an unknown venue is most likely a new name.
  case homeTeam
  /// No source.
  case none
}

extension PlaceResolver {
  /// Returns the place from the trip or from the home team, in place of an answer without one; nil if they have none
  /// either, or if the schedule names another place.
  func assumed(_ question: Question, instead open: Answer) -> Answer? {
    if let venue = open.venue, let known = memory.place(ofVenue: venue) { return remembered(known, question, open) }
    if let home = home(of: question) { return atHome(home.place, question, open) }
    guard let known = memory.place(ofClub: question.home), isCredible(known.city, open) else { return nil }
    var answer = remembered(known, question, open)
    answer.problem =
      "\(what(open, question)): taken as where the trip has the games of \(question.home), \(known.city)"
    return answer
  }

  /// Returns the home team's venue and its place; without a venue if only the city is known.
  func home(of question: Question) -> (venue: String?, place: Place)? {
    guard let city = question.homeCity else { return nil }
    let venues = question.homeVenue.map(gazetteer.venues) ?? []
    if let venue = venues.first(where: { $0.place.city == city }) { return (venue.name, venue.place) }
    return gazetteer.city(city).map { (nil, $0) }
  }

  private func atHome(_ home: Place, _ question: Question, _ open: Answer) -> Answer? {
    guard isCredible(home.city, open) else { return nil }
    var place = home
    // The region of the home team, for a suburb that is in no table.
    if let city = open.unknownCity, let region = open.unknownRegion { place.city = "\(city), \(region)" }
    let name = open.venue ?? open.unknownCity ?? question.home
    let problem =
      "\(what(open, question)): taken as the home team's, in \(home.city); --venue-city \"\(name)=CITY\" tells another"
    return Answer(venue: open.venue, city: place.city, place: place, evidence: .homeTeam, problem: problem)
  }

  private func remembered(_ known: PlaceMemory.Known, _ question: Question, _ open: Answer) -> Answer {
    let home = home(of: question)?.place
    var place = home?.city == known.city ? home : gazetteer.city(known.city)
    if let zone = known.timeZone { place?.timeZone = zone }
    // Legs refer to the city by the trip's name for it.
    place?.city = known.city
    return Answer(
      venue: open.venue, city: known.city, place: place, timeZone: known.timeZone, evidence: .remembered)
  }

  /// Whether a city may be the one in the schedule: the schedule names none, or an unknown one in the same region.
  private func isCredible(_ city: String, _ open: Answer) -> Bool {
    if let named = open.unknownCity, NameKey(named) == NameKey(city.prefix { $0 != "," }) { return true }
    if open.isAmbiguous { return false }
    return open.unknownRegion.flatMap { gazetteer.isCity(city, in: $0) } ?? true
  }

  private func what(_ open: Answer, _ question: Question) -> String {
    if open.unknownCity != nil { return "no city \(Excerpt.quoted(open.city)) is known" }
    return open.venue.map { "the venue \(Excerpt.quoted($0)) is not known" } ?? "no place is given"
  }
}
