extension Operation {
  /// The changes for other programs: `{"item", "field", "from", "to"}` for each.
  package var json: JSONValue {
    .array(
      changes.map { change in
        [
          "item": JSONValue(change.item?.text), "field": .string(change.field),
          "from": change.from.map(JSONValue.json) ?? .null, "to": change.to.map(JSONValue.json) ?? .null,
        ]
      })
  }
}
