import Disk
import ItineraryCore
import TripStore
import UserFiles

/// Reads schedules on a thread of its own. At most one reading waits, the newest.
struct ScheduleReader {
  /// The result of a reading.
  struct Report: Sendable {
    let number: Int
    /// The trip as it was when the reading began.
    let trip: Trip
    /// Whether no change of a file has led to the reading.
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
  /// The number of the reading that was asked for last; 0 if none was.
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
  ///   - isQuiet: whether no change of a file has led to the reading.
  mutating func read(_ sources: [ScheduleSource], for trip: Trip, asking asks: Bool, isQuiet: Bool) {
    newest += 1
    let job = Job(number: newest, sources: sources, trip: trip, asks: asks, isQuiet: isQuiet)
    worker.change { $0 = [job] }
  }

  /// Drops all readings that were asked for. None of them is reported.
  mutating func forget() {
    newest += 1
    worker.change { $0 = [] }
  }

  /// Returns the report of the reading that was asked for last; nil if it is not done.
  func takeReport() -> Report? { worker.takeReports().last { $0.number == newest } }
}
