import Publishing
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
