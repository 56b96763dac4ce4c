import ListingKit

/// What a build changes in the ledger of a build before it that had the same files, recipes and listings.
struct LedgerEdit: Sendable {
    /// Files that hold something else now, or of which the file system says something else, by row.
    var outputs: [(row: Int, record: Ledger.Record, stamp: FileStamp)] = []
    /// Recipes with another fingerprint, by row.
    var recipes: [(row: Int, fingerprint: Fingerprint)] = []
    /// The listings that were read anew.
    var listings: [ListingColumns.Change] = []
    /// What was read and found; of its long columns only `content` and `theme` are used, which name the same files and folders as before.
    var build: BuildRecord
}

extension LedgerImage {
    /// The form in which the ledger is kept after an edit; nil if it has no build in it, or another number of inputs.
    func bytes(with edit: LedgerEdit) -> [UInt8]? {
        guard let build, build.content.isAlike(edit.build.content), build.theme.isAlike(edit.build.theme) else { return nil }
        let image = file.bytes
        var out = ByteWriter(reservingCapacity: image.count + image.count / 64 + 65_536)
        out.append(UnsafeRawBufferPointer(rebasing: image[..<build.listingsPlace]))
        for output in edit.outputs {
            var row = ByteWriter()
            row.write(Int64(output.record.size))
            row.write(output.record.digest)
            out.overwrite(at: records + output.row * LedgerImage.recordWidth, with: row.bytes)
            var stamp = ByteWriter()
            stamp.write(output.stamp)
            out.overwrite(at: stamps + output.row * LedgerImage.stampWidth, with: stamp.bytes)
        }
        for recipe in edit.recipes {
            var row = ByteWriter()
            row.write(recipe.fingerprint)
            out.overwrite(at: fingerprints.place + recipe.row * FingerprintColumn.width, with: row.bytes)
        }
        build.content.overwrite(edit.build.content, in: &out)
        build.theme.overwrite(edit.build.theme, in: &out)
        build.listings.write(edit.listings, to: &out, image)
        edit.build.writeHead(to: &out)
        return LedgerImage.sealed(&out, seed: seed)
    }
}
