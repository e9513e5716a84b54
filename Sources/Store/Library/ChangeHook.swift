import Itinerary

/// The user's program that gets each saved change of a trip (the setting `on_change`). Nothing waits for it.
package struct ChangeHook: Sendable {
  private let command: HelperCommand
  private let programs: FilePath?
  private let failureFile: FilePath
  private let fileSystem: any FileSystemCalls

  init?(_ words: [String], programs: FilePath?, state: FilePath, fileSystem: any FileSystemCalls) {
    if words.isEmpty { return nil }
    (command, self.programs, self.fileSystem) = (HelperCommand(words), programs, fileSystem)
    failureFile = state.appending("barnstorm/on-change-failed")
  }

  /// - Returns: a phrase on what failed: the start, or an earlier run.
  package func run(_ operation: Operation, on trip: Trip, at path: FilePath) -> String? {
    if operation.isEmpty { return nil }
    let input: JSONValue = [
      "trip": trip.id, "path": path.forPrograms, "operation": operation.name,
      "changes": operation.json,
    ]
    let failed = takeFailure()
    do throws(Failure) {
      try command.start(input: Array((input.pretty + "\n").utf8), recordingIn: failureFile, path: programs)
    } catch {
      return "on_change: \(error)"
    }
    return failed.map { "on_change: the command failed with status \($0) after an earlier change" }
  }

  private func takeFailure() -> Int? {
    guard let bytes = try? FileContent(fileSystem: fileSystem).read(failureFile, limit: 16).bytes else { return nil }
    try? fileSystem.unlink(failureFile)
    return Int(String(decoding: bytes, as: UTF8.self).trimmed)
  }
}
