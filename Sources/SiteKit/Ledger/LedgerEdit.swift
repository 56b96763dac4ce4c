import Bytes

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
    func text(with edit: LedgerEdit) -> LedgerText {
        var patches = LedgerPatches()
        for output in edit.outputs {
            patches.overwrite(at: records + output.row * LedgerImage.recordWidth) {
                $0.write(Int64(output.record.size))
                $0.write(output.record.digest)
            }
            patches.overwrite(at: stamps + output.row * LedgerImage.stampWidth) { $0.write(output.stamp) }
        }
        for recipe in edit.recipes {
            patches.overwrite(at: fingerprints.place + recipe.row * FingerprintColumn.width) { $0.write(recipe.fingerprint) }
        }
        edit.columns.content.overwrite(edit.content, in: &patches)
        edit.columns.theme.overwrite(edit.theme, in: &patches)
        edit.columns.listings.overwrite(edit.listings, in: &patches)
        var text = LedgerText(seed: seed, file)
        text.keep(LedgerImage.headerSize..<edit.columns.listings.tailPlace, patches)
        edit.columns.listings.writeTails(edit.listings, to: &text)
        text.append { edit.build.writeHead(to: &$0) }
        return text
    }
}
