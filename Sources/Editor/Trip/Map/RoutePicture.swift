import Itinerary
import Screen

package struct RoutePicture {
  struct Mark: Equatable {
    let column, row: Int
    var stops: [Int]
    var isLit = false
    var isSelected = false

    fileprivate var rank: Int { isSelected ? 0 : isLit ? 1 : 2 }
  }

  struct Label: Equatable {
    let stop: Int
    let text: String
    let column, row, width: Int
    let isLit, isSelected: Bool
  }

  let dots: DotMap
  private(set) var marks: [Mark] = []
  private(set) var labels: [Label] = []
  let size: Size
  private let characterSupport: CharacterSupport
  private let scale: (text: String, width: Int)?

  package init(
    of path: TripPath, selected: Int? = nil, day: Int? = nil, changed: ItemID? = nil, zoom: Int = 0, size: Size,
    wording: Wording, characterSupport: CharacterSupport
  ) {
    (self.size, self.characterSupport) = (size, characterSupport)
    let stops = path.stops
    let inks = stops.indices.dropFirst().map { index -> DotMap.Ink in
      let stop = stops[index]
      if let changed, [stop.item, stop.leg?.item, stops[index - 1].item].contains(changed) { return .changed }
      return (stop.leg?.day ?? stop.day) == day ? .lit : .route
    }
    let view = DotMap.View(
      columns: size.columns * 2, rows: size.rows * 4, zoom: zoom, center: selected.map { stops[$0].point })
    dots = DotMap(of: stops.map(\.point), inks: inks, view: view)
    scale = dots.dotsPerMile.flatMap { Self.scale(dotsPerMile: $0, columns: size.columns, wording.distance) }
    place(stops, selected: selected, day: day)
    placeLabels { Self.label(of: $0, among: stops, wording) }
  }

  private mutating func place(_ stops: [TripPath.Stop], selected: Int?, day: Int?) {
    for (index, place) in dots.places.enumerated() {
      let (column, row) = (Int((place.x / 2).rounded(.down)), Int((place.y / 4).rounded(.down)))
      guard (0..<size.columns).contains(column), (0..<size.rows).contains(row) else { continue }
      let known = marks.firstIndex { $0.column == column && $0.row == row }
      var mark = known.map { marks[$0] } ?? Mark(column: column, row: row, stops: [])
      mark.stops.append(index)
      if stops[index].day == day { mark.isLit = true }
      if index == selected { mark.isSelected = true }
      if let known { marks[known] = mark } else { marks.append(mark) }
    }
  }

  /// Places the labels: that of the selected stop, then those of the lit day, then others where they cover nothing.
  private mutating func placeLabels(_ name: (_ stops: [Int]) -> String) {
    // The numbers of the cells that are taken; a label also keeps the cells next to it free.
    let width = size.columns + 2
    var taken = Set(marks.map { $0.row * width + $0.column + 1 })
    if let scale { for column in 0..<scale.width + 2 { taken.insert((size.rows - 1) * width + column + 1) } }
    let order = marks.sorted { ($0.rank, $0.stops[0]) < ($1.rank, $1.stops[0]) }
    // What matters may cover some of the route; the rest only where it has not found a free place before.
    for (mark, limit) in order.map({ ($0, $0.rank < 2 ? .max : 0) }) + order.filter({ $0.rank == 2 }).map({ ($0, 3) }) {
      if labels.contains(where: { $0.stop == mark.stops[0] }) { continue }
      let text = name(mark.stops)
      let columns = min(DisplayText.width(of: text), max(8, size.columns / 4))
      let free = Self.spots(around: mark, width: columns).filter { spot in
        spot.column >= 0 && spot.column + columns <= size.columns && (0..<size.rows).contains(spot.row)
          && !(spot.column..<spot.column + columns).contains { taken.contains(spot.row * width + $0 + 1) }
      }
      let costs = free.map { covered($0, columns) }
      guard let least = costs.min(), least <= limit, let best = costs.firstIndex(of: least) else { continue }
      let spot = free[best]
      for column in spot.column - 1...spot.column + columns { taken.insert(spot.row * width + column + 1) }
      labels.append(
        Label(
          stop: mark.stops[0], text: text, column: spot.column, row: spot.row, width: columns, isLit: mark.isLit,
          isSelected: mark.isSelected))
    }
  }

  /// The name of the stops of a mark: the city, and the venue where two stops of a city are apart.
  private static func label(of indices: [Int], among stops: [TripPath.Stop], _ wording: Wording) -> String {
    let first = stops[indices.first { stops[$0].city != nil } ?? indices[0]]
    guard let city = first.city.map(wording.cities.displayed) else { return first.name }
    let isDivided = stops.indices.contains {
      !indices.contains($0) && stops[$0].city.map(wording.cities.displayed) == city && stops[$0].name != first.name
    }
    return isDivided && first.name != first.city ? first.name : city
  }

  private static func spots(around mark: Mark, width: Int) -> [(column: Int, row: Int)] {
    let (right, left, middle) = (mark.column + 2, mark.column - 1 - width, mark.column - width / 2)
    let (row, above, below) = (mark.row, mark.row - 1, mark.row + 1)
    return [(right, row), (left, row), (right, above), (right, below), (left, above), (left, below)]
      + [(middle, above), (middle, below)]
  }

  private func covered(_ spot: (column: Int, row: Int), _ width: Int) -> Int {
    (spot.column..<spot.column + width).count { ink(column: $0, row: spot.row).isRoute }
  }

  private func ink(column: Int, row: Int) -> DotMap.Ink {
    var ink = DotMap.Ink.empty
    for y in 0..<4 { for x in 0..<2 { ink = max(ink, dots[column * 2 + x, row * 4 + y]) } }
    return ink
  }

  private static func scale(
    dotsPerMile: Double, columns: Int, _ unit: Wording.Distance
  ) -> (text: String, width: Int)? {
    let perUnit = dotsPerMile / 2 / (unit == .miles ? 1 : 1.609344)
    let lengths = [2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1]
    guard let length = lengths.first(where: { Double($0) * perUnit <= Double(columns) / 5 }) else { return nil }
    let width = max(2, Int((Double(length) * perUnit).rounded()))
    return ("\(length) \(unit == .miles ? "mi" : "km")", width + 1 + "\(length) mi".count)
  }

  // MARK: Painting

  package func paint(on frame: inout Frame, column left: Int, row top: Int) {
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let ink = ink(column: column, row: row)
        guard ink != .empty else { continue }
        let cell = character(column: column, row: row, ink)
        frame.fill(columns: left + column..<left + column + 1, row: top + row, with: cell, style: Style(ink.role))
      }
    }
    paintScale(on: &frame, column: left, row: top + size.rows - 1)
    for label in labels {
      let style = label.isSelected ? Style(.lifted) : Style(label.isLit ? .matchup : .label)
      let (start, row) = (left + label.column, top + label.row)
      for column in [start - 1, start + label.width] where column >= left && column < left + size.columns {
        frame.fill(columns: column..<column + 1, row: row, style: .plain)
      }
      frame.put(label.text, column: left + label.column, row: top + label.row, style: style, limit: label.width)
    }
    for mark in marks {
      let sign: Unicode.Scalar =
        characterSupport == .unicode ? (mark.isLit ? "●" : "○") : mark.isSelected ? "@" : mark.isLit ? "O" : "o"
      let style = mark.isSelected ? Style(.lifted) : Style(mark.isLit ? .barrier : .matchup)
      frame.fill(
        columns: left + mark.column..<left + mark.column + 1, row: top + mark.row, with: sign, style: style)
    }
  }

  private func paintScale(on frame: inout Frame, column: Int, row: Int) {
    guard let scale, !marks.contains(where: { $0.row == size.rows - 1 && $0.column <= scale.width }) else { return }
    let bar = scale.width - 1 - scale.text.utf8.count
    let line =
      characterSupport == .unicode
      ? "├" + String(repeating: "─", count: max(0, bar - 2)) + "┤"
      : "|" + String(repeating: "-", count: max(0, bar - 2)) + "|"
    frame.put(line + " " + scale.text, column: column, row: row, style: Style(.label))
  }

  /// The character of a cell: the dots of its lines, those of the route alone if it has any.
  private func character(column: Int, row: Int, _ greatest: DotMap.Ink) -> Unicode.Scalar {
    var dotsOfCell = CellDots()
    for y in 0..<4 {
      for x in 0..<2 {
        let ink = dots[column * 2 + x, row * 4 + y]
        if ink != .empty, ink.isRoute == greatest.isRoute { dotsOfCell.set(x, y) }
      }
    }
    return characterSupport == .unicode ? dotsOfCell.braille : dotsOfCell.ascii(greatest)
  }
}

