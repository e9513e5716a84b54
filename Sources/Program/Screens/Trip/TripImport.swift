import Editor
import Itinerary
import Making
import Store

struct TripImport: Sendable {
  let typed: String
  let displayed: DisplayedTrip
  let storage: UserStorage

  func read(_ answers: [ReadingSubject: String]) -> (report: ReadingReport, preview: ImportPreview?) {
    var (file, preview, columns): (ImportFile?, ImportPreview?, [ReadColumn]) = (nil, nil, [])
    let (trip, wording) = (displayed.trip, displayed.wording)
    func report(_ reason: String?) -> (report: ReadingReport, preview: ImportPreview?) {
      var report = ReadingReport(preview, columns, of: typed, for: trip, wording: wording, refusal: reason)
      report.shape = file?.shape
      return (report, preview)
    }
    do {
      var options = ImportOptions()
      options.complete(with: answers)
      let found = try ImportFile(storage.expanded(typed), options, wording: wording, in: storage)
      (file, columns) = (found, found.columns)
      let plan = try found.plan(for: trip, wording: wording)
      columns = plan.columns
      preview = try ImportPreview(plan, of: found.path, for: trip, wording: wording, rules: displayed.rules)
      return report(nil)
    } catch let refusal as ImportRefusal {
      return report(refusal.reason + (file?.extraction(of: refusal) ?? ""))
    } catch {
      return report("\(error)")
    }
  }

  /// - Parameter isChecked: whether the user has seen the remarks.
  static func event(_ read: (report: ReadingReport, preview: ImportPreview?), isChecked: Bool = false) -> EditorEvent {
    guard let preview = read.preview else { return .refused((read.report.refusal ?? "").sentence) }
    let remarks = preview.plan.leftOut.map(\.sentence)
    guard let edit = preview.edit else {
      return .refused(([preview.nothing] + remarks).joined(separator: " "))
    }
    return .importProposed(edit, lines: (isChecked ? [] : remarks) + preview.lines)
  }
}

extension TripScreen {
  /// Reads a file of another program, which the user checks if something was assumed or is open.
  mutating func readImport(_ typed: String) -> [ScreenEffect] {
    let importing = TripImport(typed: typed, displayed: session.state.displayed, storage: context.storage)
    self.importing = importing
    return wait("Reading the file…", on: context) {
      importing.read([:])
    } then: { screen, read, now in
      guard read.report.needsCheck, read.report.points.contains(where: { $0.subject != nil }) else {
        return screen.apply(TripImport.event(read), at: now)
      }
      let state = ReadingState(read.report, screen.session.state.displaySettings)
      return [.push(ReadingScreen(state) { importing.read($0).report })]
    }
  }

  mutating func takeImport(
    _ answers: [ReadingSubject: String], keptFor shape: String?, at now: Moment
  ) -> [ScreenEffect] {
    guard let importing else { return [] }
    if let shape {
      do { try context.storage.keep(answers.filter { $0.key != .day }, for: shape) } catch {
        return apply(.refused("\(error)".sentence), at: now)
      }
    }
    return report("Reading the file…") { TripImport.event(importing.read(answers), isChecked: true) }
  }
}
