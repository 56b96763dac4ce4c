/// Where artifacts go as soon as they are made.
enum Destination: Sendable {
    /// Nowhere: only the plan is wanted.
    case nowhere
    /// Aside, until all are made, if they differ from what is published.
    case staging(Staging)
    /// Into an output that is not there yet.
    case new(NewOutput)

    /// What one thread writes with, if files are written where they stay.
    var newFiles: NewFiles? {
        guard case .new(let output) = self else { return nil }
        return NewFiles(output)
    }
}
