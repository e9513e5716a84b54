extension RouteMap {
  /// The map as an SVG element for a web page. Colours are attributes, which every program supports; the classes let a
  /// page change them.
  package func svg(title: String) -> String {
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.text(width)) \(Self.text(height))" role="img" \
      font-family="system-ui, 'Noto Sans', 'Segoe UI', Helvetica, Arial, sans-serif"><title>\(Self.escaped(title))</title>

      """
    svg += #"<rect class="water" width="100%" height="100%" fill="\#(MapColors.water.web)"/>"# + "\n"
    let rim = #"stroke="\#(MapColors.shore.web)" stroke-width=".5" stroke-linejoin="round""#
    svg += path(cutLand, closed: true, #"class="land" fill="\#(MapColors.land.web)""#)
    svg += path(land, closed: true, #"class="land shore" fill="\#(MapColors.land.web)" \#(rim)"#)
    svg += path(lakes, closed: true, #"class="water shore" fill="\#(MapColors.water.web)" \#(rim)"#)
    svg += path(
      states, #"class="state" fill="none" stroke="\#(MapColors.state.web)" stroke-width=".5" stroke-dasharray="2 1.5""#)
    svg += path(countries, #"class="country" fill="none" stroke="\#(MapColors.country.web)" stroke-width=".8""#)
    svg += path(shores, #"class="shore" fill="none" \#(rim)"#)
    svg += path(
      legs,
      #"class="leg" fill="none" stroke="\#(MapColors.route.web)" stroke-width="\#(isCrowded ? "1.2" : "1.8")" stroke-linejoin="round""#
    )
    svg += path(arrows, closed: true, #"class="arrow" fill="\#(MapColors.route.web)""#)
    for stop in stops { svg += label(of: stop) }
    for stop in stops { svg += mark(of: stop) }
    return svg + scale() + "</svg>\n"
  }

  private func mark(of stop: Stop) -> String {
    let (x, y) = (Self.text(stop.place.x), Self.text(stop.place.y))
    return """
      <circle class="stop" cx="\(x)" cy="\(y)" r="\(Self.text(radius))" fill="\(MapColors.route.web)" stroke="#fff" stroke-width="1"/>\
      <text x="\(x)" y="\(Self.text(stop.place.y + radius * 0.42))" font-size="\(Self.text(radius * 1.2))" font-weight="700" \
      text-anchor="middle" fill="#fff">\(stop.number)</text>

      """
  }

  private func label(of stop: Stop) -> String {
    guard let label = stop.label else { return "" }
    let x = label.isRightAligned ? label.box.x + label.box.width : label.box.x
    return label.lines.enumerated().map { index, line in
      let (size, weight, ink) = index == 0 ? (Self.nameSize, 700, MapColors.name) : (Self.daysSize, 400, MapColors.days)
      let y = label.box.y + (index == 0 ? 7.2 : 14.4)
      let place = """
        x="\(Self.text(x))" y="\(Self.text(y))" font-size="\(Self.text(size))" font-weight="\(weight)" \
        text-anchor="\(label.isRightAligned ? "end" : "start")"
        """
      // The outline is a separate text, because not every program can draw it below the letters.
      return """
        <text class="rim" aria-hidden="true" \(place) fill="none" stroke="\(MapColors.land.web)" stroke-width="2" \
        stroke-linejoin="round">\(Self.escaped(line))</text>\
        <text class="\(index == 0 ? "name" : "days")" \(place) fill="\(ink.web)">\(Self.escaped(line))</text>

        """
    }.reduce("", +)
  }

  private func scale() -> String {
    guard let bar = scaleBar else { return "" }
    let (x, y) = (Self.text(bar.start.x), Self.text(bar.start.y))
    return """
      <path class="scale" d="M\(x) \(Self.text(bar.start.y - 4))V\(y)h\(Self.text(bar.length))v-4" fill="none" \
      stroke="\(MapColors.days.web)" stroke-width=".8"/><text class="scale" x="\(Self.text(bar.start.x + bar.length + 4))" \
      y="\(y)" font-size="\(Self.text(Self.daysSize))" fill="\(MapColors.days.web)">\(bar.text)</text>

      """
  }

  private func path(_ lines: [[MapPoint]], closed: Bool = false, _ attributes: String) -> String {
    guard !lines.isEmpty else { return "" }
    var data = ""
    for line in lines {
      for (index, point) in line.enumerated() {
        data += (index == 0 ? "M" : index == 1 ? "L" : " ") + "\(Self.text(point.x)) \(Self.text(point.y))"
      }
      if closed { data += "Z" }
    }
    return "<path \(attributes) d=\"\(data)\"/>\n"
  }

  /// A number with at most one decimal.
  private static func text(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let tenths = Int((min(max(value, -1e7), 1e7) * 10).rounded())
    let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    return (tenths < 0 ? "-" : "") + "\(whole)" + (rest == 0 ? "" : ".\(rest)")
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default:
        let kind = scalar.properties.generalCategory
        if kind != .control, kind != .format, kind != .unassigned { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }
}
