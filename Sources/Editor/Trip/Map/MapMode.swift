import Atlas
import Base
import Screen
import TripCore

/// The map of the route. The selection of the list follows the selected stop.
package struct MapMode: EditorMode, Equatable, Sendable {
  private(set) var path: TripPath
  /// The index of the selected stop.
  private(set) var stop: Int
  /// How often the scale is doubled.
  private(set) var zoom = 0
  /// The row where the map was opened.
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
      let sentence = "\(state.name(of: key)) does nothing on the map; \(state.name(of: .escape)) closes it."
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

  /// The last day before the selected one that has a stop.
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
  /// Opens the map, unless no row has a place on it.
  mutating func openMap() -> Transition {
    guard let map = MapMode(of: self) else {
      return Transition(.browse, says: Status("No row has a known location yet.", .refusal))
    }
    return map.selecting(map.stop, in: &self)
  }
}
