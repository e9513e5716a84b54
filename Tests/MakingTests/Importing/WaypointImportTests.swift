import Itinerary
import Making
import TestSupport
import Testing
import XML

/// Waypoints of GPX and KML, and XML that means harm.
struct WaypointImportTests {
  private func gpx(_ content: String) -> String {
    "<?xml version=\"1.0\"?>\n<gpx xmlns=\"http://www.topografix.com/GPX/1/1\">\(content)</gpx>\n"
  }

  @Test func `a waypoint is an item on the requested day`() throws {
    let file = gpx(
      """
      <wpt lat="41.8807" lon="-87.6268"><time>2020-01-01T00:00:00Z</time><name>Lou &amp; Sons</name>
      <desc><![CDATA[Deep <b>dish</b>]]></desc><link href="https://example.com/"><text>x</text></link>
      <sym>Restaurant</sym></wpt><trk><trkseg><trkpt lat="1" lon="1"/></trkseg></trk>
      """)
    let item = try #require(try Imports.item(file, undatedOn: 2))
    #expect((item.title, item.category, item.time) == ("Lou & Sons", .restaurant, nil))
    expect(item.location, CustomItem.Location(latitude: 41.8807, longitude: -87.6268))
    #expect((item.notes, item.url) == ("Deep dish", "https://example.com/"))
    try expect(Imports.plan(file).undated, 1)
    try expect(Imports.added(file, undatedOn: 2), ["2 Lou & Sons"])
  }

  @Test func `reads KML placemarks, with folders as days`() throws {
    let file = """
      <kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Trip</name>
      <Folder><name>Day 3 - Sunday, July 5</name>
      <Placemark><name>01 Museum</name><address>1 Main St</address>
      <description>a &lt;br&gt;b</description><Point><coordinates> -87.6,41.9,0 </coordinates></Point></Placemark>
      <Placemark><name>way</name><LineString><coordinates>-87,41 -88,42</coordinates></LineString></Placemark>
      </Folder>
      <Placemark><name>Loose</name><Point><coordinates>-87.5,41.5</coordinates></Point></Placemark>
      </Document></kml>
      """
    try expect(Imports.added(file), ["3 01 Museum"])
    try expect(Imports.item(file)?.notes, "a\nb")
    try expect(Imports.item(file)?.location?.name, "1 Main St")
    try expect(Imports.added(file, undatedOn: 1), ["1 Loose", "3 01 Museum"])
  }

  @Test func `a place without a point has its address, and nothing is moved`() throws {
    func kml(_ placemark: String) -> String {
      "<kml><Document><Placemark><name>A</name>\(placemark)</Placemark></Document></kml>"
    }
    let address = kml("<address>205 E Houston St</address>")
    try expect(Imports.item(address, undatedOn: 1)?.location, CustomItem.Location(name: "205 E Houston St"))
    let commas = kml("<Point><coordinates>21,11,52,08</coordinates></Point>")
    #expect(try Imports.plan(commas, undatedOn: 1).additions.isEmpty)
    try expect(Imports.plan(commas).findings.map(\.description), ["one place has unreadable coordinates: left out"])
    let way = kml("<LineString><coordinates>-87,41 -88,42</coordinates></LineString>")
    try expect(Imports.plan(way).findings.map(\.description), ["one placemark has neither a point nor an address"])
    let doors =
      "<MultiGeometry><Point><coordinates>1,2</coordinates></Point><Point><coordinates>3,4</coordinates></Point></MultiGeometry>"
    try expect(Imports.item(kml(doors), undatedOn: 1)?.location, CustomItem.Location(latitude: 2, longitude: 1))
  }

  @Test func `reads links of GPX 1.0, and points of routes`() throws {
    let file = gpx("<wpt lat=\"41,9\" lon=\"-87,6\"><name>A</name><url>https://example.com</url></wpt>")
    let item = try #require(try Imports.item(file, undatedOn: 1))
    expect(item.url, "https://example.com")
    expect(item.location, CustomItem.Location(latitude: 41.9, longitude: -87.6))
    try expect(
      Imports.plan(file, undatedOn: 1).findings.map(\.description),
      ["coordinates with decimal commas: assuming decimal points"])
    let route = gpx("<rte><rtept lat=\"1\" lon=\"2\"><name>Start</name></rtept></rte>")
    try expect(Imports.added(route, undatedOn: 1), ["1 Start"])
  }

  @Test func `names an unsupported encoding`() {
    let file = Array("<?xml version=\"1.0\" encoding=\"Shift_JIS\"?><gpx/>".utf8)
    #expect(throws: ImportRefusal.xml(.encoding("Shift_JIS"))) { try ImportReader.read(file) }
  }

  @Test func `reads prefixes, both quotes, comments and UTF-16`() throws {
    let file =
      "<?xml version='1.0'?><!-- <wpt> --><g:gpx xmlns:g='x'>"
      + "<g:wpt lat='1.5' lon='-2'><g:name>caf&#233; &#x2713; 5 &lt; 6</g:name></g:wpt></g:gpx>"
    try expect(Imports.added(file, undatedOn: 1), ["1 café ✓ 5 < 6"])
    let wide: [UInt8] = [0xFF, 0xFE] + file.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    try expect(ImportReader.read(wide).items.map(\.title), ["café ✓ 5 < 6"])
  }

  @Test func `ISO-8859-1 and an undeclared prefix are read`() throws {
    var latin = Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><gpx><wpt lat=\"1\" lon=\"2\"><name>caf".utf8)
    latin += [0xE9] + Array("</name><x:more>no</x:more></wpt></gpx>".utf8)
    try expect(ImportReader.read(latin).items.map(\.title), ["café"])
  }

  @Test(
    arguments: [
      (
        "<?xml version=\"1.0\"?>\n<!DOCTYPE lolz [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;\">]><gpx>&b;</gpx>",
        .documentType
      ),
      ("<!DOCTYPE x [<!ENTITY e SYSTEM \"file:///etc/passwd\">]><kml>&e;</kml>", .documentType),
      ("<!DOCTYPE gpx><gpx/>", .documentType), ("<gpx>&unknown;</gpx>", .malformed(line: 1)),
      ("<gpx>\n<wpt lat=\"1\"", .malformed(line: 2)), ("<gpx><a></b></gpx>", .malformed(line: 1)),
      ("<gpx>", .malformed(line: 1)), ("<gpx a=\"", .malformed(line: 1)), ("<gpx><!--", .malformed(line: 1)),
      ("<wpt/>", .otherDocument("wpt")),
      (String(repeating: "<a>", count: 100_000), .otherDocument("a")),
      ("<gpx>" + String(repeating: "<a>", count: 100_000), .tooDeep),
    ] as [(String, XMLFailure)]) func `harmful and malformed XML is refused`(file: String, failure: XMLFailure)
  {
    #expect(throws: ImportRefusal.xml(failure)) { try ImportReader.read(Array(file.utf8)) }
  }

  @Test func `points without a place are skipped`() throws {
    let file = gpx("<wpt lat=\"91\" lon=\"0\"/><wpt lat=\"nan\" lon=\"1\"/><wpt lat=\"1e999\" lon=\"0\"/><wpt/>")
    #expect(try Imports.plan(file, undatedOn: 1).additions.isEmpty)
  }
}
