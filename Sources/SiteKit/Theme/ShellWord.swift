import Findings
import Values

/// Words of commands to paste into a shell.
enum ShellWord {
    /// A text as one word of a command, in quotation marks where it needs them.
    static func quoted(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { $0.isASCIIAlphanumeric || "_-./".utf8.contains($0) }
        return isPlain && !text.isEmpty && !text.hasPrefix("-") ? text : "'" + text.replacing("'", with: "'\\''") + "'"
    }
}
