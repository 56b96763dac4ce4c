extension [UInt8] {
    /// The number of two bytes at a place, the lower first; nil beyond the end.
    func short(at place: Int) -> Int? {
        guard place >= 0, place + 2 <= count else { return nil }
        return Int(self[place]) | Int(self[place + 1]) << 8
    }

    /// The number of four bytes at a place, the lowest first; nil beyond the end.
    func long(at place: Int) -> Int? {
        guard let low = short(at: place), let high = short(at: place + 2) else { return nil }
        return low | high << 16
    }
}
