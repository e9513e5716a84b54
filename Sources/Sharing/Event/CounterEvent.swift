import Itinerary

/// The counter of a device as an all-day event long past, which calendars don't show. It names no trip as its own, so
/// programs that don't know counters leave it alone.
extension EventCodec {
  private static let countProperty = HiddenFields.prefix + "COUNT"
  private static let day = CivilDate(year: 2000, month: 1, day: 1)

  package func body(of counter: DeviceCounter, at now: Timestamp) -> [UInt8] {
    let stamp = RawTime(unixSeconds: now.wholeSeconds)
    let properties =
      [
        CalendarProperty("UID", text: counter.id), CalendarProperty("DTSTAMP", time: stamp),
        CalendarProperty("LAST-MODIFIED", time: stamp),
        CalendarProperty("SUMMARY", text: "Barnstorm: sync counter of a device"),
      ]
      + [("DTSTART", 0), ("DTEND", 1)].compactMap { name, days in
        Self.day.map { CalendarProperty(name, time: RawTime(date: $0.adding(days: days))) }
      } + [CalendarProperty("TRANSP", value: "TRANSPARENT"), CalendarProperty("STATUS", value: "CANCELLED")]
    let hidden = [
      ("V", "\(HiddenFields.version)"), ("KIND", "counter"), ("TRIP", "+\(HiddenFields.mark(ofTrip: context.trip.id))"),
    ].map { CalendarProperty(HiddenFields.prefix + $0, value: $1) }
    let count = CalendarProperty(Self.countProperty, value: "\(counter.count)")
    let event = CalendarComponent("VEVENT", properties + hidden + [count])
    return CalendarWriter.write([CalendarComponent("VCALENDAR", EventCodec.head, [event])])
  }

  package func counter(in body: [UInt8]) -> DeviceCounter? {
    guard Self.contains(Self.countProperty, in: body), let event = Self.main(in: body)?.event,
      let id = event.property("UID")?.text, id.hasPrefix(DeviceCounter.prefix),
      let count = event.property(Self.countProperty).flatMap({ Int($0.value.trimmed) })
    else { return nil }
    return DeviceCounter(device: String(id.dropFirst(DeviceCounter.prefix.count)), count: count)
  }
}
