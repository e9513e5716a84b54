import Atlas
import Base

extension ImportedItem {
  /// Moves the lines of the notes that contain the number of a booking or of a telephone, or the cost, into the item's fields. Hotels,
  /// airlines and TripIt write them as `Confirmation: HX4`, `Reservation #: 118`, `Phone: +1 312 555 0100`.
  mutating func readBookingLines() {
    notes.removeAll { line in
      guard let (label, value) = Self.labelled(line) else { return false }
      if reference == nil, Self.referenceLabels.contains(label), Self.isReference(value) {
        reference = value
      } else if phone == nil, Self.phoneLabels.contains(label) {
        phone = value
      } else if cost == nil, Self.costLabels.contains(label), let amount = Money(value) {
        cost = amount
      } else if seat == nil, Self.seatLabels.contains(label) {
        // An item of its own has no field for it.
        seat = value
        return false
      } else {
        return false
      }
      return true
    }
  }

  /// The label before the first colon or number sign of a line, and the text after it.
  private static func labelled(_ line: String) -> (label: NameKey, value: String)? {
    guard let end = line.firstIndex(where: { ":#".contains($0) }) else { return nil }
    let value = String(line[end...].drop { ":# ".contains($0) }).singleSpaced
    return value.isEmpty || value.count > 60 ? nil : (NameKey(line[..<end]), value)
  }

  /// Whether a text can be the number of a booking: at most three words, with a digit or in capitals.
  private static func isReference(_ text: String) -> Bool {
    text.split(separator: " ").count <= 3 && (text.contains(where: \.isNumber) || text == text.uppercased())
  }

  /// Labels in English, German, French, Spanish and Italian.
  private static let referenceLabels = Set(
    [
      "Confirmation", "Confirmation number", "Confirmation code", "Confirmation no", "Conf", "Conf number",
      "Booking", "Booking number", "Booking reference", "Booking code", "Booking ID", "Booking confirmation",
      "Reservation", "Reservation number", "Reservation code", "Reservation ID", "Record locator", "PNR",
      "Reference", "Reference number", "Buchungsnummer", "Buchungscode", "Reservierungsnummer",
      "Numéro de réservation", "Référence", "Numéro de dossier", "Número de reserva", "Localizador",
      "Numero di prenotazione", "Codice di prenotazione",
    ].map { NameKey($0) })

  private static let seatLabels = Set(
    ["Seat", "Seats", "Seat(s)", "Seat number", "Seat assignment", "Sitz", "Sitzplatz", "Siège", "Asiento", "Posto"]
      .map { NameKey($0) })

  private static let costLabels = Set(
    [
      "Cost", "Total", "Total cost", "Total price", "Price", "Amount", "Gesamtpreis", "Preis", "Prix", "Prix total",
      "Precio", "Precio total", "Prezzo", "Prezzo totale",
    ].map { NameKey($0) })

  private static let phoneLabels = Set(
    ["Phone", "Phone number", "Telephone", "Tel", "Telefon", "Téléphone", "Teléfono", "Telefono"].map { NameKey($0) })
}
