import Almanac
import Editor
import Store

/// The description from which `Scripts/manual` makes the manual page.
extension ProgramSyntax {
  var json: JSONValue {
    [
      "name": name, "abstract": root.abstract, "discussion": root.discussion, "defaultCommand": defaultCommand,
      "commands": commands.map(\.json), "keys": KeyContext.allCases.map(\.json),
      "homePage": ProgramVersion.homePage, "contact": ProgramVersion.contact,
    ]
  }
}

extension CommandSyntax {
  fileprivate var json: JSONValue {
    [
      "name": name, "abstract": abstract, "discussion": discussion, "parameters": visible.map(\.json),
      "examples": examples,
    ]
  }
}

extension KeyContext {
  fileprivate var json: JSONValue {
    ["title": title, "keys": manualRows.json { ["keys": $0.keys, "help": $0.help] }]
  }
}

extension ParameterSyntax {
  fileprivate var json: JSONValue {
    [
      "kind": kindName, "name": name, "value": valueName, "help": help, "choices": choices, "isRequired": isRequired,
      "isRepeated": isRepeated, "section": section,
    ]
  }

  private var kindName: String {
    switch kind {
    case .argument: "argument"
    case .option: "option"
    case .flag: "flag"
    }
  }
}
