import Bytes

/// What a build changes in the ledger of a build before it that had the same files and recipes.
struct LedgerEdit {
    /// What there is to say of the site now.
    var figures: SiteFigures
    /// Writes what the builder notes, instead of its notes in the ledger.
    var notes: LedgerNotes
    /// Recipes with another fingerprint, by row, in the order of the rows.
    var recipes: [(row: Int, fingerprint: Fingerprint, needs: any NeededItems)] = []
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
        text.keep(LedgerImage.headerSize..<needEnds.headPlace, patches)
        let needs = edit.recipes.map { (row: $0.row, bytes: LedgerImage.bytes(of: $0.needs)) }.filter { !holds($0.bytes, at: $0.row) }
        text.keep(needEnds, at: needed.place, width: LedgerImage.needWidth, with: needs)
        text.keep(needed.place + needed.count * LedgerImage.needWidth..<figuresPlace)
        text.append { edit.figures.write(to: &$0) }
        edit.notes(&text)
        return text
    }

    /// Whether a recipe needs just those items.
    private func holds(_ needs: [UInt8], at row: Int) -> Bool {
        let range = needEnds[row]
        let place = needed.place + range.lowerBound * LedgerImage.needWidth
        return range.count * LedgerImage.needWidth == needs.count && file.bytes[place..<place + needs.count].elementsEqual(needs)
    }

    private static func bytes(of needs: any NeededItems) -> [UInt8] {
        var out = ByteWriter(reservingCapacity: needs.itemCount * needWidth)
        write(needs, to: &out)
        return out.bytes
    }
}
