import Archives

extension ParcelReader {
    /// So many bytes of what came are kept until all of it is known: as many as an archive may have. What is more is read twice.
    private static let mostKept = ZipArchive.mostBytes

    /// Reads files as ``read(_:each:)`` does, but tells first what they bring under one name. Throws before anything is handed on if a file cannot
    /// be read.
    public func read(_ paths: [String], clashes: (ParcelClashes) -> Void, each: (Delivery) throws -> Void) throws -> [Ignored] {
        var found = ParcelClashes()
        var kept: [Delivery] = []
        var size = 0
        let ignored = try read(paths) { delivery in
            found.add(delivery)
            size += delivery.size
            if size <= ParcelReader.mostKept { kept.append(delivery) }
        }
        clashes(found)
        guard size > ParcelReader.mostKept else {
            try kept.forEach(each)
            return ignored
        }
        kept = []
        return try read(paths, each: each)
    }
}

extension Delivery {
    /// How many bytes its files have.
    fileprivate var size: Int {
        guard case .parcel(let parcel) = content else { return 0 }
        return (parcel.files + parcel.changes).reduce(0) { $0 + $1.bytes.count }
    }
}
