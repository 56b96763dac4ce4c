import Bytes

/// What a build changes in the ledger of a build before it that had the same files and recipes.
struct LedgerEdit {
    /// What there is to say of the site now.
    var figures: SiteFigures
    /// Writes what the builder notes, instead of its notes in the ledger.
    var notes: LedgerNotes
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
        var text = LedgerText(seed: seed, file)
        text.keep(LedgerImage.headerSize..<figuresPlace, patches)
        text.append { edit.figures.write(to: &$0) }
        edit.notes(&text)
        return text
    }
}
