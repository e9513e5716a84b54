import Itinerary
import Screen

/// The map of the route. The selection of the list follows the selected stop.
package struct MapMode: EditorMode, Equatable, Sendable {
  private(set) var path: TripPath
  private(set) var stop: Int
  /// How often the scale is doubled.
  private(set) var zoom = 0
  private let origin: RowNumber

  /// Opens the map at the stop of the selected row; nil if no row has a place on a map.
  init?(of state: EditorState) {
    path = TripPath(state.shown.trip)
    origin = state.selection
    guard let stop = path.stop(of: state.selectedItem?.item.id, onDay: state.selectedDay) else { return nil }
    self.stop = stop
  }

  private var current: TripPath.Stop { path.stops[stop] }

  func press(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    guard let action = MapAction.action(for: key) else {
      let sentence = "\(state.name(of: key)) does nothing on the map; \(state.name(of: MapAction.leave)) closes it."
      return Transition(.map(self), says: Status(sentence, .refusal))
    }
    switch action {
    case .previous: return selecting(stop - 1, in: &state)
    case .next: return selecting(stop + 1, in: &state)
    case .previousDay: return selecting(path.stops.firstIndex { $0.day == previousDay } ?? -1, in: &state)
    case .nextDay: return selecting(path.stops.firstIndex { $0.day > current.day } ?? path.stops.count, in: &state)
    case .first: return selecting(0, in: &state)
    case .last: return selecting(path.stops.count - 1, in: &state)
    case .zoomIn: return zooming(to: zoom + 1)
    case .zoomOut: return zooming(to: zoom - 1)
    case .whole: return zooming(to: 0)
    case .nudgeUp: return nudge(in: &state, at: now) { drag, _ in drag.previousValid }
    case .nudgeDown: return nudge(in: &state, at: now) { drag, _ in drag.nextValid }
    case .go:
      state.select(current.item)
      return Transition(.browse, .prompt)
    case .leave:
      state.selection = origin.clamped(to: state.rows.numbers)
      return Transition(.browse, .prompt)
    case .help: return TextPage.help(over: .map(self), in: state)
    }
  }

  private var previousDay: Int? { path.stops.last { $0.day < current.day }?.day }

  func selecting(_ number: Int, in state: inout EditorState) -> Transition {
    guard path.stops.indices.contains(number) else {
      let sentence = number < 0 ? "This is the first stop." : "This is the last stop."
      return Transition(.map(self), says: Status(sentence))
    }
    var next = self
    next.stop = number
    state.select(next.current.item)
    return Transition(.map(next), .prompt)
  }

  func turnedWheel(by lines: Int, in state: inout EditorState) -> Transition {
    selecting(stop + lines.signum(), in: &state)
  }

  private func zooming(to zoom: Int) -> Transition {
    guard (0...DotMap.mostZoom).contains(zoom) else {
      let sentence = zoom < 0 ? "The whole route is in view." : "The map has no more detail."
      return Transition(.map(self), says: Status(sentence))
    }
    var next = self
    next.zoom = zoom
    return Transition(.map(next), .prompt)
  }

  /// Moves the row of the stop, and shows the route as it is then.
  private func nudge(
    in state: inout EditorState, at now: Timestamp, to slot: (Drag, Slots) -> SlotNumber?
  ) -> Transition {
    state.select(current.item)
    let outcome = state.nudge(at: now, to: slot)
    return Transition(redrawn(in: state), outcome.sentence, effects: outcome.effects)
  }

  /// The mode after the trip has changed: the map at the same row, or the list if no stop is left.
  private func redrawn(in state: EditorState) -> Mode {
    guard var next = MapMode(of: state) else { return .browse }
    next = MapMode(path: next.path, stop: next.stop, zoom: zoom, origin: origin)
    return .map(next)
  }

  private init(path: TripPath, stop: Int, zoom: Int, origin: RowNumber) {
    (self.path, self.stop, self.zoom, self.origin) = (path, stop, zoom, origin)
  }

  func hints(in state: EditorState) -> [KeyHint] { MapAction.hints(in: state.keyRepertoire) }

  func prompt(in state: EditorState) -> Status {
    let wording = state.shown.wording
    var parts = [name(of: current, in: state)]
    if let item = state.shown.itinerary.item(current.item), item.leg == nil {
      parts = [wording.time(of: item, in: state.shown.trip), wording.name(of: item)] + (item.game == nil ? [] : parts)
    }
    let stop = "Stop \(stop + 1) of \(path.stops.count), Day \(current.day)"
    return Status("\(stop): \(parts.filter { !$0.isEmpty }.joined(separator: ", ")).")
  }

  /// The stop in a sentence: the city, and the venue or the title where it is another word.
  func name(of stop: TripPath.Stop, in state: EditorState) -> String {
    let city = stop.city.map(state.shown.wording.cities.shown)
    let name = stop.name == stop.city ? nil : stop.name
    return [name, city].compactMap { $0 }.joined(separator: ", ")
  }

  func carriedOver(from old: ShownTrip, in state: inout EditorState) -> Transition {
    Transition(redrawn(in: state))
  }
}

