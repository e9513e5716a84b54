import Almanac
import Editor
import Screen

enum ReadingEffect: ScreenTask {
  case read([ReadingSubject: String])
  /// Go on with these answers, and keep them for all files of the same shape if the user says so.
  case proceed([ReadingSubject: String], keeps: Bool)
  case bell, leave
}

/// The step *Check what was read*: rows, columns, assumptions and open questions of a file, each with its answer.
struct ReadingState: ListScreenState, Equatable {
  enum Line: Equatable {
    case proceed, keep
    case point(ReadingReport.Point)

    var point: ReadingReport.Point? { if case .point(let point) = self { point } else { nil } }
  }

  struct Question: Equatable {
    let point: ReadingReport.Point
    let subject: ReadingSubject
    var list = ListState(choosesAtOnce: true, keepsReply: true)
  }

  private(set) var report: ReadingReport
  private(set) var answers: [ReadingSubject: String]
  private(set) var keeps = false
  private var points = ListState(choosesAtOnce: true)
  private(set) var question: Question?
  /// The points that answers have settled, as they were before.
  private var resolved: [ReadingSubject: ReadingReport.Point] = [:]
  var displaySettings: DisplaySettings

  init(_ report: ReadingReport, answers: [ReadingSubject: String] = [:], _ displaySettings: DisplaySettings) {
    (self.report, self.answers, self.displaySettings) = (report, answers, displaySettings)
    select(firstQuestion ?? 0)
  }

  /// The list of answers while there is a question; otherwise that of the lines.
  var list: ListState {
    get { question?.list ?? points }
    set { if question == nil { points = newValue } else { question?.list = newValue } }
  }

  var lines: [Line] {
    [.proceed] + (answers.isEmpty || report.shape == nil ? [] : [.keep]) + sortedPoints.map(Line.point)
  }

  /// The points: what is open, what was assumed, the user's answers, and what is known.
  private var sortedPoints: [ReadingReport.Point] {
    let named = Set(report.points.compactMap(\.subject))
    let answered = answers.keys.filter { !named.contains($0) }.sorted { $0.key < $1.key }.map { subject in
      var point = resolved[subject] ?? ReadingReport.Point(.known, subject.key, "", "", subject: subject)
      (point.certainty, point.value, point.reason) = (.known, answers[subject] ?? "", "your answer")
      if case .city(let name) = subject { point.reason = "your answer for \(Excerpt.quoted(name))" }
      return point
    }
    let of = { (certainty: ReadingReport.Point.Certainty) in report.points.filter { $0.certainty == certainty } }
    let known = of(.known).map { point in
      var point = point
      if point.value.isEmpty { point.value = point.subject.flatMap { answers[$0] } ?? "" }
      return point
    }
    return of(.open) + of(.assumed) + answered + known
  }

  /// The line of the first open question; in a file that can't be used, that of the first one with an answer.
  private var firstQuestion: Int? {
    let lines = lines
    return lines.firstIndex { $0.point?.subject != nil && $0.point?.certainty == .open }
      ?? (report.refusal == nil ? nil : lines.firstIndex { $0.point?.subject != nil })
  }

  private func line(of subject: ReadingSubject) -> Int? { lines.firstIndex { $0.point?.subject == subject } }

  var count: Int { question == nil ? lines.count : choices.count }

  // MARK: Events

  mutating func update(_ report: ReadingReport) {
    let old = lines[min(points.selection ?? 0, lines.count - 1)]
    self.report = report
    let place = old.point.map { firstQuestion ?? $0.subject.flatMap(line) } ?? lines.firstIndex(of: old)
    points.select(place ?? 0, of: lines.count)
  }

  mutating func press(_ key: Key) -> [ReadingEffect] {
    switch ReadingAction.action(for: key) {
    case .step(let step): move(step)
    case .take: return choose()
    case .back where question != nil:
      question = nil
      points.reply = nil
    case .back, .quit: return [.leave]
    case .type, nil: return question == nil ? [.bell] : type { $0.press(key) }
    }
    return []
  }

