extension Wording {
  /// The name of an item in a sentence: the matchup (with its number in a double header), the journey, or the title.
  package func name(of item: Item) -> String {
    switch item.kind {
    case .game(let game): name(of: game, number: doubleHeaders.number(of: item))
    case .travel(let leg): journey(of: leg)
    case .custom(let custom): custom.title
    }
  }

  /// The teams of a game: `St. Louis Cardinals @ Chicago Cubs`, followed by `(game 2)` in a double header.
  package func name(of game: Game, number: Int?) -> String {
    game.matchup + (number.map { " (game \($0))" } ?? "")
  }

  package func journey(of leg: Leg) -> String {
    "\(cities.displayed(leg.from)) \(arrow) \(cities.displayed(leg.to))"
  }

  /// A leg on one line: `Chicago → Detroit · train · ~280 mi · ~4h 30m`, with `~` before computed figures.
  package func line(of leg: Leg) -> String {
    ([journey(of: leg)] + modes(of: leg) + figures(of: leg)).joined(separator: separator)
  }

  /// The means of travel other than a car: `train`, `ferry, train`.
  func modes(of leg: Leg) -> [String] {
    let all = leg.parts.map { $0.map(\.means) } ?? [leg.means]
    let modes = all.enumerated().filter { $0.offset == 0 || all[$0.offset - 1] != $0.element }.map(\.element)
    return modes == [.drive] || modes == [.other] ? [] : [modes.map(\.rawValue).joined(separator: ", ")]
  }

  /// The places of a leg's parts that several cities are called: `Dover is Dover, England.`; empty without any.
  package func placesAssumed(in leg: Leg) -> String {
    let places = (leg.parts ?? []).map(\.to).filter { place in
      let name = String(place.prefix { $0 != "," })
      return place != leg.to && place != name && Gazetteer.shared.cities(sharing: name).count > 1
    }
    return places.map { " \($0.prefix { $0 != "," }) is \($0)." }.joined()
  }

  /// Why a leg goes by other means than its trip: `Helsinki → Stockholm goes by ferry: no road joins them`.
  package func otherMeans(of leg: Leg, insteadOf mode: Leg.Mode) -> String {
    let missing = mode == .train ? "no train runs there" : "no road joins them"
    return "\(journey(of: leg)) goes by \(leg.means == .drive ? "car" : leg.means.rawValue): \(missing)"
  }

  /// The known distance and duration of a leg: `280 mi`, `4h 30m`, with `~` before estimates.
  package func figures(of leg: Leg) -> [String] {
    let figures = [leg.distanceMeters.map(distanceText), leg.durationSeconds.map(durationText)]
    return marked(figures, of: leg).compactMap { $0 }
  }

  /// A leg on a short line: `Chicago → Detroit · 4h 30m`.
  package func shortLine(of leg: Leg) -> String {
    joined([journey(of: leg)] + modes(of: leg) + marked([leg.durationSeconds.map(durationText)], of: leg))
  }

  /// Figures with the mark of computed ones: a `~` before each, or `about` before the first.
  private func marked(_ figures: [String?], of leg: Leg) -> [String?] {
    guard leg.estimated == true else { return figures }
    guard typography == .words else { return figures.map { $0.map { "~\($0)" } } }
    let first = figures.firstIndex { $0 != nil }
    return figures.enumerated().map { index, figure in figure.map { index == first ? "about \($0)" : $0 } }
  }

  private func joined(_ parts: [String?]) -> String { parts.compactMap { $0 }.joined(separator: separator) }

  /// The venue and city of a game: `Wrigley Field · Chicago`.
  package func place(of game: Game) -> String {
    joined([game.venue, cities.displayed(game.city), Wording.neutral(game)])
  }

  /// The mark of a game at a venue that is neither team's own.
  static func neutral(_ game: Game) -> String? { game.neutral == true ? "neutral venue" : nil }

  /// A distance: `280 mi`, or `450 km`; `280 miles` in words.
  package func distanceText(meters: Double) -> String {
    let (amount, short, word) =
      switch distance {
      case .miles: (grouped(meters / 1609.344), "mi", "mile")
      case .kilometers: (grouped(meters / 1000), "km", "kilometer")
      }
    return typography == .words ? Self.counted(amount, word) : "\(amount) \(short)"
  }

  /// A distance as a number in the user's unit, to a tenth: `283`, `0.7`.
  package func distanceNumber(meters: Double) -> String {
    let tenths = Int(min(max((meters / (distance == .miles ? 1609.344 : 1000) * 10).rounded(), 0), 1e12))
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10)\(numbers.decimal)\(tenths % 10)"
  }

  /// A duration: `4h 30m`, `45m`, `3h`; `4 hours 30 minutes` in words.
  package func durationText(seconds: Double) -> String {
    let minutes = Int(min(max((seconds / 60).rounded(), 0), 1e9))
    guard typography == .words else { return shortDuration(minutes: minutes) }
    let (hours, rest) = (minutes / 60, minutes % 60)
    let (long, short) = (Self.counted(hours, "hour"), Self.counted(rest, "minute"))
    return hours == 0 ? short : rest == 0 ? long : "\(long) \(short)"
  }

  /// A number rounded to a whole one: `1,234`.
  private func grouped(_ value: Double) -> String {
    let number = Int(min(max(value.rounded(), 0), 1e12))
    if number < 1000 { return String(number) }
    let digits = Array(String(number))
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(numbers.group) }
      text.append(digit)
    }
    return text
  }

  /// A moment of a timetable in local time: `Sun, Jul 5, 2:20 PM`, or only the date.
  package func text(_ moment: PlannedMoment) -> String {
    moment.time.map { "\(shortDate($0.date)), \(text($0.clockTime))" } ?? shortDate(moment.date)
  }
}

extension CustomItem.Category {
  package var label: String { rawValue.withCapital }
}

extension Leg.Mode {
  package var label: String { rawValue.withCapital }
}

/// The numbers of games in double headers: of those that two teams play in one home on one day.
package struct DoubleHeaders: Equatable, Sendable {
  private var numbers: [String: Int] = [:]

  init() {}

  package init(_ itinerary: ItemList) {
    for day in itinerary.days {
      let games = itinerary.items(ofDay: day).filter { $0.game?.isPlayed == true }
      let found = DoubleHeaders.numbers(games.map { $0.game?.matchup ?? "" })
      for (game, number) in zip(games, found) { numbers[game.id.text] = number }
    }
  }

  package func number(of item: Item) -> Int? { numbers[item.id.text] }

  /// The numbers of the matchups of a day among equal ones; nil for one that occurs once.
  package static func numbers(_ matchups: [String]) -> [Int?] {
    let counts = matchups.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    var seen: [String: Int] = [:]
    return matchups.map { matchup in
      seen[matchup, default: 0] += 1
      return counts[matchup] == 1 ? nil : seen[matchup]
    }
  }
}
