extension Operation {
  /// The changes for other programs: `{"item", "field", "from", "to"}` for each.
  package var json: JSONValue {
    changes.json { change in
      [
        "item": change.item, "field": change.field, "from": change.from.map(JSONValue.json),
        "to": change.to.map(JSONValue.json),
      ]
    }
  }
}
