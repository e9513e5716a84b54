import Almanac
import Store

struct ReadingScreen: UserScreen {
  typealias Reader = @Sendable ([ReadingSubject: String]) -> ReadingReport

  var state: ReadingState
  var isStale = true
  private var readings = BackgroundTasks<ReadingReport>()
  private let read: Reader

  init(_ state: ReadingState, reading read: @escaping Reader) { (self.state, self.read) = (state, read) }

  var sources: [CInt] { readings.descriptors }

  mutating func handleReports() -> [ScreenEffect] {
    readings.drainReports().flatMap { report in change { $0.update(report) } }
  }

  mutating func perform(_ effect: ReadingEffect) -> [ScreenEffect] {
    switch effect {
    case .read(let answers): readings.begin { [read] report in report(read(answers)) }
    case .proceed(let answers, let keeps): return [.pop(.checked(answers, shape: keeps ? state.report.shape : nil))]
    case .bell: return [.bell]
    case .leave: return [.pop(.left)]
    }
    return []
  }
}
