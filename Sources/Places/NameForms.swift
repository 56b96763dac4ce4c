/// The ways in which names are written: as they are, with a word turned to their other end, and with words left out.
struct NameForms: Sendable {
    struct Form: Sendable {
        let start: Int32
        let length: Int32
        /// A bit for each letter that occurs, as ``NameIndex/letters(_:)`` has it.
        let letters: UInt32
        let cost: Int32
        /// The number of the name.
        let name: Int32
    }

    private(set) var bytes: [UInt8] = []
    private(set) var forms: [Form] = []
    /// Where the forms of each name start.
    private var starts: [Int32] = [0]

    /// Makes the forms of names, each given as its words.
    init(_ names: some Sequence<[[UInt8]]>, _ words: LooseWords = .shipped) {
        for (number, name) in names.enumerated() {
            add(name, 0, number)
            for (form, cost) in words.forms(of: name) { add(form, cost, number) }
            starts.append(Int32(forms.count))
        }
    }

    /// The forms of a name; that without a slip comes first.
    func range(_ name: Int) -> Range<Int> { Int(starts[name])..<Int(starts[name + 1]) }

    private mutating func add(_ words: [[UInt8]], _ cost: Int, _ name: Int) {
        let start = bytes.count
        for word in words { bytes += word }
        guard bytes.count > start else { return }
        let letters = bytes[start...].withUnsafeBufferPointer { NameIndex.letters($0) }
        forms.append(Form(start: Int32(start), length: Int32(bytes.count - start), letters: letters, cost: Int32(cost), name: Int32(name)))
    }
}
