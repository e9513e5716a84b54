import CEmbedded

package enum EmbeddedFile: CaseIterable, Sendable {
  case regularFont, boldFont
  /// The outlines of the world, as `Scripts/make-outlines.py` packs them.
  case outlines
  case sampleTrip, sampleWeekend
  case pageStyle, credits
  // Tables, for `Table`.
  case cities, ferries, fixedLinks, headings, localNames, railLines, railStops, railways, regionNames, roadTowns, roads
  case stations, teams, venues, words, zoneNames, zones

  package var bytes: [UInt8] { Array(constant) }

  /// The bytes of the file in the constant part of the program.
  var constant: UnsafeBufferPointer<UInt8> {
    let file =
      switch self {
      case .regularFont: embedded_regular_font()
      case .boldFont: embedded_bold_font()
      case .outlines: embedded_outlines()
      case .sampleTrip: embedded_sample_trip()
      case .sampleWeekend: embedded_sample_weekend()
      case .pageStyle: embedded_page_style()
      case .credits: embedded_credits()
      case .cities: embedded_cities()
      case .ferries: embedded_ferries()
      case .fixedLinks: embedded_fixed_links()
      case .headings: embedded_headings()
      case .localNames: embedded_local_names()
      case .railLines: embedded_rail_lines()
      case .railStops: embedded_rail_stops()
      case .railways: embedded_railways()
      case .regionNames: embedded_region_names()
      case .roadTowns: embedded_road_towns()
      case .roads: embedded_roads()
      case .stations: embedded_stations()
      case .teams: embedded_teams()
      case .venues: embedded_venues()
      case .words: embedded_words()
      case .zoneNames: embedded_zone_names()
      case .zones: embedded_zones()
      }
    return UnsafeBufferPointer(start: file.start, count: file.count)
  }
}
