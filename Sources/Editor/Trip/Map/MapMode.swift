import Itinerary
import Screen

/// The map of the route. The selection of the list follows the selected stop.
package struct MapMode: EditorMode, Equatable, Sendable {
  private(set) var path: TripPath
  private(set) var stop: Int
  private(set) var zoom = 0
  private let origin: RowNumber

  /// Opens the map at the stop of the selected row; nil if no row has a place on a map.
  init?(of state: EditorState) {
    path = TripPath(state.displayed.trip)
    origin = state.selection
    guard let stop = path.stop(of: state.selectedItem?.item.id, onDay: state.selectedDay) else { return nil }
    self.stop = stop
  }

  var mode: Mode { .map(self) }

  fileprivate var current: TripPath.Stop { path.stops[stop] }

  mutating func press(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    guard let action = MapAction.action(for: key) else {
      return .status(state.nothing(by: key, "on the map", but: MapAction.leave, "closes it"), .refusal)
    }
    switch action {
    case .previous: return select(stop - 1, in: &state)
    case .next: return select(stop + 1, in: &state)
    case .previousDay:
      let day = path.stops.last { $0.day < current.day }?.day
      return select(path.stops.firstIndex { $0.day == day } ?? -1, in: &state)
    case .nextDay:
      let next = path.stops.firstIndex { $0.day > current.day }
      return select(next ?? path.stops.count, in: &state)
    case .first: return select(0, in: &state)
    case .last: return select(path.stops.count - 1, in: &state)
    case .zoomIn: return zoom(to: zoom + 1)
    case .zoomOut: return zoom(to: zoom - 1)
    case .whole: return zoom(to: 0)
    case .nudgeUp: return nudge(.nudgeUp, in: &state, at: now)
    case .nudgeDown: return nudge(.nudgeDown, in: &state, at: now)
    case .go:
      state.select(current.item)
      return Transition(.normal, .prompt)
    case .leave:
      state.selection = origin.clamped(to: state.rows.numbers)
      return Transition(.normal, .prompt)
    case .help: return TextPage.help(over: mode, in: state)
    }
  }

  private mutating func select(_ number: Int, in state: inout EditorState) -> Transition {
    guard path.stops.indices.contains(number) else {
      return .status(number < 0 ? "This is the first stop." : "This is the last stop.")
    }
    stop = number
    state.select(current.item)
    return .prompt
  }

  mutating func press(entry: Int, in state: inout EditorState, at now: Timestamp) -> Transition {
    select(entry, in: &state)
  }

  mutating func turnedWheel(by lines: Int, in state: inout EditorState) -> Transition {
    select(stop + lines.signum(), in: &state)
  }

  private mutating func zoom(to zoom: Int) -> Transition {
    guard (0...DotMap.maxZoom).contains(zoom) else {
      return .status(zoom < 0 ? "The whole route is in view." : "The map has no more detail.")
    }
    self.zoom = zoom
    return .prompt
  }

  private mutating func nudge(_ action: NormalAction, in state: inout EditorState, at now: Timestamp) -> Transition {
    state.select(current.item)
    let outcome = NormalMode().perform(action, in: &state, at: now)
    return Transition(redraw(in: state), outcome.sentence, effects: outcome.effects)
  }

  /// The mode after the trip has changed: the map at the same row, or the list if no stop is left.
  private mutating func redraw(in state: EditorState) -> Mode {
    guard let next = MapMode(of: state) else { return .normal }
    (path, stop) = (next.path, next.stop)
    return mode
  }

  func prompt(in state: EditorState) -> Status {
    let wording = state.displayed.wording
    var parts = [name(of: current, in: state)]
    if let item = state.displayed.itinerary.item(current.item), item.leg == nil {
      parts =
        [wording.time(of: item, in: state.displayed.trip), wording.name(of: item)] + (item.game == nil ? [] : parts)
    }
    let stop = "Stop \(stop + 1) of \(path.stops.count), Day \(current.day)"
    return Status("\(stop): \(parts.filter { !$0.isEmpty }.joined(separator: ", ")).")
  }

  /// The stop in a sentence: the city, and the venue or the title where it is another word.
  func name(of stop: TripPath.Stop, in state: EditorState) -> String {
    let city = stop.city.map(state.displayed.wording.cities.displayed)
    let name = stop.name == stop.city ? nil : stop.name
    return [name, city].compactMap { $0 }.joined(separator: ", ")
  }

  mutating func carriedOver(from old: DisplayedTrip, in state: inout EditorState) -> Transition {
    Transition(redraw(in: state))
  }

  func target(atColumn column: Int, row: Int, in state: EditorState) -> ScreenTarget? {
    if state.isPlain { return nil }
    return MapLayout(self, of: state, in: state.areas).stop(atColumn: column, row: row).map { .entry($0) }
  }
}

extension EditorState {
  mutating func openMap() -> Transition {
    guard let map = MapMode(of: self) else {
      return Transition(.normal, status: Status("No row has a known location yet.", .refusal))
    }
    select(map.current.item)
    return Transition(.map(map), .prompt)
  }
}

struct MapLayout {
  let picture: RoutePicture
  let area: CellArea

  init(_ map: MapMode, of state: EditorState, in areas: ScreenAreas) {
    area = CellArea(columns: areas.paneColumns == nil ? areas.screen : areas.listColumns, rows: areas.list)
    let stop = map.path.stops[map.stop]
    picture = RoutePicture(
      of: map.path, selected: map.stop, day: stop.day, changed: state.highlighted, zoom: map.zoom,
      size: Size(columns: area.columns.count, rows: area.rows.count), wording: state.displayed.wording,
      characterSupport: state.characterSupport)
  }

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

extension MapMode {
  func paint(of state: EditorState, in areas: ScreenAreas, on frame: inout Frame) {
    if state.isPlain { return paintWords(of: state, in: areas, on: &frame) }
    let layout = MapLayout(self, of: state, in: areas)
    layout.picture.paint(on: &frame, column: layout.area.columns.lowerBound, row: layout.area.rows.lowerBound)
  }

  private func paintWords(of state: EditorState, in areas: ScreenAreas, on frame: inout Frame) {
    let stops = path.stops
    for (index, row) in ListWindow(of: stops.count, around: stop, in: areas.list).displayed {
      if index == stop {
        frame.put(">", column: 0, row: row, style: .plain)
        frame.cursor = (0, row)
      }
      // `3, Day 2, Chicago, 280 miles west`.
      var words = ["\(index + 1)", "Day \(stops[index].day)", name(of: stops[index], in: state)]
      if index > 0 {
        let before = stops[index - 1].point
        let meters = before.miles(to: stops[index].point) * 1609.344
        words.append(
          "\(state.displayed.wording.distanceText(meters: meters)) \(before.direction(to: stops[index].point))")
      }
      frame.put(
        words.joined(separator: ", "), column: 2, row: row, style: .plain, limit: areas.columns.count - 2)
    }
  }
}
