extension Item {
  /// The place as a text that maps and people understand: coordinates, or a name with its city; nil if the item has none.
  package func placeText(in cities: CityNames) -> String? {
    switch kind {
    case .game(let game):
      [game.venue == Game.openVenue ? nil : game.venue, game.city].compactMap { $0?.nonEmpty }.joined(separator: ", ")
        .nonEmpty
    case .travel(let leg): cities.fullName(leg.to).nonEmpty
    case .custom(let custom):
      if let place = custom.location, let latitude = place.latitude, let longitude = place.longitude {
        "\(latitude),\(longitude)"
      } else {
        custom.location?.name?.nonEmpty
      }
    }
  }

  package func mapAddress(in cities: CityNames) -> String? {
    placeText(in: cities).map { place in
      "https://www.google.com/maps/search/?api=1&query="
        + PercentCoding.encoded(place.utf8) { PercentCoding.isUnreserved($0) || $0 == UInt8(ascii: ",") }
    }
  }

  package func hyperlinks(in cities: CityNames) -> [Hyperlink] {
    let place = game.map(\.venue) ?? custom?.location?.name
    let map = place.flatMap { place in mapAddress(in: cities).flatMap { Hyperlink(place, to: $0) } }
    let pages = [custom?.url, custom?.notes].compactMap { $0 }.flatMap(Hyperlink.found)
    return [map, custom?.phone.flatMap { Hyperlink(phone: $0) }].compactMap { $0 } + pages
  }
}
