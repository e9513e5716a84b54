import Itinerary
import Store

/// Finding calendars of trips on servers.
extension UserStorage {
  /// Returns the password for a place, asking for it at most once; nil for a folder and for a server without accounts.
  func password(for place: RemoteLocation, _ access: PlaceAccess) throws -> String? {
    guard case .server(let text) = place, let user = access.user else { return nil }
    let address = try UserStorage.address(text)
    guard let password = try password(of: user, at: address, ask: access.ask) else {
      throw Failure.noPassword(of: user, at: address)
    }
    return password
  }

  /// Returns the calendar for a trip: the one at the address, otherwise a new one.
  ///
  /// - Returns: the calendar, and whether it is new.
  func calendar(
    for trip: Trip, at text: String, _ access: PlaceAccess, _ password: String?
  ) throws -> (place: RemoteLocation, isNew: Bool) {
    try search(text, access, password) { server, found throws(CalendarFailure) in
      switch found {
      case .calendar(let found): return (found.location, false)
      case .home(let home):
        let place = try server.create(tripID: trip.id, name: trip.name, in: home)
        return (.server(place.address.url), !home.calendars.contains { $0.place == place })
      }
    }
  }

  /// The places to search for a trip: the named one, or all calendars of the account.
  func places(at place: RemoteLocation, _ access: PlaceAccess, _ password: String?) throws -> [RemoteLocation] {
    guard case .server(let text) = place else { return [place] }
    return try search(text, access, password) { _, found in
      switch found {
      case .calendar(let found): [found.location]
      case .home(let home): home.calendars.map(\.location)
      }
    }
  }

  /// Finds what is at an address, and goes on from there.
  private func search<Value>(
    _ text: String, _ access: PlaceAccess, _ password: String?,
    _ body: (inout CalendarServer, CalendarServer.Found) throws(CalendarFailure) -> Value
  ) throws -> Value {
    let address = try UserStorage.address(text)
    do throws(CalendarFailure) {
      var server = try CalendarServer(
        address, user: access.user, password: password, insecure: access.isInsecure, web: web)
      let found = try server.find()
      return try body(&server, found)
    } catch {
      throw Failure(error.clause)
    }
  }
}

extension FoundCalendar {
  fileprivate var location: RemoteLocation { .server(place.address.url) }
}

extension RemoteLocation {
  /// Whether a place that a user names is this place, or the server that it is on.
  func isAt(_ named: RemoteLocation) -> Bool {
    switch (self, named) {
    case (.folder(let a), .folder(let b)): a == b
    case (.server(let a), .server(let b)):
      (try? WebAddress(a).host) == (try? WebAddress(b).host) && a.hasPrefix(b.hasSuffix("/") ? String(b.dropLast()) : b)
    default: false
    }
  }
}

extension CalendarFailure {
  /// The sentence without its full stop.
  fileprivate var clause: String { description.hasSuffix(".") ? String(description.dropLast()) : description }
}
