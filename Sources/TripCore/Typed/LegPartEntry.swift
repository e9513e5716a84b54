import Atlas
import Base

/// The parts of a leg as typed: `ferry Holyhead 8:05-11:30 Stena; train 12:15-15:55`.
///
/// A semicolon ends a part. Each has the means of travel, the place that it reaches unless that is the end of the leg, the
/// times of departure and arrival, and the carrier.
extension LegEntry {
  func parts(_ text: String, of leg: Leg, _ around: LegContext) throws(Problem) -> [LegPart] {
    var parts: [LegPart] = []
    let texts = text.split { $0 == ";" || $0 == "\n" }.map { String($0).trimmed }.filter { !$0.isEmpty }
    var place = leg.from
    var around = around
    for (number, text) in texts.enumerated() {
      let isLast = number == texts.count - 1
      let part = try part(text, from: place, to: isLast ? leg.to : nil, of: leg, around)
      place = part.to
      around.date = (part.arrives ?? part.departs)?.date ?? around.date
      parts.append(part)
    }
    return parts
  }

  /// Reads a part.
  ///
  /// - Parameter end: the place that it reaches if the text names none; nil if it must.
  private func part(
    _ text: String, from: String, to end: String?, of leg: Leg, _ around: LegContext
  ) throws(Problem) -> LegPart {
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let mode = try LegEntry.mode(words.removeFirst())
    let first = words.firstIndex { LegEntry.times($0) != nil } ?? words.count
    let name = words[..<first].joined(separator: " ")
    guard let to = name.nonEmpty ?? end else { throw LegEntry.partProblem(text) }
    var part = LegPart(mode: mode == .drive ? nil : mode, from: from, to: LegEntry.place(to))
    guard first < words.count, let (departs, arrives) = LegEntry.times(words[first]) else { return part }
    part.departs = try moment(departs, .parts, from, around.zone(of: from, leg), around)
    if let arrives {
      let zone = around.zone(of: part.to, leg)
      part.arrives = try moment(arrives, .parts, part.to, zone, around)
      // An arrival before the departure is on the next day.
      if let start = part.departs?.time?.unixSeconds, let arrival = part.arrives?.time?.unixSeconds, arrival < start {
        var later = around
        later.date = around.date.adding(days: 1)
        part.arrives = try moment(arrives, .parts, part.to, zone, later)
      }
    }
    part.carrier = words[(first + 1)...].joined(separator: " ").nonEmpty
    return part
  }

  /// Returns the texts of `8:05-11:30` or `8:05`; nil for other words.
  private static func times(_ word: String) -> (departs: String, arrives: String?)? {
    let texts = word.split(omittingEmptySubsequences: false) { "-–".contains($0) }.map(String.init)
    guard texts.count < 3, texts.allSatisfy({ ClockTime(typed: $0) != nil }) else { return nil }
    return (texts[0], texts.count > 1 ? texts[1] : nil)
  }

  /// The name of a place with its region, if the tables have it.
  private static func place(_ name: String) -> String { Gazetteer.shared.city(name)?.city ?? name }

  private static func partProblem(_ text: String) -> Problem {
    Problem(
      field: .parts,
      sentence: "\(Excerpt.quoted(text)) is not a part of a journey. Use ferry Holyhead 8:05-11:30; train 12:15-15:55.")
  }

  /// The parts of a leg in a form that can be typed.
  package static func text(of parts: [LegPart], endingIn end: String) -> String {
    parts.map { part in
      let times = [part.departs, part.arrives].compactMap { $0?.time?.clockTime.description }.joined(separator: "-")
      let place = CityKey(part.to) == CityKey(end) ? "" : String(part.to.prefix { $0 != "," })
      return [part.means.rawValue, place, times, part.carrier ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    }.joined(separator: "; ")
  }
}
