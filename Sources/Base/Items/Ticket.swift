/// The user's ticket to a game. No schedule changes it.
package struct Ticket: Equatable, Sendable {
  package var seat: String?
  /// The number of the booking.
  package var reference: String?
  package var cost: Money?
  package var notes: String?
  package var extra: ExtraFields

  package init(
    seat: String? = nil, reference: String? = nil, cost: Money? = nil, notes: String? = nil,
    extra: ExtraFields = .none
  ) {
    (self.seat, self.reference, self.cost, self.notes, self.extra) = (seat, reference, cost, notes, extra)
  }

  package var isEmpty: Bool { self == Ticket() }
}
