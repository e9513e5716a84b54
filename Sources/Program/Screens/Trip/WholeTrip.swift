import Editor
import Itinerary
import Making
import Sharing
import Store

extension TripScreen {
  func readGames(from typed: String?, byPlan: Bool) -> [ScreenEffect] {
    let (trip, path, storage) = (session.state.shown.trip, path, context.storage)
    return wait("Reading the schedule…") {
      Result { () throws(Failure) in try GameChoosing(trip, at: path, from: typed, in: storage) }
    } then: {
      .pop(.gamesRead($0, byPlan: byPlan))
    }
  }

  mutating func chooseGames(
    _ read: Result<GameChoosing, Failure>, byPlan: Bool, at now: Moment
  ) -> [ScreenEffect] {
    do {
      let (trip, choosing) = (session.state.shown.trip, try read.get())
      self.choosing = choosing
      if byPlan { return [.push(try choosing.planScreen(for: trip, on: context))] }
      return [.push(try choosing.screen(for: trip, on: context))]
    } catch {
      return apply(.refused("\(error)".withFullStop), at: now)
    }
  }

  mutating func applyGames(_ outcome: ScreenOutcome, at now: Moment) -> [ScreenEffect] {
    defer { choosing = nil }
    guard let edit = choosing?.edit(for: outcome, of: session.state.shown.trip) else {
      return apply(.refused("The games are unchanged."), at: now)
    }
    return apply(.editProposed(edit), at: now)
  }

  /// Looks for ways to go on with the trip, with its schedule as last read.
  func replan(at now: Moment) -> [ScreenEffect] {
    let (shown, path, storage) = (session.state.shown, path, context.storage)
    return report("Looking for ways to go on…") {
      let games = try? storage.scheduleAtHand(of: shown.trip, at: path)?.get()
      let rest = TripRest(
        of: shown.trip, at: now.time.microseconds / 1_000_000, rules: shown.rules, zones: shown.wording.zones)
      return .repairsFound(Repairs(of: rest, games: games ?? [], now: now.time).all.map { RepairOffer($0, of: shown) })
    }
  }

  // MARK: Other trips

  func showTrips() -> [ScreenEffect] {
    let (storage, context) = (context.storage, context)
    return wait("Reading your trips…") {
      Result { try ChooserEntry.all(in: storage) }
    } then: { read in
      do {
        return .replace(try ChooserScreen(read.get(), context: context, isAboveTrip: true))
      } catch {
        return .pop(.reported(.refused("\(error)".withFullStop)))
      }
    }
  }

  func proceed(with other: FilePath) -> [ScreenEffect] {
    let (path, storage) = (path, context.storage)
    return wait("Opening the trip…") { () -> TripOpening? in
      if let here = try? storage.fileSystem.realPath(path), let there = try? storage.fileSystem.realPath(other),
        here == there
      {
        return nil
      }
      return TripOpening(reading: other, in: storage)
    } then: { opening in
      .pop(opening.map(ScreenOutcome.tripRead) ?? .reported(.refused("This trip is already open.")))
    }
  }

  /// Reads the file of this read-only trip again, to open it again if it can be written by now.
  func reopen() -> [ScreenEffect] {
    let (path, storage) = (path, context.storage)
    return wait("Reading the trip…") {
      TripOpening(reading: path, in: storage)
    } then: { opening in
      .pop(opening.isWritable ? .tripRead(opening) : .reported(nil, reloads: true))
    }
  }

  /// Leaves this trip, saving it as quitting does, for another one.
  mutating func proceed(to opening: TripOpening, at now: Moment) -> [ScreenEffect] {
    do {
      next = try opening.screen(on: context)
      return apply(.leaveAsked, at: now)
    } catch {
      return apply(.refused("Not opened: \(error)".withFullStop), at: now)
    }
  }

  mutating func removeTrip(at now: Moment) -> [ScreenEffect] {
    if session.follower.isWriting {
      return apply(.refused("The last change is still being saved; try again in a moment."), at: now)
    }
    let (path, storage) = (path, context.storage)
    return context.attempt("Removing the trip…", over: session.state.painted()) {
      _ = try storage.trash().remove(path)
      return try ChooserEntry.all(in: storage)
    } then: {
      .removed($0)
    } orElse: {
      .reported(.refused("Not removed: \($0)".withFullStop))
    }
  }

  mutating func showTrips(_ others: [ChooserEntry], at now: Moment) -> [ScreenEffect] {
    let notice = "Removed \(session.state.shown.trip.name): to restore it, run `barnstorm remove --restore`."
    do {
      let chooser = try ChooserScreen(others, context: context, notice: notice)
      closeFiles()
      return [.replace(chooser)]
    } catch {
      return apply(.refused("\(error)".withFullStop), at: now)
    }
  }
}

extension RepairOffer {
  fileprivate init(_ repair: Repair, of shown: ShownTrip) {
    var wording = shown.wording
    wording.cities = repair.trip.cityNames
    self.init(
      title: wording.title(of: repair), figures: wording.figures(of: repair, in: shown.trip),
      lines: wording.lines(on: repair, of: shown.trip, rules: shown.rules).map(Wording.offered), trip: repair.trip)
  }
}

extension TripScreen {
  mutating func copy(_ text: String, at now: Moment) -> [ScreenEffect] {
    if context.console?.copy(text) == true { return [] }
    return apply(.refused("This terminal has no clipboard for programs (OSC 52)."), at: now)
  }

  func open(_ address: String) -> [ScreenEffect] {
    let path = context.storage.programs
    return report("Opening the browser…") {
      HelperCommand(["xdg-open"]).run(adding: [address], path: path)
        .map { .refused("Not opened: \($0)".withFullStop) }
    }
  }
}
