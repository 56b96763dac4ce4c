import ListingKit

/// What a build changes in the ledger of a build before it that had the same files, recipes and listings.
struct LedgerEdit: Sendable {
    /// What the ledger holds of the build before.
    let columns: LedgerImage.BuildColumns
    /// What was read and found, without its long columns.
    var build: BuildRecord
    /// The content folder as it was seen.
    var content: InputColumn.Change
    /// The theme's folder as it was seen.
    var theme: InputColumn.Change
    /// The listings that were read anew.
    var listings: [ListingColumns.Change] = []
    /// Recipes with another fingerprint, by row.
    var recipes: [(row: Int, fingerprint: Fingerprint)] = []
    /// Files that hold something else now, or of which the file system says something else, by row.
    var outputs: [(row: Int, record: Ledger.Record, stamp: FileStamp)] = []
}

extension LedgerImage {
    /// The form in which the ledger is kept after an edit of it.
    func bytes(with edit: LedgerEdit) -> [UInt8] {
        let image = file.bytes
        var out = ByteWriter(reservingCapacity: image.count + image.count / 64 + 65_536)
        out.append(UnsafeRawBufferPointer(rebasing: image[..<edit.columns.listingsPlace]))
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
        edit.columns.content.overwrite(edit.content, in: &out)
        edit.columns.theme.overwrite(edit.theme, in: &out)
        edit.columns.listings.write(edit.listings, to: &out, image)
        edit.build.writeHead(to: &out)
        return LedgerImage.sealed(&out, seed: seed)
    }
}
