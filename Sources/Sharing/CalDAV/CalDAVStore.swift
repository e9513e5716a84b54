import Base
import Files
import TripCore

/// A calendar on a server as the place of a shared trip.
///
/// Make one for a place and keep it as long as the program runs. It remembers the last list, so that listing an
/// unchanged calendar takes a single small request.
///
///     var store = CalDAVStore(place, password: password, web: curl)
///     let listed = try store.list()
///
/// A password that the server has refused is not sent again by this value; make another one after a change of password.
/// Check beforehand with ``CalendarPlace/mayAsk(_:insecure:)`` whether the password may be sent to the place at all.
package struct CalDAVStore: SharedStore {
  /// The place of the calendar. It changes if the server reports that the calendar has moved permanently.
  package internal(set) var place: CalendarPlace
  /// The address for requests: that of the place, or another one after a temporary redirection.
  var address: WebAddress
  var connection: DAVConnection
  /// The paths and versions of the resources at the last listing.
  var refs: [ResourceName: ResourceRef] = [:]
  /// The last list, with the tag that the calendar had before.
  var known: (mark: String, resources: [ListedResource], polls: Int)?
  /// Whether the user may write; nil until the server has said so.
  var mayWrite: Bool?

  /// The path and the version of a resource.
  struct ResourceRef {
    /// The path in the server's own spelling.
    var path: String
    var tag: EntityTag
  }

  /// - Parameters:
  ///   - password: the password of the user of the place; nil if there is none.
  ///   - scheme: the authentication scheme to try first.
  ///   - web: access to the server.
  package init(
    _ place: CalendarPlace, password: String?, scheme: WebLogin.Scheme = .basic, web: any HTTPClient
  ) {
    (self.place, address) = (place, place.address)
    let login = place.user.map { WebLogin(user: $0, password: password ?? "", scheme: scheme) }
    connection = DAVConnection(web, login)
  }

  /// The time at the server when it last answered; nil if it has not said it.
  package var serverTime: Timestamp? { connection.serverTime }

  /// The authentication scheme of the server, as far as it is known.
  package var scheme: WebLogin.Scheme { connection.login?.scheme ?? .basic }

  /// The host, in a form for people.
  var host: String { address.host }

  /// The number of connections for requesting resources one by one.
  static let connections = 8

  func path(of resource: DescribedResource) -> String? { DAVPath.escaped(in: resource.href, of: address) }

  /// The path of a resource, in the server's own spelling if that is known.
  func path(of name: ResourceName) -> String { refs[name]?.path ?? address.path + DAVPath.escaped(name.text) }

  func address(of name: ResourceName) throws(StoreFailure) -> WebAddress {
    do {
      return try address.at(path(of: name))
    } catch {
      throw .refused("\(error)")
    }
  }

  /// The response about resources. Throws if the server refuses the whole calendar, or gives any other kind of response.
  func multistatus(_ response: HTTPResponse) throws(StoreFailure) -> Multistatus {
    switch response.status {
    case 207: break
    case 404, 410: throw .gone
    case 400...499: throw .refused(response.explanation)
    default: throw .serverError(response, host: host)
    }
    do {
      return try Multistatus(response.body)
    } catch {
      throw .offline("\(host): \(error.ofResponse)")
    }
  }
}
