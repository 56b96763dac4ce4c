/// Finds what a misspelt name may mean.
extension Gazetteer {
    /// A row whose name is similar to a wanted one.
    struct NearMiss: Comparable {
        /// 0 within the postcode and state, 1 within the postcode, 2 within the state, 3 elsewhere.
        let remoteness: Int
        /// How wrong the name was written, as ``SlipCosts`` has it: what has a usual reason costs less than ``SlipCosts/other``.
        let slips: Int
        let postalOnly: Bool
        let row: Int

        /// How unlikely it is that the row was meant: a place that is elsewhere is as unlikely as two or three slips.
        private var doubt: Int { slips + [0, 12, 20, 30][remoteness] }

        static func < (left: NearMiss, right: NearMiss) -> Bool {
            if left.doubt != right.doubt { return left.doubt < right.doubt }
            if left.postalOnly != right.postalOnly { return right.postalOnly }
            return left.row < right.row
        }
    }

    /// Finds all rows with similar names, but not those with that very name, best first.
    ///
    /// A name is similar that differs by a few slips, whose words stand in another order (`North Fitzroy` for `Fitzroy North`), or that has a word
    /// more or less (`Waverley` for `Mount Waverley`). Those with the least doubt come first, then gazetted names, then table order.
    func nearMisses(of name: String, state: State?, postcode: UInt16?) -> [NearMiss] {
        let folded = PlaceName.folded(name)
        guard !folded.isEmpty, folded.count <= SlipDistance.maximumLength, !folded.contains(PlaceName.foreign) else { return [] }
        let forms = nameForms.value { NameForms((0..<table.names.count).lazy.map { self.table.words(ofName: $0) }) }
        let same = table.names.find(folded) ?? -1
        var least = [UInt8](repeating: UInt8.max, count: table.names.count)
        var inPostcode: [Int: Int] = [:]
        let (extra, begun) = (SlipData.slips.cost("extraOther"), SlipData.slips.cost("begun"))
        for (words, cost) in LooseWords.shipped.readings(of: PlaceName.words(name)) {
            var wanted = WantedName(Array(words.joined()))
            let limit = wanted.allowedAnywhere
            wanted.look(in: forms, limit: limit) { form, slips in
                let all = slips + cost + Int(form.cost)
                guard all <= max(limit, extra) || all == begun else { return }
                if all < Int(least[Int(form.name)]) { least[Int(form.name)] = UInt8(all) }
            }
            for row in postcode.map(table.byPostcode.rows) ?? [] {
                let number = Int(table.rows[Int(row)].name)
                wanted.look(in: forms, forms.range(number), limit: wanted.allowedInPostcode) { form, slips in
                    inPostcode[number] = min(inPostcode[number] ?? .max, slips + cost + Int(form.cost))
                }
            }
        }
        var result: [NearMiss] = []
        func add(_ row: Int, _ slips: Int) {
            let fields = table.rows[row]
            let remoteness = (postcode ?? fields.postcode == fields.postcode ? 0 : 2) + (state ?? fields.state == fields.state ? 0 : 1)
            result.append(NearMiss(remoteness: remoteness, slips: slips, postalOnly: fields.isPostalOnly, row: row))
        }
        // Where one name is near, those that are a slip further off are not meant, unless they are in the postcode or none nearer is in the state.
        func isInState(_ row: Int) -> Bool { state == nil || table.rows[row].state == state }
        var (anywhere, within) = (Int(UInt8.max), Int(UInt8.max))
        for number in least.indices where least[number] < .max && number != same {
            anywhere = min(anywhere, Int(least[number]) + SlipCosts.shipped.twice)
            if Int(least[number]) + SlipCosts.shipped.twice < within, table.names.rows(number).contains(where: isInState) {
                within = Int(least[number]) + SlipCosts.shipped.twice
            }
        }
        for number in least.indices where Int(least[number]) < max(anywhere, within) && number != same {
            for row in table.names.rows(number) where table.rows[row].postcode != postcode {
                if Int(least[number]) < (isInState(row) ? within : anywhere) { add(row, Int(least[number])) }
            }
        }
        for row in postcode.map(table.byPostcode.rows) ?? [] {
            let number = Int(table.rows[Int(row)].name)
            if number != same, let slips = inPostcode[number] { add(Int(row), slips) }
        }
        return result.sorted()
    }

