import Editor
import Itinerary
import Store

extension EditorEvent {
  static func pathCompleted(_ typed: String, in storage: UserStorage) -> EditorEvent {
    let found = storage.paths(prefix: typed)
    let names = found.map { String($0.path.dropFirst(UserStorage.directory(ofTyped: typed).count)) }
    guard let first = found.first else { return .pathCompleted(typed: typed, path: typed, names: []) }
    let common = found.map(\.path).commonPrefix
    let path = found.count == 1 && first.isDirectory ? common + "/" : common
    return .pathCompleted(typed: typed, path: path, names: names)
  }
}

extension [String] {
  var commonPrefix: String {
    dropFirst().reduce(first ?? "") { common, text in
      String(zip(common, text).prefix { $0 == $1 }.map(\.0))
    }
  }
}

extension UserStorage {
  /// Ends with a slash; empty for the current directory.
  static func directory(ofTyped text: String) -> String {
    text.lastIndex(of: "/").map { String(text[...$0]) } ?? ""
  }

  /// Hidden files are only meant by a typed dot.
  func paths(prefix typed: String) -> [(path: String, isDirectory: Bool)] {
    let directory = Self.directory(ofTyped: typed)
    let start = typed.dropFirst(directory.count)
    let names = TripDirectory(directory.isEmpty ? "." : expanded(directory), fileSystem: fileSystem).names
    return names.compactMap { name, isDirectory in
      guard let text = name.text, text.hasPrefix(start), start.hasPrefix(".") || !text.hasPrefix(".") else {
        return nil
      }
      return (directory + text, isDirectory)
    }
  }
}

extension TripScreen {
  mutating func readPlaces() {
    let storage = context.storage
    places.begin { report in report(.placesRead(UserPlace.places(of: (try? storage.readableTrips()) ?? []))) }
  }

  mutating func lookUp(_ name: String, near: GeoPoint?) {
    let (command, path) = (HelperCommand(context.settings.geocoder), context.storage.programs)
    geocoding.begin { report in
      do throws(Failure) {
        let line = try command.line(adding: ["--", name], path: path)
        // The output is read like text pasted into the field of a place.
        if case .point(let point, _) = TypedPlace(line, near: near) { return report(.placeLookedUp(name, point)) }
        report(.placeLookedUp(name, nil, reason: "The geocoder printed no coordinates"))
      } catch {
        report(.placeLookedUp(name, nil, reason: "Not looked up: \(error)"))
      }
    }
  }
}
