import Foundation

/// The end of a process, noticed at once: `waitUntilExit` looks for it only every twentieth of a second.
package struct ProcessEnd: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    /// The end of a process that is yet to be started.
    package init(of process: Process) {
        process.terminationHandler = { [semaphore] _ in semaphore.signal() }
    }

    /// Waits for it, whether it has come already or not.
    package func wait() {
        semaphore.wait()
        semaphore.signal()
    }
}
