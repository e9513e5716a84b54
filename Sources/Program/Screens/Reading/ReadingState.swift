import Almanac
import Editor
import Preferences
import Screen

enum ReadingEffect: ScreenTask {
  /// Read the file again with these answers.
  case read([ReadingSubject: String])
  /// Go on with these answers, and keep them for all files of the same shape if the user says so.
  case proceed([ReadingSubject: String], keeps: Bool)
  case ring, leave, quit
}

/// The step *Check what was read*: rows, columns, assumptions and open questions of a file, each with its answer. A value
/// that events change and the painter reads.
struct ReadingState: FullScreenState, Equatable {
  typealias Effect = ReadingEffect
  typealias Painter = ReadingPainter

  enum Line: Equatable {
    case proceed, keep
    case point(ReadingReport.Point)

    var point: ReadingReport.Point? { if case .point(let point) = self { point } else { nil } }
  }

  struct Question: Equatable {
    let point: ReadingReport.Point
    let subject: ReadingSubject
    var input = TextInput("")
    var choice: Int?
  }

  private(set) var report: ReadingReport
  private(set) var answers: [ReadingSubject: String]
  private(set) var keeps = false
  private(set) var selection = 0
  private(set) var question: Question?
  private(set) var status = Status("")
  /// The points that answers have settled, as they were before.
  private var settled: [ReadingSubject: ReadingReport.Point] = [:]
  var presentation: DisplaySettings

  init(_ report: ReadingReport, answers: [ReadingSubject: String] = [:], _ presentation: DisplaySettings) {
    (self.report, self.answers, self.presentation) = (report, answers, presentation)
    select(firstQuestion ?? 0)
  }

