import Itinerary
import Platform

/// The reason why a task of the store has failed; ``description`` words it in one sentence.
package enum StoreError: Error, Equatable, Sendable {
  case system(path: FilePath, Operation, ErrorNumber)
  case damaged(path: FilePath, TripFileError)
  /// A save was refused, since it would have destroyed a file that is not a trip, or no longer one.
  case damagedOnDisk(path: FilePath, TripFileError)
  /// A save was refused, since another trip is in the file.
  case otherTrip(path: FilePath)
  /// A save was refused: the file was deleted or moved away since it was read.
  case missing(path: FilePath)
  /// Another program has held the lock for too long.
  case busy(path: FilePath)
  /// A file that was to be restored or repaired is whole.
  case notDamaged(path: FilePath)
  /// A file that was to be restored or repaired has changed since it was checked.
  case changedSince(path: FilePath)
  /// Another trip that was to be set aside is not there.
  case notOtherTrip(path: FilePath)
  case notAFile(path: FilePath, FileKind, expected: String = "not a trip file")
  case tooLarge(path: FilePath, limit: Int64, expected: String)
  /// A save was refused: no program could read the file again.
  case wouldBeTooLarge(path: FilePath)
  case exists(path: FilePath)
  case brokenLink(path: FilePath)
  case noHome
  /// `meant`: the names of trips that a misspelt one may have meant.
  case unknownTrip(FilePath, candidates: [String] = [])
  /// Several trips have the name or the id, or one that begins with it.
  case ambiguousTrip(FilePath, [KnownTrip])

  package enum Operation: String, Sendable {
    case open, read, write, find, list, lock, remove
    case makeDirectory = "make the directory"
    case startWriter = "start writing"
    case setAside = "set the damaged file aside"
  }
}

extension StoreError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .damagedOnDisk, .otherTrip, .missing, .busy, .wouldBeTooLarge: sentence("not saved, ")
    case .changedSince: sentence("nothing was done, ")
    default: reason
    }
  }

  /// The sentence without what was not done.
  package var reason: String { sentence("") }

  /// The reason without the path.
  package var phrase: String { parts.phrase }

  private func sentence(_ outcome: String) -> String {
    let (path, phrase) = parts
    return (path.map { "\($0): " } ?? "") + outcome + phrase
  }

  private var parts: (path: FilePath?, phrase: String) {
    switch self {
    case .system(let path, let operation, let error): (path, "can't \(operation.rawValue): \(error)")
    case .damaged(let path, let error): (nil, place(path, error))
    case .damagedOnDisk(let path, let error): (nil, "the file on disk is damaged: \(place(path, error))")
    case .otherTrip(let path): (path, "the file now contains another trip")
    case .missing(let path): (path, "the file was deleted")
    case .busy(let path): (path, "locked by another program for 10 seconds")
    case .notDamaged(let path): (path, "the file is not damaged")
    case .changedSince(let path): (path, "the file has changed in the meantime")
    case .notOtherTrip(let path): (path, "the file already contains this trip")
    case .notAFile(let path, let kind, let expected): (path, "\(kind), \(expected)")
    case .tooLarge(let path, let limit, let expected):
      (path, "larger than \(limit >= 1 << 20 ? "\(limit >> 20) MiB" : "\(limit >> 10) KiB"), \(expected)")
    case .wouldBeTooLarge(let path): (path, "the file would be larger than 512 MiB")
    case .exists(let path): (path, "already exists")
    case .brokenLink(let path): (path, "a dangling symbolic link")
    case .noHome: (nil, "HOME is not set; the data directory is unknown")
    case .unknownTrip(let argument, let candidates):
      (
        nil,
        "no trip \(argument.quoted)"
          + (candidates.isEmpty
            ? "; `barnstorm list` lists yours" : NearMiss.suggestion(candidates.map(JSONText.quoted)))
      )
    case .ambiguousTrip(let argument, let trips):
      (
        nil,
        "\(argument.quoted) could be "
          + NearMiss.choice(
            of: trips.prefix(Self.limit).map(described)
              + (trips.count > Self.limit ? ["\(trips.count - Self.limit) more"] : []))
      )
    }
  }

  /// Whether a file that was to be read is missing.
  var isAbsence: Bool {
    if case .system(_, .open, let error) = self { [ENOENT, ENOTDIR].contains(error.code) } else { false }
  }

  private static let limit = 4

  /// The trip in a list: `"Two Cities" (2026-07-03, 4 days, /home/…/two-cities.json)`.
  private func described(_ trip: KnownTrip) -> String {
    let days = trip.heading.dayCount == 1 ? "one day" : "\(trip.heading.dayCount) days"
    return "\(JSONText.quoted(trip.heading.name)) (\(trip.heading.startDate), \(days), \(trip.path))"
  }

  /// The place as compilers write it, `path:line:column: field: reason`.
  private func place(_ path: FilePath, _ error: TripFileError) -> String {
    "\(path):\(error.line):\(error.column): \(error.message)"
  }
}

extension FileSystemCalls {
  func makeDirectory(_ path: FilePath) throws(StoreError) {
    try attempt(.makeDirectory, path) { () throws(ErrorNumber) in try makeDirectories(path) }
  }
}

/// Adds the task and the path of the file to the errors of system calls.
package func attempt<Value>(
  _ operation: StoreError.Operation, _ path: FilePath, _ body: () throws(ErrorNumber) -> Value
) throws(StoreError) -> Value {
  do {
    return try body()
  } catch {
    throw .system(path: path, operation, error)
  }
}
