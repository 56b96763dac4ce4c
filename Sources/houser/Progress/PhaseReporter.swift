import Dispatch
import Findings
import ListingKit
import Places
import Publishing
import SiteKit
import Synchronization
import Values

/// Tells on standard error how far a build has come.
final class PhaseReporter: BuildObserver {
    /// How it is told.
    enum Style: Sendable {
        /// Not at all.
        case silent
        /// A line on a terminal that changes while a phase lasts, for phases of more than half a second.
        case bar
        /// A line at the end of each phase of more than a second.
        case lines
        /// A line at the end of each phase.
        case log(ProgressOptions.LogFormat)
    }

    private struct Lap {
        let phase: BuildPhase
        let start: ContinuousClock.Instant
        var done = 0
        var total = 0
    }

    private struct State {
        var lap: Lap?
        var isTicking = false
        var isShown = false
        var phase: BuildPhase?
    }

    private let style: Style
    private let state = Mutex(State())
    // A queue of its own has a thread of its own, also when a build keeps all others busy.
    private let queue = DispatchQueue(label: "houser.progress")

    init(_ style: Style) {
        self.style = style
    }

    func begin(_ phase: BuildPhase) {
        // From here on there are files that are not in place yet.
        if phase == .make { Interruption.isPutOff() }
        let startsTicking = state.withLock { state in
            end(&state)
            state.lap = Lap(phase: phase, start: .now)
            state.phase = phase
            guard case .bar = style, !state.isTicking else { return false }
            state.isTicking = true
            return true
        }
        if startsTicking { tickLater() }
    }

    func progress(_ done: Int, of total: Int) {
        state.withLock { state in
            guard var lap = state.lap else { return }
            // Threads report in any order.
            lap.done = max(lap.done, done)
            lap.total = total
            state.lap = lap
        }
    }

    func waits(forOtherAt output: String) {
        // Nothing of this run's is half done while it waits.
        Interruption.endIfWished()
        Interruption.endsAtOnce()
        if case .silent = style { return }
        state.withLock { state in
            if state.isShown { Terminal.progress("") }
            state.isShown = false
        }
        Terminal.error("Another build is writing \(VisibleText.line(output)); waiting for it...")
    }

    /// The phase that began last.
    var phase: BuildPhase? { state.withLock(\.phase) }

    var isCancelled: Bool { Interruption.isWished }

    /// The last phase is over. What is written afterwards starts on a line of its own.
    func finish() {
        state.withLock { end(&$0) }
    }

    /// Writes a line to the log, if there is one.
    func log(_ line: LogLine) {
        if case .log(let format) = style { Terminal.log(line.text(format)) }
    }

    private func end(_ state: inout State) {
        guard let lap = state.lap else { return }
        state.lap = nil
        let time = lap.start.duration(to: .now)
        let text = PhaseText(lap.phase)
        switch style {
        case .silent: return
        case .bar:
            if state.isShown { Terminal.progress("") }
            state.isShown = false
        case .lines:
            guard time > .seconds(1) else { return }
            Terminal.error("\(text.title): \(lap.total > 0 ? grouped(lap.done) + " in " : "")\(ElapsedTime.text(time))")
        case .log:
            let counts = lap.total > 0 ? [("done", lap.done), ("total", lap.total)] : []
            log(LogLine(event: "phase", phase: text.key, numbers: [("ms", ElapsedTime.milliseconds(time))] + counts))
        }
    }

    private func tickLater() {
        queue.asyncAfter(deadline: .now() + .milliseconds(100)) { self.tick() }
    }

    private func tick() {
        let goesOn = state.withLock { state in
            guard let lap = state.lap else {
                state.isTicking = false
                return false
            }
            guard lap.start.duration(to: .now) > .milliseconds(500) else { return true }
            Terminal.progress(ProgressBar.text(PhaseText(lap.phase).title, done: lap.done, of: lap.total, columns: Terminal.columns))
            state.isShown = true
            return true
        }
        if goesOn { tickLater() }
    }
}

/// A time that something took, for people.
enum ElapsedTime {
    static func milliseconds(_ duration: Duration) -> Int { Int(duration / .milliseconds(1)) }

    /// Such as `120 ms` and `3.4 s`.
    static func text(_ duration: Duration) -> String {
        let milliseconds = milliseconds(duration)
        return milliseconds < 1_000 ? "\(milliseconds) ms" : "\(milliseconds / 1_000).\(milliseconds % 1_000 / 100) s"
    }
}
