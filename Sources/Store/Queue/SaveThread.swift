import Base
import Files
import TripCore

/// Does the saves of one trip in the background, so that no edit waits for the disk.
///
/// One save at a time: call ``save(_:)``, and when ``descriptor`` becomes readable, take the report with ``takeReports()``.
/// ``TripFollower`` decides what is saved when. At the end, call ``close()``.
///
/// One thread asks for saves and takes the reports; a thread of this object's own does the writing.
package final class SaveThread: Sendable {
  /// The result of a save. No `Result`, which the runtime takes long to prepare for an error of ours: see
  /// docs/architecture.md, "Start-up cost of generic types".
  package enum Report: Equatable, Sendable {
    case saved(SavedTrip)
    case failed(StoreError)
  }

  /// Readable while there are reports to take.
  package var descriptor: Int32 { worker.descriptor }

  private let worker: BackgroundWorker<Job, Report>
  private let path: FilePath
  private let files: TripFiles

  private enum Job {
    case save(SaveRequest)
    case keepCopy(LoadedTrip)

    var isSave: Bool {
      if case .save = self { true } else { false }
    }
  }

  /// - Throws: if no descriptors are left.
  package init(path: FilePath, files: TripFiles = TripFiles()) throws(StoreError) {
    self.path = path
    self.files = files
    do {
      worker = try BackgroundWorker()
    } catch {
      throw .system(path: path, .startWriter, error)
    }
  }

  /// Starts the thread. As soon as no save waits, it removes the files that killed saves have left behind and keeps a copy of
  /// the trip that was loaded. Both take time on the disk, so start the thread after the first picture.
  ///
  /// - Throws: if no thread can be started.
  package func start(keepingCopyOf loaded: LoadedTrip) throws(StoreError) {
    keepCopy(of: loaded)
    let (path, files) = (path, files)
    do {
      try worker.start { Self.perform($0, at: path, files) }
    } catch {
      throw .system(path: path, .startWriter, error)
    }
  }

  /// Keeps a copy of a trip that was loaded (``TripFiles/keepCopy(of:at:)``) as soon as no save waits.
  package func keepCopy(of loaded: LoadedTrip) {
    worker.change { jobs in
      jobs.removeAll { !$0.isSave }
      jobs.append(.keepCopy(loaded))
    }
  }

  /// Asks for a save and returns at once. Must not be called again before the report of this save was taken.
  package func save(_ request: SaveRequest) {
    worker.change { jobs in
      jobs.removeAll(where: \.isSave)
      jobs.insert(.save(request), at: 0)
    }
  }

  /// Returns the reports since the last call, in the order of the saves.
  package func takeReports() -> [Report] { worker.takeReports() }

  /// Ends the thread after the jobs that wait, and waits for that. The object must not be used afterwards.
  package func close() { worker.close() }

  private static func perform(_ job: Job, at path: FilePath, _ files: TripFiles) -> Report? {
    switch job {
    case .save(let request):
      do throws(StoreError) {
        // The thread removes what killed saves have left behind when it keeps a copy.
        return .saved(try files.save(request.trip, to: path, replacing: request.replacing, tidies: false))
      } catch {
        return .failed(error)
      }
    case .keepCopy(let loaded):
      if loaded.readOnlyReason == nil { files.removeLeftovers(of: path) }
      files.keepCopy(of: loaded, at: path)
      return nil
    }
  }
}

extension TripFollower.Event {
  /// The event that reports the result of a save.
  package init(_ report: SaveThread.Report) {
    switch report {
    case .saved(let saved): self = .written(saved)
    case .failed(let error): self = .notWritten(error)
    }
  }
}