extension DotMap.Ink {
  fileprivate var role: Style.Role {
    switch self {
    case .empty, .state: .dayRule
    case .country, .shore: .gameBorder
    case .route: .gameTime
    case .lit: .barrier
    case .changed: .highlighted
    }
  }
}

private struct CellDots {
  private var bits: UInt8 = 0

  mutating func set(_ x: Int, _ y: Int) { bits |= 1 << (y == 3 ? 6 + x : y + 3 * x) }

  /// The character of the block U+2800 with these dots, whose bits are those of the number.
  var braille: Unicode.Scalar { Unicode.Scalar(0x2800 + UInt32(bits)) ?? " " }

  /// The nearest character of a line of this ink: dots for land, strokes for the route, stars for what is lit.
  func ascii(_ ink: DotMap.Ink) -> Unicode.Scalar {
    switch ink {
    case .empty: return " "
    case .state: return "'"
    case .country: return ":"
    case .shore: return "."
    case .lit: return "*"
    case .changed: return "#"
    case .route: break
    }
    let (left, right) = (bits & 0b0100_0111, bits & 0b1011_1000)
    let rows = (0..<4).map { row in row == 3 ? bits >> 6 & 3 : (bits >> row & 1) | (bits >> (row + 3) & 1) << 1 }
    guard let first = rows.firstIndex(where: { $0 != 0 }), let last = rows.lastIndex(where: { $0 != 0 }),
      last - first > 1
    else { return "-" }
    guard left != 0, right != 0 else { return "|" }
    return rows[first] & 1 != 0 ? "\\" : "/"
  }
}
