import Foundation
import Itinerary
import TestSupport
import Testing

/// The cases of the rules of placement in `docs/constraint-cases.json`, by which other implementations can test themselves.
@Suite struct ReferenceCasesTests {
  private static let sketches = [
    ("a leg between two games", "@Chicago | Chicago>Detroit | @Detroit"),
    ("two games on one day", "Tea @Chicago Chicago>Gary Lunch @Gary Dinner"),
    ("a return to a city", "@Chicago Chicago>Gary @Gary | Gary>Chicago | @Chicago+2 Chicago>Gary#2 | @Gary+2"),
    ("a stay of several games", "@Chicago+1 | @Chicago+2 | Chicago>Gary | @Gary+1 | @Gary+2"),
    ("a leg to the first game", "Home>Chicago | @Chicago | Tea"),
    ("a leg from the last game", "Tea | @Chicago | Chicago>Home"),
    ("a leg without games", "Ames>Bend | Tea |"), ("a leg on the wrong side", "Chicago>Gary @Chicago | @Gary"),
    ("no room for a leg", "@Gary | Chicago>Gary | @Chicago"),
    ("a postponed game binds nothing", "@Chicago! | Chicago>Gary | @Gary"),
    ("a game without a time binds", "@Chicago? | Chicago>Gary | @Gary?"), ("a trip of one day", "Tea"),
  ]

  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../docs/constraint-cases.json")

  /// The verdicts come from the reference, which is written from the contract alone.
  @Test func `the file contains the verdicts of the reference`() throws {
    let text = "{\"cases\": [\n" + Self.sketches.map(Self.text).joined(separator: ",\n") + "\n]}\n"
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try Data(text.utf8).write(to: Self.file)
      Issue.record("recorded: look at it, then run without RECORD_GOLDENS")
    }
    expect(try String(contentsOf: Self.file, encoding: .utf8), text)
  }

  private static func text(of name: String, _ sketch: String) -> String {
    let trip = TripSketch.trip(sketch)
    let reference = ConstraintsReference(dayCount: trip.dayCount, items: trip.itinerary.items)
    let items = trip.itinerary.items.map { item in
      let kind =
        switch item.kind {
        case .game(let game): #""kind": "game", "city": "\#(game.city)", "status": "\#(game.status.rawValue)""#
        case .travel(let leg):
          #""kind": "leg", "from": "\#(leg.from)", "to": "\#(leg.to)", "visit": \#(leg.visit ?? 1)"#
        case .custom: #""kind": "custom""#
        }
      return
        #"    {"id": "\#(item.id)", "day": \#(item.position.day), "sortOrder": \#(item.position.sortOrder), \#(kind)}"#
    }
    let verdicts = trip.itinerary.items.map { item in
      let rule = reference.rule(for: item)
      let days = rule.isGame ? [] : rule.allowedDays
      let slots = SlotsReference(reference, carrying: item)
      let lines = slots.places.map { place in
        let refusal = slots.refusal(of: item, under: rule, at: place)
        return #"      {"day": \#(place.day), "index": \#(place.index), "after": \#(quoted(place.after)), "#
          + #""before": \#(quoted(place.before)), "kind": \#(quoted(refusal?.kind)), "game": \#(quoted(refusal?.game?.id))}"#
      }
      let range = days.isEmpty ? "null" : "[\(days[0]), \(days[days.count - 1])]"
      let barriers = rule.barriers.map { quoted($0.id) }.joined(separator: ", ")
      return #"    {"item": "\#(item.id)", "validDayRange": \#(range), "barriers": [\#(barriers)], "slots": ["# + "\n"
        + lines.joined(separator: ",\n") + "]}"
    }
    return "  {\"name\": \"\(name)\", \"dayCount\": \(trip.dayCount), \"items\": [\n" + items.joined(separator: ",\n")
      + "],\n  \"verdicts\": [\n" + verdicts.joined(separator: ",\n") + "]}"
  }

  private static func quoted(_ text: (some CustomStringConvertible)?) -> String { text.map { "\"\($0)\"" } ?? "null" }

  // MARK: The file against the program

  private struct Cases: Decodable {
    let cases: [Case]
  }

  private struct Case: Decodable {
    let name: String
    let dayCount: Int
    let items: [Row]
    let verdicts: [Verdict]
  }

  private struct Row: Decodable {
    let id: String
    let day: Int
    let sortOrder: Double
    let kind: String
    let city, status, from, to: String?
    let visit: Int?

    var item: Item {
      let status = status.flatMap(Game.Status.init) ?? .scheduled
      var item = TripSketch.game(id, city ?? "", day: day, sortOrder, status)
      switch kind {
      case "leg": item.kind = .travel(Leg(from: from ?? "", to: to ?? "", visit: visit))
      case "custom": item.kind = .custom(CustomItem(title: id, category: .note))
      default: break
      }
      return item
    }
  }

  private struct Verdict: Decodable {
    let item: String
    let validDayRange: [Int]?
    let barriers: [String]
    let slots: [SlotVerdict]
  }

  private struct SlotVerdict: Decodable, Equatable {
    let day, index: Int
    let after, before, kind, game: String?
  }

  @Test func `the program agrees with the file`() throws {
    let all = try JSONDecoder().decode(Cases.self, from: Data(contentsOf: Self.file)).cases
    expect(all.count, Self.sketches.count)
    for found in all {
      let itinerary = ItemList(found.items.map(\.item), dayCount: found.dayCount)
      let constraints = ItineraryConstraints(tripDayCount: found.dayCount, items: found.items.map(\.item))
      for verdict in found.verdicts {
        let item = try #require(itinerary.item(ItemID(verdict.item)))
        let range = constraints.validDayRange(for: item).map { [$0.lowerBound, $0.upperBound] }
        expect(range, verdict.validDayRange, "\(found.name): \(item.id)")
        expect(constraints.barrierGames(for: item).map(\.id.text), verdict.barriers, "\(found.name): \(item.id)")
        let slots = Slots(in: itinerary, carrying: itinerary.index(of: item.id))
        let told = slots.numbers.map { number in
          let refusal = slots.refusal(at: number, under: constraints)
          return SlotVerdict(
            day: slots[number].day, index: slots[number].index, after: slots[number].after?.id.text,
            before: slots[number].before?.id.text, kind: refusal?.kind, game: refusal?.game?.id.text)
        }
        expect(told, verdict.slots, "\(found.name): \(item.id)")
      }
    }
  }
}
