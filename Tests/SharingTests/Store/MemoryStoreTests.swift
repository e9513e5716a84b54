import SharingTestSupport
import Testing

struct MemoryStoreTests {
  @Test func `a place in memory keeps the contract`() throws {
    var contract = StoreContract(MemoryStore())
    try contract.check()
  }
}
