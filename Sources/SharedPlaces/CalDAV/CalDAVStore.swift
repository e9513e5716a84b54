import ItineraryCore
import Sharing
import Web

/// A calendar on a server as a place of a trip.
///
/// Make one for a place and keep it as long as the program runs: it remembers what was listed, so that a list of a calendar
/// in which nothing has changed is one small question.
///
///     var store = CalDAVStore(place, password: password, web: curl)
///     let listed = try store.list()
///
/// A password that the server has refused is not sent again by this value; make another one when it has changed. Whether
/// it may be sent to the place at all is asked of ``CalendarPlace/mayAsk(_:insecure:)`` before.
package struct CalDAVStore: SharedStore {
  /// The place of the calendar. It is another place than before if the server says that the calendar has moved for good.
  package internal(set) var place: CalendarPlace
  /// The address that is asked: that of the place, or another one for a while.
  var address: WebAddress
  var connection: DAVConnection
  /// What was listed of each resource last.
  var seats: [ResourceName: Seat] = [:]
  /// What was listed last, with the mark that the calendar had before.
  var known: (mark: String, resources: [ListedResource], polls: Int)?
  /// Whether the user may write; nil as long as the server has not said it.
  var mayWrite: Bool?

  /// The path and the version of a resource.
  struct Seat {
    /// The path as the server says it.
    var path: String
    var tag: EntityTag
  }

  /// - Parameters:
  ///   - password: the password of the user of the place; nil if there is none.
  ///   - scheme: the way to tell the password that is tried first.
  ///   - web: the way to the server.
  package init(
    _ place: CalendarPlace, password: String?, scheme: WebLogin.Scheme = .basic, web: any Correspondent
  ) {
    (self.place, address) = (place, place.address)
    let login = place.user.map { WebLogin(user: $0, password: password ?? "", scheme: scheme) }
    connection = DAVConnection(web, login)
  }

  /// The clock of the server at its last answer; nil if it has not said it.
  package var serverTime: Timestamp? { connection.serverTime }

  /// The way in which the server wants to be told the password, as far as it has said so.
  package var scheme: WebLogin.Scheme { connection.login?.scheme ?? .basic }

  /// The host, for people.
  var host: String { address.host }

  /// The paths of what is asked for one by one go over so many connections.
  static let connections = 8

  func path(of resource: DescribedResource) -> String? { DAVPath.escaped(in: resource.href, of: address) }

  /// The path of a resource, as the server says it if it has done so.
  func path(of name: ResourceName) -> String { seats[name]?.path ?? address.path + DAVPath.escaped(name.text) }

  func address(of name: ResourceName) throws(StoreFailure) -> WebAddress {
    do {
      return try address.at(path(of: name))
    } catch {
      throw .refused("\(error)")
    }
  }

  /// The answer about resources; a refusal of the calendar as a whole and anything that is no such answer are failures.
  func multistatus(_ answer: WebAnswer) throws(StoreFailure) -> Multistatus {
    switch answer.status {
    case 207: break
    case 404, 410: throw .gone
    case 400...499: throw .refused(answer.explanation)
    default: throw .inTrouble(answer, host: host)
    }
    do {
      return try Multistatus(answer.body)
    } catch {
      throw .offline("\(host): \(error)")
    }
  }
}
