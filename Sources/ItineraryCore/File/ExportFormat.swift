/// A kind of file that a trip can become.
package enum ExportFormat: String, CaseIterable, Sendable {
  case pdf, html, ics, gpx, kml, geojson, md, csv, txt

  /// The format that the end of a file's name tells: `md` of `trip.md`; nil for any other.
  package init?(suffix: String) {
    let word = suffix.lowercased()
    let others = ["htm": "html", "markdown": "md", "text": "txt"]
    self.init(rawValue: others[word] ?? word)
  }

  /// The format that the end of a path tells; nil if it tells none. A name that begins with a dot has no end.
  package init?(ofFileAt path: String) {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    self.init(suffix: String(name[name.index(after: dot)...]))
  }

  /// Whether the format is a map, which leaves rows without coordinates out.
  package var isMap: Bool { [.gpx, .kml, .geojson].contains(self) }

  /// Whether the format is what `show` prints, with the signs that the terminal has; files of all others are UTF-8.
  package var isPrintout: Bool { self == .txt }

  /// A few words on what it is for.
  package var purpose: String {
    switch self {
    case .pdf: "pages to take along"
    case .html: "a page for phones and the web"
    case .ics: "events for calendars"
    case .gpx: "waypoints for devices and map programs"
    case .kml: "places for Google Earth and My Maps"
    case .geojson: "a map for GitHub, uMap, QGIS"
    case .md: "a list for GitHub and notebooks"
    case .csv: "a table for spreadsheets"
    case .txt: "plain text for mail"
    }
  }
}
