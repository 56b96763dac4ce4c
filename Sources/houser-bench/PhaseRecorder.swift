import SiteKit
import Synchronization

/// Measures the phases of a build as they begin.
final class PhaseRecorder: BuildObserver {
    private let state = Mutex<(laps: [Lap], current: (name: String, watch: Stopwatch)?)>(([], nil))

    func begin(_ phase: BuildPhase) {
        state.withLock { state in
            if let current = state.current { state.laps.append(current.watch.lap(current.name)) }
            state.current = (phase.rawValue, Stopwatch())
        }
    }

    func progress(_ done: Int, of total: Int) {}

    /// Ends the last phase, and gives all.
    func finish() -> [Lap] {
        state.withLock { state in
            if let current = state.current { state.laps.append(current.watch.lap(current.name)) }
            state.current = nil
            return state.laps
        }
    }
}

/// What a build took.
struct BuildMeasurement {
    let title: String
    let laps: [Lap]
    let files: Int
    let bytes: Int

    /// One measurement of the medians of several runs of the same build.
    static func median(of runs: [BuildMeasurement]) -> BuildMeasurement {
        BuildMeasurement(
            title: runs[0].title, laps: Lap.medians(of: runs.map(\.laps)), files: runs[0].files, bytes: runs[0].bytes)
    }
}
