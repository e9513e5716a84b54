/// The parts of a leg as typed: `ferry Holyhead 8:05-11:30 Stena; train 12:15-15:55`: the means of travel, the place
/// reached unless that is the end of the leg, the times of departure and arrival, and the carrier.
extension LegEntry {
  func parts(_ text: String, of leg: Leg, _ context: LegContext) throws(Problem) -> [LegPart] {
    var parts: [LegPart] = []
    let texts = text.split { $0 == ";" || $0 == "\n" }.map { String($0).trimmed }.filter { !$0.isEmpty }
    var context = context
    for (number, text) in texts.enumerated() {
      let isLast = number == texts.count - 1
      let typed = try part(text, after: parts.last, to: isLast ? leg.to : nil, of: leg, context)
      let part = LegEntry.completed(typed, after: parts.last, from: leg.parts ?? [])
      context.date = (part.arrives ?? part.departs)?.date ?? context.date
      parts.append(part)
    }
    return parts
  }

  /// A typed part with what only the old one has: booking, unknown fields, and its dates and start if the text says the same.
  private static func completed(_ typed: LegPart, after last: LegPart?, from old: [LegPart]) -> LegPart {
    let index = old.firstIndex { $0.means == typed.means && CityKey($0.to) == CityKey(typed.to) }
    guard let index else { return typed }
    let (known, previous) = (old[index], index > 0 ? old[index - 1] : nil)
    var part = typed
    (part.reference, part.seat, part.extra) = (known.reference, known.seat, known.extra)
    guard previous.map({ CityKey($0.to) }) == last.map({ CityKey($0.to) }) else { return part }
    part.from = known.from
    let clocks = { (part: LegPart) in [part.departs, part.arrives].map { $0?.time?.clockTime } }
    if clocks(part) == clocks(known) { (part.departs, part.arrives) = (known.departs, known.arrives) }
    return part
  }

  /// Reads a part, which begins where and when the last one ends, and reaches `end` if the text names no place.
  private func part(
    _ text: String, after last: LegPart?, to end: String?, of leg: Leg, _ context: LegContext
  ) throws(Problem) -> LegPart {
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let mode = try LegEntry.mode(words.removeFirst())
    let first = words.firstIndex { LegEntry.times($0) != nil } ?? words.count
    let name = words[..<first].joined(separator: " ")
    guard let to = name.nonEmpty ?? end else {
      let part = "\(Excerpt.quoted(text)) is not a part of a journey. "
      throw Problem(field: .parts, sentence: part + "Use ferry Holyhead 8:05-11:30; train 12:15-15:55.")
    }
    var part = LegPart(
      mode: mode == .drive ? nil : mode, from: last?.to ?? leg.from,
      to: LegEntry.place(to, endOf: leg, near: context.points))
    guard first < words.count, let (departs, arrives) = LegEntry.times(words[first]) else { return part }
    let (fromZone, toZone) = (context.zone(of: part.from, by: mode, leg), context.zone(of: part.to, by: mode, leg))
    part.departs = try moment(departs, .parts, part.from, fromZone, context, after: last?.arrives ?? last?.departs)
    if let arrives { part.arrives = try moment(arrives, .parts, part.to, toZone, context, after: part.departs) }
    part.carrier = words[(first + 1)...].joined(separator: " ").nonEmpty
    return part
  }

  /// Returns the texts of `8:05-11:30` or `8:05`; nil for other words.
  private static func times(_ word: String) -> (departs: String, arrives: String?)? {
    let texts = word.split(omittingEmptySubsequences: false) { "-–".contains($0) }.map(String.init)
    guard texts.count < 3, texts.allSatisfy({ ClockTime(typed: $0) != nil }) else { return nil }
    return (texts[0], texts.count > 1 ? texts[1] : nil)
  }

  /// The name of a place with its region, if it is known; of several of the name the nearest to the ends of the leg.
  private static func place(_ name: String, endOf leg: Leg, near points: [GeoPoint]) -> String {
    if CityKey(name) == CityKey(String(leg.to.prefix { $0 != "," })) { return leg.to }
    let cities = Gazetteer.shared.cities(sharing: name).map(\.place)
    return (Gazetteer.shared.onTheWay(cities, between: points) ?? Gazetteer.shared.city(name))?.city ?? name
  }

  package static func text(of part: LegPart) -> String {
    let times = [part.departs, part.arrives].compactMap { $0?.time?.clockTime.description }.joined(separator: "-")
    let words = [part.means.rawValue, String(part.to.prefix { $0 != "," }), times, part.carrier ?? ""]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
