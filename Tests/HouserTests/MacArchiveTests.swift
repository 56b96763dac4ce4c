import TestSupport
import Testing

/// Archives as a Mac makes them: deflated with their sizes behind the bytes, in a folder, with files of the system beside them.
@Suite struct MacArchiveTests {
    /// Whether descriptors have a signature, and the folder in which all lies.
    @Test(arguments: [true, false], ["", "Sunny flat/", "content/"]) func itsFilesAreTaken(isSigned: Bool, folder: String) throws {
        let others = ["__MACOSX/\(folder)rentals/._sunny-flat", "\(folder).DS_Store", "\(folder)rentals/.DS_Store"]
        let all = SentListing.files.map { (folder + $0.path, $0.bytes) } + others.map { ($0, [0, 5, 22, 7]) }
        let files = all.map { path, bytes in
            var file = ZipMaker.File(path, bytes)
            file.deflate()
            file.flags |= 8
            let sizes = ZipMaker.long(file.checksum, file.bytes.count, file.size)
            file.descriptor = (isSigned ? ZipMaker.long(0x0807_4B50) : []) + sizes
            return file
        }
        let workspace = try Workspace(board: "small")
        let run = try AcceptTests.run([("listing.zip", ZipMaker(files).bytes)], ["--write"], in: workspace)
        #expect(run.status == 0 && run.output.contains("accepted: wrote 4 files"), "\(run.output)\(run.errors)")
        #expect(run.output.contains("note: 3 files that a Mac adds to archives left out."))
        #expect(try workspace.source("rentals/sunny-flat/index.md") == SentListing.listing)
    }

    /// A folder that means something to a board is no wrapping.
    @Test(arguments: ["pages", "kinds", ".git"]) func whatMeansSomethingStays(folder: String) throws {
        let files = SentListing.files.map { ("\(folder)/\($0.path)", $0.bytes) }
        let workspace = try Workspace(board: "small")
        let run = try AcceptTests.run([("listing.zip", ZipMaker(files).bytes)], ["--write"], in: workspace)
        #expect(run.status == 1 && run.output.contains("[package-path]"), "\(run.output)")
    }
}
