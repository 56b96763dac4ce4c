import Bytes

/// Stands before every change that publishing makes to the disk. Tests let any one of them fail, or all from one on, as if the program
/// had been killed there.
public struct FaultInjector: Sendable {
    /// A change to the disk.
    public enum Step: Sendable, CaseIterable {
        case makeFolder, create, write, sync, link, rename, delete
    }

    /// The error that the step must fail with, if it must.
    let stop: @Sendable (Step) -> SystemError?

    /// Lets a step fail with what `stop` gives.
    public init(stop: @escaping @Sendable (Step) -> SystemError?) { self.stop = stop }

    /// Lets everything pass.
    public static let none = FaultInjector { _ in nil }
}
