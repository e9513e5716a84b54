import ICalendar
import ItineraryCore

extension EventCodec: EntryCodec {
  package func isCurrent(_ body: [UInt8], of entry: SharedEntry) -> Bool {
    guard let calendar = try? EventCodec.calendars(body).first(where: { $0.mainEvent != nil }),
      let index = calendar.mainEvent, case .component(let event) = calendar.content[index]
    else { return false }
    return EventFace(event, rules: context.rules).start?.mark == context.face(of: entry).start?.mark
  }
}
