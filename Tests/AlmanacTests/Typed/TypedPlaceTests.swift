import Itinerary
import TestSupport
import Testing

/// Places as people type and paste them.
@Suite struct TypedPlaceTests {
  /// The reading of a text: `41.9484,-87.6553 Wrigley Field`, `? name`, or the reason.
  private static func reading(_ text: String) -> String {
    switch TypedPlace(text) {
    case .point(let point, let name):
      let numbers = [point.latitude, point.longitude].map { "\(($0 * 10_000).rounded() / 10_000)" }
      return numbers.joined(separator: ",") + (name.map { " \($0)" } ?? "")
    case .name(let name): return "? \(name)"
    case .unreadable(let reason): return "\(reason)"
    }
  }

  @Test(arguments: [
    ("41.9484,-87.6553", "41.9484,-87.6553"), (" 41.9484, -87.6553 ", "41.9484,-87.6553"),
    ("41.9484 -87.6553", "41.9484,-87.6553"),
    ("41.9484;-87.6553", "41.9484,-87.6553"), ("41,9484; -87,6553", "41.9484,-87.6553"),
    ("41,9484 -87,6553", "41.9484,-87.6553"),
    ("+41.9484, −87.6553", "41.9484,-87.6553"), ("42, 42", "42.0,42.0"), ("-90,180", "-90.0,180.0"),
    ("(41.9484, -87.6553)", "41.9484,-87.6553"), ("lat: 41.9484, lon: -87.6553", "41.9484,-87.6553"),
    ("41.9484° N, 87.6553° W", "41.9484,-87.6553"), ("41.9484N 87.6553W", "41.9484,-87.6553"),
    ("87.6553 W, 41.9484 N", "41.9484,-87.6553"), ("N 41.9484 W 87.6553", "41.9484,-87.6553"),
    ("N 41° W 87°", "41.0,-87.0"),
    ("N41.9484, W87.6553", "41.9484,-87.6553"), ("S 33.8688 E 151.2093", "-33.8688,151.2093"),
    ("41°56'54.2\"N 87°39'19.2\"W", "41.9484,-87.6553"), ("41° 56′ 54.2″ N, 87° 39′ 19.2″ W", "41.9484,-87.6553"),
    ("41°56’54.2”N 87°39’19.2”W", "41.9484,-87.6553"), ("N 41°56'54.2'' W 87°39'19.2''", "41.9484,-87.6553"),
    ("41 56 54.2 N 87 39 19.2 W", "41.9484,-87.6553"), ("N 41° 56.904 W 087° 39.32", "41.9484,-87.6553"),
    ("41:56:54.2N 87:39:19.2W", "41.9484,-87.6553"), ("41 deg 56' 54.2\" N, 87 deg 39' 19.2\" W", "41.9484,-87.6553"),
    ("48°51'30\"N, 2°17'40\"E", "48.8583,2.2944"),
    ("41.9484, -87.6553, 12.345", "41.9484,-87.6553"), ("41.9484 -87.6553 12.345", "41.9484,-87.6553"),
    ("POINT (-87.6553 41.9484)", "41.9484,-87.6553"), ("Point Z(-87.6553 41.9484 12)", "41.9484,-87.6553"),
    ("SRID=4326;POINT(-87.6553 41.9484)", "41.9484,-87.6553"), ("POINT (-87.6553 141.9484)", "beyondTheEarth"),
    ("91, 0", "beyondTheEarth"), ("0, -181", "beyondTheEarth"), ("Bar (95, 0)", "beyondTheEarth"),
  ])
  func `coordinates are read`(text: String, reading: String) {
    expect(Self.reading(text), reading)
  }

  @Test(arguments: [
    ("Wrigley Field @ 41.9484, -87.6553", "41.9484,-87.6553 Wrigley Field"),
    ("Coney Island (42.33, -83.05)", "42.33,-83.05 Coney Island"),
    ("Lou's 41.8903, -87.6337", "41.8903,-87.6337 Lou's"), ("Lou's: 41.8903,-87.6337", "41.8903,-87.6337 Lou's"),
    ("Lou Malnati's", "? Lou Malnati's"), ("Bar 42, Chicago", "? Bar 42, Chicago"), ("Room 7 11", "? Room 7 11"),
    ("10/12", "? 10/12"),
    ("5 10", "? 5 10"), ("1060 W Addison St", "? 1060 W Addison St"), ("Studio 54", "? Studio 54"), ("", "? "),
    ("@", "? @"),
    ("Cubs @ Cardinals", "? Cubs @ Cardinals"), ("41.9 N 87.6", "41.9,87.6"), ("41 N, 42 N", "? 41 N, 42 N"),
    ("-41 S, 42 E", "? -41 S, 42 E"),
  ])
  func `names are next to coordinates, or alone`(text: String, reading: String) {
    expect(Self.reading(text), reading)
  }

