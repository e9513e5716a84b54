import Itinerary

extension SyncPass {
  mutating func decideAll(_ given: [ResourceName: SharedResource]) {
    var remote = read(given)
    if let name = remote.tooSlow {
      finish()
      return (report.state, report.finding) = (.stopped, .tooSlow(name))
    }
    mismatches = remote.mismatches
    remote.isRestored = remote.showsOlderState
    if remote.isTorn { wantsRound = true }
    for item in remote.undated { changes.record(.item(item), changesTrip: true) }
    if !remote.undated.isEmpty { trip = changes.applied(to: trip) }
    recordRefusals(remote)
    // Changes taken into the trip may cause repairs, which are written to the remote in the same sync.
    var taken: Set<String> = []
    for attempt in 1...4 {
      var comparisons = compareEntries(with: remote)
      for id in taken { comparisons[id]?.isTaken = true }
      var steps = comparisons.mapValues(decide)
      if attempt == 1 {
        let isTooMuch = removesTooMuch(steps, remote)
        if isTooMuch, !options.allowsRemovals {
          report.requestRemovals(steps.values.count { $0 == .remove }, of: trip.itinerary.count)
          return finish()
        }
        // As long as a counter is owed, nobody vouches for what this device has seen last.
        if remote.lacksCounter || state.owesCount, !remote.isRestored, !isTooMuch {
          remote.isRestored = true
          for id in comparisons.keys { comparisons[id]?.isRestored = true }
          steps = comparisons.mapValues(decide)
        }
        recordRestoration(steps, comparisons, remote)
      }
      if remote.isTorn || remote.isCountUnclear {
        // A later round or sync shows whether they are really gone.
        for id in steps.keys where steps[id] == .remove { steps[id] = .unchanged }
      }
      if !applySteps(steps, comparisons, remote) || attempt == 4 {
        prepareWrites(steps, comparisons, remote)
        break
      }
      taken.formUnion(steps.keys.filter { steps[$0] == .pull })
    }
    requestWrites()
  }

  private mutating func recordRestoration(
    _ steps: [String: EntryStep], _ comparisons: [String: ThreeWayEntry], _ remote: RemoteReader<Codec>
  ) {
    let pulled = remote.placed.filter { steps[$0.key] == .pull }.values
    if let counter = state.counter, !isHeldReadOnly, !pulled.isEmpty,
      !remote.hasRaisedCounter(otherThan: counter.device)
        || pulled.contains(where: { $0.isForeign || codec.isForeign($0.body) })
    {
      // Nobody else vouches for what programs without counters have written.
      state.owesCount = true
    }
    state.unused = remote.unused
    guard remote.isRestored else { return }
    let outdated = remote.outdated
    let sent = comparisons.filter { id, comparison in
      steps[id] == .push && comparison.local?.item != nil
        && (outdated.contains(id) || comparison.remote == nil && comparison.lastSeen != nil)
    }
    let back = remote.returned.filter { steps[$0] == .pull }
    if sent.isEmpty, back.isEmpty, !remote.showsOlderState { return }
    report.recordRestoration(SyncReport.Restoration(sent: sent.count, back: back.count))
  }

  private func compareEntries(with remote: RemoteReader<Codec>) -> [String: ThreeWayEntry] {
    let here = trip.sharedEntries
    let deleted = Dictionary(trip.deleted.map { ($0.id.text, $0.deletedAt) }, uniquingKeysWith: max)
    let ids = Set(here.keys).union(state.entries.keys).union(remote.placed.keys).subtracting(remote.unclear)
    return ids.reduce(into: [:]) { $0[$1] = comparison(of: $1, here[$1], deletedAt: deleted[$1], with: remote) }
  }

