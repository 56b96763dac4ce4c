import ArgumentParser
import Glibc
import ListingKit
import SiteKit
import Values

/// Builds, and again whenever a file changes or the day does.
struct WatchLoop {
    /// What came of a build.
    enum Outcome {
        /// It was carried out, whether or not the content has errors.
        case done(BuildResult)
        /// It could not be.
        case failed(String)
    }

    let command: BuildRun
    /// The descriptor that can be read once somebody ends it.
    let interruption: Int32
    /// What is told after the first build; nil for nothing.
    let greeting: String?
    /// Is told of each build.
    var tell: (Outcome) throws -> Void = { _ in }

    /// Returns when it is interrupted while it waits. Throws if the first build cannot run, or the folders cannot be watched.
    func run() throws {
        // Before the first build, so that nothing that happens meanwhile is missed.
        let watcher = try FolderWatcher([command.board.content, command.board.templatesFolder])
        var last = try build()
        if let greeting { Terminal.error(greeting) }
        while true {
            Interruption.isWaitedFor()
            let outcome = try watcher.wait(interruption: interruption, limit: .seconds(secondsToWait(last)))
            switch outcome {
            case .interrupted: return
            case .timedOut where !hasDayTurned(last): continue
            case .timedOut, .changed: break
            }
            last.day = try command.board.effectiveDay()
            do {
                last = try build(timeZone: last.timeZone)
            } catch let error as ContentChanged {
                // The change is news that the next wait finds.
                if command.progress.log != nil { Terminal.error(error.description) }
            } catch {
                Terminal.error("Error: \(error)")
                try tell(.failed("\(error)"))
            }
            Interruption.endIfWished()
        }
    }

    /// A build, the day on which it was made and where that day ends.
    private struct Built {
        var day: EffectiveDay
        let timeZone: String?
    }

    private func build(timeZone: String? = nil) throws -> Built {
        Interruption.endsAtOnce()
        let project = try Project(command.board, command.site)
        // Somebody who has seen what came of a build may interrupt the wait that follows it.
        let result = try command.build(project) { Interruption.isWaitedFor() }
        try tell(.done(result))
        return Built(day: project.today, timeZone: result.timeZone ?? timeZone)
    }

    private func secondsToWait(_ last: Built) -> Int {
        // A machine that slept has another time when it wakes, so the clock is looked at now and then.
        guard command.board.followsClock, let zone = last.timeZone else { return 3_600 }
        return min(30, DayTurn.secondsLeft(now: Int(time(nil)), timeZone: zone))
    }

    private func hasDayTurned(_ last: Built) -> Bool {
        guard command.board.followsClock, let zone = last.timeZone else { return false }
        return EffectiveDay.instant(seconds: Int(time(nil))).day(in: zone) != last.day.day(in: zone)
    }
}
