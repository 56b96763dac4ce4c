#if !_pointerBitWidth(_64)
    extension ByteBuffer {
        /// The same of a shorter number.
        public mutating func append(decimal number: Int) { append(decimal: Wide(number)) }
    }
#endif
