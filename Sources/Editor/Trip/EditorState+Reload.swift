import ItineraryCore

extension EditorState {
  /// Takes over the trip as another program left it, and keeps selection, drag and form.
  mutating func takeOver(_ trip: Trip, zones: Zones) {
    guard trip != shown.trip else {
      status = Status("Reloaded: nothing has changed.")
      return
    }
    let old = shown
    let selected = selectedItem?.item.id
    shown.replace(by: trip, zones: zones)
    keepSelection(on: selected, from: old)
    keepMode(from: old)
  }

  /// Takes over the trip as a newer schedule makes it, and saves it.
  mutating func follow(_ trip: Trip, zones: Zones, _ changes: [ScheduleChange]) -> [EditorEffect] {
    guard readOnlyReason == nil, !changes.isEmpty else { return [] }
    takeOver(trip, zones: zones)
    var sentences = [shown.wording.summary(of: changes)]
    if let drag {
      sentences += ["You still carry it.", targetStatus(of: drag).text]
    } else if status.tone == .refusal {
      // What was carried or edited is gone.
      sentences.append(status.text)
    }
    status = Status(sentences.joined(separator: " "), status.tone)
    return startSaving(asks: false)
  }

  private mutating func keepSelection(on id: ItemID?, from old: ShownTrip) {
    let day = min(
      ListRows(old.itinerary).day(of: min(selection, ListRows(old.itinerary).count - 1)), shown.trip.dayCount)
    // What cannot be seen, such as when something was changed, is not worth a word.
    if let changes = shown.wording.sentence(TripChanges(from: old.trip, to: shown.trip)) { status = Status(changes) }
    if let id, shown.itinerary.index(of: id) != nil { return select(id) }
    selection = id == nil ? rows.number(ofDay: day) : min(selection, rows.count - 1)
  }

  private mutating func keepMode(from old: ShownTrip) {
    switch mode {
    case .carry(let drag): keep(drag, from: old)
    case .form(let form): mode = .form(kept(form))
    case .confirmDelete(let id, let form):
      let form = form.map { kept($0) }
      if shown.itinerary.item(id) == nil { mode = form.map { .form($0) } ?? .browse }
    case .moveTo(let picker):
      mode = shown.itinerary.index(of: picker.item).map { .moveTo(picker.standing(at: $0)) } ?? .browse
    case .page(let page):
      if let drag = page.drag { keep(drag, from: old, under: page) }
      if case .card(let id) = page.content, shown.itinerary.item(id) == nil { mode = .browse }
    case .find(let query, let origin): look(for: query, from: min(origin, rows.count - 1))
    case .question(.leaveForm(let form)): mode = .question(.leaveForm(kept(form)))
    case .browse, .confirmQuit, .question, .saveElsewhere: break
    }
  }

  /// The form as typed, for the item as it is now, or for a new one where the item is gone.
  private mutating func kept(_ form: ItemForm) -> ItemForm {
    guard let id = form.editedItem else { return form }
    if let custom = shown.itinerary.item(id)?.custom { return form.rebased(on: custom, wording: shown.wording) }
    status = Status("The item was deleted outside; saving the form adds it anew.", .refusal)
    return form.detached
  }

  /// - Parameter page: what is open over the list meanwhile.
  private mutating func keep(_ drag: Drag, from old: ShownTrip, under page: TextPage? = nil) {
    guard let kept = drag.carriedOver(from: old, to: shown) else {
      mode = .browse
      status = Status("\(drag.name(in: old.wording)) was deleted outside while you carried it.", .refusal)
      return
    }
    if var page {
      page.drag = kept
      mode = .page(page)
    } else {
      mode = .carry(kept)
    }
    let target = targetStatus(of: kept)
    let news = shown.wording.sentence(TripChanges(from: old.trip, to: shown.trip))
    status = Status(tidings(news, target: target.text), target.tone)
  }

  /// What has changed, and where the carried item hangs now, as much of it as there is room for: where it hangs is said
  /// in any case.
  private func tidings(_ news: String?, target: String) -> String {
    guard let news else { return target }
    let still = "You still carry it."
    let texts = [[news, still, target], [news, target], ["The trip has changed.", target]]
    return texts.map { $0.joined(separator: " ") }.first(where: fitsStatus) ?? target
  }
}
