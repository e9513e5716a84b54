import CEmbedded

package enum EmbeddedFile: String, CaseIterable, Sendable {
  case regularFont, boldFont
  case outlines
  case sampleTrip, sampleWeekend
  case pageStyle, credits
  // Tables, for `Table`.
  case bookingWords, cities, competitions, ferries, fixedLinks, headings, keys, leagues, letters, localNames, railLines
  case railStops, railways, regionNames, regions, roadRegions, roadTowns, roads, stations, teams, venues, waters, words
  case zoneNames, zones

  package var bytes: [UInt8] { Array(constant) }

  var constant: UnsafeBufferPointer<UInt8> {
    let file = embedded_file(rawValue)
    return UnsafeBufferPointer(start: file.start, count: file.count)
  }
}
