extension Wording {
  /// How a sentence names an item: the matchup (with its number in a double header), the journey, or the title.
  package func name(of item: Item) -> String {
    switch item.kind {
    case .game(let game): name(of: game, number: doubleHeaders.number(of: item))
    case .travel(let leg): journey(of: leg)
    case .custom(let custom): custom.title
    }
  }

  /// `St. Louis Cardinals @ Chicago Cubs`, with `(game 2)` behind it in a double header.
  package func name(of game: Game, number: Int?) -> String {
    game.matchup + (number.map { " (game \($0))" } ?? "")
  }

  /// `Chicago → Detroit`.
  package func journey(of leg: Leg) -> String {
    "\(cities.shown(leg.from)) \(arrow) \(cities.shown(leg.to))"
  }

  /// `Chicago → Detroit · 280 mi · 4h 30m`; with `~` before figures that were computed.
  package func line(of leg: Leg) -> String {
    joined([journey(of: leg), distance(of: leg), duration(of: leg)])
  }

  /// `Chicago → Detroit · 4h 30m`, where there is less room.
  package func shortLine(of leg: Leg) -> String { joined([journey(of: leg), duration(of: leg)]) }

  private func distance(of leg: Leg) -> String? { leg.distanceMeters.map { mark(of: leg) + distanceText(meters: $0) } }

  private func duration(of leg: Leg) -> String? {
    leg.durationSeconds.map { mark(of: leg) + durationText(seconds: $0) }
  }

  private func mark(of leg: Leg) -> String { leg.estimated == true ? "~" : "" }

  private func joined(_ parts: [String?]) -> String { parts.compactMap { $0 }.joined(by: " \(dot) ") }

  /// `Wrigley Field · Chicago`.
  package func place(of game: Game) -> String {
    joined([game.venue, cities.shown(game.city)])
  }

  /// `280 mi`, or `450 km`.
  package func distanceText(meters: Double) -> String {
    switch distance {
    case .miles: "\(Self.grouped(meters / 1609.344)) mi"
    case .kilometers: "\(Self.grouped(meters / 1000)) km"
    }
  }

  /// `4h 30m`, `45m`, `3h`.
  package func durationText(seconds: Double) -> String {
    let minutes = Int(min(max((seconds / 60).rounded(), 0), 1e9))
    switch (minutes / 60, minutes % 60) {
    case (0, let rest): return "\(rest)m"
    case (let hours, 0): return "\(hours)h"
    case (let hours, let rest): return "\(hours)h \(rest)m"
    }
  }

  /// To the nearest whole number, `1,234`.
  private static func grouped(_ value: Double) -> String {
    let number = Int(min(max(value.rounded(), 0), 1e12))
    let digits = Array(String(number))
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return text
  }
}

extension CustomItem.Category {
  /// `Restaurant`.
  package var label: String {
    switch self {
    case .restaurant: "Restaurant"
    case .hotel: "Hotel"
    case .activity: "Activity"
    case .note: "Note"
    }
  }
}
