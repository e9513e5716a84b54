import Itinerary

/// Writes a trip as a self-contained web page, without scripts, pictures, fonts or network access, first for phones.
///
/// The map is there twice, because text that is legible on a narrow screen would not be on a wide one.
enum HTMLExport {
  static func text(of document: TripDocument) -> String {
    let trip = PrintedTrip(document)
    var html = head(title: document.name)
    html += "<header>\n<h1>\(escaped(document.name))</h1>\n<p class=\"dates\">\(escaped(document.dates))</p>\n"
    html += "<p class=\"totals\">\(items(trip.totals))</p>\n</header>\n"
    html += map(of: trip, width: 240, leastShape: 0.6, "narrow") + map(of: trip, width: 450, leastShape: 0.42, "wide")
    html += contents(of: document)
    html += "<main>\n"
    let route = TripRoute(document)
    for (index, day) in document.days.enumerated() {
      html += section(day, MapLinks(route.days[index]), document.separator)
    }
    if let bookings = document.bookings { html += section(bookings, nil, document.separator) }
    return html + "</main>\n</body>\n</html>\n"
  }

  /// Everything before the body. The policy forbids all loading and scripts, in case a viewer adds some.
  private static func head(title: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
    base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <meta name="generator" content="Barnstorm">
    <title>\(escaped(title))</title>
    <style>
    \(String(decoding: EmbeddedFile.pageStyle.bytes, as: UTF8.self))</style>
    </head>
    <body>

    """
  }

  private static func map(of trip: PrintedTrip, width: Double, leastShape: Double, _ name: StaticString) -> String {
    guard let map = trip.map(forScreenOfWidth: width, leastShape: leastShape) else { return "" }
    let rest = map.unlabelled
    let caption = rest.isEmpty ? "" : "<figcaption>\(escaped(rest))</figcaption>\n"
    return "<figure class=\"\(name)\">\n\(map.svg(title: map.caption))\(caption)</figure>\n"
  }

  private static func contents(of document: TripDocument) -> String {
    guard document.days.count > 2 else { return "" }
    var html = "<nav aria-label=\"Days\">\n<ol>\n"
    for day in document.days {
      let weekday = Wording.weekday(of: day.date)
      html += "<li><a href=\"#day\(day.number)\"><span>\(weekday)</span> \(day.date.day)</a></li>\n"
    }
    if document.bookings != nil { html += "<li><a href=\"#day0\"><span>Bookings</span></a></li>\n" }
    return html + "</ol>\n</nav>\n"
  }

  private static func section(_ day: DocumentDay, _ links: MapLinks?, _ separator: String) -> String {
    var html = "<section id=\"day\(day.number)\">\n<div class=\"head\">\n"
    html += "<h2><span>\(escaped(day.label))</span> \(escaped(day.longDate))</h2>\n"
    html += paragraph("cost", escaped(day.costs)) + "\(links.map(directions) ?? "")</div>\n"
    if day.rows.isEmpty {
      html += paragraph("none", TripDocument.freeDay)
    } else {
      html += "<ol class=\"rows\">\n"
      for row in day.rows { html += HTMLExport.row(row, separator) }
      html += "</ol>\n"
    }
    return html + paragraph("none", escaped(day.night ?? "")) + "</section>\n"
  }

  private static func directions(_ links: MapLinks) -> String {
    let ways = links.phoneLinks.filter { !$0.hasPrefix(MapLinks.searchStart) }.compactMap(WebLink.init)
    guard let first = ways.first else { return "" }
    let anchors =
      ways.count == 1
      ? [anchor(first, "Directions")]
      : ["Directions"] + ways.enumerated().map { anchor($1, "\($0 + 1)") }
    return "<p class=\"way\">\(anchors.joined(separator: " "))</p>\n"
  }

  private static func row(_ row: DocumentRow, _ separator: String) -> String {
    let text = RowText(row)
    var html = "<li class=\"\(row.kind.name)\(row.isPlayed ? "" : " off")\">\n"
    let zone = row.zone.map { " <small>\(escaped($0))</small>" } ?? ""
    html += text.time.isEmpty && zone.isEmpty ? "" : "<p class=\"time\">\(escaped(text.time))\(zone)</p>\n"
    html += "<div class=\"body\">\n<div class=\"line\">\n<h3>\(row.isPlayed ? "" : "<s>")\(escaped(row.title))"
    html += "\(row.isPlayed ? "" : "</s>")</h3>\n"
    if let label = text.label { html += "<p class=\"label\">\(escaped(label))</p>\n" }
    if row.kind.isLeg { html += paragraph("figures", items(text.details)) }
    html += "</div>\n" + paragraph("status", escaped(row.status))
    // A detail as short as a telephone number is not broken over lines.
    let details = (row.kind.isLeg ? [] : text.details).map {
      $0.count > 32 ? escaped($0) : "<span>\(escaped($0))</span>"
    }
    html += paragraph("place", ([place(of: row, text)] + details).filter { !$0.isEmpty }.joined(separator: separator))
    html += paragraph("notes", escaped(row.notes ?? ""))
    if let link = row.link, let displayed = text.displayedLink {
      html += paragraph("link", WebLink(link).map { anchor($0, displayed) } ?? escaped(displayed))
    }
    for hint in row.hint { html += paragraph("advice", "⚠\u{A0}" + escaped(hint)) }
    return html + "</div>\n</li>\n"
  }

  private static func place(of row: DocumentRow, _ text: RowText) -> String {
    guard let place = row.place else { return "" }
    return text.placeLink.map { anchor($0, place.name) } ?? escaped(place.name)
  }

  /// - Parameter content: markup.
  private static func paragraph(_ name: StaticString, _ content: String) -> String {
    content.isEmpty ? "" : "<p class=\"\(name)\">\(content)</p>\n"
  }

  /// Texts separated by gaps, each kept on one line.
  private static func items(_ texts: [String]) -> String {
    texts.filter { !$0.isEmpty }.map { "<span>\(escaped($0))</span>" }.joined(separator: " ")
  }

  private static func anchor(_ link: WebLink, _ text: String) -> String {
    "<a href=\"\(escaped(link.address))\" rel=\"noreferrer\">\(escaped(text))</a>"
  }

  private static func escaped(_ text: String) -> String { text.inXML }
}
