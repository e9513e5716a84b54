import CEmbedded

package enum EmbeddedFile: String, CaseIterable, Sendable {
  case regularFont, boldFont
  /// The outlines of the world, as `Scripts/make-outlines.py` packs them.
  case outlines
  case sampleTrip, sampleWeekend
  case pageStyle, credits
  // Tables, for `Table`.
  case bookingWords, cities, competitions, ferries, fixedLinks, headings, keys, letters, localNames, railLines
  case railStops, railways, regionNames, regions, roadRegions, roadTowns, roads, stations, teams, venues, waters, words
  case zoneNames, zones

  package var bytes: [UInt8] { Array(constant) }

  /// The bytes of the file in the constant part of the program.
  var constant: UnsafeBufferPointer<UInt8> {
    let file = embedded_file(rawValue)
    return UnsafeBufferPointer(start: file.start, count: file.count)
  }
}
