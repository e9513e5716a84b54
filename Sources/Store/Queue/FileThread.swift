import Itinerary
import Platform

package enum FileTask: Sendable {
  /// Report `saved` or `notSaved`. The names are those of the operations since the last save.
  case save(Trip, replacing: TripFiles.Replacing, after: [String] = [])
  /// Report `checked`, with `unchanged` if the file is still this version; nil to read it in any case.
  case check(since: FileIdentity?)
  case keepCopy(LoadedTrip)
  /// Append to the log of operations, and report `reported` if that fails.
  case record(Operation, ofTrip: String)
  /// Take the next operation to undo or to redo, and report `reported`.
  case take(UndoDirection, ofTrip: String)
}

/// Reads and writes the file of one trip in the background, so that no key waits for the disk. Tasks are done in order,
/// but copies are kept only once nothing else waits. ``TripFollower`` decides what is done when.
package struct FileThread: Sendable {
  private let worker: BackgroundWorker<FileTask, TripFollower.Event>
  private let path: FilePath
  private let files: TripFiles
  private let operations: OperationLogs?
  private let hook: ChangeHook?

  /// - Parameter operations: nil without a directory for them.
  package init(
    path: FilePath, files: TripFiles = TripFiles(), operations: OperationLogs? = nil, hook: ChangeHook? = nil
  ) throws(StoreError) {
    (self.path, self.files, self.operations, self.hook) = (path, files, operations, hook)
    do {
      worker = try BackgroundWorker()
    } catch {
      throw .system(path: path, .startWriter, error)
    }
  }

  /// First removes the files that killed saves have left behind and keeps a copy of the trip that was loaded. Both take
  /// time on the disk, so start the thread after the first frame.
  package func start(keepingCopyOf loaded: LoadedTrip) throws(StoreError) {
    begin(.keepCopy(loaded))
    let (path, files, operations, hook) = (path, files, operations, hook)
    do {
      try worker.start { task, turn in files.perform(task, at: path, operations, hook, turn.report) }
    } catch {
      throw .system(path: path, .startWriter, error)
    }
  }

  package var descriptor: Int32 { worker.descriptor }

  package func begin(_ task: FileTask) {
    worker.change { tasks in
      if case .keepCopy = task {
        tasks.removeAll(where: \.isCopy)
        tasks.append(task)
      } else {
        tasks.insert(task, at: tasks.firstIndex(where: \.isCopy) ?? tasks.count)
      }
    }
  }

  package func drainReports() -> [TripFollower.Event] { worker.drainReports() }

  /// Ends the thread after the tasks that wait, and waits for that. The thread must not be used afterwards.
  package func close() { worker.close() }

  /// Ends the thread after the task that runs, and does not wait for it. The thread must not be used afterwards.
  package func abandon() { worker.abandon() }
}

extension FileTask {
  fileprivate var isCopy: Bool {
    if case .keepCopy = self { true } else { false }
  }
}

extension TripFiles {
  fileprivate func perform(
    _ task: FileTask, at path: FilePath, _ operations: OperationLogs?, _ hook: ChangeHook?,
    _ report: (TripFollower.Event) -> Void
  ) {
    switch task {
    case .save(let trip, let replacing, let names):
      do throws(StoreError) {
        // What killed saves have left behind is removed when a copy is kept.
        report(.saved(try save(trip, to: path, replacing: replacing, tidies: false)))
        if let hook, let before = replacing.known {
          let name = names.isEmpty ? "save" : names.joined(separator: "; ")
          let operation = Operation(named: name, from: before, to: trip, at: .now)
          if let failure = hook.run(operation, on: trip, at: path) { report(.reported(.hookFailed(reason: failure))) }
        }
      } catch {
        report(.notSaved(error))
      }
    case .check(let known): report(.checked(check(at: path, since: known)))
    case .keepCopy(let loaded):
      if loaded.readOnlyReason == nil { removeLeftovers(of: path) }
      keepCopy(of: loaded, at: path)
    case .record(let operation, let id):
      do throws(StoreError) {
        try operations?.record(operation, ofTrip: id)
      } catch {
        report(.reported(.notRecorded(reason: error.reason)))
      }
    case .take(let direction, let id):
      do {
        guard let operations else { throw StoreError.noHome }
        report(.reported(.taken(direction, try operations.take(direction, ofTrip: id) { $0 })))
      } catch {
        report(.reported(.notTaken(reason: (error as? StoreError)?.reason ?? "\(error)")))
      }
    }
  }
}

package enum FileCheck: Sendable {
  case absent
  case unchanged
  /// Possibly another trip than before.
  case trip(LoadedTrip)
  /// The identity is nil if it cannot be found out.
  case failed(FileIdentity?, StoreError)
}

extension TripFiles {
  /// Reads the file at a path unless it is the version `known`.
  package func check(at path: FilePath, since known: FileIdentity?) -> FileCheck {
    let file: FileIdentity
    do {
      file = try fileSystem.status(at: path).identity
    } catch  where error.code == ENOENT {
      return .absent
    } catch {
      return .failed(nil, .system(path: path, .find, error))
    }
    if file == known { return .unchanged }
    do {
      return .trip(try load(path))
    } catch {
      if case .system(_, _, let number) = error, number.code == ENOENT { return .absent }
      return .failed(file, error)
    }
  }
}

extension StoreError {
  /// A link to a missing file counts as missing.
  var meansGone: Bool {
    switch self {
    case .missing, .brokenLink: true
    default: false
    }
  }
}