  /// The points: what is open, what was assumed, the user's answers, and what is known.
  private var points: [ReadingReport.Point] {
    let named = Set(report.points.compactMap(\.subject))
    let answered = answers.keys.filter { !named.contains($0) }.sorted { $0.key < $1.key }.map { subject in
      var point = settled[subject] ?? ReadingReport.Point(.known, subject.key, "", "", subject: subject)
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

  var lines: [Line] {
    [.proceed] + (answers.isEmpty || report.shape == nil ? [] : [.keep]) + points.map(Line.point)
  }

  /// The line of the first open question; in a file that can't be used, that of the first one with an answer.
  private var firstQuestion: Int? {
    let lines = lines
    return lines.firstIndex { $0.point?.subject != nil && $0.point?.certainty == .open }
      ?? (report.refusal == nil ? nil : lines.firstIndex { $0.point?.subject != nil })
  }

  // MARK: Events

  mutating func update(_ report: ReadingReport) {
    let old = lines[min(selection, lines.count - 1)]
    self.report = report
    guard let point = old.point else { return select(lines.firstIndex(of: old) ?? 0) }
    select(firstQuestion ?? point.subject.flatMap(line) ?? 0)
  }

  private func line(of subject: ReadingSubject) -> Int? { lines.firstIndex { $0.point?.subject == subject } }

  mutating func press(_ key: Key) -> [ReadingEffect] {
    switch ReadingAction.action(for: key) {
    case .step(let step): move(by: step.index(from: 0, page: max(1, layout.list.count)))
    case .take: return question == nil ? take(lines[selection]) : answer()
    case .back: return back()
    case .quit: return [.quit]
    case .type, nil: return question == nil ? [.ring] : type { $0.press(key) }
    }
    return []
  }

  mutating func point(atRow row: Int, column: Int) -> [ReadingEffect] {
    guard let line = layout.line(atRow: row) else { return [] }
    if question == nil { select(line) } else { question?.choice = line }
    return question == nil ? take(lines[selection]) : answer()
  }

  mutating func move(by count: Int) {
    guard let question else { return select(selection + count) }
    let last = choices.count - 1
    self.question?.choice = last < 0 ? nil : max(0, min((question.choice ?? -1) + count, last))
  }

  private mutating func select(_ line: Int) {
    selection = max(0, min(line, lines.count - 1))
    status = sentence
  }

  private mutating func back() -> [ReadingEffect] {
    if question == nil { return [.leave] }
    question = nil
    status = sentence
    return []
  }

  /// Does what a line of the list is for.
  private mutating func take(_ line: Line) -> [ReadingEffect] {
    switch line {
    case .proceed:
      guard let refusal = report.refusal else { return [.proceed(answers, keeps: keeps)] }
      status = Status("Can't continue: \(refusal.withFullStop)", .refusal)
    case .keep:
      keeps.toggle()
      status = sentence
      return []
    case .point(let point):
      if let subject = point.subject {
        question = Question(point: point, subject: subject)
        let all = choices
        question?.choice = all.firstIndex(of: point.value) ?? (all.isEmpty ? nil : 0)
        status = Status(isText ? "Type the answer, or choose one." : "Choose the answer.")
        return []
      }
      status = Status("No answer changes this. \(sentence.text)", .refusal)
    }
    return [.ring]
  }

  // MARK: Answering

  /// Whether any text can answer the question.
  private var isText: Bool {
    switch question?.subject {
    case .column, .dateOrder, nil: false
    default: true
    }
  }

  mutating func type(_ change: (inout TextInput) -> Bool) -> [ReadingEffect] {
    guard var input = question?.input else { return [] }
    let before = input.text
    let isUsed = change(&input)
    question?.input = input
    let first = choices.isEmpty ? nil : 0
    if input.text != before { question?.choice = first }
    return isUsed ? [] : [.ring]
  }

  var choices: [String] {
    guard let question else { return [] }
    let text = question.input.text
    let words = FoldedText(text).text.split(separator: " ").map(String.init)
    var found = question.point.choices.filter { choice in
      let folded = FoldedText(choice).text
      return words.allSatisfy { folded.contains($0) }
    }
    if case .city = question.subject, !words.isEmpty {
      found += PlaceSearch().cities(text).filter { !found.contains($0) }
    }
    return found
  }

  private mutating func answer() -> [ReadingEffect] {
    guard let question else { return [] }
    let (subject, typed) = (question.subject, question.input.text.trimmed)
    guard
      let answer = question.choice.flatMap({ choices.indices.contains($0) ? choices[$0] : nil })
        ?? (isText ? typed.nonEmpty : nil)
    else {
      status = Status(typed.isEmpty ? "Choose an answer first." : "Nothing matches \"\(typed)\".", .refusal)
      return [.ring]
    }
    guard !isText || subject.accepts(answer) else {
      status = Status("Invalid \(subject.key): \(Excerpt.quoted(answer)).", .refusal)
      return [.ring]
    }
    settled[subject] = settled[subject] ?? question.point
    answers[subject] = answer
    self.question = nil
    selection = line(of: subject) ?? 0
    status = Status("Reading again…")
    return [.read(answers)]
  }

  // MARK: What is shown

  private var sentence: Status {
    switch lines[selection] {
    case .proceed:
      Status(
        "\(presentation.name(of: ReadingAction.take)) continues"
          + (report.needsCheck
            ? "; \(presentation.name(of: ReadingAction.step(.down))) shows what was assumed or is open." : "."))
    case .keep:
      Status(keeps ? "The answers are kept for all files like this one." : "The answers are kept with the trip.")
    case .point(let point): sentence(point)
    }
  }

  private func sentence(_ point: ReadingReport.Point) -> Status {
    let way = point.subject == nil ? "" : " \(presentation.name(of: ReadingAction.take)) changes it."
    return switch point.certainty {
    case .open: Status("\(point.reason.withCapital.withFullStop)\(way)", .refusal)
    case .assumed: Status("\(point.reason.withCapital): assuming \(point.value.withFullStop)\(way)")
    case .known where point.value.isEmpty: Status("This \(point.kind) is not used.\(way)")
    case .known: Status("\(point.kind.withCapital): \(point.value.withFullStop)\(way)")
    }
  }

  /// The first rows of the file, as many as there is room for.
  var samples: ArraySlice<[String]> { report.rows.prefix(max(1, (presentation.size.rows - 6) / 3)) }

  /// The samples and the field for an answer are above the list.
  var layout: FullScreenLayout {
    FullScreenLayout(
      size: presentation.size, above: samples.count + (question == nil ? 0 : 1),
      count: question == nil ? lines.count : choices.count,
      selection: question.map { $0.choice ?? 0 } ?? selection)
  }

  var keyContext: KeyContext { .reading }
  var isTyping: Bool { question != nil }

  var ownHints: [KeyHint] {
    ReadingAction.hints(in: presentation.keyRepertoire) { action in
      action == .take ? question != nil ? "take" : selection == 0 ? "continue" : nil : nil
    }
  }
}
