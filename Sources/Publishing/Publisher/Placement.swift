import Bytes

/// Puts staged files in their places, so that at no instant a page links to one that is not there.
struct Placement {
    let output: OutputFolder
    let staging: Staging
    let interim: InterimPage
    let threads: Int
    let observer: any BuildObserver

    /// Puts all files that wait in the staging folder in place.
    func place(_ made: [MadeFile]) throws(PublishError) {
        try placeInterims(made)
        let counter = ProgressCounter(total: made.count) { [observer] in observer.progress($0, of: $1) }
        for stage in Artifact.Stage.allCases {
            let files = made.filter { $0.stage == stage }.sorted { $0.path < $1.path }
            _ = try Parallel.map(files, threads: threads) { [output] () throws(PublishError) in
                FolderCursor(output)
            } _: { [staging] (cursor, file) throws(PublishError) in
                defer { counter.step() }
                if let number = file.staged { try staging.place(number, at: file.path, &cursor) }
            }
        }
    }

    /// From here on every new page is there, so that others can link to it.
    private func placeInterims(_ made: [MadeFile]) throws(PublishError) {
        let pages = made.filter(\.isNewPage).sorted { $0.path < $1.path }
        guard !pages.isEmpty else { return }
        try staging.write(interim)
        _ = try Parallel.map(pages, threads: threads) { [output] () throws(PublishError) in
            FolderCursor(output)
        } _: { [staging, interim] (cursor, page) throws(PublishError) in
            try staging.place(interim, at: page.path, &cursor)
        }
    }
}
