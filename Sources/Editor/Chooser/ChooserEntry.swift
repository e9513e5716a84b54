import ItineraryCore
import Paths

/// One line of the chooser: a trip that can be opened, or a file that should be one.
package struct ChooserEntry: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    /// The date on which its file was changed last; nil where it is not known.
    case trip(Trip, changed: CivilDate?)
    /// The trip the program brings along, not written anywhere yet.
    case sample(Trip)
    /// The name of the file, and what is wrong in it.
    case damaged(name: String, reason: String)
    /// The name of a file that cannot be opened, and why.
    case unusable(name: String, reason: String)
  }

  /// Of the file; empty for the sample.
  package let path: FilePath
  package let content: Content

  package init(path: FilePath = "", _ content: Content) {
    self.path = path
    self.content = content
  }

  var name: String {
    switch content {
    case .trip(let trip, _), .sample(let trip): trip.name
    case .damaged(let name, _), .unusable(let name, _): name
    }
  }

  /// What there is to say beside the name: the dates, the games, the last change; or what is wrong, or that it is the
  /// sample.
  func details(in wording: Wording, today: CivilDate?) -> [String] {
    switch content {
    case .trip(let trip, let changed):
      [wording.dates(of: trip), wording.gameCount(of: trip)]
        + [changed.map { "changed \(wording.day($0, today: today))" }]
        .compactMap { $0 }
    case .sample(let trip): ["sample trip to try things out", wording.dates(of: trip), wording.gameCount(of: trip)]
    case .damaged(_, let reason): ["damaged: \(reason)"]
    case .unusable(_, let reason): [reason]
    }
  }
}