  @Test(arguments: [
    ("geo:41.9484,-87.6553", "41.9484,-87.6553"), ("geo:41.9484,-87.6553?z=17", "41.9484,-87.6553"),
    ("geo:41.9484,-87.6553,180;u=35", "41.9484,-87.6553"),
    ("geo:0,0?q=34,-106(Treasure Island)", "34.0,-106.0 Treasure Island"),
    ("geo:0,0?q=41.9484,-87.6553(Wrigley+Field)", "41.9484,-87.6553 Wrigley Field"),
    ("geo:0,0?q=Wrigley%20Field", "? Wrigley Field"),
    ("geo:41.9484,-87.6553?q=Wrigley+Field", "41.9484,-87.6553 Wrigley Field"),
    ("geo:41.9484,-87.6553 (Wrigley Field)", "41.9484,-87.6553 Wrigley Field"), ("geo:34,-106", "34.0,-106.0"),
    ("geo:0,0?q=86HJW8XV%2B9V", "41.9484,-87.6553"), ("geo:99,0", "beyondTheEarth"), ("geo:", "? geo:"),
  ])
  func `addresses of the scheme geo are read`(text: String, reading: String) {
    expect(Self.reading(text), reading)
  }

  static let pin =
    "data=!3m1!4b1!4m6!3m5!1s0x880fd3b2e59adf21:0x1cea3ee176ddd646!8m2!3d41.9484384!4d-87.6553327!16zL20vMGZqZnQ"

  @Test(arguments: [
    // The pin lies beside the middle of the window.
    (
      "https://www.google.com/maps/place/Wrigley+Field/@41.9484424,-87.6579076,17z/\(pin)?entry=ttu",
      "41.9484,-87.6553 Wrigley Field"
    ),
    ("https://www.google.de/maps/place/Wrigley+Field/@41.94,-87.65,17z", "41.94,-87.65 Wrigley Field"),
    ("https://www.google.com/maps/@41.9484424,-87.6579076,17z", "41.9484,-87.6579"),
    ("https://www.google.com/maps/search/?api=1&query=41.9484%2C-87.6553", "41.9484,-87.6553"),
    ("https://www.google.com/maps/search/?api=1&query=Wrigley+Field+Chicago", "? Wrigley Field Chicago"),
    ("https://www.google.com/maps/search/41.9484,+-87.6553", "41.9484,-87.6553"),
    ("https://maps.google.com/?q=41.9484,-87.6553", "41.9484,-87.6553"),
    ("maps.google.com/maps?q=loc:41.9484,-87.6553", "41.9484,-87.6553"),
    ("https://maps.google.com/maps?q=41.9484,-87.6553(Wrigley+Field)", "41.9484,-87.6553 Wrigley Field"),
    (
      "https://www.google.com/maps?daddr=Bahnhofplatz+3,+7000+Chur@46.853582,9.529903",
      "46.8536,9.5299 Bahnhofplatz 3, 7000 Chur"
    ),
    ("https://maps.google.com/?ll=41.9484,-87.6553&z=16", "41.9484,-87.6553"),
    ("https://www.google.com/maps/place/41%C2%B056'54.2%22N+87%C2%B039'19.2%22W/@41.9,-87.6,17z", "41.9484,-87.6553"),
    ("https://www.google.com/maps/place/W8XV%2B9V+Chicago,+Illinois", "41.9484,-87.6553"),
    ("https://www.google.com/maps/dir/Chicago,+IL/41.9484,-87.6553/@41.9,-87.6,13z", "41.9484,-87.6553"),
    (
      "https://www.google.com/maps/dir/Chicago/Wrigley+Field/@41.9,-87.6,13z/data=!4m8!4m7!1m0!1m5!1m1!1s0x0:0x1!2m2!1d-87.6553!2d41.9484",
      "41.9484,-87.6553 Wrigley Field"
    ),
    (
      "https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2967.9!2d-87.6553!3d41.9484!2m3!1f0!2f0",
      "41.9484,-87.6553"
    ),
    ("https://www.google.com/maps/@?api=1&map_action=map&center=41.9484%2C-87.6553", "41.9484,-87.6553"),
    ("https://www.google.com/maps", "linkWithoutPlace"),
  ])
  func `links of Google Maps are read`(text: String, reading: String) {
    expect(Self.reading(text), reading)
  }

