import Itinerary

extension SyncPass {
  mutating func prepareWrites(
    _ steps: [String: EntryStep], _ comparisons: [String: ThreeWayEntry], _ remote: RemoteReader<Codec>
  ) {
    var names = Set(listing.map(\.name))
    for (id, comparison) in comparisons.sorted(by: { $0.key < $1.key }) {
      let placed = remote.placed[id]
      switch steps[id] {
      case .unchanged:
        guard let here = comparison.local, let placed else { continue }
        finish(here, placed, &names)
      case .push:
        guard let here = comparison.local else { continue }
        // It has not been deleted, whatever becomes of the write.
        if placed == nil, remote.isRestored { state.entries[id]?.isProven = false }
        let notes = notes(of: comparison, over: placed)
        if let placed, placed.isUnseen {
          replace(placed, wasDeleted: false)
          // Whatever becomes of the write, this is the version from which both sides go on.
          state.entries[id] = Observation(
            name: placed.name, tag: placed.tag, modifiedAt: placed.entry.modifiedAt,
            mark: placed.isForeign ? nil : codec.mark(of: placed.entry), body: placed.body,
            restorations: state.entries[id]?.restorations ?? 0)
        }
        write(here, over: placed, &names, with: notes)
      case .delete:
        guard let placed, let deletedAt = comparison.deletedAt else { continue }
        remove(id, placed, deletedAt: deletedAt)
      // An item that leaves the trip now may have been edited since the sync began.
      case .forget where before[id] == nil: state.entries[id] = nil
      default: break
      }
    }
    // Write the trip's own fields first, because its items depend on its days.
    writes.sort { ($0.id == trip.id ? 0 : 1, $0.id) < ($1.id == trip.id ? 0 : 1, $1.id) }
  }

  /// Rewrites the resource if it is not in the form that this program writes.
  private mutating func finish(_ here: SharedEntry, _ placed: RemoteEntry, _ names: inout Set<ResourceName>) {
    let old = state.entries[here.id]
    let known = old?.modifiedAt == here.modifiedAt ? old?.restorations ?? 0 : 0
    let restorations = known > 0 && (placed.isForeign || codec.isForeign(placed.body)) ? known : 0
    if placed.isStale {
      var notes = codec.notes(of: placed.body)
      if let stamps = placed.stamps { notes.stamps = stamps }
      return write(here, over: placed, &names, with: notes)
    }
    state.entries[here.id]?.isProven = true
    let isRestoring = placed.isForeign && restorations < Observation.maxRestorations
    if placed.isUnseen {
      state.entries[here.id] = Observation(
        name: placed.name, tag: placed.tag, modifiedAt: here.modifiedAt, mark: isRestoring ? nil : codec.mark(of: here),
        body: placed.body, restorations: restorations)
    } else if old?.restorations != restorations {
      // Keep the digest, because changes taken in by the sync may have made the resource outdated.
      state.entries[here.id]?.restorations = restorations
    }
    if isRestoring {
      // An edit in a calendar program has no author, and its own time.
      var notes = codec.notes(of: placed.body)
      if let stamps = mergedStamps[here.id] ?? codec.stamps(of: placed.entry, in: placed.body) {
        (notes.author, notes.stamps) = (nil, stamps)
      }
      write(here, over: placed, &names, with: notes, restorations: restorations + 1)
    } else {
      removals += placed.twins.map { PendingRemoval(id: here.id, removal: $0, deletedAt: nil) }
    }
  }

  private mutating func write(
    _ entry: SharedEntry, over placed: RemoteEntry?, _ names: inout Set<ResourceName>,
    with notes: VersionNotes? = nil, restorations: Int = 0
  ) {
    if let rejected = state.rejected[entry.id], !options.triesAgain, rejected.holds(entry.modifiedAt, at: now) {
      return
    }
    let old = state.entries[entry.id]
    let name = placed?.name ?? freeName(for: entry.id, old?.name, &names)
    let upload = Upload(
      name, body: codec.body(of: entry, over: placed?.body ?? old?.body, with: notes),
      if: placed.map { .matches($0.tag) } ?? .absent)
    if let placed, !placed.twins.isEmpty { wantsRound = true }
    writes.append(
      PendingWrite(
        id: entry.id, upload: upload, modifiedAt: entry.modifiedAt, mark: codec.mark(of: entry),
        restorations: restorations))
  }

  /// The author, the times of the changes, and the edits that the version replaces in the remote.
  private func notes(of comparison: ThreeWayEntry, over placed: RemoteEntry?) -> VersionNotes {
    var notes = VersionNotes(author: options.author)
    guard let placed else {
      notes.stamps = comparison.stamps.here
      guard notes.stamps == nil, let here = comparison.local, let seen = state.entries[here.id],
        let old = comparison.known
      else { return notes }
      notes.stamps = here.stamps(since: old, knownStamps: codec.stamps(of: old, in: seen.body))
      return notes
    }
    notes.replaced = codec.notes(of: placed.body).replaced
    guard let merge = comparison.merge else { return notes }
    notes.stamps = merge.stamps
    if let there = comparison.remote, !merge.lost.second.isEmpty {
      notes.add(ReplacedEdit(modifiedAt: there.modifiedAt, fields: merge.lost.second.sorted()))
    }
    return notes
  }

