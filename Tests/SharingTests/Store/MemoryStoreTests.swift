import SharingTestSupport

struct MemoryStoreTests {
  @Test func `a place in memory keeps the contract`() throws {
    var contract = StoreContract(MemoryStore())
    try contract.check()
  }

  @Test func `a place with faults keeps the contract while they are off`() throws {
    var contract = StoreContract(FaultyStore(seed: 1))
    try contract.check()
  }
}
