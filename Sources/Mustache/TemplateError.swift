/// One thing that is wrong with a template, or with the values that it was given.
public struct TemplateError: Error, Sendable, Equatable {
    /// The template's file, as it was given to ``TemplateSet``; for a template that is not in the set, its name.
    public let file: String
    /// The line, counted from 1; 0 if the error has no place in a file.
    public let line: Int
    /// The column in Unicode scalars, counted from 1; 0 if the error has no place in a file.
    public let column: Int
    /// What is wrong.
    public let message: String
    /// What may have been meant, if something is known that is like it.
    public let hint: String?
    /// The line of the template around the place, shortened if it is long.
    public let sourceLine: String
    /// The name of the template whose rendering failed; nil if the error was found before, when it was compiled.
    public let page: String?
}

extension TemplateError: CustomStringConvertible {
    /// `file:line:column: message (hint)`, on one line.
    public var description: String {
        let place = line > 0 ? "\(file):\(line):\(column)" : file
        return "\(place): \(message)" + (hint.map { " (\($0))" } ?? "") + (page.map { ", rendering '\($0)'" } ?? "")
    }
}

/// All that is wrong with a set of templates, in the order of the files, and in each from its start to its end. Never empty.
public struct TemplateErrors: Error, Sendable, Equatable, CustomStringConvertible {
    /// The problems.
    public let errors: [TemplateError]

    /// One line for each problem.
    public var description: String {
        errors.map(\.description).joined(separator: "\n")
    }
}
