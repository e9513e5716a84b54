import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing

@Suite struct EveryPairTests {
  private static let sketch = EveryInput.sketch

  static let modes: [(name: String, keys: String)] = [
    ("browse", "Home"), ("browse", "j"), ("browse", "j j"), ("browse", "j j j"), ("browse", "G"),
    ("carry", "j j Space"), ("carry", "j j j Space"), ("carry", "j j j Space k k"), ("carry", "j j Space G End j j"),
    ("form", "+"), ("form", "+ \"Lunch\" Tab \"12:30\""), ("form", "+ Shift-Tab"), ("form", "+ \"x\" Tab Tab Tab Tab"),
    ("form", "j j e"), ("form", "j j e Tab Tab Tab Tab Tab"), ("form", "+ Ctrl-U Enter"),
    ("form", "+ Shift-Tab Shift-Tab"),
    ("question", "+ \"Lunch\" Esc"), ("question", "j j e Shift-Tab h Esc"),
    ("confirmDelete", "j j x"), ("confirmDelete", "j j e Shift-Tab Shift-Tab Shift-Tab Enter"),
    ("find", "/"), ("find", "/ \"det\""), ("find", "/ \"nothing like it\""),
    ("menu", "j j ."), ("menu", "j j j . Down"), ("moveTo", "j j m"), ("moveTo", "j j j m \"day 2\" Down"),
    ("moveTo", "j j : \"nowhere\""), ("page", "?"),
    ("tripMenu", "T"), ("tripMenu", "T n"), ("tripMenu", "T s \"x\" Enter"), ("tripMenu", "T x"), ("tripMenu", "T a"),
    ("tripMenu", "] ] ] T d"), ("tripMenu", "T w \"2\" Enter"),
    ("legForm", "j j j e"), ("legForm", "j j j e Tab \"10:40am\""), ("legForm", "j j j e \"x\" Enter"),
    ("review", "p"), ("review", "p \"day\" Down"), ("review", "p \"nowhere\""),
    ("export", "E"), ("export", "E Down Down"), ("export", "E Ctrl-U \"x\" Enter"),
    ("page", "? G"), ("pageOverCarry", "j j Space j ?"), ("page", "j Enter"), ("page", "j j j v"),
    ("map", "M"), ("map", "j M + + Down"),
  ]

  /// The modes that a key may lead to from each mode.
  static let sensible: [String: Set<String>] = [
    "browse": [
      "browse", "carry", "form", "confirmDelete", "find", "page", "moveTo", "menu", "tripMenu", "legForm", "export",
      "review", "map",
    ],
    "map": ["map", "browse", "page"],
    "moveTo": ["moveTo", "browse"], "review": ["review", "browse"],
    "menu": ["menu", "browse", "carry", "form", "legForm", "confirmDelete", "page", "moveTo"],
    "tripMenu": ["tripMenu", "browse"], "export": ["export", "browse"],
    "carry": ["carry", "browse", "pageOverCarry"],
    "form": ["form", "browse", "confirmDelete", "question"], "question": ["question", "browse", "form", "legForm"],
    "confirmDelete": ["browse", "form", "confirmDelete"],
    "find": ["find", "browse"], "legForm": ["legForm", "browse", "question"],
    "page": [
      "page", "browse", "legForm", "form", "carry", "confirmDelete", "find", "moveTo", "menu", "tripMenu", "export",
      "review",
      "map",
    ],
    "pageOverCarry": ["pageOverCarry", "carry"],
    "confirmQuit": ["browse", "confirmQuit", "saveElsewhere"],
  ]

  private static func robot(in mode: (name: String, keys: String)) -> Robot {
    var robot = Robot(sketch)
    robot.looksAtScreen = false
    robot.press(mode.keys)
    return robot
  }

  /// Every key is pressed in a third of the modes at least, another third for each.
  @Test(arguments: modes.indices) func `every key in every mode leads to a listed mode, and Esc to browsing`(
    _ turn: Int
  ) {
    let mode = Self.modes[turn]
    let start = Self.robot(in: mode)
    expect(start.state.mode.name, mode.name)
    for (number, key) in EveryInput.keys.enumerated() where Portion.hasThird(number + turn) {
      var robot = start
      robot.looksAtScreen = number % 16 == 0
      robot.press(key)
      let name = robot.state.mode.name
      let isHelp = name.hasPrefix("page") && [.function(1), .character("?")].contains(key)
      let isSensible = isHelp || Self.sensible[mode.name]?.contains(name) == true
      #expect(isSensible, "\(mode.keys) then \(key) leads to \(name)")
      if robot.effects.contains(.quit) { #expect(mode.name == "browse" && robot.isBrowsing, "\(key) quits") }
      #expect(robot.leadsHome, "\(mode.keys) then \(key): Esc does not lead home")
    }
  }

  /// Every event happens in a third of the modes at least, and is seen in a tenth, others for each.
  @Test(arguments: modes.indices) func `every other event leaves the mode, or ends what it cannot keep`(_ number: Int) {
    let mode = Self.modes[number]
    let start = Self.robot(in: mode)
    for (event, turn) in zip(EveryInput.otherEvents, number...) where Portion.hasThird(turn) {
      var robot = start
      robot.looksAtScreen = Portion.has(turn)
      robot.happen(event, .effects([]))
      let name = robot.state.mode.name
      if case .file(.changed) = event {
        #expect([mode.name, "browse", "form"].contains(name), "\(mode.keys) then \(event) leads to \(name)")
      } else {
        expect(name, mode.name, "\(mode.keys) then \(event)")
        #expect(robot.drag == start.drag && robot.form == start.form)
      }
      robot.looksAtScreen = false
      robot.press("j k PgUp PgDn")
      #expect(robot.leadsHome)
    }
  }
}