extension EditorState {
  mutating func openMap() -> Transition {
    guard let map = MapMode(of: self) else {
      return Transition(.browse, says: Status("No row has a known location yet.", .refusal))
    }
    return map.selecting(map.stop, in: &self)
  }
}

struct MapLayout {
  let picture: RoutePicture
  let area: CellArea

  init(_ map: MapMode, of state: EditorState, in areas: ScreenAreas) {
    area = CellArea(columns: areas.paneColumns == nil ? areas.screen : areas.listColumns, rows: areas.list)
    let stop = map.path.stops[map.stop]
    picture = RoutePicture(
      of: map.path, selected: map.stop, day: stop.day, changed: state.settled, zoom: map.zoom,
      size: Size(columns: area.columns.count, rows: area.rows.count), wording: state.shown.wording,
      repertoire: state.repertoire)
  }

  /// The index of the stop at a cell or next to it; nil elsewhere.
  func stop(atColumn column: Int, row: Int) -> Int? {
    let (column, row) = (column - area.columns.lowerBound, row - area.rows.lowerBound)
    let near = picture.marks.filter { abs($0.column - column) <= 1 && abs($0.row - row) <= 1 }
    let labeled = picture.labels.firstIndex {
      $0.row == row && ($0.column..<$0.column + $0.width).contains(column)
    }
    if let labeled { return picture.labels[labeled].stop }
    return near.min { abs($0.column - column) + abs($0.row - row) < abs($1.column - column) + abs($1.row - row) }?
      .stops.first
  }
}

struct MapPainter {
  let map: MapMode
  let state: EditorState
  let areas: ScreenAreas

  func paint(on frame: inout Frame) {
    if state.isPlain { return paintWords(on: &frame) }
    let layout = MapLayout(map, of: state, in: areas)
    layout.picture.paint(on: &frame, column: layout.area.columns.lowerBound, row: layout.area.rows.lowerBound)
  }

  private func paintWords(on frame: inout Frame) {
    let (stops, height) = (map.path.stops, areas.list.count)
    let first = max(0, min(map.stop - height / 2, stops.count - height))
    for (offset, index) in (first..<min(stops.count, first + height)).enumerated() {
      let row = areas.list.lowerBound + offset
      let words = words(index)
      if index == map.stop {
        frame.put(">", column: 0, row: row, style: .plain)
        frame.cursor = (0, row)
      }
      frame.put(words, column: 2, row: row, style: .plain, limit: areas.columns.count - 2)
    }
  }

  /// A stop in words: `3, Day 2, Chicago, 280 miles west`.
  private func words(_ index: Int) -> String {
    let stop = map.path.stops[index]
    var words = ["\(index + 1)", "Day \(stop.day)", map.name(of: stop, in: state)]
    if index > 0 {
      let before = map.path.stops[index - 1].point
      let meters = before.miles(to: stop.point) * 1609.344
      words.append("\(state.shown.wording.distanceText(meters: meters)) \(before.direction(to: stop.point))")
    }
    return words.joined(separator: ", ")
  }
}