  func comparison(
    of id: String, _ here: SharedEntry?, deletedAt: Timestamp? = nil, with remote: RemoteReader<Codec>
  ) -> ThreeWayEntry {
    var comparison = ThreeWayEntry(
      local: here, lastSeen: nil, remote: remote.placed[id]?.entry, deletedAt: deletedAt)
    comparison.isRestored = remote.isRestored
    let tried = here.flatMap { attempt(before: $0) }
    comparison.stamps.here =
      mergedStamps[id] ?? tried.flatMap { here?.stamps(since: $0.entry, knownStamps: $0.stamps) }
    if comparison.remote == nil {
      comparison.known = remote.lastSeenEntry(id) ?? state.entries[id].flatMap { here?.dated($0.modifiedAt) }
      // A version that was never seen there has not been deleted there either.
      let isUnproven = here != nil && state.entries[id]?.isProven == false
      comparison.lastSeen = isUnproven ? nil : comparison.known
    } else if let here, let placed = remote.placed[id], !here.isSame(as: placed.entry) {
      comparison.stamps.there = placed.stamps ?? codec.stamps(of: placed.entry, in: placed.body)
      if let seen = state.entries[id] {
        if codec.isForeign(seen.body) || codec.isForeign(placed.body) { return comparison }
        comparison.known = remote.lastSeenEntry(id)
        comparison.knownStamps = comparison.known.flatMap { codec.stamps(of: $0, in: seen.body) }
      } else if let tried {
        (comparison.known, comparison.knownStamps) = (tried.entry, tried.stamps)
      } else if isWithoutState,
        let base = comparison.stamps.there.flatMap({ here.assumedBase(with: placed.entry, stamps: $0) })
      {
        (comparison.known, comparison.knownStamps, comparison.doubtful) = base
      }
    }
    if here == nil, let there = comparison.remote, there.modifiedAt == deletedAt {
      // The item left the trip only because it was gone from the remote.
      comparison.remote = there.dated(there.modifiedAt.justAfter)
    }
    return comparison
  }

  /// The version that this device has tried to write or to take in, if one here may have been made of it.
  private func attempt(before here: SharedEntry) -> (entry: SharedEntry, stamps: FieldStamps?)? {
    guard let tried = state.attempts[here.id],
      let entry = codec.read(tried, changedAt: nil, expected: nil).entry, entry.modifiedAt <= here.modifiedAt
    else { return nil }
    return (entry, codec.stamps(of: entry, in: tried))
  }

  /// Also notes versions that lost among several resources of an entry.
  private mutating func recordRefusals(_ remote: RemoteReader<Codec>) {
    for (_, placed) in remote.placed.sorted(by: { $0.key < $1.key }) {
      for loser in placed.losers { replace(loser, wasDeleted: false) }
      guard let date = placed.refused else { continue }
      let loss = LostEdit(entry: placed.entry, loss: .date(date), author: nil)
      if !report.lost.contains(loss) { report.lost.append(loss) }
    }
  }
}

extension SyncPass {
  private mutating func applySteps(
    _ steps: [String: EntryStep], _ comparisons: [String: ThreeWayEntry], _ remote: RemoteReader<Codec>
  ) -> Bool {
    var hasChanged = false
    var merged: [String: SharedEntry] = [:]
    for (id, comparison) in comparisons.sorted(by: { $0.key < $1.key }) {
      switch steps[id] {
      case .pull:
        guard let there = comparison.merge?.entry ?? comparison.remote else { continue }
        hasChanged = true
        remember(id)
        state.attempts[id] = remote.placed[id]?.body
        (merged[id], mergedStamps[id]) = (there, comparison.merge?.stamps)
        recordLoss(of: id, comparison, remote)
        if let here = comparison.local { replace(here, wasDeleted: false, over: state.entries[id]) }
        changes.record(there, changesTrip: true, stamps: comparison.merge?.stamps)
        report.pulledIDs.insert(id)
      case .remove:
        guard let item = comparison.local?.item else { continue }
        hasChanged = true
        remember(id)
        recordLoss(of: item)
        replace(.item(item), wasDeleted: true, over: state.entries[id])
        changes.recordRemoval(of: item)
        state.removals.append(now)
        report.deletedHere += 1
      default:
        let merge = comparison.merge
        if let there = merge?.entry ?? comparison.remote {
          changes.record(there, changesTrip: false, stamps: merge?.stamps)
        }
      }
    }
    if hasChanged { trip = changes.applied(to: trip) }
    stampChanges(since: merged)
    return hasChanged
  }

  private mutating func remember(_ id: String) {
    if before[id] == nil { before[id] = .some(state.entries[id]) }
  }

  /// Notes this user's changes that a version replaces: here and now, or before by a program that had not seen them.
  private mutating func recordLoss(of id: String, _ comparison: ThreeWayEntry, _ remote: RemoteReader<Codec>) {
    guard let placed = remote.placed[id] else { return }
    let notes = codec.notes(of: placed.body)
    let author = placed.isForeign ? nil : notes.author
    guard let here = comparison.local else {
      if let deletedAt = comparison.deletedAt, isDeletionByUser(of: placed.entry, at: deletedAt) {
        report.lost.append(LostEdit(entry: placed.entry, loss: .deletion, author: author))
      }
      return
    }
    var fields = comparison.merge?.lost.first ?? []
    if let seen = state.entries[id], seen.isOurs {
      for edit in notes.replaced where edit.modifiedAt == seen.modifiedAt { fields.formUnion(edit.fields) }
    }
    if !fields.isEmpty { report.lost.append(LostEdit(entry: here, loss: .fields(fields.sorted()), author: author)) }
  }

