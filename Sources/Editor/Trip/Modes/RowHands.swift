import Almanac
import Itinerary

/// What a row names that can be opened or copied.
struct RowHands {
  private let item: Item?
  private let cities: CityNames

  init(_ item: Item?, cities: CityNames = CityNames([])) { (self.item, self.cities) = (item, cities) }

  /// The actions that the row has something for.
  var actions: [HandAction] { HandAction.allCases.filter { text(for: $0) != nil } }

  /// The text to copy, or the address to open; nil if the row has none.
  func text(for action: HandAction) -> String? {
    switch action {
    case .openLink: item?.custom?.url.flatMap(Self.webAddress)
    case .copyLink: item?.custom?.url?.nonEmpty
    case .openPlace: item?.mapAddress(in: cities)
    case .copyPlace: item?.placeText(in: cities)
    case .copyReference: item?.reference?.nonEmpty
    }
  }

  /// A link that a browser may be given: that of a web page.
  private static func webAddress(_ link: String) -> String? {
    let link = link.trimmed
    return ["https://", "http://"].contains { link.lowercased().hasPrefix($0) } ? link : nil
  }
}

extension EditorState {
  /// Opens or copies what the selected row names.
  func use(_ action: HandAction) -> Transition {
    guard let text = RowHands(selectedItem?.item, cities: shown.wording.cities).text(for: action) else {
      return Transition(.browse, .prompt)
    }
    switch action {
    case .openLink, .openPlace:
      return Transition(.browse, says: Status("Opening \(text)"), effects: [.outside(.openAddress(text))])
    case .copyLink, .copyPlace, .copyReference:
      return Transition(.browse, says: Status("Copied: \(text)"), effects: [.outside(.copy(text))])
    }
  }
}

extension HandAction {
  /// A few words for the menu.
  var menuLabel: String {
    switch self {
    case .openLink: "open its link"
    case .copyLink: "copy its link"
    case .openPlace: "open its place on a map"
    case .copyPlace: "copy its place"
    case .copyReference: "copy its reference"
    }
  }
}