  @Test(arguments: [
    ("https://maps.apple.com/?ll=50.894967,4.341626&q=Atomium", "50.895,4.3416 Atomium"),
    ("https://maps.apple.com/?q=50.894967,4.341626", "50.895,4.3416"),
    (
      "https://maps.apple.com/place?address=1060&coordinate=41.9484,-87.6553&name=Wrigley%20Field",
      "41.9484,-87.6553 Wrigley Field"
    ),
    ("https://maps.apple.com/?address=1060+W+Addison+St", "? 1060 W Addison St"),
    ("https://maps.apple.com/?sll=41.9,-87.6&q=Pizza", "41.9,-87.6 Pizza"),
    ("https://www.openstreetmap.org/?mlat=41.9484&mlon=-87.6553#map=17/41.95/-87.65", "41.9484,-87.6553"),
    ("https://www.openstreetmap.org/#map=17/41.9484/-87.6553", "41.9484,-87.6553"),
    ("https://www.openstreetmap.org/way/210482303#map=17/41.9484/-87.6553&layers=N", "41.9484,-87.6553"),
    ("https://www.openstreetmap.org/directions?route=41.8,-87.6;41.9484,-87.6553", "41.9484,-87.6553"),
    ("https://osm.org/go/0EEQjE--", "51.5111,0.0556"),
    ("openstreetmap.org/search?query=Wrigley#map=17/41.9484/-87.6553", "41.9484,-87.6553 Wrigley"),
    (
      "https://www.bing.com/maps?cp=41.95~-87.65&lvl=16&sp=point.41.9484_-87.6553_Wrigley%20Field",
      "41.9484,-87.6553 Wrigley Field"
    ),
    ("https://www.bing.com/maps/default.aspx?cp=41.9484~-87.6553&lvl=16", "41.9484,-87.6553"),
    ("https://bing.com/maps?rtp=~pos.41.9484_-87.6553", "41.9484,-87.6553"),
    ("https://www.bing.com/maps?where1=41.9484,-87.6553", "41.9484,-87.6553"),
    ("https://www.waze.com/ul?ll=41.9484%2C-87.6553&navigate=yes", "41.9484,-87.6553"),
    ("https://waze.com/ul/hu4pruydqqvj", "57.6491,10.4074"),
    ("https://www.waze.com/live-map/directions?to=ll.41.9484%2C-87.6553", "41.9484,-87.6553"),
    ("https://waze.com/ul?q=Wrigley%20Field", "? Wrigley Field"),
    ("https://osmand.net/go?lat=41.9484&lon=-87.6553&z=16", "41.9484,-87.6553"),
    ("https://osmand.net/map?pin=41.9484,-87.6553#16/41.95/-87.65", "41.9484,-87.6553"),
    ("https://osmand.net/map/#16/41.9484/-87.6553", "41.9484,-87.6553"),
    ("https://omaps.app/B4srhdHVVt/Some_Name", "64.5234,12.1234 Some Name"),
    ("ge0://B4srhdHVVt/Name", "64.5234,12.1234 Name"),
    ("ge0://BaF6F6F6F6/Name", "-20.0,20.0 Name"), ("https://ge0.me/Bzqqqqqqqq", "45.0,45.0"),
    ("om://map?v=1&ll=41.9484,-87.6553&n=Wrigley", "41.9484,-87.6553 Wrigley"),
    ("https://omaps.app/map?v=1&ll=41.9484,-87.6553&n=Wrigley", "41.9484,-87.6553 Wrigley"),
    ("https://omaps.app/route?sll=41.8,-87.6&dll=41.9484,-87.6553", "41.9484,-87.6553"),
    ("https://omaps.app/search?query=cafe&cll=41.9484,-87.6553", "41.9484,-87.6553"),
    ("https://omaps.app/crosshair?v=1", "linkWithoutPlace"),
    ("https://omaps.app/41.9484,-87.6553/Wrigley_Field", "41.9484,-87.6553 Wrigley Field"),
    ("https://yandex.com/maps/?ll=37.62%2C55.75&z=10&pt=-87.6553,41.9484", "linkWithoutPlace"),
    ("https://example.org/?q=41.9484,-87.6553&x=1&y=2", "linkWithoutPlace"),
    ("https://plus.codes/86HJW8XV+9V", "41.9484,-87.6553"),
    ("https://example.org/map?lat=41.9484&lng=-87.6553", "41.9484,-87.6553"),
    ("https://example.org/page", "linkWithoutPlace"),
  ])
  func `links of other maps are read`(text: String, reading: String) {
    expect(Self.reading(text), reading)
  }

