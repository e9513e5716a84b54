import Editor
import Itinerary
import Store

/// Candidates that only the program knows: the user's trips, the items and days of one, the teams of a schedule.
struct KnownCandidates {
  let line: PartialCommandLine
  let offersFiles: Bool
  let context: CommandContext
  private var storage: UserStorage { context.storage }

  var all: [Candidate] { subjects + (offersFiles ? files : []) }

  private var subjects: [Candidate] {
    guard case .known(let subject, _) = line.parameter?.completion else { return [] }
    return switch subject {
    case .trips: trips
    case .teams: teams
    case .leagues: storage.namedSources.all.map { Candidate($0.name, about: $0.title) }
    case .days: trip.map(days) ?? []
    case .items: trip.map { items(of: $0) { _ in true } } ?? []
    case .movableItems: trip.map { items(of: $0) { $0.game == nil } } ?? []
    case .editableItems: trip.map { items(of: $0) { $0.leg == nil } } ?? []
    case .customItems: trip.map { items(of: $0) { $0.custom != nil } } ?? []
    }
  }

  // MARK: Trips

  private var trips: [Candidate] {
    let known = (try? storage.library().knownTrips()) ?? []
    return known.compactMap { trip in
      let heading = trip.heading
      let last = heading.startDate.adding(days: heading.dayCount - 1)
      let about = wording.dates(from: heading.startDate, to: last)
      if isClear(heading.name, among: known) { return Candidate(heading.name, about: about) }
      return trip.path.text.map { Candidate($0, about: "\(heading.name), \(about)") }
    }
  }

  private func isClear(_ name: String, among trips: [KnownTrip]) -> Bool {
    let path = FilePath(name)
    let isCommand = line.isFirst && Barnstorm.isCommand(name)
    return !isCommand && name.isInsertable && !name.hasPrefix("-") && !TripLibrary.isPath(path)
      && storage.tripFiles.identity(path) == nil && trips.named(name).count == 1
  }

  // MARK: A trip

  private var trip: Trip? {
    guard let word = line.line.words(named: "trip").last else { return nil }
    return try? storage.tripFiles.load(storage.path(ofTrip: FilePath(bytes: word.bytes))).trip
  }

  private func days(of trip: Trip) -> [Candidate] {
    (1...min(trip.dayCount, Trip.maxDays)).map { day in
      Candidate("\(day)", about: wording.shortDate(trip.date(ofDay: day)))
    }
  }

  private func items(of trip: Trip, where isFitting: (Item) -> Bool) -> [Candidate] {
    let items = trip.itinerary.items
    let ids = ShortIDs(items.map(\.id.text))
    var wording = wording
    wording.cities = trip.cityNames
    return items.filter { isFitting($0) && isOnDay($0) }.compactMap { item in
      let id = ids.short(item.id.text)
      let isOption = id.hasPrefix("-") && line.parameter?.kind == .argument
      return isOption ? nil : Candidate(id, about: "Day \(item.position.day): \(wording.name(of: item))")
    }
  }

  /// Whether an item is on the day that the line names: an item is put next to another one of that day.
  private func isOnDay(_ item: Item) -> Bool {
    guard line.parameter?.kind != .argument, let day = line.word(of: "--day").flatMap({ Int(bounded: $0) }) else {
      return true
    }
    return item.position.day == day
  }

  // MARK: Files

  private var files: [Candidate] {
    guard let extensions = line.parameter?.completion.extensions else { return [] }
    let directory = UserStorage.directory(ofTyped: line.value)
    let hidden = line.value.dropFirst(directory.count).hasPrefix(".") ? "." : ""
    return storage.paths(prefix: directory + hidden).compactMap { path, isDirectory in
      if isDirectory { return Candidate("\(path)/") }
      return extensions.contains { path.hasSuffix(".\($0)") } ? Candidate(path) : nil
    }
  }

  // MARK: A schedule

  private var teams: [Candidate] {
    let paths = line.line.words(named: "--schedule").map { FilePath(bytes: $0.bytes) }
    return storage.teams(ofSchedulesAt: storage.sources(typed: paths)).flatMap { team in
      let names = team.names.filter { !line.value.isEmpty || $0 == team.name }
      let fitting = names.map { Candidate($0, about: $0 == team.name ? team.abbreviation : team.name) }
        .prefix(with: line.value)
      return fitting.prefix(1)
    }
  }

  private var wording: Wording { context.displaySettings().wording() }
}
