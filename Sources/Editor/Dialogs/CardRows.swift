import Almanac
import Itinerary
import Screen

/// Pages about custom items, about days, and about a carried item.
extension CardPage {
  // MARK: Custom items

  func facts(of custom: CustomItem, onDay day: Int) -> [PageLine] {
    var lines = [PageLine(label: "Category", text: custom.category.label)]
    if let time = custom.time { lines.append(PageLine(label: "Time", text: wording.text(time))) }
    if let minutes = custom.durationMinutes {
      lines.append(PageLine(label: "Takes", text: wording.durationText(seconds: Double(minutes) * 60)))
    }
    if let place = custom.location?.name { lines.append(PageLine(label: "Place", text: place)) }
    if let latitude = custom.location?.latitude, let longitude = custom.location?.longitude {
      lines.append(PageLine(label: "Coordinates", text: "\(latitude), \(longitude)"))
    }
    if let nights = wording.nights(of: custom, onDay: day, of: shown.trip) {
      lines.append(PageLine(label: "Stay", text: nights))
    }
    if let phone = custom.phone { lines.append(PageLine(label: "Phone", text: phone)) }
    if let deadline = custom.deadline { lines.append(PageLine(label: "Deadline", text: wording.fullDate(deadline))) }
    if custom.isDone { lines.append(PageLine(label: "Done", text: "yes")) }
    if let url = custom.url { lines.append(PageLine(label: "Link", text: url)) }
    return lines
  }

  /// What one needs at a counter: the seat, the number of the booking and the cost.
  func booking(of item: Item) -> [PageLine] {
    [("Seat", item.seat), ("Reference", item.reference), ("Cost", item.cost.map(wording.text))]
      .compactMap { label, text in text.map { PageLine(label: label, text: $0) } }
  }

  /// The notes, with line breaks as the user typed them.
  func notes(_ notes: String?) -> [PageLine] {
    guard let notes, !notes.isEmpty else { return [] }
    return [.blank]
      + notes.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { PageLine(text: String($0)) }
  }

  // MARK: Days

  func day(of item: Item) -> [PageLine] {
    let day = item.position.day
    return [.blank, .heading(wording.dayTitle(day, of: shown.trip))] + figures(ofDay: day)
  }

  /// The details of a day: its totals, and the problems of its rows.
  func lines(ofDay day: Int) -> [PageLine] {
    let advisories = shown.itinerary.range(ofDay: day).flatMap { index in
      shown.advisories.advisories(on: shown.itinerary[index].id)
    }
    return figures(ofDay: day) + advisories.flatMap { [.blank, line($0)] }
  }

  /// - Parameter days: the days while something is carried; nil for those of the trip.
  private func figures(ofDay day: Int, days: [TimelineDay]? = nil) -> [PageLine] {
    let range = shown.itinerary.range(ofDay: day)
    let count = range.count == 0 ? "No items." : range.count == 1 ? "1 item." : "\(range.count) items."
    let costs = wording.text(shown.trip.costs(ofDay: day)).nonEmpty.map { "Costs: \($0)." }
    return [wording.line(of: (days ?? shown.timeline.days)[day - 1]).nonEmpty, count, costs, night(ofDay: day)]
      .compactMap { $0.map { PageLine(text: $0) } }
  }

  /// The place of the night after a day: `Tonight: Loews Philadelphia`; nil after the last day.
  private func night(ofDay day: Int) -> String? {
    let nights = shown.timeline.nights
    return nights.indices.contains(day - 1) ? wording.text(nights[day - 1], in: shown.trip) + "." : nil
  }

  // MARK: What is carried

  /// The position at which a carried item would be dropped, and the games that limit it.
  func lines(carrying drag: Drag) -> [PageLine] {
    let slots = drag.slots(of: shown)
    let slot = slots[drag.target]
    var lines: [PageLine] = []
    if let refusal = slots.refusal(at: drag.target, under: shown.constraints) {
      lines += [PageLine(text: "Can't go here.", role: .error), PageLine(text: wording.sentence(refusal))]
    } else {
      let place = wording.place(of: slot)
      lines.append(PageLine(text: "\(place)\(drag.isAtOrigin(of: shown) ? ", where it was" : "")."))
    }
    if let item = drag.item {
      lines += [.blank] + (item.leg == nil ? [PageLine(text: "Can go anywhere.")] : reach(of: item))
    }
    return lines + [.blank, .heading(wording.dayTitle(slot.day, of: shown.trip))]
      + figures(ofDay: slot.day, days: drag.days)
  }
}
