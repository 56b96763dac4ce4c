import Bytes
import Publishing

/// A number that is exact while it is small, and then says that there are more than so many: `more than 30`. What shows it need not be made
/// anew for each that comes or goes.
struct RoundedCount: RecipeInput, Equatable {
    /// Either exactly how many there are, or a number that is exceeded.
    let number: Int
    let isExact: Bool

    /// Exact up to twenty, then in tens, and from a hundred in hundreds.
    init(_ count: Int) {
        isExact = count <= 20
        let step = count > 100 ? 100 : 10
        number = isExact ? count : (count - 1) / step * step
    }

    func add(to input: inout FingerprintInput) {
        input.add(number)
        input.add(isExact)
    }
}