    /// The places whose names begin with what was written of one, the shortest name first; those of a state alone if it is given.
    func places(begunAs name: String, state: State?) -> [Locality] {
        let written = Array(PlaceName.words(name).joined())
        guard written.count >= Gazetteer.leastBegun, written.count <= SlipDistance.maximumLength, !written.contains(PlaceName.foreign)
        else {
            return []
        }
        let forms = nameForms.value { NameForms((0..<table.names.count).lazy.map { self.table.words(ofName: $0) }) }
        var found: [(length: Int, row: Int)] = []
        for form in forms.forms where form.cost == 0 && form.length > written.count {
            guard forms.bytes[Int(form.start)...].starts(with: written) else { continue }
            for row in table.names.rows(Int(form.name)) where state == nil || table.rows[row].state == state {
                found.append((length: Int(form.length), row: row))
            }
        }
        found.sort { ($0.length, $0.row) < ($1.length, $1.row) }
        return found.map { table.locality($0.row) }
    }

    /// What is shorter begins too many names.
    private static let leastBegun = 4
}

/// A name that somebody wrote, without spaces, and how near other names are to it.
private struct WantedName {
    private let written: [UInt8]
    private let letters: UInt32
    private let sound: [UInt8]
    private let costs = SlipCosts.shipped
    private let begun = SlipData.slips.cost("begun")
    private let alike = SlipData.slips.cost("sound")
    private var distance: SlipDistance

    init(_ written: [UInt8]) {
        self.written = written
        letters = written.withUnsafeBufferPointer { NameIndex.letters($0) }
        sound = written.withUnsafeBufferPointer { Sounds.shipped($0) }
        distance = SlipDistance(written, costs)
    }

    /// How far a name may be anywhere in the country: a slip, or as many as a long name has room for.
    var allowedAnywhere: Int { min(30, max(12, written.count / 4 * 10)) }
    /// How far a name may be within its postcode, where few can be meant.
    var allowedInPostcode: Int { written.count < 4 ? 12 : min(50, max(20, written.count / 3 * 10)) }

    /// Calls a closure with each form that is near enough and how far it is; all of them, or those of a range.
    mutating func look(in forms: NameForms, _ range: Range<Int>? = nil, limit: Int, _ found: (NameForms.Form, Int) -> Void) {
        let count = written.count
        let most = limit / costs.missing
        forms.forms.withUnsafeBufferPointer { all in
            forms.bytes.withUnsafeBufferPointer { bytes in
                for number in range ?? 0..<all.count {
                    let form = all[number]
                    let different = form.letters ^ letters
                    // What sounds alike has about the same letters.
                    guard different.nonzeroBitCount <= 2 * most + 2 || form.length == count else { continue }
                    let name = UnsafeBufferPointer(rebasing: bytes[Int(form.start)..<Int(form.start + form.length)])
                    var slips = limit + 1
                    let isNear =
                        abs(Int(form.length) - count) * costs.twice <= limit && (form.letters & ~letters).nonzeroBitCount <= most
                        && (letters & ~form.letters).nonzeroBitCount <= most
                    if isNear, let measured = distance(name, limit: limit) { slips = measured }
                    if slips > alike, abs(Int(form.length) - count) < 4, sounds(name) { slips = alike }
                    if slips > begun, form.cost == 0, isBeginning(name) { slips = begun }
                    if slips <= max(limit, slips == begun ? begun : 0) { found(form, slips) }
                }
            }
        }
    }

    private func sounds(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        Sounds.shipped.first(name) == sound.first && Sounds.shipped(name) == sound
    }

    /// Whether one of two names is the beginning of the other.
    private func isBeginning(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard written.count >= 4, name.count >= 5 else { return false }
        for place in 0..<min(written.count, name.count) where written[place] != name[place] { return false }
        return true
    }
}
