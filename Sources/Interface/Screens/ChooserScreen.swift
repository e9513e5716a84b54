import Disk
import Editor
import Paths
import Screen
import TripStore
import UserFiles

/// The list of trips as a screen, which a trip that is opened replaces.
struct ChooserScreen: UserScreen {
  var state: ChooserState
  private let desk: EditorDesk
  var isStale = true

  init(_ entries: [ChooserEntry], desk: EditorDesk) throws(SessionError) {
    self.desk = desk
    state = ChooserState(entries: entries, presentation: try desk.claimed().presentation, notice: desk.notice)
  }

  mutating func perform(_ effect: ChooserEffect) -> [ScreenEffect] {
    switch effect {
    case .open(let path): [open(path)]
    case .openSample: openSample()
    case .ring: [.ring]
    case .suspend: [.suspend]
    case .redraw: [.redraw]
    case .quit: [.pop(.left)]
    }
  }

  private func open(_ path: FilePath) -> ScreenEffect {
    do {
      return .replace(try TripOpening(path, desk).screen())
    } catch {
      return .pop(.failed(error))
    }
  }

  private mutating func openSample() -> [ScreenEffect] {
    do {
      let (path, notices) = try desk.home.writeSample(to: nil)
      if let sentence = notices.sentence(about: path) { desk.note(sentence) }
      return [open(path)]
    } catch {
      return apply(.openFailed(reason: "\(error)."))
    }
  }
}
