import Itinerary
import Store

/// Finding calendars of trips on servers.
extension UserStorage {
  /// Nil for a folder and for a server without accounts.
  func password(for place: RemoteLocation, _ access: PlaceAccess) throws -> String? {
    guard case .server(let text) = place, let user = access.user else { return nil }
    let address = try UserStorage.address(text)
    guard let password = try password(of: user, at: address, ask: access.ask) else {
      throw Failure.noPassword(of: user, at: address)
    }
    return password
  }

  /// The calendar at the address, otherwise a new one.
  func calendar(
    for trip: Trip, at text: String, _ access: PlaceAccess, _ password: String?
  ) throws -> (place: RemoteLocation, isNew: Bool) {
    var (server, found) = try search(text, access, password)
    switch found {
    case .calendar(let found): return (found.location, false)
    case .home(let home):
      let place = try server.create(tripID: trip.id, name: trip.name, in: home)
      return (.server(place.address.url), !home.calendars.contains { $0.place == place })
    }
  }

  /// The named place, or all calendars of the account.
  func places(at place: RemoteLocation, _ access: PlaceAccess, _ password: String?) throws -> [RemoteLocation] {
    guard case .server(let text) = place else { return [place] }
    return switch try search(text, access, password).found {
    case .calendar(let found): [found.location]
    case .home(let home): home.calendars.map(\.location)
    }
  }

  private func search(
    _ text: String, _ access: PlaceAccess, _ password: String?
  ) throws -> (server: CalendarServer, found: CalendarServer.Found) {
    var server = try CalendarServer(
      UserStorage.address(text), user: access.user, password: password, insecure: access.isInsecure, web: web)
    let found = try server.find()
    return (server, found)
  }
}

extension FoundCalendar {
  fileprivate var location: RemoteLocation { .server(place.address.url) }
}

extension RemoteLocation {
  /// Or whether it is on the server that a user names.
  func isAt(_ named: RemoteLocation) -> Bool {
    switch (self, named) {
    case (.folder(let a), .folder(let b)): a == b
    case (.server(let a), .server(let b)):
      (try? WebAddress(a).host) == (try? WebAddress(b).host) && a.hasPrefix(b.hasSuffix("/") ? String(b.dropLast()) : b)
    default: false
    }
  }
}
