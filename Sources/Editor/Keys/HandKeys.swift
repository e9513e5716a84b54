import Screen

/// The actions of keys in the menu of a row for what it names: a link, a place, a booking.
package enum HandAction: KeyAction {
  case openLink, copyLink, openPlace, copyPlace, copyReference

  package var binding: Binding {
    switch self {
    case .openLink: Binding([.character("w")], "open the link of the row in a browser")
    case .copyLink: Binding([.character("W")], "copy the link")
    case .openPlace: Binding([.character("i")], "open the place of the row on a web map")
    case .copyPlace: Binding([.character("I")], "copy the place")
    case .copyReference: Binding([.character("R")], "copy the reference of the booking")
    }
  }
}
