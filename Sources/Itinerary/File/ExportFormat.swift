package enum ExportFormat: String, CaseIterable, Sendable {
  case pdf, html, ics, gpx, kml, geojson, md, csv, txt

  /// The format of a file name's ending: `md` of `trip.md`; nil for any other ending.
  package init?(suffix: String) {
    let word = suffix.lowercased()
    let others = ["htm": "html", "markdown": "md", "text": "txt"]
    self.init(rawValue: others[word] ?? word)
  }

  /// The format of a path's ending; nil if it has none. The leading dot of a hidden file does not begin an ending.
  package init?(ofFileAt path: String) {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    self.init(suffix: String(name[name.index(after: dot)...]))
  }

  /// Whether the format is a map, which omits rows without coordinates.
  package var isMap: Bool { [.gpx, .kml, .geojson].contains(self) }

  package var isForReading: Bool { [.pdf, .html, .md, .txt].contains(self) }

  /// Whether the format is that of `show`, in the characters of the terminal; all other formats are UTF-8.
  package var isPrintout: Bool { self == .txt }

  /// The parts of a file for people that only those get who ask for them.
  package struct Extras: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let bookings = Extras(rawValue: 1)
    package static let warnings = Extras(rawValue: 2)
  }

  package var purpose: String {
    switch self {
    case .pdf: "printable pages"
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
