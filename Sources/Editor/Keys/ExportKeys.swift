import Screen

/// The actions of keys in the export dialog. Other keys edit the path.
package enum ExportAction: KeyAction {
  case previous, next, write, leave

  package var binding: Binding {
    switch self {
    case .previous:
      Binding(
        [.up, .backTab], "previous and next format; so does the end of the name", hint: "format", on: [.up, .down])
    case .next: Binding([.down, .tab], nil)
    case .write: Binding([.enter], "write the file; asks where there is one already", hint: "write")
    case .leave: Binding([.escape, .control("c")], "back to the list", hint: "back")
    }
  }
}
