extension JSONFormat {
  /// The MLB Stats API: `/api/v1/schedule`. A suspended game is listed on both days, and is seen on the second; so is a
  /// postponed one.
  static let mlb = JSONFormat(
    games: ["dates.games"], mark: "teams", emptyMarks: ["totalGames"], start: ["gameDate", "officialDate"],
    total: "totalGames",
    fields: [
      (\.id, ["gamePk"]),
      (\.text.home, ["teams.home.team.name"]),
      (\.text.away, ["teams.away.team.name"]),
      (\.text.venue, ["venue.name"]),
      (\.text.city, ["venue.location.city"]),
      (\.text.region, ["venue.location.stateAbbrev"]),
      (\.text.country, ["venue.location.country"]),
    ],
    choose: { games in
      let resumed = Set(games.filter { $0.node["resumedFrom"] != nil }.compactMap { $0.node["gamePk"]?.text })
      return games.filter { $0.node["resumeDate"] == nil || !($0.node["gamePk"]?.text.map(resumed.contains) ?? false) }
    },
    complete: { game, entry in
      let node = game.node
      let isOpen = node["status"]?["startTimeTBD"]?.flag ?? false
      if isOpen {
        // The given time is a placeholder, and its date is that of UTC.
        let official = node["officialDate"]?.text.flatMap { JSONFormat.entry(node, at: $0) }
        entry.start = WrittenTime(date: (official ?? entry).start.date, secondOfDay: nil, zone: .floating)
      }
      let said = text(at: "status.detailedState", in: node).flatMap(StatusWords.status)
      // A game that is resumed keeps the word for the day on which it was suspended.
      let isResumed = node["resumedFrom"] != nil && said == .postponed
      entry.status = (isResumed ? nil : said) ?? (isOpen ? .timeTBD : .scheduled)
      entry.isPreseason = ["S", "E", "A"].contains(node["gameType"]?.text)
      if let twin = node["doubleHeader"]?.text, twin != "N" {
        entry.number = node["gameNumber"]?.text.flatMap { Int(bounded: $0) }
      }
      return true
    },
    finish: { content, _, _ in
      let played = Set(content.entries.filter { $0.status != .postponed }.compactMap(\.id))
      content.entries.removeAll { $0.status == .postponed && $0.id.map(played.contains) ?? false }
    })
}
