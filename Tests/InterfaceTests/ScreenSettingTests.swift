import Almanac
import Editor
import EditorTestSupport
import Itinerary
import Screen
import Store
import TestSupport
import Testing

@testable import Program

@Suite struct ScreenSettingTests {
  @Test func `display settings come from the user's settings`() {
    let file = "units = km\nclock = 24h\nicons = plain\nplain = on\n"
    let chosen = UserSettings(file: Array(file.utf8), environment: { _ in nil })
    let size = Size(columns: 90, rows: 30)
    let today = CivilDate(year: 2026, month: 7, day: 4)
    let screen = DisplaySettings(chosen, characterSupport: .unicode, size: size, strikesOut: false, today: today)
    expect(
      screen,
      DisplaySettings(
        size: size, icons: .plain, clock: .twentyFourHour, distance: .kilometers, isPlain: true, strikesOut: false,
        today: today))
    let answer = DisplaySettings(forOutputBy: chosen, characterSupport: .ascii)
    #expect(!answer.isPlain)
    expect(answer.icons, .ascii)
    expect([screen, answer].map { $0.wording().separator }, [", ", " - "])
  }

  private static func chooser(_ section: String) -> ChooserState {
    let settings = UserSettings(file: Array("[keys]\n\(section)".utf8), environment: { _ in nil })
    let size = Size(columns: 100, rows: 24)
    return ChooserState(entries: [], displaySettings: DisplaySettings(size: size, keyLines: settings.keyLines))
  }

  @Test func `dispatch, hint and help use the keys of the settings`() throws {
    let state = Self.chooser("chooser.new = F5\nchooser.plan = none")
    expect(state.keys.usual(.key(.function(5))), .key(.control("n")))
    expect(state.keys.usual(.key(.control("n"))), nil)
    expect(state.keys.usual(.key(.enter)), .key(.enter))
    let line = state.painted().text(ofRow: 23)
    #expect(line.contains("F5 new trip") && !line.contains("plan"))
    let column = try #require(Array(line).indices.first { String(Array(line)[$0...]).hasPrefix("F5 new") })
    let press = InputEvent.mouse(MouseEvent(.press, column: column, row: 23))
    expect(state.keys.usual(press), .key(.control("n")))
    let help = HelpState(.chooser, state.displaySettings).painted().text
    #expect(help.split(separator: "\n").contains { $0.contains("F5") && $0.contains("begin a new trip") })
  }

  @Test func `the waiting screen and the help use the keys of the settings`() {
    let look = Self.chooser("waiting.leave = F5\nhelp.leave = F6").displaySettings
    var wait = WaitingState("Reading the schedule…", over: Frame(size: look.size), look)
    #expect(wait.painted().text(ofRow: 23).contains("F5 stop"))
    expect(wait.keys.usual(.key(.character("q"))), nil)
    expect(wait.keys.usual(.key(.function(5))).map { wait.take($0) }, [.leave])
    var help = HelpState(.chooser, look)
    #expect(help.painted().text(ofRow: 23).contains("F6 close"))
    expect(help.keys.usual(.key(.function(6))).map { help.take($0) }, [.leave])
  }

  @Test func `the help gives the reason why a key can't be run`() {
    var help = HelpState(.chooser, Self.chooser("").displaySettings)
    help.enter(text: "next section")
    help.enter(.enter)
    expect(help.status, Status("Can't run it here. Tab Shift-Tab works only in: Help.", .refusal))
  }

  @Test func `every screen reports what it dropped of a paste`() throws {
    let look = Self.chooser("").displaySettings
    for var screen in [HelpState(.plan, look), Self.chooser(""), try PlanStateTests.form(look)] as [any ScreenState] {
      _ = screen.take(.paste(String(repeating: "x", count: 20_000)))
      #expect(screen.status.text.hasPrefix("Only the first 10000 characters fit here"))
    }
  }

  @Test func `a sentence names the keys of the settings`() {
    #expect(Self.chooser("chooser.leave = F5").status.text.hasSuffix("F5 clears it."))
  }

  @Test func `input is unchanged without keys in the settings`() {
    let state = Self.chooser("")
    for input in [InputEvent.key(.control("n")), .ambiguousKey(.character("O")), .paste("x")] {
      expect(state.keys.usual(input), input)
    }
  }
}
