import Atlas
import Base
import Editor
import Files
import Store
import TripCore

/// Looks places up with the user's geocoder command, on its own thread because the command may ask a server.
struct PlaceLookUp {
  struct Answer: Sendable {
    /// The place as it was typed.
    let name: String
    let result: Result<GeoPoint, LookUpFailure>
  }

  private struct Job: Sendable {
    let name: String
    let near: GeoPoint?
  }

  private let worker: BackgroundWorker<Job, Answer>

  /// - Parameters:
  ///   - command: the words of the command, to which the place is added.
  ///   - path: the directories of programs, with colons between them; nil for none.
  init(_ command: [String], path: FilePath?) throws(ErrorNumber) {
    worker = try BackgroundWorker()
    try worker.start { job in
      Answer(name: job.name, result: Self.point(of: job, by: LineCommand(command), path))
    }
  }

  /// Readable when there are answers.
  var descriptor: CInt { worker.descriptor }

  /// Asks for a place, instead of any place that still waits to be asked for.
  func ask(for name: String, near: GeoPoint?) {
    worker.change { $0 = [Job(name: name, near: near)] }
  }

  func takeAnswers() -> [Answer] { worker.takeReports() }

  /// The coordinates in the output of the command, which is read like text pasted into the field of a place.
  private static func point(
    of job: Job, by command: LineCommand, _ path: FilePath?
  ) -> Result<GeoPoint, LookUpFailure> {
    do throws(CommandFailure) {
      let line = try command.line(adding: [job.name], path: path)
      if case .point(let point, _) = TypedPlace(line, near: job.near) { return .success(point) }
      return .failure(LookUpFailure("The geocoder wrote no coordinates"))
    } catch {
      return .failure(LookUpFailure("Not looked up: \(error)"))
    }
  }
}
