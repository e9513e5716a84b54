import ItineraryCore

/// What has become of the file of the trip that is open.
package enum FileTrouble: Equatable, Sendable {
  /// It is not a trip any more.
  case damaged
  /// There is none any more.
  case gone
  /// Another trip, by its name, is in its place.
  case replaced(by: String)
}

/// The file: what it is told of, and what is done about it.
extension EditorState {
  /// - Parameter asks: whether a question may come up, as it may after what the user did in the list.
  mutating func startSaving(asks: Bool = true) -> [EditorEffect] {
    switch trouble {
    case .gone:
      saving = .failed(reason: "\(FileNews.isGone).")
      if asks, mode == .browse { mode = .question(.makeAnew) }
    case .replaced(let name):
      saving = .failed(reason: "\(FileNews.isAnother(name)).")
      status = Status("Not saved: \(FileNews.isAnother(name)). \(Self.choices)", .failure)
    case .damaged, nil:
      // What has failed counts as failed until it has gone through.
      if case .failed = saving { return [.save] }
      saving = .saving
    }
    return [.save]
  }

  /// What `r` does: reads the file again, or what is nearer when something is wrong.
  mutating func reload() -> [EditorEffect] {
    switch trouble {
    case .damaged: return [.rescue]
    case .gone: mode = .question(.makeAnew)
    case .replaced: mode = .question(.otherTrip)
    case nil:
      guard case .failed = saving else { return [.reload] }
      status = Status("Saving again.")
      return [.saveAgain]
    }
    return []
  }

  mutating func take(_ news: FileNews) -> [EditorEffect] {
    switch news {
    case .saved: return takeSaved()
    case .savedBut(let what): status = Status("Saved, but \(what).", .warning)
    case .notSaved(let reason): failToSave(reason)
    case .savingTakesLong: isSavingSlowly = true
    case .unchanged:
      trouble = nil
      status = Status("Reloaded: the file holds what you see.")
    case .notReloaded(let reason): status = Status("Not reloaded: \(reason).", .failure)
    case .damaged(let reason):
      trouble = .damaged
      status = Status("The file is damaged now: \(reason). \(Self.wayOut)", .failure)
    case .gone(let isUnsaved):
      lose(.gone, because: FileNews.isGone, isUnsaved: isUnsaved)
      status = Status(isUnsaved ? "Not saved: the file is gone. r makes it anew." : Self.gone, .failure)
    case .replaced(let name, let isUnsaved):
      lose(.replaced(by: name), because: FileNews.isAnother(name), isUnsaved: isUnsaved)
      let what = FileNews.isAnother(name)
      status = Status(
        isUnsaved ? "Not saved: \(what). \(Self.choices)" : "Look out: \(what). \(Self.choices)", .failure)
    case .back:
      trouble = nil
      status = Status("The file of this trip is there again.")
    case .unwatched(let reason):
      status = Status("Changes of the file go unnoticed (\(reason)); it is looked at every two seconds.", .warning)
    }
    return []
  }

  private mutating func takeSaved() -> [EditorEffect] {
    if case .failed = saving { status = Status("Saved: all changes are in the file now.") }
    (trouble, isSavingSlowly) = (nil, false)
    if readOnlyReason == nil { saving = .saved }
    guard mode == .question(.quitWhileSaving) else { return [] }
    mode = .browse
    return [.quit]
  }

  private mutating func failToSave(_ reason: String) {
    isSavingSlowly = false
    saving = .failed(reason: "\(reason).")
    let way = trouble == .damaged ? Self.wayOut : "It is tried again by itself; r tries at once."
    status = Status("Not saved: \(reason). \(way)", .failure)
  }

  private mutating func lose(_ trouble: FileTrouble, because reason: String, isUnsaved: Bool) {
    self.trouble = trouble
    isSavingSlowly = false
    if readOnlyReason == nil { saving = isUnsaved ? .failed(reason: "\(reason).") : .saved }
  }

  private static let wayOut = "r offers to restore or repair it."
  private static let choices = "r shows what can be done."
  private static let gone = "The file is gone: deleted or moved away. Your next change asks before it is made anew."

  /// Shows another trip from its beginning.
  mutating func open(_ trip: Trip, zones: Zones) {
    shown.replace(by: trip, zones: zones)
    (mode, selection, top, settled) = (.browse, 0, ScrollAnchor(), nil)
    (trouble, isSavingSlowly) = (nil, false)
    if readOnlyReason == nil { saving = .saved }
    status = Status("Opened \(trip.name).")
  }
}
