import ItineraryCore

/// What the keys act on.
package enum Mode: Equatable, Sendable {
  case browse
  case carry(Drag)
  /// The form of a new item for a day, or of an item being edited.
  case form(ItemForm)
  /// Asks whether to delete the item.
  case confirmDelete(ItemID, from: ItemForm?)
  /// The text being searched for, and the row where the search began.
  case find(TextInput, from: Int)
  /// The list of places where the selected item may go.
  case moveTo(MovePicker)
  /// A page of text over the list: help, or what explains a game or a leg.
  case page(TextPage)
  /// Asks whether to quit although the last change is not saved.
  case confirmQuit
  /// Asks something that is answered by one key.
  case question(Question)
  /// The path being typed where the trip is to be saved instead, before quitting.
  case saveElsewhere(TextInput)
}

/// A page of lines to read, scrolled by the user.
package struct TextPage: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    case help
    /// What explains the game or leg of that identity.
    case card(ItemID)
  }

  package var content: Content
  /// The first line shown.
  package var top = 0
  /// What is carried meanwhile; closing the page goes on with it.
  package var drag: Drag?

  init(_ content: Content, over drag: Drag? = nil) {
    (self.content, self.drag) = (content, drag)
  }
}

/// How far the file has followed the trip on the screen.
package enum SaveState: Equatable, Sendable {
  case saved
  case saving
  case failed(reason: String)
  /// The trip cannot be written, for a reason.
  case readOnly(reason: String)
}
