import Bytes

extension OutputChanges {
    /// What there is to say of a run whose recipes gave that. `feedNames` is what the names of feeds end with.
    func report(_ made: [RecipeOutput], _ old: OldFiles, feedNames: [String]) -> PublishReport {
        let written = made.lazy.flatMap(\.made).reduce(0) { $1.comparison == .same ? $0 : $0 + $1.record.size }
        if isPlain, let image = old.content.image, let figures = image.figures {
            return PublishReport(plan: plan, resized(figures, image, made), notes: notes, bytesWritten: written)
        }
        return PublishReport(plan: plan, counted(made, old.content.image, feedNames), notes: notes, bytesWritten: written)
    }

    /// The figures of a site that has other sizes of the same files.
    private func resized(_ figures: SiteFigures, _ image: LedgerImage, _ made: [RecipeOutput]) -> SiteFigures {
        var sizes: [Int: Int] = [:]
        var figures = figures
        figures.keptForeign = keptForeign
        for file in made.lazy.flatMap(\.made) {
            guard let row = file.old else { continue }
            sizes[row] = file.record.size
            figures.bytes += file.record.size - image.record(row).size
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
        func count(_ path: String, size: Int) {
            figures.bytes += size
            if path.hasSuffix(".html") {
                figures.pages += 1
            } else if feedNames.contains(where: { path.hasSuffix($0) }) {
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
