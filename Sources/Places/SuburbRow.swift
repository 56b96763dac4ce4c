/// A row of the table of suburbs: numbers only, so that loading makes no string.
struct SuburbRow: Sendable {
    let point: FixedPoint
    /// Where the name starts among the names of ``SuburbTable``.
    let nameStart: Int32
    let nameLength: UInt8
    /// The number of the folded name in ``NameIndex``.
    let name: Int32
    let postcode: UInt16
    let state: State
    var zone: LocalTime
    let isPostalOnly: Bool
    /// Whether it is another spelling of a row that is found instead of it.
    var isVariant = false
}
