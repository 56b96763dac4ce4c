import Bytes

extension OutputChanges {
    /// What there is to say of a run whose recipes gave that. `feedNames` are those of feeds of what is on offer, `followedNames` those of
    /// all files that people subscribe to.
    func report(_ made: [RecipeOutput], _ old: OldFiles, feedNames: [String], followedNames: Set<String>) -> PublishReport {
        let written = made.lazy.flatMap(\.made).reduce(0) { $1.comparison == .same ? $0 : $0 + $1.record.size }
        let followed = followed(made, old.content, followedNames)
        if isPlain, let image = old.content.image, let figures = image.figures {
            return PublishReport(
                plan: plan, resized(figures, image, made), notes: notes, bytesWritten: written, followed: followed)
        }
        return PublishReport(
            plan: plan, counted(made, old.content.image, feedNames), notes: notes, bytesWritten: written, followed: followed)
    }

    /// The files of those names that are not as the ledger has them. What lies in the folder does not tell: a run that was cut short may
    /// have put it there without telling anybody, and an output that is made anew each time has nothing.
    private func followed(_ made: [RecipeOutput], _ before: LedgerStore.Content, _ names: Set<String>) -> [ArtifactPath] {
        guard !names.isEmpty else { return [] }
        let isUntold = before.journal != nil
        return made.lazy.flatMap(\.made).filter { file in
            guard names.contains(file.path.withName { String(cString: $0) }) else { return false }
            guard let row = file.old, let image = before.image else { return file.comparison != .same || isUntold }
            return file.comparison == .different || image.record(row) != file.record
        }.map(\.path).sorted()
    }

    /// The figures of a site that has other sizes of the same files.
    private func resized(_ figures: SiteFigures, _ image: LedgerImage, _ made: [RecipeOutput]) -> SiteFigures {
        var sizes: [Int: Int] = [:]
        var figures = figures
        figures.keptForeign = keptForeign
        for file in made.lazy.flatMap(\.made) {
            guard let row = file.old else { continue }
            sizes[row] = file.record.size
            let growth = file.record.size - image.record(row).size
            figures.bytes += growth
            if growth != 0, SiteShape.isPhotograph(file.path.string) { figures.shape.photographBytes += growth }
        }
        figures.shape.largestFile = SiteShape.Part(path: "", amount: 0)
        for row in 0..<image.paths.count {
            let size = sizes[row] ?? image.record(row).size
            if size >= figures.shape.largestFile.amount { figures.shape.largestFile.grow(to: size, at: image.paths[row]) }
        }
        return figures
    }

    private func counted(_ made: [RecipeOutput], _ image: LedgerImage?, _ feedNames: [String]) -> SiteFigures {
        var figures = SiteFigures(keptForeign: keptForeign, caseCollisions: caseCollisions)
        var counter = SiteShape.Counter()
        let slash = UInt8(ascii: "/")
        func count(_ path: String, size: Int) {
            figures.bytes += size
            if path.hasSuffix(".html") {
                figures.pages += 1
            } else if feedNames.contains(where: { path.hasSuffix($0) && path.utf8.dropLast($0.utf8.count).last ?? slash == slash }) {
                figures.feeds += 1
            }
            counter.add(path, size: size)
        }
        for output in made {
            switch output {
            case .kept(let rows):
                guard let image else { continue }
                for row in rows { count(image.paths[row], size: image.record(row).size) }
            case .made(let files):
                for file in files { count(file.path.string, size: file.record.size) }
            }
        }
        figures.shape = counter.finish()
        return figures
    }
}
