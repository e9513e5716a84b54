/// Places labels around their marks so that they don't cover each other or marks, and routes as little as possible.
struct LabelPlacing {
  struct Text {
    let lines: [String]
    let width, nameWidth: Double
  }

  /// The name of a region, which is written only where nothing else is.
  struct Name {
    let text: String
    let middle: MapPoint
    let width: Double
  }

  private typealias Candidate = (label: RouteMap.Label, cost: Double)

  private let frame: MapBox
  private let legs: [[MapPoint]]
  private let isCrowded: Bool
  private var blocked: [MapBox] = []

  init(frame: MapBox, legs: [[MapPoint]], isCrowded: Bool) {
    (self.frame, self.legs, self.isCrowded) = (frame, legs, isCrowded)
  }

  mutating func block(_ box: MapBox) { blocked.append(box) }

  mutating func block(around point: MapPoint, radius: Double) {
    blocked.append(MapBox(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
  }

  func labels(for texts: [Text], at places: [MapPoint], radius: Double) -> [RouteMap.Label?] {
    let lists = texts.indices.map { index in
      (isCrowded ? [] : candidates(texts[index], at: places[index], radius, isComplete: true))
        + candidates(texts[index], at: places[index], radius, isComplete: false)
    }
    var chosen = [Candidate?](repeating: nil, count: texts.count)
    // Labels with the fewest places choose first; then each looks once more for a better place.
    let order = texts.indices.sorted { (lists[$0].count, $0) < (lists[$1].count, $1) }
    for _ in 0..<3 {
      for index in order {
        let others = chosen.indices.filter { $0 != index }.compactMap { chosen[$0]?.label.box }
        chosen[index] = lists[index].first { candidate in !others.contains { $0.overlaps(candidate.label.box) } }
      }
    }
    return chosen.map { $0?.label }
  }

  func regions(_ names: [Name], besides labels: [MapBox]) -> [RouteMap.Region] {
    var taken = blocked + labels
    return names.compactMap { name in
      for shift in [0.0, 9, -9] {
        let box = MapBox(
          x: name.middle.x - name.width / 2 - 1, y: name.middle.y + shift - 4.5, width: name.width + 2, height: 9)
        let crosses = legs.contains { leg in zip(leg, leg.dropFirst()).contains { box.touches($0, $1) } }
        guard frame.holds(box), !crosses, !taken.contains(where: { $0.overlaps(box) }) else { continue }
        taken.append(box)
        return RouteMap.Region(start: MapPoint(x: box.x + 1, y: box.y + 6.8), name: name.text)
      }
      return nil
    }
  }

  private func candidates(_ text: Text, at place: MapPoint, _ radius: Double, isComplete: Bool) -> [Candidate] {
    let lines = isComplete ? text.lines : Array(text.lines.prefix(1))
    let (width, height) = (isComplete ? text.width : text.nameWidth, isComplete ? 16.2 : 9)
    var candidates: [Candidate] = []
    // Among many towns, a label far from its mark would seem to belong to another one.
    let gaps: [Double] = isCrowded ? [2.2, 5] : [2.2, 6, 11]
    for (ring, gap) in gaps.enumerated() {
      let (away, slanted) = (radius + gap, radius * 0.7 + gap * 0.6)
      let spots: [(x: Double, y: Double, isRight: Bool)] = [
        (away, -height / 2, false), (-away - width, -height / 2, true), (slanted, -slanted - height, false),
        (slanted, slanted, false), (-slanted - width, -slanted - height, true), (-slanted - width, slanted, true),
        (-width / 2, -away - height, false), (-width / 2, away, false),
      ]
      for (rank, spot) in spots.enumerated() {
        let box = MapBox(x: place.x + spot.x, y: place.y + spot.y, width: width, height: height)
        guard frame.holds(box), !blocked.contains(where: { $0.overlaps(box) }) else { continue }
        let crossings = legs.reduce(0) { sum, leg in sum + zip(leg, leg.dropFirst()).count { box.touches($0, $1) } }
        let label = RouteMap.Label(box: box, lines: lines, isRightAligned: spot.isRight)
        candidates.append((label, Double(crossings) * 4 + Double(rank) * 0.4 + Double(ring) * 1.7))
      }
    }
    return candidates.enumerated().sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }.map(\.element)
  }
}
