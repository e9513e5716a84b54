extension JSONFormat {
  /// FIFA: `calendar/matches`, the games of a tournament. Teams are null until they are known. `LocalDate` is by the clock of
  /// the ground, in spite of its `Z`.
  static let fifa = JSONFormat(
    games: ["Results"], mark: "IdMatch", start: ["Date"],
    fields: [
      (\.id, ["IdMatch"]),
      (\.text.home, ["Home.TeamName.Description", "PlaceHolderA"]),
      (\.text.away, ["Away.TeamName.Description", "PlaceHolderB"]),
      (\.text.competition, ["CompetitionName.Description"]),
      (\.text.venue, ["Stadium.Name.Description"]),
      (\.text.city, ["Stadium.CityName.Description"]),
    ],
    complete: { game, entry in
      if game.node["TimeDefined"]?.flag == false { entry.status = .timeTBD }
      entry.setLocalStart(game.node["LocalDate"]?.text)
      return true
    })
}

extension ScheduleEntry {
  /// Adds the offset of a start by the clock of the ground to one in UTC, if it is one: for a ground that no table has.
  mutating func setLocalStart(_ text: String?) {
    guard start.zone == .offset(0), let second = start.secondOfDay, let local = text.flatMap(DateText.init),
      case .exact(let day) = local.day, let own = local.time?.secondOfDay
    else { return }
    let offset = (day.dayNumber - start.date.dayNumber) * 86_400 + own - second
    guard abs(offset) <= 14 * 3600, offset % 900 == 0 else { return }
    start = WrittenTime(date: day, secondOfDay: own, zone: .offset(offset))
  }
}
