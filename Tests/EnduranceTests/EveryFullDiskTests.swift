import TestSupport
import Testing

/// A disk that is really full, whatever its size: what was published stays whole, the person is told what to do, and with room all is
/// made good.
@Suite(.endurance, .enabled(if: PrivateDisk.isPermitted, Comment(rawValue: PrivateDisk.need))) struct EveryFullDiskTests {
    /// How far apart the sizes are that are tried.
    private static let step = Endurance.depth > 1 ? 1 : 16

    @Test func roomForAFirstBuild() throws {
        let amounts = stride(from: 2, to: 200, by: Self.step)
        #expect(try amounts.count { try FullDisk.checkFirstBuild(.size, "\($0 * 4)k") } >= 3)
    }

    @Test func filesForAFirstBuild() throws {
        let amounts = stride(from: 3, to: 160, by: Self.step)
        #expect(try amounts.count { try FullDisk.checkFirstBuild(.files, "\($0)") } >= 3)
    }

    @Test func roomAfterEdits() throws {
        let spares = [1] + Array(stride(from: 0, to: 160, by: Self.step))
        #expect(try spares.count { try FullDisk.checkEdits(.size, spare: $0 * 4_096) } >= 3)
    }

    @Test func filesAfterEdits() throws {
        let spares = [1] + Array(stride(from: 0, to: 130, by: Self.step))
        #expect(try spares.count { try FullDisk.checkEdits(.files, spare: $0) } >= 3)
    }
}
