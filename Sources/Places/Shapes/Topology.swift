import BundledData
import Bytes

/// The outlines of all suburbs as a topology: polygons made of rings, rings made of arcs, and each arc, which is the border between two
/// polygons or a piece of coast, stored once.
///
/// What the file holds is looked up in its bytes. To open it finds where lines begin and where each polygon lies, which takes some two
/// milliseconds; arcs are read when they are drawn. A file that does not keep to the format is none; damage that only shows when an arc is
/// read makes that arc absent.
public final class Topology: @unchecked Sendable {
    static let version = "houser-shapes 1 10000"
    /// The polygons that lie side by side in the file, which are near each other, share a box, so that few of them are looked at.
    static let block = 32

    let bytes: UnsafeBufferPointer<UInt8>
    /// Nothing writes to it after ``init(_:)``.
    private let owned: UnsafeMutableBufferPointer<UInt8>?
    /// Where each line begins, without the first, and where the last one ends.
    private let lines: [UInt32]
    /// The number of arcs.
    public let arcCount: Int
    /// The number of polygons.
    public let count: Int
    let aliasCount: Int
    /// Of the polygons.
    let boxes: [ShapeBox]
    /// Where the label points of the polygons stand.
    let labels: [UInt32]
    let blocks: [ShapeBox]
    /// What tells the file from every other, found out when it is first asked for.
    private let hash = Lazy<UInt64>()
    /// The polygons and, behind them, the aliases, by name and state.
    let names: HashIndex

    /// The outlines that the program carries, which are opened when somebody first asks for them.
    public static let bundled = Topology(UnsafeBufferPointer(start: houser_shapes_bytes(), count: houser_shapes_count()), owned: nil)

    /// Opens a file; nil if it is none of this version.
    public convenience init?(_ file: [UInt8]) {
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: file.count)
        _ = copy.initialize(from: file)
        self.init(UnsafeBufferPointer(copy), owned: copy)
    }

    private init?(_ bytes: UnsafeBufferPointer<UInt8>, owned: UnsafeMutableBufferPointer<UInt8>?) {
        self.bytes = bytes
        self.owned = owned
        guard let outline = TopologyOutline(bytes) else {
            owned?.deallocate()
            return nil
        }
        lines = outline.lines
        arcCount = outline.arcs
        count = outline.polygons
        aliasCount = outline.aliases
        boxes = outline.boxes
        labels = outline.labels
        blocks = outline.blocks
        names = outline.names
    }

    /// A hash of the file.
    public var contentHash: UInt64 { hash.value { ContentHash.of(bytes) } }

    deinit { owned?.deallocate() }

    /// The bytes of a line of arcs, polygons or aliases, counted from 0 without the header, and without its end.
    func line(_ number: Int) -> Range<Int> {
        guard number >= 0, number + 1 < lines.count else { return 0..<0 }
        let start = Int(lines[number])
        return start..<max(start, Int(lines[number + 1]) - 1)
    }

    /// The bytes of a field of a line, counted from 0; none if there are not so many.
    func field(_ number: Int, of line: Range<Int>) -> Range<Int> { TopologyOutline.field(number, of: line, bytes) }
}
