import Bytes

extension ContentFolder {
    /// A file of the folder, or nil with a finding.
    func source(_ path: String, into diagnostics: inout [Diagnostic]) -> SourceFile? {
        stampedSource(path, into: &diagnostics)?.source
    }

    /// The same with what the file system said of the file before it was read.
    func stampedSource(_ path: String, into diagnostics: inout [Diagnostic]) -> (source: SourceFile, stamp: FileStamp)? {
        do throws(FileError) {
            let file = try stamped(path, limit: SourceFile.sizeLimit(of: path))
            return (SourceFile(path: path, bytes: file.bytes), file.stamp)
        } catch {
            if case .tooLarge(let limit) = error.reason {
                diagnostics.append(
                    Diagnostic(
                        .error, rule: Rule.fileSize.id, file: path, message: "the file is larger than \(limit >> 10) KiB",
                        reason: "It is text that people write and read.",
                        fix: "Put pictures beside it as files of their own, and shorten the text."))
            } else {
                diagnostics.append(
                    Diagnostic(.error, rule: Rule.fileUnreadable.id, file: path, message: error.description))
            }
            return nil
        }
    }
}
