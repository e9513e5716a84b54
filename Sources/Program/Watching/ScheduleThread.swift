import Base
import Editor
import Files
import Store
import TripCore

/// Reads schedules on its own thread. At most one reading waits: the newest.
struct ScheduleThread {
  /// The result of a reading.
  struct Report: Sendable {
    let number: Int
    /// The trip as it was when the reading began.
    let trip: Trip
    /// Whether the reading was begun for another reason than a change of a file.
    let isQuiet: Bool
    let reading: ScheduleReading
  }

  private struct Job: Sendable {
    let number: Int
    let sources: [ScheduleSource]
    let trip: Trip
    let asks: Bool
    let isQuiet: Bool
  }

  private let worker: BackgroundWorker<Job, Report>
  /// The number of the last reading asked for; 0 if there was none.
  private var newest = 0

  init(_ reading: @escaping ScheduleFollower.Reading) throws(ErrorNumber) {
    worker = try BackgroundWorker()
    try worker.start { job in
      Report(
        number: job.number, trip: job.trip, isQuiet: job.isQuiet, reading: reading(job.sources, job.trip, job.asks))
    }
  }

  var descriptor: CInt { worker.descriptor }

  /// - Parameters:
  ///   - asks: whether addresses are asked.
  ///   - isQuiet: whether the reading has another reason than a change of a file.
  mutating func read(_ sources: [ScheduleSource], for trip: Trip, asking asks: Bool, isQuiet: Bool) {
    newest += 1
    let job = Job(number: newest, sources: sources, trip: trip, asks: asks, isQuiet: isQuiet)
    worker.change { $0 = [job] }
  }

  /// Forgets all readings asked for, so that none of them is reported.
  mutating func forget() {
    newest += 1
    worker.change { $0 = [] }
  }

  /// Returns the report of the last reading asked for; nil until it is done.
  func takeReport() -> Report? { worker.takeReports().last { $0.number == newest } }
}
