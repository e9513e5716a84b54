import Base
import Screen
import TripCore

/// The form of a leg, or of the ticket to a game, with text fields.
package struct LegForm: Equatable, Sendable {
  let item: ItemID
  let fields: [LegEntry.Field]
  package private(set) var inputs: [TextInput]
  /// The texts when the form was opened. A field with its original text leaves the leg unchanged.
  private let original: [String]
  package private(set) var focus = 0
  /// Whether the user is being asked whether to leave a changed form.
  package private(set) var asksToLeave = false

  init(_ id: ItemID, _ leg: Leg, wording: Wording) {
    var wording = wording
    wording.typography = .unicode
    self.init(id, LegEntry.Field.allCases) { $0.text(of: leg, in: wording) }
  }

  init(_ id: ItemID, _ ticket: Ticket?) {
    self.init(id, LegEntry.ticketFields) { $0.text(of: ticket ?? Ticket()) }
  }

  private init(_ id: ItemID, _ fields: [LegEntry.Field], text: (LegEntry.Field) -> String) {
    (item, self.fields) = (id, fields)
    original = fields.map(text)
    inputs = original.map { TextInput($0, isSelected: true) }
  }

  var isChanged: Bool { inputs.map(\.text) != original }

  /// The fields that were changed, as typed.
  var entry: LegEntry {
    var entry = LegEntry()
    for (index, field) in fields.enumerated() where inputs[index].text != original[index] {
      entry[field] = inputs[index].text
    }
    return entry
  }

  func focusing(_ field: Int) -> LegForm {
    var form = self
    let count = fields.count
    (form.focus, form.asksToLeave) = ((field + count) % count, false)
    // Notes are continued, other values replaced.
    if form.focus != focus {
      form.inputs[form.focus] = TextInput(form.inputs[form.focus].text, isSelected: fields[form.focus] != .notes)
    }
    return form
  }

  func asking() -> LegForm {
    var form = self
    form.asksToLeave = true
    return form
  }

  /// Changes the text of the focused field.
  ///
  /// - Returns: nil if nothing changed.
  func typing(_ change: (inout TextInput) -> Bool) -> LegForm? {
    var form = self
    form.asksToLeave = false
    return change(&form.inputs[focus]) ? form : nil
  }
}

extension LegEntry.Field {
  var label: String {
    switch self {
    case .mode: "Mode"
    case .parts: "Parts"
    case .departs: "Departs"
    case .arrives: "Arrives"
    case .duration: "Duration"
    case .distance: "Distance"
    case .carrier: "Carrier"
    case .reference: "Reference"
    case .seat: "Seat"
    case .cost: "Cost"
    case .notes: "Notes"
    }
  }

  /// The values that the field accepts.
  var hint: String {
    switch self {
    case .mode: "Mode: \(NearMiss.choice(of: Leg.Mode.allCases.map(\.rawValue)))."
    case .parts: "Parts, with semicolons: ferry Holyhead 8:05-11:30; train 12:15-15:55. Empty: none."
    case .departs: "Departs (local time): 10:40am, jul 5 10:40 or a date."
    case .arrives: "Arrives (local time): 1:05pm."
    case .duration: "Duration: 4h30m or 4:30; computed from the times if set."
    case .distance: "Distance: 280, or 450 km."
    case .carrier: "Carrier and number, such as AA 1234."
    case .reference: "Number of the booking."
    case .seat: "Seat."
    case .cost: "Cost: an amount and a currency, such as 129.00 USD."
    case .notes: "Notes."
    }
  }

  fileprivate func text(of leg: Leg, in wording: Wording) -> String {
    switch self {
    case .mode: leg.means.rawValue
    case .parts: LegEntry.text(of: leg.parts ?? [], endingIn: leg.to)
    case .departs: leg.departs?.typed ?? ""
    case .arrives: leg.arrives?.typed ?? ""
    case .duration: leg.durationSeconds.map(wording.durationText) ?? ""
    case .distance: leg.distanceMeters.map(wording.distanceText) ?? ""
    case .carrier: leg.carrier ?? ""
    case .reference: leg.reference ?? ""
    case .seat: leg.seat ?? ""
    case .cost: leg.cost?.description ?? ""
    case .notes: leg.notes ?? ""
    }
  }

  fileprivate func text(of ticket: Ticket) -> String {
    switch self {
    case .seat: ticket.seat ?? ""
    case .reference: ticket.reference ?? ""
    case .cost: ticket.cost?.description ?? ""
    case .notes: ticket.notes ?? ""
    case .mode, .parts, .departs, .arrives, .duration, .distance, .carrier: ""
    }
  }
}

extension PlannedMoment {
  /// The moment in a form that can be typed: `2026-07-05 10:40 -05:00`.
  fileprivate var typed: String {
    guard let time else { return date.description }
    let offset = abs(time.offsetSeconds) / 60
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let sign = time.offsetSeconds < 0 ? "-" : "+"
    return "\(date) \(time.clockTime) \(sign)\(two(offset / 60)):\(two(offset % 60))"
  }
}
