import Base
import Screen
import TripCore

/// The part of the page about sharing. Its lines change with the news while it is open.
extension TripPage {
  func press(_ key: Key, sharingFrom top: Int, in state: EditorState) -> Transition {
    switch SharingPageAction.action(for: key) {
    case .sync where state.sharing == nil:
      return Transition(.tripPage(self), says: Status(EditorState.notShared, .refusal), effects: [.ring])
    case .sync: return Transition(.tripPage(self), says: Status("Syncing…"), effects: [.outside(.sync)])
    case .leave: return Transition(.tripPage(going(to: .menu)), .prompt)
    case .up: return scrolled(sharingFrom: top, by: -1, in: state)
    case .down: return scrolled(sharingFrom: top, by: 1, in: state)
    case nil:
      return Transition(
        .tripPage(self), says: Status("\(state.name(of: key)) does nothing here; Esc goes back.", .refusal),
        effects: [.ring])
    }
  }

  func scrolled(sharingFrom top: Int, by lines: Int, in state: EditorState) -> Transition {
    let last = max(0, state.wrapped(state.sharingLines).count - state.pageHeight)
    let page = going(to: .sharing(top: max(0, min(min(top, last) + lines, last))))
    return Transition(.tripPage(page), effects: page == self ? [.ring] : [])
  }
}

extension EditorState {
  static let notShared = "This trip is not shared; the command `barnstorm share` begins that."

  /// The sentences about sharing, one for each line.
  var sharingLines: [String] { sharing?.lines ?? [Self.notShared] }

  /// Updates the state of sharing, and reports it if the user has to act.
  mutating func take(_ news: SharingNews?) {
    let wasStopped = sharing?.isStopped == true
    sharing = news
    guard let news, news.isStopped, !wasStopped else { return }
    let keys = "\(name(of: BrowseAction.trip)), \(name(of: TripPageAction.sharing))"
    say("Sharing has stopped: \(keys) tells why.", .failure)
  }

  /// Updates the state of sharing after a pass that the user asked for, and reports the result.
  mutating func takeAnswer(_ news: SharingNews?) {
    sharing = news
    say(news?.summary ?? Self.notShared, news?.isStopped == true ? .failure : .info)
  }
}
