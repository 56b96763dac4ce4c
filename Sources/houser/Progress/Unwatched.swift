import Publishing

/// The board is read once for each package, so that bars would come and go.
struct Unwatched: BuildObserver {
    func begin(_ phase: BuildPhase) {}
    func progress(_ done: Int, of total: Int) {}
}
