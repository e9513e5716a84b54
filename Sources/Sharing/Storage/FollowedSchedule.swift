import Itinerary
import Store

extension UserStorage {
  /// A file is looked for next to the trip's own file first, then at the path that the trip names.
  package func sources(ofScheduleOf trip: Trip, at tripPath: FilePath) -> [ScheduleSource] {
    if let failure = distrust(of: trip) { return [.unusable(failure)] }
    return (trip.schedule?.sources ?? []).map { text in
      let source = source(typed: FilePath(text))
      return source.path.map { .file(path($0, relativeToTrip: tripPath)) } ?? source
    }
  }

  /// The games of a trip's schedule, without asking a server; nil if the trip has none.
  package func localSchedule(of trip: Trip, at path: FilePath) -> Result<[ScheduleGame], Failure>? {
    let sources = sources(ofScheduleOf: trip, at: path)
    if sources.isEmpty { return nil }
    return readSchedule(from: sources, for: trip, ScheduleReadingRules(sendsRequests: false)).schedule.map(\.games)
  }

  /// The reason not to read a schedule: somebody else who shares the trip has set its source.
  package func distrust(of trip: Trip) -> Failure? {
    guard let source = trip.schedule?.source?.nonEmpty, let shares = try? shares(),
      let share = try? shares.share(ofTrip: trip.id), share.trustedSource != source
    else { return nil }
    // A source that has not come from the shared copy was set here.
    if let seen = (try? shares.state(ofTrip: trip.id))?.entries[trip.id],
      case .trip(let bareTrip)? = EventCodec(trip).stored(in: seen.body), bareTrip.schedule?.source != source
    {
      return nil
    }
    let line = source.split(separator: "\n").joined(separator: " ")
    return Failure(
      "\(Excerpt.quoted(line)): set by someone who shares this trip; "
        + "to follow it, run `barnstorm update` with --schedule and this source")
  }

  package func trustSchedule(of trip: Trip) {
    guard let shares = try? shares(), var share = try? shares.share(ofTrip: trip.id) else { return }
    share.trustedSource = trip.schedule?.source
    try? shares.keep(share)
  }
}
