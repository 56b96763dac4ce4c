/// An error in a template, or in the values that it is rendered with.
public struct TemplateError: Error, Sendable, Equatable {
    /// The template's file as given to ``TemplateSet``, or the name of a template that is not in the set.
    public let file: String
    /// The line, counted from 1; 0 if the error is not in a file.
    public let line: Int
    /// The column in Unicode scalars, counted from 1; 0 if the error is not in a file.
    public let column: Int
    /// What is wrong.
    public let message: String
    /// What may have been meant, if there is something similar.
    public let hint: String?
    /// The line of the template, shortened around the error if it is long.
    public let sourceLine: String
    /// The name of the template whose rendering failed; nil for an error found at compilation.
    public let page: String?
}

extension TemplateError: CustomStringConvertible {
    /// `file:line:column: message (hint)`, on one line.
    public var description: String {
        let place = line > 0 ? "\(file):\(line):\(column)" : file
        return "\(place): \(message)" + (hint.map { " (\($0))" } ?? "") + (page.map { ", rendering '\($0)'" } ?? "")
    }
}

/// All errors in a set of templates, in the order of files and offsets. Never empty.
public struct TemplateErrors: Error, Sendable, Equatable, CustomStringConvertible {
    /// The errors, at least one.
    public let errors: [TemplateError]

    /// One line for each error.
    public var description: String {
        errors.map(\.description).joined(separator: "\n")
    }
}
