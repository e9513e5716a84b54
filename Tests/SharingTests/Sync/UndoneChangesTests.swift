import Itinerary
import Sharing
import SharingTestSupport
import TestSupport
import Testing

extension SharingPassTests {
  @Test mutating func `reports a lost title to its author`() {
    a.rename("A", to: "Lunch", at: 2000)
    b.rename("A", to: "Dinner", at: 1000)
    a.sync(&store, options: SyncOptions(author: "Ann"))
    expect(
      b.sync(&store).lost.map { $0.sentence(Wording()) },
      ["Your change of Dinner (title) was replaced by Ann; `barnstorm history` has it"])
    #expect(b.titles == ["Lunch", "B", "C"])
    let kept = b.state.replaced.versions.map { String(decoding: $0.body, as: UTF8.self) }
    #expect(kept.count == 1 && kept.first?.contains("TITLE:Dinner") == true)
  }

  @Test mutating func `reports to a deleter that a later edit restored the item`() {
    a.delete("A", at: 1000)
    b.rename("A", to: "Lunch", at: 2000)
    b.sync(&store, options: SyncOptions(author: "Ben"))
    expect(a.sync(&store).lost.map { $0.sentence(Wording()) }, ["Lunch is back: Ben edited it after you deleted it"])
    #expect(a.titles == ["Lunch", "B", "C"])
    #expect(a.sync(&store) == SyncReport() && b.sync(&store) == SyncReport())
    // Once it is gone there, it comes back all the same.
    a.delete("B", at: 3000)
    a.sync(&store)
    b.rename("B", to: "Dinner", at: 4000)
    b.sync(&store)
    expect(a.sync(&store).lost.map(\.loss), [.deletion])
  }

  @Test mutating func `reports to an editor that a later deletion removed the item`() {
    b.rename("A", to: "Lunch", at: 1000)
    b.sync(&store)
    a.delete("A", "C", at: 2000)
    #expect(a.sync(&store).lost.isEmpty)
    expect(
      b.sync(&store).lost.map { $0.sentence(Wording()) },
      ["Lunch, which you were the last to edit, was deleted; `barnstorm history` has it"])
    #expect(b.titles == ["B"])
  }

  @Test mutating func `an item that returns undoes nothing`() throws {
    store.remove(name("A"))
    #expect(a.sync(&store).lost.isEmpty)
    b.rename("A", to: "Lunch", at: 2000)
    b.sync(&store)
    #expect(a.sync(&store).lost.isEmpty && a.titles == ["Lunch", "B", "C"])
  }
}
