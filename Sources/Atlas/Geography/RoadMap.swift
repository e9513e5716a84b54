/// Waters and mountains that roads avoid, and the places where roads pass them.
///
/// The lines are well off the shore, so that towns are on the correct side. Gates are places where roads turn: bridges,
/// passes, the ends of lakes. Both have been read from maps, to a tenth of a degree.
enum RoadMap {
  /// The lines that no road crosses, each as latitude, longitude, latitude, longitude …
  static let barriers: [[Double]] = [
    // Lake Michigan.
    [41.73, -87.1, 43, -87, 45, -86.3, 45.79, -84.8],
    // Lake Superior.
    [46.72, -91.9, 47.6, -88.5, 46.7, -86, 46.55, -84.6],
    // Lake Huron.
    [43.03, -82.41, 44.5, -82.6, 45.6, -83.3, 46.4, -84.25],
    // The mouth of the Detroit River.
    [42.22, -83.05, 41.95, -83.05, 41.85, -83.2],
    // Lake Erie.
    [41.95, -83.05, 42.1, -81.5, 42.86, -79.05],
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
    // The woods of northern Maine.
    [45.5, -70.6, 46.5, -69.6, 47.3, -68.8],
    // The Cascades and Selkirks along the border.
    [49, -121.5, 49, -118],
    // The Rockies west of Denver.
    [41, -106.3, 39.75, -105.95],
    // The Sangre de Cristo Mountains.
    [39.6, -105.9, 38, -105.5, 36.5, -105.5, 35.8, -105.7],
    // The San Juan Mountains.
    [39.2, -107, 38, -107.3, 37, -106.7, 36, -106.7],
    // The Grand Canyon.
    [37.3, -110.6, 36.6, -111.9, 36.1, -112.6, 36, -113.8],
    // The Sierra Nevada.
    [39.2, -120.2, 38, -119.4, 36.5, -118.4, 35.4, -118.2],
    // The Bitterroot Range.
    [44, -115.2, 46.3, -115],
    // Hells Canyon.
    [44.6, -116.6, 46.6, -117],
    // The Uinta Basin.
    [40.7, -111, 39.7, -109.2, 39.9, -107.3],
    // The Baltic Sea off Germany.
    [54, 11, 54.5, 12, 55.3, 13, 55.5, 12.75],
    // The Baltic Sea and the Gulf of Bothnia.
    [55.35, 14.2, 57, 18, 60, 19, 63, 20, 65.3, 23.5],
    // The Adriatic Sea.
    [45.4, 13, 44, 13.9, 42.5, 15.5, 40.3, 18.7],
    // The Bay of Biscay.
    [43.9, -1.9, 44.5, -2.5, 46.5, -2.5, 47.5, -4],
    // The western Mediterranean.
    [41, 2.6, 42.3, 3.6, 43.1, 4.5, 43, 6, 43.6, 7.8, 44.2, 8.7, 43.5, 9.9, 42, 11.5, 40.7, 13.8, 38.5, 15.5],
  ]

  /// The places where roads pass the barriers, as latitude, longitude, latitude, longitude …
  static let gates: [Double] = [
    49.9, -97.1, 48.4, -89.3, 47.7, -117.4, 47.4, -122, 43.6, -116.2, 41.6, -87.25, 41.7, -86.9, 45.85, -84.73, 46.5,
    -84.35, 43, -82.43, 42.31, -83.07, 41.7, -83.5, 42.85, -78.87,
    43.15, -79.05, 43.25, -79.85, 44.33, -75.98, 43.95, -75.9, 46.3, -82, 30.4, -83.9, 29.6, -83, 30.5, -85.5, 30.65,
    -88.05, 30.45, -89.5, 30.2, -92, 29.8, -95.2, 28.8, -97, 27.5, -97.8, 26, -98, 22.3, -98, 19.3, -96.4, 18, -94.5,
    18, -92.9, 32.6, -115.4, 28, -110.9, 23.3, -106.2, 46.1, -64.8, 45.2, -67.2, 44, -70, 47.8, -69.4, 47.3, -68.3,
    45.95, -66.6, 39.6, -76.05, 37, -76.3, 49, -122.2, 49, -117, 49.38, -121.4, 39.68, -105.92, 41.25, -106.4, 38.25,
    -104.65, 36.9, -104.4, 35.5, -105.3, 39.1, -108.5, 35.1, -106.6, 35.2, -111.7, 36.9, -111.4, 36.1, -115, 39.35,
    -120.3, 35.1, -118.4, 46.9, -114.2, 43.5, -114, 46.2, -119.1, 45.6, -118.7, 39, -110.2, 40, -111.5, 42.4, -71.3,
    25.2, -80.5, 54, 10.7, 55.45, 12.6, 55.6, 13, 66, 24, 45.6, 13.4, 45.3, 12, 43.4, -1.6, 47.2, -1.6, 42.5, 2.8, 43.6,
    4, 43.4, 5.4, 43.75, 7.4, 44.4, 8.9, 44, 10.2, 42.3, 11.4, 41, 14.4, 38.9, 16.3,
  ]

