import Almanac
import Itinerary
import Screen

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
