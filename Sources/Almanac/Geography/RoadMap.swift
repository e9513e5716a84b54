/// The main roads of North America and Europe, and some of other continents, as a net of towns, and the waters and
/// mountains between them.
///
/// The tables `road-towns.tsv` and `roads.tsv` have the interstates, the motorways and the main highways; where such a
/// road is better replaced by a way through other towns, it is left out. The miles are fitted to drives that are known
/// (see ``LegEstimate``), so that ways round a town are in them. ``RoadNet`` reads the tables, ``Roads`` finds the
/// fastest way, and ``RoadAccess`` estimates what is off these roads.
enum RoadMap {
  /// The waters that no way off the map's roads crosses, as latitude, longitude, latitude … well off the shore.
  static let waters: [[Double]] = [
    // Lake Michigan.
    [41.73, -87.1, 43, -87, 45, -86.3, 45.79, -84.8],
    // Lake Superior.
    [46.72, -91.9, 47.6, -88.5, 46.7, -86, 46.55, -84.6],
    // Lake Huron.
    [43.03, -82.41, 44.5, -82.6, 45.6, -83.3, 46.4, -84.25],
    // The mouth of the Detroit River, and Lake Erie.
    [42.22, -83.05, 41.95, -83.05, 41.85, -83.2], [41.95, -83.05, 42.1, -81.5, 42.86, -79.05],
    // Lake Ontario.
    [43.31, -79.75, 43.6, -78, 43.9, -76.6, 44.25, -76.2],
    // Georgian Bay.
    [44.6, -80.3, 45.4, -80.9, 46, -82.5],
    // The Gulf of Mexico.
    [
      25.1, -81.4, 27.5, -83.1, 29.4, -83.8, 29.75, -84.6, 29.6, -85.4, 30.25, -87.5, 30.1, -88.7, 29, -89.3, 29, -91.5,
      29.45, -94.3, 28.3, -96, 27.3, -97.15, 25, -97.2, 22, -97.5, 19.6, -95.9, 18.5, -94.2, 18.9, -92, 21.2, -90.6,
      21.7, -87.5, 21.9, -84.9, 23.1, -82, 24.3, -80.5, 25.2, -80.15,
    ],
    // The Gulf of California.
    [31.4, -114.4, 28, -111.8, 23, -107.5, 22.5, -109],
    // The Bay of Fundy and the Gulf of Maine.
    [45.55, -64.75, 45.2, -65.2, 44.2, -66.9, 42.5, -70, 41, -69.7],
    // Cabot Strait.
    [47.6, -61.5, 46.6, -59, 46.8, -56],
    // Long Island Sound, Delaware Bay, Chesapeake Bay.
    [40.85, -73.7, 41.03, -72.8, 41.15, -72.1], [39.45, -75.55, 39.1, -75.2, 38.8, -75],
    [39.3, -76.2, 38.3, -76.38, 37.1, -76.15],
    // Puget Sound, and the straits between Vancouver Island and the mainland.
    [47.35, -122.53, 47.6, -122.45, 48.05, -122.6],
    [48.4, -125.2, 48.27, -123.5, 48.45, -123.1, 48.9, -123.28, 49.3, -123.75, 50, -125],
    // The Baltic Sea off Germany; the Baltic Sea and the Gulf of Bothnia; the Kattegat.
    [54, 11, 54.5, 12, 55.3, 13, 55.5, 12.75], [55.35, 14.2, 57, 18, 60, 19, 63, 20, 65.3, 23.5],
    [56.1, 12.5, 56.6, 11.8, 57.6, 11.1, 58.2, 9, 57.5, 7],
    // The Adriatic Sea.
    [45.4, 13, 44, 13.9, 42.5, 15.5, 40.3, 18.7],
    // The Bay of Biscay, and the western Mediterranean.
    [43.9, -1.9, 44.5, -2.5, 46.5, -2.5, 47.5, -4],
    [41, 2.6, 42.3, 3.6, 43.1, 4.5, 43, 6, 43.6, 7.8, 44.2, 8.7, 43.5, 9.9, 42, 11.5, 40.7, 13.8, 38.5, 15.5],
    // The Irish Sea, the English Channel, the Bristol Channel, the Strait of Gibraltar.
    [51.5, -6, 52.3, -5.8, 53.4, -5.5, 54.3, -5.2, 54.8, -5.45, 55.3, -5.9],
    [49.5, -5, 50.2, -1.5, 50.6, 0.8, 51.02, 1.5, 51.6, 2.2], [51.55, -2.75, 51.35, -3.2, 51.3, -4.4],
    [35.95, -6.5, 35.95, -4.5],
    // The Gulf of Finland; the Río de la Plata.
    [59.6, 22, 59.85, 25, 60, 27.5], [-33.9, -58.45, -34.4, -58.2, -34.6, -57.9, -35.2, -56.8, -36, -55.5],
  ]

