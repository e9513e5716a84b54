import Itinerary

/// A trip that is shared on this device.
package struct Share: Equatable, Sendable {
  package var tripID: String
  /// Where the trip's file was last seen, absolute.
  package var tripPath: FilePath
  package var place: RemoteLocation
  package var user: String?
  /// Whether events made there in calendar programs become items. True for places that belong to the trip alone.
  package var importsForeignEvents: Bool
  /// Remembered to save a request.
  var usesDigest = false
  /// The source of the trip's schedule that this user has chosen. Any other one came from somebody else, and is not
  /// asked.
  package var trustedSource: String?
  /// Of a password that the server has refused; it is not sent again.
  var refusal: PasswordMark?

  package init(
    tripID: String, tripPath: FilePath, place: RemoteLocation, user: String?, importsForeignEvents: Bool,
    trustedSource: String? = nil
  ) {
    self.trustedSource = trustedSource
    (self.tripID, self.tripPath, self.place) = (tripID, tripPath, place)
    (self.user, self.importsForeignEvents) = (user, importsForeignEvents)
  }
}

package enum RemoteLocation: Hashable, Sendable {
  /// By its absolute path.
  case folder(FilePath)
  /// `https://dav.example.org/`.
  case server(String)

  package var description: String {
    switch self {
    case .folder(let path): path.description
    case .server(let address): address
    }
  }
}

// MARK: JSON

extension Share {
  var json: JSONValue {
    let (kind, location) =
      switch place {
      case .folder(let path): ("folder", path.stored)
      case .server(let address): ("server", address)
      }
    return [
      "format": Share.format, "version": 1, "trip": tripID, "path": tripPath.stored, kind: location, "user": user,
      "takesStrangers": importsForeignEvents, "digest": usesDigest, "refusal": refusal?.text, "schedule": trustedSource,
    ]
  }

  /// Nil for invalid data and for data of a newer version.
  init?(_ json: JSONNode) {
    guard json["format"]?.text == Share.format, json["version"]?.text == "1", let trip = json["trip"]?.text,
      let path = json["path"]?.text
    else { return nil }
    let folder = json["folder"]?.text.map { RemoteLocation.folder(FilePath(stored: $0)) }
    guard let place = folder ?? json["server"]?.text.map({ RemoteLocation.server($0) }) else { return nil }
    self.init(
      tripID: trip, tripPath: FilePath(stored: path), place: place, user: json["user"]?.text,
      importsForeignEvents: json["takesStrangers"]?.flag ?? true)
    usesDigest = json["digest"]?.flag ?? false
    trustedSource = json["schedule"]?.text
    refusal = json["refusal"]?.text.map { PasswordMark(text: $0) }
  }

  private static let format = "barnstorm-share"
}
