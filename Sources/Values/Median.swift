/// The middle of many numbers.
package enum Median {
    /// The median of rising numbers, one of which may be left out; there is at least one other.
    package static func of(_ numbers: [Int], without one: Int? = nil) -> Int {
        let place = one.flatMap { numbers.firstIndex(of: $0) } ?? numbers.count
        let at = { (index: Int) in numbers[index < place ? index : index + 1] }
        let count = numbers.count - (one == nil ? 0 : 1)
        return count % 2 == 1 ? at(count / 2) : (at(count / 2 - 1) + at(count / 2)) / 2
    }
}
