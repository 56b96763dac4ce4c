/// A value on the context stack of a rendering, ready for names to be looked up in it.
///
/// It points into the values that the rendering was given. Whoever renders keeps those as they are until it is done, so that their arrays
/// stay where they are; thus no reference is counted for the hundreds of names of a page.
struct Frame {
    /// What `{{.}}` stands for.
    let value: UnsafePointer<Value>
    private var entries: UnsafePointer<Context.Entry>?
    private var count = 0
    /// A bit for each id modulo 128 that it carries: most frames that lack a name say so at once.
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init(_ value: UnsafePointer<Value>) {
        self.value = value
        guard case .object(let context) = value.pointee else { return }
        context.entries.withUnsafeBufferPointer { found in
            entries = found.baseAddress
            count = found.count
            for entry in found {
                let bit: UInt64 = 1 << UInt64(entry.id & 63)
                if entry.id & 64 == 0 { low |= bit } else { high |= bit }
            }
        }
    }

    /// The value of a name, or nil if the frame does not carry it.
    @inline(__always)
    func find(_ id: UInt16) -> UnsafePointer<Value>? {
        guard (id & 64 == 0 ? low : high) >> UInt64(id & 63) & 1 == 1, let entries else { return nil }
        for index in 0..<count where entries[index].id == id {
            return Context.Entry.value(of: entries + index)
        }
        return nil
    }
}

extension Context.Entry {
    /// Where the value of an entry lies.
    @inline(__always)
    static func value(of entry: UnsafePointer<Context.Entry>) -> UnsafePointer<Value> {
        // A pointer to a structure is one to its first property.
        UnsafeRawPointer(entry).assumingMemoryBound(to: Value.self)
    }
}
