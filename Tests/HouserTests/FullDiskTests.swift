import TestSupport
import Testing

/// Some disks that are really full; `EveryFullDiskTests` try disks of all sizes.
@Suite(.enabled(if: PrivateDisk.isPermitted, Comment(rawValue: PrivateDisk.need))) struct FullDiskTests {
    @Test(arguments: [(FullDisk.Limit.size, "400k"), (.files, "100")]) func aFirstBuild(limit: FullDisk.Limit, amount: String) throws {
        #expect(try FullDisk.checkFirstBuild(limit, amount))
    }

    @Test(arguments: [(FullDisk.Limit.size, 4_096), (.files, 1)]) func aBuildAfterEdits(limit: FullDisk.Limit, spare: Int) throws {
        #expect(try FullDisk.checkEdits(limit, spare: spare))
    }
}
