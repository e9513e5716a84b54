import Base
import TripCore

/// The reaction to what a look at the file has found.
extension TripFollower {
  mutating func see(_ look: FileLook, showing trip: Trip, at now: Int) -> [Effect] {
    switch look {
    case .absent: return seeNothing(at: now)
    case .unchanged:
      absentSince = nil
      return retries == nil ? write(trip, at: now) : []
    case .trip(let loaded):
      defer { (isAsked, opensOther) = (false, false) }
      (absentSince, seen, toldOfReading) = (nil, loaded.file, nil)
      if loaded.trip.id.utf8.elementsEqual(base.id.utf8) { return see(loaded, showing: trip, at: now) }
      return opensOther ? open(loaded) : see(other: loaded.trip)
    case .failed(let file, let error):
      defer { (isAsked, opensOther) = (false, false) }
      let wasAbsent = absentSince != nil
      (absentSince, seen) = (nil, file)
      // An edit made while the file was missing has waited for this look.
      return see(error, wasAsked: isAsked) + (wasAbsent && retries == nil ? write(trip, at: now) : [])
    }
  }

  private mutating func seeNothing(at now: Int) -> [Effect] {
    if trouble == .gone {
      defer { (isAsked, opensOther) = (false, false) }
      absentSince = nil
      return isAsked ? [.tell(.gone(isUnsaved: isDirty))] : []
    }
    guard let since = absentSince, since + Self.absence <= now else {
      absentSince = absentSince ?? now
      return []
    }
    (absentSince, seen, held) = (nil, nil, nil)
    (trouble, makesAnew, isAsked, opensOther) = (.gone, false, false, false)
    return [.tell(.gone(isUnsaved: isDirty))]
  }

  private mutating func see(_ loaded: LoadedTrip, showing trip: Trip, at now: Int) -> [Effect] {
    let before = trouble
    (trouble, makesAnew, status) = (nil, false, loaded.status)
    if before != nil { retries = nil }
    let onDisk = loaded.trip.notingEdits(since: base)
    base = loaded.trip
    var shown = trip
    var effects: [Effect] = [.file(.keepCopy(loaded))]
    if let news = news(after: before, isSame: loaded.trip == trip) { effects.append(.tell(news)) }
    if hasEdited {
      effects += merge(onDisk, into: &shown)
    } else if loaded.trip != trip {
      shown = loaded.trip
      effects.append(.show(shown))
    }
    held = seen
    if isDirty, loaded.trip == trip {
      // Another program has written what was to be saved.
      (isDirty, retries) = (false, nil)
      effects.append(.tell(.saved))
    }
    return retries == nil ? effects + write(shown, at: now) : effects
  }

  private func news(after before: Trouble?, isSame: Bool) -> FileNews? {
    switch before {
    case .gone, .replaced: .back
    case .damaged, nil: isSame && (before != nil || isAsked) ? .unchanged : nil
    }
  }

  /// Reports that another trip is in the file's place. That trip is neither shown nor overwritten.
  private mutating func see(other: Trip) -> [Effect] {
    let isNews = trouble != .replaced(by: other.name) || isAsked
    (trouble, held, makesAnew) = (.replaced(by: other.name), nil, false)
    return isNews ? [.tell(.replaced(by: other.name, isUnsaved: isDirty))] : []
  }

  /// Follows another trip from now on.
  private mutating func open(_ loaded: LoadedTrip) -> [Effect] {
    (base, held, status) = (loaded.trip, loaded.file, loaded.status)
    (trouble, retries, makesAnew) = (nil, nil, false)
    (hasEdited, isDirty) = (false, false)
    return [.file(.keepCopy(loaded)), .open(loaded.trip)]
  }

  private mutating func see(_ error: StoreError, wasAsked: Bool) -> [Effect] {
    let reason = error.reason
    let isNews = toldOfReading != reason || wasAsked
    toldOfReading = reason
    guard error.isDamage else {
      // If saving fails too, the user knows that already, and it matters more.
      return isNews && (wasAsked || retries == nil) ? [.tell(.notReloaded(reason: reason))] : []
    }
    (trouble, held) = (.damaged, nil)
    return isNews ? [.tell(.damaged(reason: reason))] : []
  }
}