  @Test(arguments: [
    "https://maps.app.goo.gl/abcdEF123", "maps.app.goo.gl/abcdEF123", "https://goo.gl/maps/xyz",
    "https://maps.apple/p/AbC",
    "Wrigley Field https://maps.app.goo.gl/abcdEF123?g_st=ic",
  ])
  func `a short link gets a sentence`(text: String) {
    expect(TypedPlace(text).problem, "Short link without coordinates: open it and paste the long address.")
    #expect(TypedPlace(text).location == nil)
  }

  @Test func `words before a link become the place's name`() {
    #expect(Self.reading("Lou's\nhttps://maps.google.com/?q=41.9,-87.6") == "41.9,-87.6 Lou's")
    #expect(Self.reading("<https://maps.google.com/?q=41.9,-87.6>") == "41.9,-87.6")
  }

  @Test(arguments: [
    ("86HJW8XV+9V", "41.9484,-87.6553"), ("86hjw8xv+9v Wrigley", "41.9484,-87.6553 Wrigley"),
    ("W8XV+9V Chicago", "41.9484,-87.6553"),
    ("W8XV+9V Chicago, IL", "41.9484,-87.6553"), ("W8XV+9V Chicago IL", "41.9484,-87.6553"),
    ("W8XV+9V, Chicago, Illinois, USA", "41.9484,-87.6553"),
    ("86HJW8XV+", "41.9487,-87.6563"), ("86HJW8XV+9VQ23456789CF", "41.9485,-87.6553"),
    ("+9V Chicago", "41.8509,-87.6503"),
    ("+9V", "codeWithoutCity"), ("+49", "? +49"), ("W8XV+9V", "codeWithoutCity"),
    ("W8XV+9V Nowhereville", "codeWithoutCity"),
    ("Lou's @ 86HJW8XV+9V", "41.9484,-87.6553 Lou's"),
    // Vectors of the specification.
    ("7FG49Q00+", "20.375,2.775"), ("7FG49QCJ+2V", "20.3701,2.7822"), ("7FG49QCJ+2VX", "20.3701,2.7822"),
    ("8FVC2222+22", "47.0001,8.0001"),
    ("4VCPPQGP+Q9", "-41.2731,174.7859"), ("62G20000+", "0.5,-179.5"), ("22220000+", "-89.5,-179.5"),
    ("CFX30000+", "89.5,1.5"),
    ("C++", "? C++"), ("AB+CD", "? AB+CD"), ("W8XV+", "? W8XV+"), ("X8XVW8XV+9V", "? X8XVW8XV+9V"),
  ])
  func `open Location Codes are read`(text: String, reading: String) {
    expect(Self.reading(text), reading)
  }

  @Test func `a short code takes the nearest of its places`() {
    for (latitude, longitude) in [
      (51.37, -1.21), (-41.27, 174.78), (0.001, 0.001), (41.9484, -87.6553), (79.6, 170.2),
    ] {
      let near = GeoPoint(latitude: latitude, longitude: longitude)
      guard case .point(let point, _) = TypedPlace("9QCJ+2V", near: near) else { return fail("not read") }
      #expect(abs(point.latitude - latitude) <= 0.51 && abs(point.longitude - longitude) <= 0.51)
    }
  }

  @Test func `any text is read without a crash, and every point is on the Earth`() {
    var random = SplitMix64(seed: 16)
    let pieces = [
      "41.9484", "-87.65", ",", " ", "°", "'", "\"", "N", "W", "geo:", "https://", "www.google.com/maps", "/", "?",
      "q=", "@", "!3d", "!4d",
      "#map=17", "&", "%2C", "%", "+", "W8XV+9V", "Chicago", "goo.gl/", "osm.org/go/", "omaps.app/", "é", "(", ")", ";",
      "~", ".", "-", "0", "ul/h", "9q8y",
      "91", "181", "1e9", "nan", "\u{0}", "🍴", "::", "om://",
    ]
    for _ in Portion.rounds(30_000) {
      let text = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        pieces[Int.random(in: pieces.indices, using: &random)]
      }.joined()
      if case .point(let point, _) = TypedPlace(text) {
        let isThere = (-90...90).contains(point.latitude) && (-180...180).contains(point.longitude)
        if !isThere { Issue.record("\(text): \(point)") }
      }
    }
    let long = String(repeating: "https://maps.google.com/?q=1,2 ", count: 10_000)
    expect(TypedPlace(long), .name(long.singleSpaced))
  }
}