  /// Legs follow the games, and what was gone from the remote left the trip with the time of its own last change.
  private func isDeletionByUser(of entry: SharedEntry, at moment: Timestamp) -> Bool {
    entry.item?.leg == nil
      && !state.replaced.versions.contains { $0.id == entry.id && $0.wasDeleted && $0.modifiedAt == moment }
  }

  private mutating func recordLoss(of item: Item) {
    guard let seen = state.entries[item.id.text], seen.isOurs else { return }
    let notes = codec.notes(of: seen.body)
    // An item as it was made has no times of changes. What calendar programs changed has no author.
    guard notes.stamps != nil, notes.author == options.author else { return }
    report.lost.append(LostEdit(entry: .item(item), loss: .item, author: nil))
  }

  /// - Parameter seen: what this device knew of the entry. If the version is that one, it has the author of that one.
  mutating func replace(_ entry: SharedEntry, wasDeleted: Bool, over seen: Observation?) {
    let isSeen = seen?.modifiedAt == entry.modifiedAt
    keep(entry, wasDeleted: wasDeleted, by: isSeen ? seen.flatMap { codec.notes(of: $0.body).author } : options.author)
  }

  mutating func replace(_ placed: RemoteEntry, wasDeleted: Bool) {
    keep(placed.entry, wasDeleted: wasDeleted, by: placed.isForeign ? nil : codec.notes(of: placed.body).author)
  }

  private mutating func keep(_ entry: SharedEntry, wasDeleted: Bool, by author: String?) {
    state.replaced.add(
      ReplacedVersion(
        id: entry.id, modifiedAt: entry.modifiedAt, replacedAt: now, wasDeleted: wasDeleted,
        body: codec.body(of: entry, over: nil, with: VersionNotes(author: author))))
  }

  /// Keeps what the merge of ``changes`` with the edits that were made during the sync replaces.
  package mutating func recordMerge(of current: Trip, into merged: Trip) {
    for (version, fields) in losers(of: current, in: merged) {
      replace(version, wasDeleted: fields.isEmpty, over: nil)
      if !fields.isEmpty { report.lost.append(LostEdit(entry: version, loss: .fields(fields), author: nil)) }
    }
    for (version, fields) in losers(of: trip, in: merged) {
      replace(version, wasDeleted: fields.isEmpty, over: state.entries[version.id])
    }
  }

  /// The changes since ``known`` that a merge replaces, by entry; without fields if the merge deletes the entry.
  private func losers(of version: Trip, in merged: Trip) -> [(SharedEntry, [String])] {
    let (known, merged) = (known.sharedEntries, merged.sharedEntries)
    return version.sharedEntries.sorted { $0.key < $1.key }.compactMap { id, entry in
      if known[id]?.isSame(as: entry) == true || merged[id]?.isSame(as: entry) == true { return nil }
      guard let new = merged[id] else { return (entry, []) }
      var lost = entry.differences(from: new) ?? []
      if let old = known[id] { lost.formIntersection(entry.differences(from: old) ?? []) }
      return lost.isEmpty ? nil : (entry, lost.sorted())
    }
  }

  /// Whether so much is gone that it is probably a mistake: at least five items and more than half of the trip, in this
  /// sync and those of the last week, or everything at once, including the trip's own entry.
  private mutating func removesTooMuch(_ steps: [String: EntryStep], _ remote: RemoteReader<Codec>) -> Bool {
    if options.allowsRemovals { state.removals = [] }
    let (now, weekAgo) = (now, now.adding(seconds: -7 * 86_400))
    state.removals.removeAll { $0 > now || $0 < weekAgo }
    let dropped = steps.values.count { $0 == .remove }
    let isEmptied =
      dropped > 0 && remote.placed.isEmpty && remote.unclear.isEmpty && state.entries[trip.id] != nil
    let all = dropped + state.removals.count
    return isEmptied || dropped > 0 && all >= 5 && all * 2 > trip.itinerary.count + state.removals.count
  }
}
