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
  /// What a ticket, a leg and a custom item have in common: for a game, its ticket.
  package var booking: Ticket? {
    switch kind {
    case .game(let game): game.ticket
    case .travel(let leg): leg.booking
    case .custom(let custom): Ticket(reference: custom.reference, cost: custom.cost, notes: custom.notes)
    }
  }

  package var cost: Money? { booking?.cost }
  package var seat: String? { booking?.seat?.nonEmpty }
  package var reference: String? { booking?.reference?.nonEmpty }

  /// Whether it is booked or paid for: it has a reference, a cost, a ticket or a number of nights.
  package var isBooked: Bool {
    reference != nil || cost != nil || game?.ticket != nil || custom?.nights != nil
  }
}

extension Leg {
  var booking: Ticket {
    get { Ticket(seat: seat, reference: reference, cost: cost, notes: notes) }
    set { (seat, reference, cost, notes) = (newValue.seat, newValue.reference, newValue.cost, newValue.notes) }
  }
}