  private mutating func remove(_ id: String, _ placed: RemoteEntry, deletedAt: Timestamp) {
    if let rejected = state.rejected[id], !options.triesAgain, rejected.holds(deletedAt, at: now) { return }
    if placed.isUnseen { replace(placed, wasDeleted: true) }
    for removal in [Removal(placed.name, if: placed.tag)] + placed.twins {
      removals.append(PendingRemoval(id: id, removal: removal, deletedAt: deletedAt))
    }
  }

  private func freeName(
    for id: String, _ old: ResourceName?, _ taken: inout Set<ResourceName>
  ) -> ResourceName {
    var name = old ?? ResourceName(ofEntry: id)
    var number = 2
    while !taken.insert(name).inserted {
      name = ResourceName(ofEntry: "\(id)-\(number)")
      number += 1
    }
    return name
  }

  mutating func requestWrites() {
    if options.onlyChecks {
      report.pushed = writes.count
      report.deletedThere = removals.count { $0.deletedAt != nil }
    }
    if options.onlyChecks || isHeldReadOnly {
      (writes, removals, wantsRound) = ([], [], false)
    } else {
      raiseCounter()
    }
    requestNext()
  }

  /// The counter is written after everything else.
  private mutating func raiseCounter() {
    guard let counter = state.counter else { return }
    if !writes.isEmpty || !removals.isEmpty { state.owesCount = true }
    guard state.owesCount else { return }
    if writes.contains(where: { state.entries[$0.id]?.isProven == false }) {
      // Others know these entries. If one is missing under a raised counter, they take it for deleted.
      if round < Self.maxRounds { wantsRound = true }
      return
    }
    let raised = counter.raised(over: state.unused.values.counts[counter.device])
    state.counter = raised
    counterWrite = Upload(
      raised.name, body: codec.body(of: raised, at: now),
      if: state.unused[raised.name].map { .matches($0.tag) } ?? .absent)
  }

  private mutating func requestNext() {
    if !writes.isEmpty || counterWrite != nil {
      for write in writes { state.attempts[write.id] = write.upload.body }
      call = .put(writes.map(\.upload) + [counterWrite].compactMap(\.self))
    } else if !removals.isEmpty, stop == nil {
      call = .delete(removals.map(\.removal))
    } else {
      endRound()
    }
  }
}

extension SyncPass {
  mutating func handle(put results: [Result<EntityTag?, RemoteFailure>]) {
    for (write, result) in zip(writes, results) {
      switch result {
      case .success(let tag):
        state.entries[write.id] = Observation(
          name: write.upload.name, tag: tag, modifiedAt: write.modifiedAt, mark: write.mark,
          body: write.upload.body, restorations: write.restorations, isOurs: true)
        state.entries[write.id]?.isProven = false
        written.insert(write.id)
        state.rejected[write.id] = nil
        state.attempts[write.id] = nil
        state.readOnlySince = nil
      case .failure(let failure): handle(failure, of: write.id, changedAt: write.modifiedAt)
      }
    }
    if results.count < writes.count { stop = stop ?? .offline("the response was incomplete") }
    if counterWrite != nil, results.count > writes.count { handleCounter(results[writes.count]) }
    (writes, counterWrite) = ([], nil)
    requestNext()
  }

  private mutating func handleCounter(_ result: Result<EntityTag?, RemoteFailure>) {
    switch result {
    case .success(let tag): writtenCounter = state.counter.map { ($0, tag) }
    // It is only a help: the next write raises it again.
    case .failure(.refused), .failure(.idTaken), .failure(.readOnly): state.owesCount = false
    case .failure: break
    }
  }

  mutating func handle(deleted results: [Result<Void, RemoteFailure>]) {
    for (pending, result) in zip(removals, results) {
      switch result {
      case .success, .failure(.missing):
        if state.entries[pending.id]?.name == pending.removal.name { state.entries[pending.id] = nil }
        if pending.deletedAt != nil { report.deletedThere += 1 }
      case .failure(let failure): handle(failure, of: pending.id, changedAt: pending.deletedAt)
      }
    }
    if results.count < removals.count { stop = stop ?? .offline("the response was incomplete") }
    endRound()
  }

  /// - Parameter moment: nil if the entry itself was not being changed.
  private mutating func handle(_ failure: RemoteFailure, of id: String, changedAt moment: Timestamp?) {
    switch failure {
    case .changed, .missing: wantsRound = true
    case .refused, .idTaken:
      if failure == .idTaken, round < Self.maxRounds { return wantsRound = true }
      guard let moment else { return }
      state.rejected[id] = RejectedEntry(message: failure.sentence, modifiedAt: moment, since: now)
    case .readOnly:
      state.readOnlySince = now
      stop = failure
    case .offline, .busy, .deleted, .full, .password: stop = stop ?? failure
    }
  }
}
