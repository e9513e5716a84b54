import Itinerary

package struct SyncReport: Equatable, Sendable {
  package enum State: String, Sendable {
    case synced
    /// The next sync continues.
    case offline
    case stopped
    /// Changes from the remote arrive here, but the remote accepts none from this user.
    case readOnly
  }

  package struct RejectedItem: Equatable, Sendable {
    /// The id of the item or of the trip; the name of the resource if no id is known.
    package let item: String
    package let message: String
  }

  package var state = State.synced
  package var pushed = 0
  package var pulled: Int { pulledIDs.count }
  package var deletedHere = 0
  package var deletedThere = 0
  package var waiting = 0
  package var rejected: [RejectedItem] = []
  package var lost: [LostEdit] = []
  package var finding: SyncFinding?
  package private(set) var restoration: Restoration?
  package var message: String? {
    [restoration?.sentence, finding?.sentence].compactMap(\.self).joined(separator: ". ").nonEmpty
  }
  /// Seconds, if the remote names them.
  package var retryAfter: Int?
  package var needsRemovalConfirmation = false
  package private(set) var isPasswordRefused = false

  var pulledIDs: Set<String> = []

  /// - Parameter seen: the state after the last sync, if this report is made without one.
  package init(_ state: State = .synced, _ finding: SyncFinding? = nil, seen: SharingState? = nil) {
    (self.state, self.finding, rejected) = (state, finding, seen?.rejectedEntries ?? [])
  }

  mutating func recordRestoration(_ new: Restoration) {
    restoration = Restoration(
      sent: (restoration?.sent ?? 0) + new.sent, back: (restoration?.back ?? 0) + new.back)
  }

  mutating func report(of failure: RemoteFailure?) {
    guard let failure else { return }
    finding = .store(failure)
    isPasswordRefused = failure == .password
    switch failure {
    case .offline: state = .offline
    case .busy(let seconds): (state, retryAfter) = (.offline, seconds)
    case .readOnly: state = .readOnly
    case .changed, .missing, .deleted, .idTaken, .refused, .full, .password: state = .stopped
    }
  }

  /// Warns of clocks that differ greatly, unless there is another message: the later of two edits wins.
  package mutating func compareClocks(here: Timestamp, there: Timestamp) {
    let difference = here.microseconds - there.microseconds
    guard finding == nil, abs(difference) > 120_000_000 else { return }
    finding = .clocksDiffer(minutes: Int(abs(difference) / 60_000_000), isAhead: difference > 0)
  }

  mutating func requestRemovals(_ count: Int, of all: Int) {
    state = .stopped
    needsRemovalConfirmation = true
    finding = .manyRemovals(count, of: all)
  }
}

extension SyncReport {
  package struct Restoration: Equatable, Sendable {
    /// The items that were missing or older, and were written again.
    package let sent: Int
    package let back: Int

    var sentence: String {
      var parts = ["The shared copy was restored from an older state"]
      if sent > 0 { parts.append("\(Wording.counted(sent, "row")) \(sent == 1 ? "was" : "were") sent again") }
      if back > 0 { parts.append("\(Wording.counted(back, "deleted row")) \(back == 1 ? "is" : "are") back") }
      return parts.joined(separator: "; ")
    }
  }
}

package struct LostEdit: Equatable, Sendable {
  package enum Loss: Equatable, Sendable {
    case fields([String])
    /// A deletion of the item that this user was the last to edit.
    case item
    /// A later edit brought back the item that this user had deleted.
    case deletion
    /// A calendar program moved the item to a date outside the trip.
    case date(CivilDate)
  }

  /// The version of this user; after a deletion, the one that came back; after a move, the one that stays.
  package let entry: SharedEntry
  package let loss: Loss
  package let author: String?

  package func sentence(_ wording: Wording) -> String {
    let name = entry.item.map(wording.name) ?? "the trip"
    return switch loss {
    case .fields(let groups):
      "Your change of \(name) (\(groups.map(FieldWording.name).joined(separator: ", "))) was replaced"
        + "\(author.map { " by \($0)" } ?? ""); `barnstorm history` has it"
    case .item: "\(name), which you were the last to edit, was deleted; `barnstorm history` has it"
    case .deletion: "\(name) is back: \(author ?? "someone else") edited it after you deleted it"
    case .date(let date):
      "\(name) stays on Day \(entry.item?.position.day ?? 1): \(wording.fullDate(date)) is outside the trip"
    }
  }
}

extension SharingState {
  package var rejectedEntries: [SyncReport.RejectedItem] {
    let owners = owners
    let refused = rejected.map { SyncReport.RejectedItem(item: $0.key, message: $0.value.message) }
    let unread = unused.compactMap { name, resource in
      resource.message.map { SyncReport.RejectedItem(item: owners[name] ?? name.text, message: $0) }
    }
    return (refused + unread).sorted { ($0.item, $0.message) < ($1.item, $1.message) }
  }
}

