import CNcurses
import Screen
import Testing

@testable import Curses

struct PaletteTests {
  /// The pairs that were sent to ncurses, in order.
  private final class Sent {
    var pairs: [[CInt]] = []
  }

  private func palette(_ colors: Int, pairs: Int = 64, namesOwn: Bool = true, _ sent: Sent = Sent()) -> Palette {
    Palette(colors: colors, pairs: pairs, namesOwn: namesOwn) {
      sent.pairs.append([$0, $1, $2])
      return true
    }
  }

  @Test(arguments: [
    (0, ColorDepth.none), (2, .none), (7, .none), (8, .basic), (16, .basic), (88, .basic), (256, .indexed),
    (32_768, .indexed), (16_777_216, .direct),
  ])
  func `the depth follows the number of colors`(_ colors: Int, _ depth: ColorDepth) {
    #expect(palette(colors).depth == depth)
  }

  @Test func `an appearance without colors needs no pair`() {
    let sent = Sent()
    var palette = palette(256, sent)
    #expect(palette.pair(of: Appearance(attributes: [.bold])) == (0, false))
    #expect(sent.pairs.isEmpty)
  }

  @Test func `a pair is defined once, and the terminal's own color is -1`() {
    let sent = Sent()
    var palette = palette(256, sent)
    #expect(palette.pair(of: Appearance(foreground: .palette(200))) == (1, false))
    #expect(palette.pair(of: Appearance(background: .palette(17))) == (2, false))
    #expect(palette.pair(of: Appearance(foreground: .palette(200), attributes: [.dim])) == (1, false))
    #expect(sent.pairs == [[1, 200, -1], [2, -1, 17]])
  }

  @Test func `a terminal that cannot name its own colors gets white on black`() {
    let sent = Sent()
    var palette = palette(8, namesOwn: false, sent)
    _ = palette.pair(of: Appearance(foreground: .palette(3)))
    _ = palette.pair(of: Appearance(background: .palette(4)))
    #expect(sent.pairs == [[1, 3, 0], [2, 7, 4]])
  }

  @Test func `eight colors are bright by bold text`() {
    let sent = Sent()
    var (few, many) = (palette(8, sent), palette(16))
    let bright = Appearance(foreground: .palette(9), background: .palette(12))
    #expect(few.pair(of: bright) == (1, true))
    #expect(sent.pairs == [[1, 1, 4]])
    #expect(many.pair(of: bright) == (1, false))
  }

  @Test func `beyond the last pair, and for a refused one, the terminal's own colors are used`() {
    var palette = palette(256, pairs: 3)
    let numbers = (16..<20).map { palette.pair(of: Appearance(foreground: .palette($0))).number }
    #expect(numbers == [1, 2, 0, 0])
    var refused = Palette(colors: 8, pairs: 64, namesOwn: true) { _, _, _ in false }
    #expect(refused.pair(of: Appearance(foreground: .palette(1))).number == 0)
  }

  @Test func `a terminal without colors defines no pairs`() {
    var palette = palette(0)
    #expect(palette.pair(of: Appearance(foreground: .palette(1))) == (0, false))
  }

  @Test func `struck-out text uses blink only where the terminal strikes it out`() {
    let struck: Appearance.Attributes = [.bold, .struck]
    #expect(AttributeMask(strikes: true).mask(of: struck) == cncurses_bold | cncurses_blink)
    #expect(AttributeMask(strikes: false).mask(of: struck) == cncurses_bold)
    #expect(AttributeMask(strikes: true).mask(of: []) == 0)
  }
}
