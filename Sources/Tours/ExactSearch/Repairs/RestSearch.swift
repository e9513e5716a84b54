/// The search for all ways to go on that may be best, stop by stop in the order of time.
///
/// It keeps a label for each path to a stop, unless another path sees the same grounds with no more bookings lost, no
/// more meters and no more minutes driven that day. Of the games at one ground the first in time suffices, except those
/// that the trip has, or that are booked.
package struct RestSearch {
  private struct Label {
    let stop: Int
    let parent: Int
    /// The grounds seen, and after them the bookings of several nights that are lost already.
    let seen: TargetSet
    let lost: Int
    let meters: Int
    let changes: Int
    let driven: Int

    func dominates(_ other: Label) -> Bool {
      lost <= other.lost && driven <= other.driven && (meters, changes) <= (other.meters, other.changes)
    }
  }

  private struct EndKey: Hashable {
    let lost: Int
    let seen: TargetSet
    let day: Int
  }

  private let problem: RestProblem
  private let maxLabels: Int
  private let isAllowed: (Int) -> Bool
  private var labels: [Label] = []
  private var known: [[TargetSet: [Int]]]
  private var ends: [EndKey: (meters: Int, changes: Int, label: Int)] = [:]
  private var edges: [Int: [(meters: Int, driven: Int)?]] = [:]
  private(set) var isProved = true

  /// Follows only the best labels at each stop after `maxLabels` of them. A stop that is not allowed does not exist.
  package init(_ problem: RestProblem, maxLabels: Int = 200_000, isAllowed: @escaping (Int) -> Bool = { _ in true }) {
    (self.problem, self.maxLabels, self.isAllowed) = (problem, maxLabels, isAllowed)
    known = Array(repeating: [:], count: problem.stops.count)
  }

  package mutating func result() -> RestResult {
    let start = Label(
      stop: -1, parent: -1, seen: TargetSet(), lost: 0, meters: 0, changes: 0, driven: problem.origin?.driven ?? 0)
    labels.append(start)
    follow(0)
    edges = [:]
    for stop in problem.stops.indices {
      var open = known[stop].values.flatMap { $0 }.sorted()
      if labels.count > maxLabels, open.count > RestSearch.width {
        isProved = false
        open.sort { rank(labels[$0]).lexicographicallyPrecedes(rank(labels[$1])) }
        open = Array(open.prefix(RestSearch.width))
      }
      for label in open { follow(label) }
      edges = [:]
    }
    let plans = ends.map { key, end in
      RestPlan(
        stops: stops(of: end.label), lost: key.lost, seen: key.seen, day: key.day, meters: end.meters,
        changes: end.changes)
    }
    let sorted = plans.sorted { a, b in
      a.precedes(b) || !b.precedes(a) && a.stops.lexicographicallyPrecedes(b.stops)
    }
    return RestResult(plans: sorted, isProved: isProved)
  }

  /// The number of labels that are followed from a stop when there are too many.
  private static let width = 40

  private func rank(_ label: Label) -> [Int] { [label.lost - grounds(label.seen).count, label.meters, label.driven] }

  private func grounds(_ seen: TargetSet) -> TargetSet { seen.intersection(TargetSet(0..<problem.grounds)) }

  private func stops(of label: Int) -> [Int] {
    var (stops, label): ([Int], Int) = ([], label)
    while label > 0 {
      stops.append(labels[label].stop)
      label = labels[label].parent
    }
    return stops.reversed()
  }

  private mutating func follow(_ number: Int) {
    let label = labels[number]
    let edges = edges(from: label)
    var missed: [Int] = []
    var first = [Int?](repeating: nil, count: problem.grounds)
    for stop in problem.stops.indices.dropFirst(label.stop + 1) where isAllowed(stop) {
      let next = problem.stops[stop]
      defer { if next.booking != nil, label.stop < 0 || !problem.covers(label.stop, stop) { missed.append(stop) } }
      guard let edge = edges[stop], next.ground.map(label.seen.contains) != true else { continue }
      if let ground = next.ground, !next.isPlanned, next.booking == nil {
        if let end = first[ground], end <= next.end { continue }
        first[ground] = next.end
      }
      var (seen, lost) = loss(of: missed.filter { !problem.covers(stop, $0) }, label, before: stop)
      if let ground = next.ground { seen.insert(ground) }
      if let booking = next.booking, problem.hasSeveral[booking], problem.lastStop[booking] == stop {
        seen.remove(problem.grounds + booking)
      }
      lost += label.lost
      let change = next.ground == nil ? 0 : next.isPlanned ? -1 : 1
      add(
        Label(
          stop: stop, parent: number, seen: seen, lost: lost, meters: label.meters + edge.meters,
          changes: label.changes + change, driven: edge.driven))
    }
    end(number, label, missed)
  }

  /// What the bookings lost at some moments count, each once, and what is seen, with those that have later moments.
  private func loss(of missed: [Int], _ label: Label, before stop: Int) -> (seen: TargetSet, lost: Int) {
    var (seen, lost) = (label.seen, 0)
    for moment in missed {
      guard let booking = problem.stops[moment].booking else { continue }
      let bit = problem.grounds + booking
      if !problem.hasSeveral[booking] {
        lost += problem.bookings[booking]
      } else if !seen.contains(bit) {
        lost += problem.bookings[booking]
        seen.insert(bit)
      }
    }
    // A booking that is over needs no memory.
    for booking in problem.bookings.indices where problem.hasSeveral[booking] && problem.lastStop[booking] < stop {
      seen.remove(problem.grounds + booking)
    }
    return (seen, lost)
  }

  private mutating func add(_ label: Label) {
    let others = known[label.stop][label.seen] ?? []
    if others.contains(where: { labels[$0].dominates(label) }) { return }
    let retained = others.filter { !label.dominates(labels[$0]) }
    known[label.stop][label.seen] = retained + [labels.count]
    labels.append(label)
  }

  private mutating func end(_ number: Int, _ label: Label, _ missed: [Int]) {
    guard let back = problem.returnLeg(from: label.stop, driven: label.driven) else { return }
    let lost = label.lost + loss(of: missed, label, before: .max).lost
    let key = EndKey(lost: lost, seen: grounds(label.seen), day: back.day)
    let end = (label.meters + back.meters, label.changes, number)
    if let other = ends[key], (other.meters, other.changes) <= (end.0, end.1) { return }
    ends[key] = end
  }

  private mutating func edges(from label: Label) -> [(meters: Int, driven: Int)?] {
    if let known = edges[label.driven] { return known }
    let found = problem.stops.indices.map { stop in
      stop > label.stop ? problem.edge(from: label.stop, driven: label.driven, to: stop) : nil
    }
    edges[label.driven] = found
    return found
  }
}

/// The ways to go on: the best for each set of grounds seen, number of bookings lost, and last day.
package struct RestResult: Sendable {
  /// The plans, the best first; empty if not even the drive back is possible.
  package let plans: [RestPlan]
  package let isProved: Bool

  /// The least last day, and the least meters by a day, of all plans that lose as little.
  package func bound(lost: Int, grounds: Int, by day: Int) -> (day: Int, meters: Int)? {
    let equal = plans.filter { $0.lost <= lost && $0.seen.count >= grounds }
    guard isProved, let least = equal.map(\.day).min() else { return nil }
    return equal.filter { $0.day <= day }.map(\.meters).min().map { (least, $0) }
  }
}
