import Itinerary
import Screen

struct ChooserEntry: Equatable, Sendable {
  enum Content: Equatable, Sendable {
    /// The date on which its file was changed last; nil if it is unknown.
    case trip(Trip, changed: CivilDate?)
    /// A trip that comes with the program and is in no file yet.
    case sample(Trip)
    /// A file that is not whole: its name, and the first damage in words.
    case damaged(name: String, reason: String)
    /// A file that cannot be opened: its name, and the reason in words.
    case unusable(name: String, reason: String)
    case new
  }

  let path: FilePath
  let content: Content

  init(path: FilePath = "", _ content: Content) { (self.path, self.content) = (path, content) }

  var name: String {
    switch content {
    case .trip(let trip, _), .sample(let trip): trip.name
    case .damaged(let name, _), .unusable(let name, _): name
    case .new: "New trip…"
    }
  }

  func details(in wording: Wording, today: CivilDate?) -> [String] {
    switch content {
    case .trip(let trip, let changed):
      [wording.dates(of: trip), wording.gameCount(of: trip)]
        + [changed.map { "changed \(wording.day($0, today: today))" }]
        .compactMap { $0 }
    case .sample(let trip):
      [
        trip.by == .train ? "sample by train in England" : "sample trip to try things out",
        wording.dates(of: trip), wording.gameCount(of: trip),
      ]
    case .damaged(_, let reason): ["damaged: \(reason)"]
    case .unusable(_, let reason): [reason]
    case .new: ["from a league, a schedule, or empty"]
    }
  }

  struct Line {
    let time: String?
    let text: String
    let role: Style.Role
  }

  func preview(in wording: Wording) -> [Line] {
    let trip: Trip
    switch content {
    case .trip(let found, _), .sample(let found): trip = found
    case .damaged, .unusable, .new: return []
    }
    var wording = wording
    wording.cities = trip.cityNames
    return trip.itinerary.days.flatMap { day in
      [Line(time: nil, text: wording.dayTitle(day, of: trip), role: .dayHeader)]
        + trip.itinerary.range(ofDay: day).map { index in
          let item = trip.itinerary[index]
          let role: Style.Role = item.leg != nil ? .leg : item.game != nil ? .matchup : .plain
          return Line(time: wording.time(of: item, in: trip), text: wording.title(of: item), role: role)
        }
    }
  }
}
