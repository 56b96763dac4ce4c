/// The files that editors keep for themselves beside the one that is edited.
enum EditorFiles {
    /// Whether a file of that name is hidden, a backup, a lock or a test of an editor, and so no reason to build.
    static func owns(_ name: String) -> Bool {
        let bytes = Array(name.utf8)
        guard let first = bytes.first, let last = bytes.last else { return true }
        // Hidden files (also Vim's swap files and Emacs's locks) are not content; backups; Emacs's automatic saves; Vim's test file; Word's locks.
        return first == UInt8(ascii: ".") || last == UInt8(ascii: "~") || (first == UInt8(ascii: "#") && last == first) || name == "4913"
            || name.hasSuffix(".swp") || name.hasSuffix(".tmp") || name.contains("___jb_") || name.hasPrefix("~$")
    }
}
