/// Chances of ranks that fall as Zipf's law says, 1 / (rank + flatness).
struct ZipfDistribution {
    private let cumulative: [Double]

    init(count: Int, flatness: Int) {
        var total = 0.0
        cumulative = (0..<count).map { rank in
            total += 1 / Double(rank + flatness)
            return total
        }
    }

    /// A rank, counted from 0.
    func pick(using random: inout SplitMix64) -> Int {
        let point = Double.random(in: 0..<(cumulative.last ?? 1), using: &random)
        var low = 0
        var high = cumulative.count - 1
        while low < high {
            let middle = (low + high) / 2
            if cumulative[middle] > point { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