  mutating func choose() -> [ReadingEffect] {
    if question != nil { return answer() }
    switch lines[points.selection ?? 0] {
    case .proceed:
      guard let refusal = report.refusal else { return [.proceed(answers, keeps: keeps)] }
      list.reply = Status("Can't continue: \(refusal.withFullStop)", .refusal)
    case .keep:
      keeps.toggle()
      list.reply = nil
      return []
    case .point(let point):
      if let subject = point.subject {
        question = Question(point: point, subject: subject)
        select(choices.firstIndex(of: point.value) ?? 0)
        return []
      }
      list.reply = Status("No answer changes this. \(sentence.text)", .refusal)
    }
    return [.bell]
  }

  // MARK: Answering

  private var isText: Bool {
    switch question?.subject {
    case .column, .dateOrder, nil: false
    default: true
    }
  }

  mutating func type(_ change: (inout TextInput) -> Bool) -> [ReadingEffect] {
    question == nil ? [] : narrow(by: change)
  }

  var choices: [String] {
    guard let question else { return [] }
    let text = question.list.query.text
    var found = question.list.words.narrowed(question.point.choices) { $0 }
    if case .city = question.subject, !question.list.words.isEmpty {
      found += PlaceSearch().cities(text).filter { !found.contains($0) }
    }
    return found
  }

  private mutating func answer() -> [ReadingEffect] {
    guard let question else { return [] }
    let (subject, typed) = (question.subject, question.list.query.text.trimmed)
    guard let answer = list.selection.map({ choices[$0] }) ?? (isText ? typed.nonEmpty : nil) else {
      list.reply = Status(typed.isEmpty ? "Choose an answer first." : "Nothing matches \"\(typed)\".", .refusal)
      return [.bell]
    }
    guard !isText || subject.accepts(answer) else {
      list.reply = Status("Invalid \(subject.key): \(Excerpt.quoted(answer)).", .refusal)
      return [.bell]
    }
    resolved[subject] = resolved[subject] ?? question.point
    answers[subject] = answer
    self.question = nil
    select(line(of: subject) ?? 0)
    list.reply = Status("Reading again…")
    return [.read(answers)]
  }

  // MARK: What is shown

  var sentence: Status {
    if question != nil { return Status(isText ? "Type the answer, or choose one." : "Choose the answer.") }
    return switch lines[points.selection ?? 0] {
    case .proceed:
      Status(
        "\(displaySettings.name(of: ReadingAction.take)) continues"
          + (report.needsCheck
            ? "; \(displaySettings.name(of: ReadingAction.step(.down))) shows what was assumed or is open." : "."))
    case .keep:
      Status(keeps ? "The answers are kept for all files like this one." : "The answers are kept with the trip.")
    case .point(let point): sentence(point)
    }
  }

  private func sentence(_ point: ReadingReport.Point) -> Status {
    let hint = point.subject == nil ? "" : " \(displaySettings.name(of: ReadingAction.take)) changes it."
    return switch point.certainty {
    case .open: Status("\(point.reason.withCapital.withFullStop)\(hint)", .refusal)
    case .assumed: Status("\(point.reason.withCapital): assuming \(point.value.withFullStop)\(hint)")
    case .known where point.value.isEmpty: Status("This \(point.kind) is not used.\(hint)")
    case .known: Status("\(point.kind.withCapital): \(point.value.withFullStop)\(hint)")
    }
  }

  var samples: ArraySlice<[String]> { report.rows.prefix(max(1, (displaySettings.size.rows - 6) / 3)) }

  var layout: FullScreenLayout {
    FullScreenLayout(
      size: displaySettings.size, above: samples.count + (question == nil ? 0 : 1), count: count,
      selection: list.selection)
  }

  var keyContext: KeyContext { .reading }
  var isTyping: Bool { question != nil }

  var hints: [KeyHint] {
    ReadingAction.hints(in: displaySettings.keyCharacterSupport) { action in
      action == .take ? question != nil ? "take" : list.selection == 0 ? "continue" : nil : nil
    } + helpHints
  }
}