  /// The parts of the map where ways off the map's roads are longer, and where all roads are slower, than elsewhere.
  static let regions = [
    // The mountains: British Columbia, the Cascades, Idaho and Montana, Colorado, the Sierra Nevada, the Appalachians.
    RoadRegion(49, 54, -122.8, -114.2, longer: 0.3, slower: 0.03),
    RoadRegion(44, 49, -122.2, -120.4, longer: 0.25), RoadRegion(43.5, 49, -117, -112.3, longer: 0.25),
    RoadRegion(36.5, 41, -108.8, -105.2, longer: 0.2), RoadRegion(35.5, 40, -120.8, -118, longer: 0.2),
    RoadRegion(36, 41, -82.5, -78, longer: 0.08),
    // The Alps, the Pyrenees, Norway, the Scottish Highlands.
    RoadRegion(44, 47.6, 6, 14.5, longer: 0.25, slower: 0.06), RoadRegion(42.3, 43.1, -1.5, 2.6, longer: 0.25),
    RoadRegion(58.5, 63.5, 5, 10.5, longer: 0.2, slower: 0.15), RoadRegion(56.3, 58.5, -6, -3.2, longer: 0.2),
    // Newfoundland, the Maritimes and Maine, northern Ontario, southern Ontario and Quebec.
    RoadRegion(46.5, 51.7, -59.5, -52.5, longer: 0.4, slower: 0.05),
    RoadRegion(43.5, 50, -71, -59.6, longer: 0.1, slower: 0.03), RoadRegion(46, 50.5, -95, -79, slower: 0.03),
    RoadRegion(42, 47, -83, -70.5, slower: 0.05),
    // Mexico, the north and the south.
    RoadRegion(23, 29, -117, -98, slower: 0.09), RoadRegion(14, 23, -110, -86, slower: 0.15),
    // The Andes, Guatemala and Honduras, Ethiopia, Nepal, the mountains of Japan, eastern Turkey.
    RoadRegion(-39, -28, -70.7, -69.2, longer: 1), RoadRegion(-22, -5, -79, -65, longer: 0.4, rough: 0.3),
    RoadRegion(-5, 8, -79.6, -72, longer: 0.4, rough: 0.3), RoadRegion(13.5, 16, -92.5, -86, longer: 0.5, rough: 0.8),
    RoadRegion(6, 15, 36, 41, longer: 0.35, rough: 0.3), RoadRegion(27.2, 31, 77, 89, longer: 0.7, rough: 2),
    RoadRegion(35, 37.2, 136.5, 139.2, longer: 0.4, rough: 0.3),
    RoadRegion(37.2, 41, 139.3, 141.3, longer: 0.4, rough: 0.3), RoadRegion(36.5, 41.5, 36, 45, longer: 0.25),
    // The crowded roads between Pittsburgh and New York.
    RoadRegion(38.6, 42, -80.5, -73.5, slower: 0.05),
    // Europe, and Great Britain.
    RoadRegion(36, 71, -11, 30, slower: 0.05), RoadRegion(50, 58.5, -6, 1.8, slower: 0.06),
    // Countries with slow roads: Africa south of the Sahara, southern Asia, Yemen, central Asia, the islands of southeast Asia and
    // Burma, Central America and the Caribbean, and the north of South America.
    RoadRegion(-22, 16, -18, 52, rough: 0.6), RoadRegion(5, 36, 66, 97, rough: 0.6),
    RoadRegion(12, 19, 42, 54, rough: 0.6), RoadRegion(36, 43, 66, 80, rough: 0.5),
    RoadRegion(-11, 6, 95, 141, rough: 0.6), RoadRegion(6, 28, 97, 101, rough: 0.4),
    RoadRegion(5, 21, 117, 127, rough: 0.6), RoadRegion(7, 23, -92, -59, rough: 0.4),
    RoadRegion(-22, 12, -82, -58, rough: 0.5), RoadRegion(40, 53, 87, 120, rough: 0.5),
    RoadRegion(-26, -12, 43, 51, rough: 0.3),
  ]

  /// The parts of the map where it has the main roads, so that a way far round is the only one.
  static let mapped = [Bounds(14, 72, -170, -50), Bounds(35, 72, -11, 32), Bounds(-34, 0, -66, -34)]

  /// A way that is so many times as long as one by roads that the map lacks goes round a gap of the map.
  static let longestDetour = 1.7
}

/// A part of the map whose roads differ from others.
struct RoadRegion {
  let bounds: Bounds
  /// The additional length of ways off the map's roads, relative to great-circle distances.
  let longer: Double
  /// The additional time on every road, in minutes per mile.
  let slower: Double
  /// The additional time on roads that are not on the map, in minutes per mile.
  let rough: Double

  init(
    _ south: Double, _ north: Double, _ west: Double, _ east: Double, longer: Double = 0, slower: Double = 0,
    rough: Double = 0
  ) {
    (bounds, self.longer, self.slower, self.rough) = (Bounds(south, north, west, east), longer, slower, rough)
  }
}
