import Base
import Files
import Sharing
import TripCore

/// Finding calendars of trips on servers.
extension UserStorage {
  /// Returns the password for a place, asking for it at most once; nil for a folder and for a server without accounts.
  func password(for place: RemoteLocation, _ access: PlaceAccess) throws -> String? {
    guard case .server(let text) = place else { return nil }
    let address = try UserStorage.address(text)
    guard let user = access.user else { return nil }
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
    do throws(CalendarFailure) {
      var server = try server(at: text, access, password)
      switch try server.find() {
      case .calendar(let found): return (.server(found.place.address.url), false)
      case .home(let home):
        let place = try server.create(tripID: trip.id, name: trip.name, in: home)
        return (.server(place.address.url), !home.calendars.contains { $0.place == place })
      }
    } catch {
      throw Failure(error.clause)
    }
  }

  /// The places to search for a trip: the named one, or all calendars of the account.
  func places(at place: RemoteLocation, _ access: PlaceAccess, _ password: String?) throws -> [RemoteLocation] {
    guard case .server(let text) = place else { return [place] }
    do throws(CalendarFailure) {
      var server = try server(at: text, access, password)
      switch try server.find() {
      case .calendar(let found): return [.server(found.place.address.url)]
      case .home(let home): return home.calendars.map { .server($0.place.address.url) }
      }
    } catch {
      throw Failure(error.clause)
    }
  }

  private func server(
    at text: String, _ access: PlaceAccess, _ password: String?
  ) throws(CalendarFailure) -> CalendarServer {
    guard let address = try? WebAddress(text) else { throw .noCalendars(host: text) }
    return try CalendarServer(
      address, user: access.user, password: password, insecure: access.isInsecure, web: web)
  }
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
