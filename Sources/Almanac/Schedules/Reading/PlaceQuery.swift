/// The place of a game as a schedule writes it, and the teams that play there.
struct PlaceQuery {
  let venue: String?
  let city: String?
  let region: String?
  let country: String?
  /// Venue and city in one text.
  let location: String?
  let hasCityField: Bool
  /// Whether the place is only in a field of venues.
  private let isOfVenue: Bool
  /// Whether there is only a word for no venue, such as `TBC`.
  let venueIsOpen: Bool
  let isNeutral: Bool
  let clock: OffsetDateTime?
  let home: NamedTeam
  let away: NamedTeam

  /// Takes each part from its own field or from one that combines several: `Perth Stadium, Perth` among venues.
  init(_ text: EntryText, _ sides: Sides) {
    // A word that only means none: `TBD`, `Away`.
    let stated = { (place: String?) in place.flatMap { PlaceWords.meansNone($0) ? nil : $0 } }
    let (venue, city) = (stated(text.venue), stated(text.city))
    location = stated(text.location)
    venueIsOpen =
      venue == nil && location == nil && [text.venue, text.location].contains { !NameKey($0 ?? "").isEmpty }
    (hasCityField, isNeutral, clock) = (city != nil, text.isNeutral, text.clock)
    (home, away) = (sides.home, sides.away)
    let (place, cityText, venueText) = (
      location.map(LocationText.init), city.map(LocationText.init), venue.map(LocationText.init)
    )
    let splits = venueText?.city.map { named in
      city.map { NameKey($0) == NameKey(named) } ?? !Gazetteer.shared.cities(named: named, in: nil).isEmpty
    }
    self.venue =
      (splits == true ? venueText?.venue : venue) ?? cityText.flatMap { $0.city == nil ? nil : $0.venue }
      ?? place?.venue
    let parts = cityText ?? (splits == true ? venueText : place)
    self.city = parts?.city ?? city
    (region, country) = (text.region ?? parts?.region, text.country ?? parts?.country)
    isOfVenue = venue != nil && location == nil
  }

  /// Whether the city is the end of a venue's name, or may be one in a field of venues.
  var cityIsGuessed: Bool { !hasCityField && (city.map { venue?.hasSuffix(" " + $0) ?? false } ?? isOfVenue) }
  var homeTeam: Team? { isNeutral ? nil : home.team }
  var teamCities: [String] { [home.team?.city, away.team?.city].compactMap { $0 } }
  var isWithoutArea: Bool { region == nil && country == nil }
}

struct ResolvedPlace {
  /// The venue as the schedule writes it, so that a new name is shown; ``Game/openVenue`` if it is TBD.
  var venue: String?
  /// The city; never empty.
  var city: String
  /// The place; nil if the city is unknown.
  var place: Place?
  /// The zone of an unknown city's country, if all of it has one.
  var timeZone: String?
  var evidence = PlaceEvidence.stated
  /// The city and region in the schedule if they are unknown.
  var unknownCity: String?
  var unknownRegion: String?
  /// Whether the city is assumed from the name of the venue.
  var isGuessed = false
  var isAmbiguous = false
  /// Whether several venues have the name, or a smaller town that other games may identify.
  var isShared = false
  var finding: ScheduleFinding?

  /// Whether the schedule names no place, so that the home team's is assumed.
  var isAssumed: Bool { finding == .noVenue || finding == .openVenue }

  /// Whether it was assumed of several places of a name.
  var isDoubtful: Bool { finding != nil && !isAssumed }

  /// Whether other games of the schedule may identify the place.
  var isOpen: Bool { evidence == .none || isShared }
}

extension ResolvedPlace {
  init(_ venue: String?, at place: Place, finding: ScheduleFinding? = nil) {
    self.init(venue: venue, city: place.city, place: place, finding: finding)
  }

  init(_ venue: String?, inUnknown city: String, finding: ScheduleFinding) {
    self.init(venue: venue, city: city, evidence: .none, finding: finding)
  }
}

/// The source of the place of a game.
package enum PlaceEvidence: Equatable, Sendable {
  /// The schedule, with a known venue or city, or the user.
  case stated
  /// The trip's knowledge of the venue or the club.
  case remembered
  /// The home team, which rarely plays elsewhere: an unknown venue is most likely a new name.
  case homeTeam
  case none
}
