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

  @Test(arguments: Published.rows("typed-places.tsv").map { [$0.text(0), $0.text(1)] })
  func `reads typed places as meant`(row: [String]) {
    expect(Self.reading(row[0]), row[1])
  }

  @Test(arguments: [
    "https://maps.app.goo.gl/abcdEF123", "maps.app.goo.gl/abcdEF123", "https://goo.gl/maps/xyz",
    "https://maps.apple/p/AbC",
    "Wrigley Field https://maps.app.goo.gl/abcdEF123?g_st=ic",
  ])
  func `refuses a short link with a sentence`(text: String) {
    expect(TypedPlace(text).problem, "Short link without coordinates: open it and paste the long address.")
    #expect(TypedPlace(text).location == nil)
  }

  @Test func `words before a link become the name`() {
    #expect(Self.reading("Lou's\nhttps://maps.google.com/?q=41.9,-87.6") == "41.9,-87.6 Lou's")
    #expect(Self.reading("<https://maps.google.com/?q=41.9,-87.6>") == "41.9,-87.6")
  }

  @Test func `a short code means the nearest of its places`() {
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
