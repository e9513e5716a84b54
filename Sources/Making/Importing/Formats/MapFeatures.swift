import Itinerary

/// Reads the points of GeoJSON. Their properties are the columns of a table, as those that this program exports.
enum MapFeatures {
  static func read(_ collection: JSONNode) -> ImportedItems {
    var (found, shapes) = (ImportedItems(), 0)
    for feature in collection["features"]?.elements ?? [] {
      guard found.hasRoomForAnother() else { break }
      let properties = feature["properties"]?.texts ?? []
      let id = feature["id"]?.text.map { [(name: "id", text: $0)] } ?? []
      let fields = properties.filter { $0.name != "id" } + id
      var columns = ItemColumns(fields.map(\.name))
      let row = fields.map(\.text)
      if columns?.isRowOfTrip(row) == true {
        found.rowsOfTrips += 1
      } else if feature["geometry"]?["type"]?.text != "Point" {
        // The lines of this program's own exports are drawn, not rows.
        shapes += properties.contains { $0.name == "day" } && id.isEmpty ? 0 : 1
      } else if var item = columns?.item(of: row) {
        let numbers = feature["geometry"]?["coordinates"]?.elements.compactMap { $0.text.flatMap { Double($0) } } ?? []
        if numbers.count > 1 { item.setPlace(at: item.place?.name, numbers[1], numbers[0]) }
        columns?.recordUnknown(of: row, in: &item)
        found.items.append(item)
      }
    }
    if shapes > 0 {
      found.findings.append(ImportFinding(shapes.counted("feature is", "features are") + " not a point"))
    }
    return found
  }
}
