import Foundation
import Itinerary

/// Drags a row of a trip: `swift run Drag TRIP.json [ITEM]` picks up ITEM, otherwise the first leg. The lines of standard input move
/// it: `j` and `k` to the next and the previous slot, an empty line drops it, and the end of input cancels.
@main struct Drag {
  let trip: EditedTrip
  let item: Item
  let slots: Slots
  let valid: Range<SlotNumber>
  var target: SlotNumber

  init?(_ trip: EditedTrip, carrying index: ItemIndex) {
    (self.trip, item) = (trip, trip.itinerary[index])
    slots = Slots(in: trip.itinerary, carrying: index)
    valid = slots.valid(under: trip.constraints)
    guard item.isReorderable, let origin = slots.origin else { return nil }
    target = origin
  }

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let path = arguments.first else { return print("usage: Drag TRIP.json [ITEM]") }
    let file = URL(filePath: path)
    var trip = EditedTrip(try Trip(json: Data(contentsOf: file)))
    let carried = trip.itinerary.indices.first { index in
      arguments.count > 1 ? trip.itinerary[index].id.text == arguments.last : trip.itinerary[index].leg != nil
    }
    guard let carried, var drag = Drag(trip, carrying: carried) else { return print("Nothing to drag.") }
    drag.draw()
    while let key = readLine() {
      if key.isEmpty {
        do {
          let now = Timestamp(microseconds: Int64(Date.now.timeIntervalSince1970 * 1e6))
          _ = try trip.apply(.move(drag.item.id, to: drag.target), at: now)
          try Data(trip.trip.json).write(to: file)
          return print("Dropped on Day \(drag.slots[drag.target].day).")
        } catch let refusal as Refusal {
          return print("Can't go there: \(refusal)")
        }
      }
      drag.target = (drag.target + (key == "k" ? -1 : 1)).clamped(to: drag.slots.numbers)
      drag.draw()
    }
    print("Canceled.")
  }

  /// Prints the rows with a line at the target: invalid zones are dim, the games that bound the leg are gold.
  func draw() {
    let barriers = trip.constraints.barrierGames(for: item).map(\.id)
    for number in slots.numbers {
      let slot = slots[number]
      let row = slot.after.map { "   \(title($0))" } ?? "Day \(slot.day) - \(trip.trip.date(ofDay: slot.day))"
      let isBarrier = slot.after.map { barriers.contains($0.id) } ?? false
      print(isBarrier ? styled(row, 33) : valid.contains(number) ? row : styled(row, 2))
      guard number == target else { continue }
      let refusal = slots.refusal(at: number, under: trip.constraints)
      print(styled("──▶ \(title(item))\(refusal.map { "  ✗ \($0)" } ?? "")", refusal == nil ? 1 : 31))
    }
  }

  func styled(_ text: String, _ code: Int) -> String { "\u{1B}[\(code)m\(text)\u{1B}[0m" }

  /// The text of a row, without characters that control the terminal.
  func title(_ item: Item) -> String {
    let text =
      switch item.kind {
      case .game(let game): game.matchup
      case .travel(let leg): "≡ \(leg.from) → \(leg.to)"
      case .custom(let custom): "≡ \(custom.title)"
      }
    return String(text.unicodeScalars.filter { $0.properties.generalCategory != .control })
  }
}
