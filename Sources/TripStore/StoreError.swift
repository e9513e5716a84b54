import Interchange

/// Why the store could not do something; one sentence, worded here and nowhere else.
package enum StoreError: Error, Equatable, Sendable {
  /// A system call failed.
  case system(path: String, Operation, ErrorNumber)
  /// The file is not a trip.
  case damaged(path: String, TripFileError)
  /// A save was refused, since it would have destroyed a file that is not a trip, or no longer one.
  case damagedOnDisk(path: String, TripFileError)
  /// A save was refused: another trip has taken the place of the one that is to be saved.
  case otherTrip(path: String)
  /// Another program has held the lock for too long.
  case busy(path: String)
  /// A file that was to be restored or repaired is whole.
  case notDamaged(path: String)
  case notAFile(path: String, FileStatus.Kind)
  case tooLarge(path: String)
  /// A new trip was to be written where there is something already.
  case exists(path: String)
  /// A symbolic link that leads nowhere.
  case brokenLink(path: String)
  /// Neither the XDG directories nor `HOME` say where trips live.
  case noHome
  case unknownTrip(String)
  /// Several trips answer to a name or the start of an id: their paths.
  case ambiguousTrip(String, [String])

  package enum Operation: String, Sendable {
    case open, read, write, find, list, lock
    case makeDirectory = "make the directory"
    case startWriter = "start writing"
    case setAside = "set the damaged file aside"
  }
}

extension StoreError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .system(let path, let operation, let error): "\(shown(path)): cannot \(operation.rawValue): \(error)"
    case .damaged(let path, let error): place(path, error)
    case .damagedOnDisk(let path, let error): "not saved, the file on disk is damaged: \(place(path, error))"
    case .otherTrip(let path): "\(shown(path)): not saved, another trip is there now"
    case .busy(let path): "\(shown(path)): not saved, another program has been at it for ten seconds"
    case .notDamaged(let path): "\(shown(path)): the file is not damaged"
    case .notAFile(let path, let kind): "\(shown(path)): \(kind.description), not a trip file"
    case .tooLarge(let path): "\(shown(path)): larger than 512 MiB, not a trip file"
    case .exists(let path): "\(shown(path)): exists already"
    case .brokenLink(let path): "\(shown(path)): a symbolic link that leads nowhere"
    case .noHome: "HOME is not set, so there is no place for trips"
    case .unknownTrip(let argument): "no trip \(JSONText.quoted(argument))"
    case .ambiguousTrip(let argument, let paths):
      "\(JSONText.quoted(argument)) could be \(paths.map(shown).joined(separator: " or "))"
    }
  }

  /// As compilers write it, `path:line:column: field: reason`.
  private func place(_ path: String, _ error: TripFileError) -> String {
    "\(shown(path)):\(error.line):\(error.column): \(error.complaint)"
  }

  /// As it is, or quoted where it could not be printed.
  private func shown(_ path: String) -> String {
    let quoted = JSONText.quoted(path)
    return quoted.dropFirst().dropLast() == path ? path : quoted
  }
}

extension FileStatus.Kind: CustomStringConvertible {
  package var description: String {
    switch self {
    case .regular: "a file"
    case .directory: "a directory"
    case .pipe: "a pipe"
    case .device: "a device"
    case .socket: "a socket"
    case .other: "something special"
    }
  }
}
