import Testing

@testable import Publishing
@testable import SiteKit

@Suite struct HostLimitTests {
    private func notes(_ bytes: Int, files: Int = 1, folders: Int = 0, file: Int = 1, folder: Int = 1) -> [String] {
        let shape = SiteShape(
            files: files, folders: folders, largestFile: SiteShape.Part(path: "search/all.json", amount: file),
            fullestFolder: SiteShape.Part(path: folder > 50_000 ? "" : "assets", amount: folder))
        let report = PublishReport(
            plan: PublishPlan(added: []), SiteFigures(bytes: bytes, shape: shape), notes: [], bytesWritten: 0)
        return report.hostNotes
    }

    @Test func nothingIsSaidOfASiteThatAllTake() {
        #expect(notes(196_607_999, files: 14_999, folders: 100_000, file: 19_660_799, folder: 40_499).isEmpty)
    }

    @Test(arguments: [
        (
            (196_608_000, 1, 0, 1, 1),
            ["196.6 MB: 75 % of what Azure Static Web Apps takes (250 MB on the free plan and 500 MB on the standard one)."]
        ),
        (
            (750_000_000, 1, 0, 1, 1),
            [
                "750.0 MB: 75 % of what GitHub Pages takes (1 GB).", "750.0 MB: 75 % of what GitLab Pages on gitlab.com takes (1 GB).",
                "750.0 MB: more than Azure Static Web Apps takes (250 MB on the free plan and 500 MB on the standard one).",
            ]
        ),
        (
            (0, 20_000, 1, 1, 1),
            ["20,000 files: 100 % of what Cloudflare Pages takes (20,000 files on the free plan and 100,000 on a paid one)."]
        ),
        (
            (0, 110_000, 90_001, 1, 1),
            [
                "110,000 files and 90,001 folders: more than GitLab Pages on gitlab.com takes (200,000 files and folders).",
                "110,000 files: more than Cloudflare Pages takes (20,000 files on the free plan and 100,000 on a paid one).",
            ]
        ),
        (
            (0, 1, 0, 20_000_000, 1),
            ["20.0 MB in search/all.json: 76 % of what Cloudflare Pages takes (25 MiB a file)."]
        ),
        ((0, 1, 0, 1, 40_500), ["40,500 files in assets/: 75 % of what Netlify takes (54,000 files in a folder)."]),
        ((0, 1, 0, 1, 54_001), ["54,001 files in the top folder: more than Netlify takes (54,000 files in a folder)."]),
    ])
    func aHostIsNamedWithWhatItTakes(site: (Int, Int, Int, Int, Int), told: [String]) {
        let notes = notes(site.0, files: site.1, folders: site.2, file: site.3, folder: site.4)
        #expect(Array(notes.dropLast()) == told)
        #expect(notes.last?.hasPrefix("In board.yaml, fewer \"formats\"") ?? false)
    }

    @Test func aSiteIsCountedWhateverItsOrder() {
        let files = [("index.html", 5), ("a/b/c/x", 7), ("a/b/y", 9), ("a/b/z", 9), ("d/x", 1), ("a/b/w", 2), ("d/y", 1), ("d/z", 1)]
        for order in [files, files.reversed(), files.sorted { $0.1 < $1.1 }] {
            var counter = SiteShape.Counter()
            for (path, size) in order { counter.add(path, size: size) }
            let shape = counter.finish()
            #expect(shape.files == 8 && shape.folders == 4)
            #expect(shape.largestFile == SiteShape.Part(path: "a/b/y", amount: 9))
            #expect(shape.fullestFolder == SiteShape.Part(path: "a/b", amount: 3))
        }
    }
}
