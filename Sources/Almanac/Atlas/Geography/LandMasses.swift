import CStandard

/// The parts of the world that roads or rails can join: the land masses of the outlines, and the fixed links between them.
struct LandMasses: Sendable {
  enum Network: String, Sendable { case road, rail }

  static let shared = LandMasses(.carried)

  /// A route that crosses at least so many kilometers of open water does not exist.
  static let maxWater = 30.0

  private let coasts: CoastRings
  private let lakes: CoastRings
  /// The mass of each group of linked masses that represents the group, by its members.
  private var heads: [Network: [Int: Int]] = [:]
  /// The far ends of links from islands that are too small for the outlines, with the masses to which they lead.
  private var outposts: [(point: GeoPoint, mass: Int)] = []

  init(_ outlines: Outlines) {
    coasts = CoastRings(outlines, of: .land)
    lakes = CoastRings(outlines, of: .lake)
    for link in Table(.fixedLinks) {
      guard let near = GeoPoint(link, at: 1), let far = GeoPoint(link, at: 3), let mass = mass(at: far) else {
        continue
      }
      guard let other = self.mass(at: near) else {
        outposts.append((near, mass))
        continue
      }
      for network in link.text(5).split(at: " ").compactMap({ Network(rawValue: String($0)) }) {
        join(other, mass, by: network)
      }
    }
  }

  private mutating func join(_ a: Int, _ b: Int, by network: Network) {
    let (old, new) = (head(of: a, by: network), head(of: b, by: network))
    for (mass, head) in heads[network] ?? [:] where head == old { heads[network]?[mass] = new }
    heads[network, default: [:]][old] = new
  }

  private func head(of mass: Int, by network: Network) -> Int { heads[network]?[mass] ?? mass }

  /// The mass around a point, else the largest within 8 km, the nearest within 40, or that of an outpost within 60 km.
  private func mass(at point: GeoPoint) -> Int? {
    if let ring = coasts.ring(around: point) { return ring }
    let near = coasts.rings(near: point, within: 40)
    let shore = near.filter { $0.kilometers <= 8 }.max { coasts.sizes[$0.ring] < coasts.sizes[$1.ring] }
    return (shore ?? near.min { $0.kilometers < $1.kilometers })?.ring
      ?? outposts.first { $0.point.kilometers(to: point) < 60 }?.mass
  }

  /// A number that is the same for all points which roads or rails can join; nil far from all land.
  func land(at point: GeoPoint, by network: Network) -> Int? { mass(at: point).map { head(of: $0, by: network) } }

  func areJoined(_ a: GeoPoint, _ b: GeoPoint, by network: Network) -> Bool {
    guard let land = land(at: a, by: network) else { return false }
    return land == self.land(at: b, by: network)
  }

  /// Whether the straight line between two points, looked at every so many kilometers, crosses ``maxWater`` or more.
  func isWater(between a: GeoPoint, _ b: GeoPoint, step: Double = 2) -> Bool {
    if a.kilometers(to: b) < Self.maxWater { return false }
    var water = 0.0
    for point in GreatCircle.points(from: a, to: b, every: step) {
      if coasts.ring(around: point) == nil || lakes.ring(around: point) != nil { water += step }
      if water >= Self.maxWater { return true }
    }
    return false
  }
}
