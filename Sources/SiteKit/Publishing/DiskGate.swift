import Bytes

/// Stands before every change that publishing makes to the disk. Tests let any one of them fail, or all from one on, as if the program
/// had been killed there.
struct DiskGate: Sendable {
    /// A change to the disk.
    enum Step: Sendable, CaseIterable {
        case makeFolder, create, write, sync, link, rename, delete
    }

    /// The error that the step must fail with, if it must.
    let stop: @Sendable (Step) -> SystemError?

    /// Lets everything pass.
    static let open = DiskGate { _ in nil }
}