extension SyncReport {
  package var hint: String? {
    needsRemovalConfirmation ? "To remove them here too, run `barnstorm sync --allow-removals`." : nil
  }

  /// - Parameter remote: in a form for people.
  package func event(of trip: Trip, in remote: String, seen: SharingState, _ wording: Wording) -> SharingEvent {
    let waiting = seen.waiting(in: trip)
    let messages = [message?.withFullStop, hint].compactMap { $0 }
    let losses = lost.map { $0.sentence(wording).withFullStop }
    let open = losses + lines(of: waiting, wording) + refusals(in: trip, wording)
    let all = messages.isEmpty && open.isEmpty ? [Self.allThere] : messages + open
    let summary = messages.first ?? losses.first ?? (open.isEmpty ? Self.allThere : word(waiting.count).withFullStop)
    return SharingEvent(
      word: word(waiting.count), lines: ["Shared in \(remote)".withFullStop] + all, summary: summary,
      isStopped: state == .stopped)
  }

  private static let allThere = "Everything is synced."

  /// Takes at most sixteen columns, so that it fits next to a long trip name.
  private func word(_ waiting: Int) -> String {
    switch state {
    case .stopped: "SHARING STOPPED"
    case .readOnly: waiting > 0 ? "\(waiting) not shared" : "read-only share"
    case .synced, .offline:
      if waiting > 0 {
        "\(waiting) waiting"
      } else if !rejected.isEmpty {
        "\(rejected.count) rejected"
      } else {
        state == .offline ? "offline" : "shared"
      }
    }
  }

  private func lines(of waiting: SharingState.Waiting, _ wording: Wording) -> [String] {
    var lines: [String] = []
    if waiting.hasTripFields { lines.append("Waiting: the name, the dates or the schedule of the trip.") }
    lines += waiting.items.prefix(Self.maxNamed).map { "Waiting: \(wording.name(of: $0))".withFullStop }
    let more = waiting.items.count - Self.maxNamed
    if more > 0 { lines.append("Waiting: \(more) more.") }
    if waiting.deleted > 0 {
      lines.append("Waiting: \(waiting.deleted) deleted \(waiting.deleted == 1 ? "item" : "items").")
    }
    return lines
  }

  private func refusals(in trip: Trip, _ wording: Wording) -> [String] {
    rejected.map { rejected in
      let item = trip.itinerary.item(ItemID(rejected.item))
      let name = item.map(wording.name) ?? (rejected.item == trip.id ? trip.name : rejected.item)
      return "\(name): \(rejected.message)".withFullStop
    }
  }

  private static let maxNamed = 50
}

package enum SyncFinding: Equatable, Sendable {
  case store(RemoteFailure)
  /// Whole minutes, ahead of or behind the server.
  case clocksDiffer(minutes: Int, isAhead: Bool)
  /// Items are missing from the shared copy, too many to remove here without being asked.
  case manyRemovals(Int, of: Int)
  case syncedElsewhere
  /// Reading took too long, most of it for this resource.
  case tooSlow(ResourceName)
  case passwordRefusedBefore
  case dropsFields
  case notSyncedYet
  /// A reason from outside sharing, as a clause.
  case other(String)
}

extension SyncFinding {
  package var sentence: String {
    switch self {
    case .store(let failure): failure.sentence
    case .clocksDiffer(let minutes, let isAhead):
      "This computer's clock is \(minutes) minutes \(isAhead ? "ahead of" : "behind") the server's: an older "
        + "edit could win over a newer one"
    case .manyRemovals(let count, let all):
      "\(count) of \(all) items are missing from the shared copy. Nothing was removed here"
    case .syncedElsewhere: "Another program is syncing the trip"
    case .tooSlow(let name): "Reading \(name.text) takes too long. Move it out of the shared copy, then sync again"
    case .passwordRefusedBefore:
      "Password rejected earlier; not sent again until it changes. "
        + "To retry, run `barnstorm share` with the same address"
    case .dropsFields:
      "This server keeps only what calendars show. Edits made there still sync, but other devices can't join the trip"
    case .notSyncedYet: "Not synced since the trip was opened"
    case .other(let reason): reason.withCapital
    }
  }
}

extension RemoteFailure {
  package var sentence: String {
    switch self {
    case .offline(let reason): "Can't reach the shared copy: \(reason)"
    case .busy(let seconds?): "Server busy: try again in \(seconds) seconds"
    case .busy(nil): "Server busy: try again later"
    case .changed: "Another program keeps changing the shared copy"
    case .missing: "No longer in the shared copy"
    case .deleted: "The shared copy no longer exists. Your trip is complete; share it again"
    case .idTaken:
      "Already in another calendar of this account. Delete it there, then run `barnstorm sync`"
    case .refused(let reason): "Rejected: \(reason)"
    case .readOnly: "Read-only: your changes stay on this device"
    case .full(let reason): "No space left in the shared copy: \(reason)"
    case .password: "Wrong user name or password"
    }
  }
}
