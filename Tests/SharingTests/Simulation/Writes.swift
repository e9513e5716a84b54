import Itinerary
import Sharing
import SharingTestSupport
import TestSupport

/// All that was ever written of one entry, and what may be left of it in the end.
struct Writes {
  /// The date of every version, by its title, which no other version has.
  private var dates: [String: Timestamp] = [:]
  /// The latest dates under which the versions may have gone out, if those are not their own.
  private var latest: [String: Timestamp] = [:]
  /// The titles of the versions from which a simulated user has made another one.
  private var outdated: [String: Set<String>] = [:]
  /// The versions that may win but need not: nobody saw them before they were overwritten in the remote, or a text editor
  /// made them.
  private var optional: Set<String> = []
  /// Whether a program has dropped the hidden data of the entry. A device that fixes it dates it by what it knows, so
  /// that later moments are no longer in the order of the edits.
  private var isBlurred = false
  /// The titles of the versions that a simulated user has deleted or replaced in a text editor.
  private var dropped: Set<String> = []
  /// The titles that an undo has brought back, so that another version of the same title may be newer than what was made
  /// of the first.
  private var broughtBack: Set<String> = []
  private var deletedAt: Timestamp?
  /// The newest version that was deleted in the remote by another program.
  private var removed: Timestamp?

  mutating func write(_ title: String, at moment: Timestamp, over old: String? = nil, isOptional: Bool = false) {
    dates[title] = moment
    if let old { outdated[old, default: []].insert(title) }
    if isOptional { optional.insert(title) }
  }

  /// Notes that an older version was written again over another one, later than all that was made of it.
  mutating func revert(to title: String, at moment: Timestamp, over old: String?) {
    write(title, at: moment, over: old)
    broughtBack.insert(title)
  }

  /// Notes that a version was taken back that may not have been sent: the old one is as if it had never been edited, or new.
  mutating func cancel(_ title: String?, madeOf old: String, at moment: Timestamp) {
    guard let title else { return }
    broughtBack.insert(old)
    optional.insert(title)
    bump(old, to: moment)
  }

  /// Notes that an item was edited elsewhere while it had this version, which may have been new then.
  mutating func bump(_ title: String, to moment: Timestamp) { latest[title] = max(latest[title] ?? moment, moment) }

  mutating func blur() { isBlurred = true }

  mutating func overlook(_ title: String) { optional.insert(title) }

  mutating func delete(_ title: String?, at moment: Timestamp) {
    deletedAt = max(deletedAt ?? moment, moment)
    drop(title)
  }

  mutating func drop(_ title: String?) { if let title { dropped.insert(title) } }

  /// The versions that lost although nobody who knew them has replaced or deleted them.
  func losers(to title: String?) -> Set<String> {
    isBlurred
      ? []
      : Set(dates.keys).subtracting(optional).subtracting(outdated.keys).subtracting(dropped)
        .subtracting([title].compactMap(\.self))
  }

  mutating func removeThere(of moment: Timestamp) { removed = max(removed ?? moment, moment) }

  /// - Parameter title: nil if the entry stays deleted.
  func violation(of title: String?, isTrip: Bool) -> String? {
    if isBlurred { return title.flatMap { dates[$0] == nil ? "nobody wrote \($0)" : nil } }
    let needed = dates.filter { !optional.contains($0.key) }.values.max()
    // What was deleted need not come back with the item.
    let alive = needed.flatMap { needed in deletedAt.map { needed > $0 } ?? true ? needed : nil }
    guard let title else {
      if isTrip { return "the trip's own entry is gone" }
      guard let needed else { return nil }
      if let deletedAt, deletedAt >= needed { return nil }
      if let removed, removed >= needed { return nil }
      return "an edit of \(needed.microseconds) is lost to a deletion of \(deletedAt?.microseconds ?? 0)"
    }
    guard let written = dates[title] else { return "nobody wrote \(title)" }
    let date = max(written, latest[title] ?? written)
    let deleted = [deletedAt, removed].compactMap { $0 }.max()
    let successors = broughtBack.contains(title) ? [] : outdated[title] ?? []
    for later in successors where deleted.map({ (latest[later] ?? dates[later] ?? $0) > $0 }) ?? true {
      return "\(title) won over \(later), which was made of it"
    }
    if let deletedAt, (Array(dates.values) + latest.values).allSatisfy({ $0 < deletedAt }), optional.isEmpty {
      return "\(title) of \(date.microseconds) is there although deleted at \(deletedAt.microseconds)"
    }
    if let needed = alive, date < needed, !optional.contains(title) {
      return "\(title) of \(date.microseconds) won over one of \(needed.microseconds)"
    }
    return nil
  }
}
