import Base
import Editor
import Files
import Making
import Store
import TripCore

/// Effects on the trip as a whole rather than on its rows.
extension TripScreen {
  mutating func chooseGames(from typed: String?, byPlan: Bool = false, at now: Moment) -> [ScreenEffect] {
    do {
      let trip = session.state.shown.trip
      let choosing = try GameChoosing(trip, at: path, from: typed, in: desk.home)
      self.choosing = choosing
      if byPlan { return [.push(try choosing.planScreen(for: trip, on: desk))] }
      return [.push(try choosing.screen(for: trip, on: desk))]
    } catch {
      return apply(.proposalRefused("\(error)".withFullStop), at: now)
    }
  }

  mutating func takeGames(_ outcome: ScreenOutcome, at now: Moment) -> [ScreenEffect] {
    defer { choosing = nil }
    guard let edit = choosing?.edit(for: outcome, of: session.state.shown.trip) else {
      return apply(.proposalRefused("The games stay as they are."), at: now)
    }
    return perform(session.propose(edit, at: now), at: now)
  }

  mutating func showTrips(at now: Moment) -> [ScreenEffect] {
    do {
      return [.push(try ChooserScreen(ChooserEntry.all(in: desk.home), desk: desk, isAboveTrip: true))]
    } catch {
      return apply(.proposalRefused("\(error)".withFullStop), at: now)
    }
  }

  /// Leaves this trip, saving it as quitting does, and opens another one.
  mutating func goOn(with other: FilePath, at now: Moment) -> [ScreenEffect] {
    let calls = desk.home.calls
    if let here = try? calls.realPath(path), let there = try? calls.realPath(other), here == there {
      return apply(.proposalRefused("This trip is the one that you chose."), at: now)
    }
    do {
      next = try TripOpening(other, desk).screen()
      return apply(.leaveAsked, at: now)
    } catch {
      return apply(.proposalRefused("Not opened: \(error)".withFullStop), at: now)
    }
  }

  mutating func removeTrip(at now: Moment) -> [ScreenEffect] {
    if session.follower.isWriting {
      return apply(.proposalRefused("The last change is still being saved; try again in a moment."), at: now)
    }
    do {
      _ = try desk.home.trash().remove(path)
      let notice = "Removed \(session.state.shown.trip.name): `barnstorm remove --restore` brings it back."
      let chooser = try ChooserScreen(ChooserEntry.all(in: desk.home), desk: desk, notice: notice)
      closeFiles()
      sharing.close()
      return [.replace(chooser)]
    } catch {
      return apply(.proposalRefused("Not removed: \(error)".withFullStop), at: now)
    }
  }
}
