/// The advisories that a change of a trip brought about, and those that it mended.
package struct AdvisoryDifference: Equatable, Sendable {
  package private(set) var caused: [Advisory] = []
  package private(set) var mended: [Advisory] = []

  package static let none = AdvisoryDifference()

  private init() {}

  /// An advisory is the same as before if it is of the same kind on the same item, whatever its figures.
  package init(from old: Advisories, to new: Advisories) {
    let (before, after) = (Set(old.all.map(Self.key)), Set(new.all.map(Self.key)))
    caused = new.all.filter { !before.contains(Self.key(of: $0)) }
    mended = old.all.filter { !after.contains(Self.key(of: $0)) }
  }

  private static func key(of advisory: Advisory) -> String { "\(advisory.name) \(advisory.item.id.text)" }
}
