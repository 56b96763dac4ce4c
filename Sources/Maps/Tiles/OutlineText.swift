import Bytes
import Places

/// Lines as text that JSON leaves as it is: the steps from each point to the next, of which short ones take a character each way.
///
/// The digits are those of ``PackedNumbers``. A number up to 59 is one digit, one up to 2,489 two, one up to 18,689 three, and any other
/// five: the first digit tells how many follow. A step v is stored as 2v, and a negative one as -2v - 1. Lines are parted by spaces; the
/// first step of each is from the last point of the one before.
struct OutlineText {
    private(set) var bytes: [UInt8] = []
    private var last: MapPoint

    /// Text whose first step is from that point.
    init(from origin: MapPoint) { last = origin }

    mutating func add(_ line: [MapPoint]) {
        if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
        for point in line {
            add(point.x - last.x)
            add(point.y - last.y)
            last = point
        }
    }

    private mutating func add(_ step: Int) {
        let number = step >= 0 ? 2 * step : -2 * step - 1
        switch number {
        case ..<60: add(digits: number, count: 1)
        case ..<2_490:
            add(digits: 60 * 90 + number - 60, count: 2)
        case ..<18_690:
            add(digits: 87 * 8_100 + number - 2_490, count: 3)
        default:
            add(digits: 89, count: 1)
            add(digits: number - 18_690, count: 4)
        }
    }

    private mutating func add(digits number: Int, count: Int) {
        var reach = 1
        for _ in 1..<count { reach *= 90 }
        while reach > 0 {
            bytes.append(PackedNumbers.digit(number / reach % 90))
            reach /= 90
        }
    }
}
