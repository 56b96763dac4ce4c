#if !_pointerBitWidth(_64)
    extension JSONWriter {
        /// The same of a shorter number.
        public mutating func value(_ number: Int) { value(Wide(number)) }
        /// The same of a shorter number.
        public mutating func member(_ name: String, _ number: Int?) { member(name, number.map { Wide($0) }) }
        /// The same of a shorter number.
        public mutating func decimal(_ units: Int, places: Int) { decimal(Wide(units), places: places) }
    }
#endif
