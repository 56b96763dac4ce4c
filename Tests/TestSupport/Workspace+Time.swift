import Foundation
import Values

extension Workspace {
    /// From the start of the program to the end of a first build, in microseconds: as fast as this machine and this program are.
    package func instantsOfABuild(_ arguments: [String] = []) throws -> ClosedRange<UInt32> {
        let other = try Workspace()
        try FileManager.default.copyItem(atPath: content, toPath: other.content)
        let time = try ContinuousClock().measure { _ = try other.runBuild(arguments) }
        return 500...max(1_000, UInt32(time / .microseconds(1)))
    }
}

extension EffectiveDay {
    /// The day by the clock, of which the site is no preview: some time on it anywhere in Australia.
    package static func clock(_ day: Day) -> EffectiveDay { .instant(seconds: day.number * 86_400 + 7_200) }
}
