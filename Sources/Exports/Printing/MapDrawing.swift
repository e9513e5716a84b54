import Almanac

extension RouteMap {
  func draw(on document: inout PDFDocument, x: Double, y: Double) {
    let at = { (point: MapPoint) in (x: x + point.x, y: y + point.y) }
    let moved = { (lines: [[MapPoint]]) in lines.map { $0.map(at) } }
    document.clipped(to: Box(x: x, y: y, width: width, height: height), radius: 4) { document in
      document.fill(Box(x: x, y: y, width: width, height: height), ink: Ink(MapColors.water.number))
      document.fill(moved(cutLand), ink: Ink(MapColors.land.number))
      document.fill(moved(land), ink: Ink(MapColors.land.number), rim: Ink(MapColors.shore.number))
      document.fill(moved(lakes), ink: Ink(MapColors.water.number), rim: Ink(MapColors.shore.number))
      for line in moved(states) { document.line(line, width: 0.5, ink: Ink(MapColors.state.number), dash: [2, 1.5]) }
      for line in moved(countries) { document.line(line, width: 0.8, ink: Ink(MapColors.country.number)) }
      for line in moved(shores) { document.line(line, width: 0.5, ink: Ink(MapColors.shore.number)) }
      for leg in moved(legs) {
        document.line(leg, width: isCrowded ? 1.2 : 1.9, ink: Ink(MapColors.route.number), roundEnds: true)
      }
      document.fill(moved(arrows), ink: Ink(MapColors.route.number))
      for region in regions {
        document.text(
          ShapedText(region.name, .regular, in: document.fonts), x: x + region.start.x, y: y + region.start.y,
          size: Self.regionSize, ink: Ink(MapColors.region.number))
      }
      for stop in stops { drawMark(of: stop, on: &document, at(stop.place)) }
      for stop in stops { drawLabel(of: stop, on: &document, x, y) }
      drawScale(on: &document, x, y)
    }
  }

  private func drawMark(of stop: Stop, on document: inout PDFDocument, _ place: (x: Double, y: Double)) {
    document.circle(
      x: place.x, y: place.y, radius: radius, ink: Ink(MapColors.route.number), rim: PrintStyle.white, rimWidth: 1)
    let number = ShapedText("\(stop.number)", .bold, in: document.fonts)
    let size = radius * 1.22
    document.text(
      number, x: place.x - number.width(at: size) / 2, y: place.y + size * 0.357, size: size, ink: PrintStyle.white)
  }

  private func drawLabel(of stop: Stop, on document: inout PDFDocument, _ x: Double, _ y: Double) {
    guard let label = stop.label else { return }
    for (index, line) in label.lines.enumerated() {
      let size = index == 0 ? Self.nameSize : Self.daysSize
      let text = ShapedText(line, index == 0 ? .bold : .regular, in: document.fonts)
      let indent = label.isRightAligned ? label.box.width - text.width(at: size) : 0
      document.text(
        text, x: x + label.box.x + indent, y: y + label.box.y + (index == 0 ? 7.2 : 14.4), size: size,
        ink: Ink((index == 0 ? MapColors.name : MapColors.days).number), halo: Ink(MapColors.land.number))
    }
  }

  private func drawScale(on document: inout PDFDocument, _ x: Double, _ y: Double) {
    guard let bar = scaleBar else { return }
    let (left, base) = (x + bar.start.x, y + bar.start.y)
    let ink = Ink(MapColors.days.number)
    let points = [(left, base - 4), (left, base), (left + bar.length, base), (left + bar.length, base - 4)]
    document.line(points.map { (x: $0.0, y: $0.1) }, width: 0.8, ink: ink)
    let text = ShapedText(bar.text, .regular, in: document.fonts)
    document.text(
      text, x: left + bar.length + 4, y: base, size: Self.daysSize, ink: ink, halo: Ink(MapColors.land.number))
  }
}
