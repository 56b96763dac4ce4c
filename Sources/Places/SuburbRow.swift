/// A row of the table of suburbs, without references, so that loading makes no strings.
struct SuburbRow: Sendable {
    let point: FixedCoordinate
    /// The offset of the name among the spellings of ``SuburbTable``.
    let nameStart: Int32
    let nameLength: UInt8
    /// The number of the folded name in ``NameIndex``.
    let name: Int32
    let postcode: UInt16
    let state: State
    var zone: AustralianTimeZone
    let isPostalOnly: Bool
    /// Whether it is another spelling of a gazetted place with the same postcode (`Saint Helena` of `St Helena`), which lookups find instead.
    var isVariant = false
}
