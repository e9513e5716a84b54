import Itinerary
import Screen

struct RowMetrics: Equatable {
  let isCompact: Bool
  let isPlain: Bool
  let isDense: Bool
  private let partsDays: Bool
  private let isWide: Bool
  /// Whether the mouse drags: what is carried then takes the one line it had, so that no row moves under the pointer.
  let isPointing: Bool

  /// The heights of screens on which the dense view is the default: three or four days are seen there instead of two or
  /// three. Lower screens show a day either way, and higher ones have room for cards.
  static let denseHeights = 28..<46

  init(size: Size, isPlain: Bool, isDense: Bool = false, isPointing: Bool) {
    isCompact = size.rows < 20 || isPlain
    isWide = size.columns >= 60
    self.isPlain = isPlain
    self.isDense = isDense && !isPlain
    partsDays = size.rows >= Self.denseHeights.lowerBound
    self.isPointing = isPointing
  }

  private var isTight: Bool { isCompact || isDense }

  /// Lines of a game: its border and one line of text, or two if there is room.
  var card: Int { isPlain ? 1 : isDense ? 2 : isCompact ? 3 : 4 }
  var matchupLine: Int { isPlain || isDense ? 0 : 1 }
  /// Lines of the gap in which a carried item hangs: the insertion line, the item, and space if there is room.
  var gap: Int { isPlain || isPointing ? 1 : isTight ? 2 : 4 }
  var spaceAboveGap: Int { isTight ? 0 : 1 }
  /// Blank lines at the end of the gap that are left out above a header, which has blank lines of its own.
  var spaceBelowGap: Int { isPointing || isTight ? 0 : 1 }
  var hasSecondLine: Bool { !isPlain && (!isCompact || isWide) }
  var aboveHeader: Int { isCompact || isDense && !partsDays ? 0 : 1 }
  var belowEmptyHeader: Int { isPlain ? 0 : 1 }
}

struct RowColumns: Equatable {
  let all: Range<Int>
  /// The columns at the left for the times of all rows; nil if each row has its time at the right.
  let times: Range<Int>?
  /// The columns among those that hold a time of day; the zone of a game follows them.
  let clockColumns: Int

  /// - Parameter clock: the clock of the times, if they have their own columns; otherwise nil.
  init(in columns: Range<Int>, clock: Wording.Clock? = nil) {
    all = columns
    clockColumns = clock == .twentyFourHour ? 5 : 8
    let start = columns.lowerBound + 2
    times = clock == nil ? nil : start..<start + clockColumns + Self.zoneColumns
  }

  /// A space and the longest zone, `UTC+9`.
  private static let zoneColumns = 6

  var cursor: Int { all.lowerBound }
  var advisory: Int { all.lowerBound + 1 }
  var row: Range<Int> {
    let start = times?.upperBound ?? all.lowerBound + 2
    return start..<max(start, all.upperBound - 1)
  }
  var band: Range<Int> { advisory..<row.upperBound }
  var dragHandle: Int { row.lowerBound + 2 }
  var text: Int { row.lowerBound + 4 }
  var title: Int { row.lowerBound + 7 }
  var end: Int { row.upperBound - 2 }
  var addButton: Range<Int> { all.upperBound - 5..<all.upperBound - 2 }
  var ruleEnd: Int { addButton.lowerBound - 1 }
  var header: Int { all.lowerBound + 2 }

  /// The most columns of a list next to the pane: each row shows at least as much as in the widest list without one.
  private static let limit = 133

  /// Next to the pane, all rows of a trip are shown whole. A longer row is cut in a list without a pane too.
  static func width(of displayed: DisplayedTrip) -> Int {
    let columns = RowColumns(in: 0..<limit, clock: displayed.wording.clock)
    var width = 0
    for (item, row) in zip(displayed.itinerary.items, displayed.timeline.rows) where width < limit {
      // Most rows are shorter than the widest so far, as the lengths of their parts show.
      if columns.title + item.maxColumns <= width { continue }
      width = max(width, columns.end(of: item, row, in: displayed) + limit - columns.end)
    }
    return min(width, limit)
  }

  private func end(of item: Item, _ times: TimelineRow, in displayed: DisplayedTrip) -> Int {
    let (wording, day) = (displayed.wording, item.position.day)
    switch item.kind {
    case .game(let game):
      return row.lowerBound + 2 + CardPainter.width(of: game, onDay: day, of: displayed.trip, wording)
    case .travel(let leg):
      let date = displayed.trip.date(ofDay: day)
      let arrival = times.localEnd.map { "\(wording.arrow) \(wording.text($0, on: date))" } ?? ""
      return text + 2 + DisplayText.width(of: wording.line(of: leg)) + DisplayText.width(of: arrival)
    case .custom(let custom):
      let texts = ([custom.title] + wording.details(of: custom)).joined(separator: wording.separator)
      return title + (custom.isDone ? 3 : 1) + DisplayText.width(of: texts)
    }
  }
}

extension Item {
  /// At least the columns of the item's texts in a row and of what is around them, by the lengths of its parts.
  fileprivate var maxColumns: Int {
    switch kind {
    case .game(let game):
      let texts = [game.matchup, game.venue, game.city, game.badge, game.ticket?.seat].compactMap(\.self)
      return texts.reduce(40) { $0 + $1.utf8.count }
    case .travel(let leg): return leg.from.utf8.count + leg.to.utf8.count + 60
    case .custom(let custom):
      let details = [custom.location?.name, custom.reference].compactMap(\.self)
      return details.reduce(custom.title.utf8.count + 8) { $0 + $1.utf8.count + 15 }
        + (custom.cost == nil ? 0 : 30) + (custom.nightCount > 1 ? 14 : 0)
    }
  }
}
