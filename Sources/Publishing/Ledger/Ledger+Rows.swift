import Bytes

extension Ledger {
    /// A file that Houser wrote.
    struct Output: Sendable {
        private enum Content: Sendable {
            case new(ArtifactPath, Record)
            /// As a ledger before has it in a row.
            case kept(LedgerImage, Int)
        }

        private let content: Content
        /// What the file system said of it afterwards.
        let stamp: FileStamp

        init(path: ArtifactPath, record: Record, stamp: FileStamp) {
            content = .new(path, record)
            self.stamp = stamp
        }

        init(row: Int, of image: LedgerImage, stamp: FileStamp) {
            content = .kept(image, row)
            self.stamp = stamp
        }

        var path: ArtifactPath {
            switch content {
            case .new(let path, _): path
            case .kept(let image, let row): ArtifactPath(unchecked: image.paths[row])
            }
        }

        var record: Record {
            switch content {
            case .new(_, let record): record
            case .kept(let image, let row): image.record(row)
            }
        }

        func writePath(to out: inout ByteWriter) {
            switch content {
            case .new(let path, _): out.append(path.string)
            case .kept(let image, let row): out.append(image.paths.bytes(row))
            }
        }
    }

    /// A recipe whose artifacts were written.
    struct Made: Sendable {
        private enum Content: Sendable {
            case new(key: String, Fingerprint, any NeededItems)
            /// As a ledger before has it in a row.
            case kept(LedgerImage, Int)
        }

        private let content: Content
        /// Its files, as a range of ``Ledger/outputs``.
        let outputs: Range<Int>

        /// `needs` is what it needs of the items of the site.
        init(key: String, fingerprint: Fingerprint, outputs: Range<Int>, needs: any NeededItems) {
            content = .new(key: key, fingerprint, needs)
            self.outputs = outputs
        }

        init(row: Int, of image: LedgerImage, outputs: Range<Int>) {
            content = .kept(image, row)
            self.outputs = outputs
        }

        var fingerprint: Fingerprint {
            switch content {
            case .new(_, let fingerprint, _): fingerprint
            case .kept(let image, let row): image.fingerprint(row)
            }
        }

        /// How many items it needs.
        var needCount: Int {
            switch content {
            case .new(_, _, let needs): needs.itemCount
            case .kept(let image, let row): image.needEnds[row].count
            }
        }

        func writeKey(to out: inout ByteWriter) {
            switch content {
            case .new(let key, _, _): out.append(key)
            case .kept(let image, let row): out.append(image.keys.bytes(row))
            }
        }

        /// Writes what it needs, by the numbers that items have since changes.
        func writeNeeds(to out: inout ByteWriter, _ changes: ItemChanges?) {
            switch content {
            case .new(_, _, let needs): LedgerImage.write(needs, to: &out)
            case .kept(let image, let row): image.writeNeeds(of: row, to: &out, changes)
            }
        }
    }
}
