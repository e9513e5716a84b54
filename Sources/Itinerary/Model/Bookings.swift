extension Trip {
  package func costs(ofDay day: Int) -> [Money] {
    Money.sums(of: itinerary.items(ofDay: day).compactMap(\.cost))
  }

  package var costs: [Money] { Money.sums(of: itinerary.items.compactMap(\.cost)) }

  /// The currency of all costs, if they have only one: that of an amount typed without a currency.
  package var currency: String? { costs.count == 1 ? costs[0].currency : nil }

  /// The item with the next date to book or cancel by, from a date on; nil if none is open.
  package func nextDeadline(from today: CivilDate) -> (item: Item, date: CivilDate)? {
    itinerary.items.compactMap { item in item.custom?.openDeadline.map { (item, $0) } }
      .filter { $0.1 >= today }.min { $0.1 < $1.1 }
  }

  /// Whether an item is a hotel; in a trip without one, nights are not counted.
  package var hasHotel: Bool { itinerary.items.contains { $0.custom?.category == .hotel } }
}

extension Item {
  /// What the item costs: for a game, its ticket.
  package var cost: Money? {
    switch kind {
    case .game(let game): game.ticket?.cost
    case .travel(let leg): leg.cost
    case .custom(let custom): custom.cost
    }
  }

  package var reference: String? {
    switch kind {
    case .game(let game): game.ticket?.reference?.nonEmpty
    case .travel(let leg): leg.reference?.nonEmpty
    case .custom(let custom): custom.reference?.nonEmpty
    }
  }

  /// Whether it is booked or paid for: it has a reference, a cost, a ticket or a number of nights.
  package var isBooked: Bool {
    reference != nil || cost != nil || game?.ticket != nil || custom?.nights != nil
  }

  package var seat: String? { (game?.ticket?.seat ?? leg?.seat)?.nonEmpty }
}
