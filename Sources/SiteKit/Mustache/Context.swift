/// A small set of named values: one frame of the stack that a template looks names up in.
///
/// Kept flat and scanned, since a view has tens of names and a page asks for each about once.
public struct Context: Sendable {
    struct Entry: Sendable {
        /// Stands first, so that it lies where the entry does and the entry takes no room for padding.
        var value: Value
        let id: UInt16
    }

    private(set) var entries: [Entry] = []
    /// One bit for each id modulo 64: most frames that lack a name say so without a scan.
    private var mask: UInt64 = 0

    /// An empty context.
    public init() {}

    /// An empty context with room for `count` names.
    public init(reserving count: Int) {
        entries.reserveCapacity(count)
    }

    /// The value of `key`, or nil if this context does not carry it. Setting nil removes it;
    /// to say "known, but absent", set ``Value/none``.
    public subscript(key: Key) -> Value? {
        get { index(of: key.id).map { entries[$0].value } }
        set {
            switch (index(of: key.id), newValue) {
            case (let found?, let value?):
                entries[found].value = value
            case (let found?, nil):
                entries.remove(at: found)
            case (nil, let value?):
                entries.append(Entry(value: value, id: key.id))
                mask |= 1 << UInt64(key.id & 63)
            case (nil, nil):
                break
            }
        }
    }

    /// Where `id` is in `entries`. A removed name leaves its bit in the mask, which costs a scan and no correctness.
    @inline(__always)
    func index(of id: UInt16) -> Int? {
        guard mask & (1 << UInt64(id & 63)) != 0 else { return nil }
        for index in entries.indices where entries[index].id == id { return index }
        return nil
    }
}
