import Almanac
import Editor
import Store

/// The description from which `Scripts/manual` makes the manual page.
extension ProgramSyntax {
  var json: JSONValue {
    [
      "name": .string(name), "abstract": .string(root.abstract), "discussion": .string(root.discussion),
      "defaultCommand": .string(defaultCommand), "commands": .array(commands.map(\.json)),
      "keys": .array(KeyContext.allCases.map(\.json)), "homePage": .string(ProgramVersion.homePage),
      "contact": .string(ProgramVersion.contact),
    ]
  }
}

extension CommandSyntax {
  fileprivate var json: JSONValue {
    [
      "name": .string(name), "abstract": .string(abstract), "discussion": .string(discussion),
      "parameters": .array(visible.map(\.json)), "examples": .array(examples.map { .string($0) }),
    ]
  }
}

extension KeyContext {
  fileprivate var json: JSONValue {
    [
      "title": .string(title),
      "keys": .array(manualRows.map { ["keys": .array($0.keys.map { .string($0) }), "help": .string($0.help)] }),
    ]
  }
}

extension ParameterSyntax {
  fileprivate var json: JSONValue {
    [
      "kind": .string(kindName), "name": .string(name), "value": .string(valueName), "help": .string(help),
      "choices": .array(choices.map { .string($0) }), "isRequired": .bool(isRequired), "isRepeated": .bool(isRepeated),
      "section": JSONValue(section),
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
