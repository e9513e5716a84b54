import Itinerary
import Tours

extension FixedLeg {
  private typealias Part = (leg: Leg, times: TimelineRow, from: Place, to: Place, day: CivilDate)

  /// The journeys of a trip other than drives, with the times that they have in the timeline. Consecutive legs without a
  /// game between them count as a single journey; those with a city whose location is unknown are left out.
  static func all(in trip: Trip, zones: Zones) -> [FixedLeg] {
    var fixedLegs: [[Part]] = []
    var isChange = false
    for (item, times) in zip(trip.itinerary.items, Timeline(of: trip, zones: zones).rows) {
      if item.game != nil { isChange = false }
      guard let leg = item.leg else { continue }
      guard leg.means != .drive, let from = Gazetteer.shared.city(leg.from), let to = Gazetteer.shared.city(leg.to)
      else {
        isChange = false
        continue
      }
      let part = (leg, times, from, to, leg.departs?.date ?? trip.date(ofDay: item.position.day))
      if isChange { fixedLegs[fixedLegs.count - 1].append(part) } else { fixedLegs.append([part]) }
      isChange = true
    }
    return fixedLegs.compactMap(FixedLeg.init)
  }

  private init?(_ parts: [Part]) {
    guard let first = parts.first, let last = parts.last else { return nil }
    let (means, from, to) = (first.leg.means, first.from, last.to)
    // The moments of a timetable; nil without one.
    let departs = first.times.basis == .given ? first.times.start : nil
    let arrives = last.times.basis == .given ? last.times.end : nil
    let noon = Int64(first.day.dayNumber) * 86_400 + 64_800
    let offset = (first.times.clock?.reading(at: departs ?? noon).offsetSeconds ?? 0) / 60
    let known = parts.compactMap { $0.leg.travelSeconds.map { Int($0 / 60) } }
    self.init(
      name: "the \(means == .other ? "journey" : means.label.lowercased()) from \(from.city) to \(to.city)",
      means: means, from: from.point, to: to.point,
      runs: FixedLeg.runs(
        departs: departs.map(FixedLeg.minute), arrives: arrives.map(FixedLeg.minute),
        minutes: known.count == parts.count
          ? known.reduce(0, +) : FixedLeg.usualMinutes(by: means, from.point, to.point),
        midnight: first.day.dayNumber * 1440 - offset),
      offset: offset, endOffset: (last.times.endClock?.reading(at: arrives ?? noon).offsetSeconds ?? 0) / 60)
  }

  /// The times at which a journey of some minutes may be made: the timetable's, or else from any half hour of its day.
  private static func runs(departs: Int?, arrives: Int?, minutes: Int, midnight: Int) -> [ClosedRange<Int>] {
    if let departs { return [departs...max(departs, arrives ?? departs + minutes)] }
    if let arrives { return [arrives - minutes...arrives] }
    return stride(from: midnight, to: midnight + 1440, by: 30).map { $0...$0 + minutes }
  }

  private static func minute(_ seconds: Int64) -> Int { Int((Double(seconds) / 60).rounded(.down)) }

  /// The assumed minutes of a journey: on the ground those of a drive, else 4 hours plus the flight at 480 miles an hour.
  private static func usualMinutes(by means: Leg.Mode, _ from: GeoPoint, _ to: GeoPoint) -> Int {
    let drive = means == .flight ? nil : LegEstimate(from: from, to: to)
    return drive.map { Int($0.durationSeconds / 60) } ?? 240 + Int(from.miles(to: to) / 8)
  }
}
