/// How far the clock of a place is ahead of UTC, from moment to moment, in minutes.
package struct WallClock: DayClock, Equatable, Sendable {
  private struct Change: Equatable, Sendable {
    var moment: Int
    var offset: Int
  }

  private var offset: Int
  private var changes: [Change] = []

  package init(offset: Int) { self.offset = offset }

  /// The clock of a zone in a span of seconds, of which `read` returns how many the zone is ahead of UTC.
  package init(in span: ClosedRange<Int64>, read: (Int64) -> Int) {
    var (last, low) = (read(span.lowerBound), span.lowerBound)
    offset = last / 60
    while low < span.upperBound {
      // No zone changes its clock twice in ten days.
      var high = min(low + 864_000, span.upperBound)
      let next = high
      let other = read(high)
      while other != last, high - low > 1 {
        let middle = (low + high) / 2
        if read(middle) == last { low = middle } else { high = middle }
      }
      if other != last { changes.append(Change(moment: Int(high) / 60, offset: other / 60)) }
      (last, low) = (other, next)
    }
  }

  package init(readings: [(moment: Int, offset: Int)]) {
    offset = readings.first?.offset ?? 0
    for (last, next) in zip(readings, readings.dropFirst()) where next.offset != last.offset {
      changes.append(Change(moment: (last.moment + next.moment) / 2, offset: next.offset))
    }
  }

  package func offset(at moment: Int) -> Int {
    var offset = offset
    for change in changes where change.moment <= moment { offset = change.offset }
    return offset
  }

  package func day(at moment: Int) -> Int {
    let local = moment + offset(at: moment)
    return local >= 0 ? local / DrivingRule.minutesOfDay : (local + 1) / DrivingRule.minutesOfDay - 1
  }

  /// The first moment at which the clock shows a local time; if it skips the time, the moment of the skip.
  package func moment(ofDay day: Int, _ time: Int) -> Int {
    let local = day * DrivingRule.minutesOfDay + time
    var moment = local - offset
    for change in changes where change.moment <= moment { moment = max(change.moment, local - change.offset) }
    return moment
  }
}
