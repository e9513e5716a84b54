extension JSONFormat {
  /// OpenLigaDB: `getmatchdata/bl1/2026`, a whole season in German. `matchDateTime` is by the clock of `timeZoneID`. Places
  /// are often null. Later rounds have one start for all games until the days are set.
  static let openLigaDB = JSONFormat(
    games: [""], mark: "matchDateTimeUTC", start: ["matchDateTimeUTC"],
    fields: [
      (\.id, ["matchID", "matchId"]),
      (\.text.home, ["team1.teamName"]),
      (\.text.away, ["team2.teamName"]),
      (\.text.league, ["leagueName"]),
      (\.text.venue, ["location.locationStadium"]),
      (\.text.city, ["location.locationCity"]),
    ],
    finish: { content, root, _ in
      let open = undecided(root.elements)
      for index in content.entries.indices where content.entries[index].id.map(open.contains) == true {
        content.entries[index].status = .timeTBD
      }
    })

  /// Returns the ids of the games of rounds that have one start for all, but for the last round, whose games begin together.
  private static func undecided(_ matches: [JSONNode]) -> Set<String> {
    var rounds: [Int: (starts: Set<String>, ids: [String])] = [:]
    for match in matches where match["matchIsFinished"]?.flag != true {
      guard let round = match["group"]?["groupOrderID"]?.text.flatMap({ Int(bounded: $0) }),
        let start = match["matchDateTimeUTC"]?.text,
        let id = (match["matchID"] ?? match["matchId"])?.text
      else { continue }
      rounds[round, default: ([], [])].starts.insert(start)
      rounds[round, default: ([], [])].ids.append(id)
    }
    let last = matches.compactMap { $0["group"]?["groupOrderID"]?.text.flatMap { Int(bounded: $0) } }.max()
    let open = rounds.filter { $0.key != last && $0.value.starts.count == 1 && $0.value.ids.count > 5 }
    return Set(open.values.flatMap(\.ids))
  }
}
