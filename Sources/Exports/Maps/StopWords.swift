/// Numbered names of stops, so that lists sorted by name keep the order: `01 Babe Ruth Birthplace`.
struct NumberedStops {
  private let width: Int

  init(_ route: TripRoute) { width = max(2, String(route.stops.count).utf8.count) }

  func name(of stop: TripRoute.Stop) -> String {
    let digits = String(stop.number)
    let zeros = String(repeating: "0", count: max(0, width - digits.utf8.count))
    return [zeros + digits, stop.row.title].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension TripRoute {
  /// The description of a stop on a map: its day and time, then the labels and the place, then notes, link and
  /// problems.
  static func description(of stop: Stop, on day: DocumentDay, _ separator: String) -> String {
    let row = stop.row
    let head = [day.title, row.zonedTime].filter { !$0.isEmpty }.joined(separator: separator)
    let body = (row.labels + [row.place?.name ?? ""]).filter { !$0.isEmpty }.joined(separator: separator)
    let lines = [head, body, row.notes ?? "", row.link ?? ""] + row.advice.map { "⚠ \($0)" }
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
