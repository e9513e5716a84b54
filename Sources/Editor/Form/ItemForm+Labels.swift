extension ItemForm.Field {
  /// The word before a field, or on a button.
  var label: String {
    switch self {
    case .category: "Category"
    case .title: "Title"
    case .time: "Time"
    case .duration: "Duration"
    case .location: "Location"
    case .notes: "Notes"
    case .link: "Link"
    case .icon: "Icon"
    case .day: "Day"
    case .save: "Save"
    case .delete: "Delete"
    case .cancel: "Cancel"
    }
  }

  /// The hint shown in an empty field; empty for a required field.
  var hint: String {
    switch self {
    case .time: "optional: 22:30, 10:30pm, noon"
    case .duration: "optional: 90, 1h30, 45 min"
    case .location: "optional: a name, coordinates, a map's link"
    case .notes: "optional"
    case .link: "optional: https://example.com"
    case .icon: "optional: one character"
    default: ""
    }
  }
}