  /// The regions whose roads are longer, straighter, slower or faster than elsewhere.
  static let regions = [
    // British Columbia, the northern Cascades, Newfoundland, the Maritimes and Maine, northern Ontario.
    RoadRegion(49, 53.6, -121.8, -114.7, longer: 0.38, slower: 0.13),
    RoadRegion(47.7, 49, -121.6, -117.3, longer: 0.37, slower: 0.05),
    RoadRegion(46.5, 51.7, -59.5, -52.5, longer: 0.7, slower: 0.1),
    RoadRegion(43.5, 50, -71, -59.6, longer: 0.2, slower: 0.05), RoadRegion(46, 50.5, -95, -80.5, longer: 0.12),
    // Between Toronto and Ottawa, and Alberta.
    RoadRegion(43.6, 46.2, -79.6, -74.5, longer: 0.1), RoadRegion(50.9, 53.7, -114.6, -113, longer: -0.09),
    // The West, Mexico, the deserts of the Southwest, the Central Valley, eastern Texas.
    RoadRegion(31, 49, -125, -104, longer: 0.025), RoadRegion(14, 30, -107, -86, longer: 0.04),
    RoadRegion(32, 36, -118, -109, longer: -0.055), RoadRegion(34.6, 39.5, -122, -119, longer: -0.09),
    RoadRegion(28.8, 33.2, -99, -94.8, longer: -0.08),
    // From Kansas City to St. Louis, and Florida.
    RoadRegion(37, 45, -104, -95, longer: -0.03, slower: -0.02), RoadRegion(38, 40, -95, -90, longer: -0.09),
    RoadRegion(25.4, 27.3, -82.7, -80.7, longer: 0.3),
    RoadRegion(27.3, 33, -85, -80, longer: -0.05),
    // Europe, Spain, Great Britain, the Alps.
    RoadRegion(36, 58.5, -10, 20, longer: 0.05, slower: 0.04), RoadRegion(36, 42.5, -9, 0, longer: 0.08),
    RoadRegion(50, 58.5, -6, 1.8, longer: 0.06, slower: 0.09), RoadRegion(44, 48.5, 7, 14, longer: 0.14, slower: 0.06),
    // The crowded roads between Pittsburgh and New York.
    RoadRegion(38.6, 42, -80.5, -74.6, slower: 0.065),
  ]

  /// Ferries, and the Channel Tunnel: the miles of the crossing, and the minutes including the usual wait.
  static let crossings: [Crossing] = [
    // Dover Strait, Holyhead to Dublin, Cairnryan to Belfast.
    Crossing(.greatBritain, 51.1, 1.13, .eurasiaAndAfrica, 50.93, 1.81, miles: 31, minutes: 75),
    Crossing(.greatBritain, 53.31, -4.63, .ireland, 53.35, -6.2, miles: 68, minutes: 240),
    Crossing(.greatBritain, 54.97, -5.02, .ireland, 54.62, -5.9, miles: 45, minutes: 180),
    // Tsawwassen to Swartz Bay, Port Angeles to Victoria, North Sydney to Port aux Basques.
    Crossing(.vancouverIsland, 48.69, -123.41, .northAmerica, 49.01, -123.13, miles: 27, minutes: 130),
    Crossing(.vancouverIsland, 48.42, -123.37, .northAmerica, 48.12, -123.43, miles: 21, minutes: 150),
    Crossing(.newfoundland, 47.57, -59.14, .northAmerica, 46.2, -60.25, miles: 110, minutes: 480),
  ]
}

/// A part of the map whose roads differ from others.
struct RoadRegion {
  let bounds: Bounds
  /// The additional length of roads, relative to great-circle distances.
  let longer: Double
  /// The additional time, in minutes per mile.
  let slower: Double

  init(
    _ south: Double, _ north: Double, _ west: Double, _ east: Double, longer: Double = 0, slower: Double = 0
  ) {
    (bounds, self.longer, self.slower) = (Bounds(south, north, west, east), longer, slower)
  }
}

/// A crossing by water for cars, between two land masses.
struct Crossing {
  let ends: (near: (land: Land, point: GeoPoint), far: (land: Land, point: GeoPoint))
  let miles: Double
  let minutes: Double

  init(
    _ land: Land, _ latitude: Double, _ longitude: Double, _ other: Land, _ otherLatitude: Double,
    _ otherLongitude: Double, miles: Double, minutes: Double
  ) {
    ends = (
      (land, GeoPoint(latitude: latitude, longitude: longitude)),
      (other, GeoPoint(latitude: otherLatitude, longitude: otherLongitude))
    )
    (self.miles, self.minutes) = (miles, minutes)
  }

  /// The crossing in the other direction.
  var reversed: Crossing { Crossing(reversing: self) }

  private init(reversing other: Crossing) {
    ends = (other.ends.far, other.ends.near)
    (miles, minutes) = (other.miles, other.minutes)
  }
}
