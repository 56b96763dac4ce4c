import ArgumentParser
import SiteKit
import Values

/// `houser theme`: lists the files of the shipped theme, or writes one out.
struct ThemeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "theme", abstract: "List the files of the built-in theme, or print one of them.",
        discussion:
            "Put a file with the same name in the board's templates folder, and it replaces the built-in one. The words of a language that isn't built in, such as words/fr.yaml, are printed to be translated: what the board has of them, and the rest in English."
    )

    @Argument(help: ArgumentHelp("The file to print, such as partials/card.mustache.", valueName: "file"))
    var file: String?

    @Option(
        help: ArgumentHelp(
            "The folder of the board's own templates, where its words of a language are (default: templates, if there is one).",
            valueName: "folder"))
    var templates: String?

    func run() throws {
        guard let file else {
            return try Terminal.print(ShippedTheme.files.map { $0.path + "\n" }.joined())
        }
        guard let found = ShippedTheme.file(file) else {
            let folder = templates ?? Project.usualTemplates
            if let words = try TranslationFile.text(file, templates: folder, mayBeAbsent: templates == nil) {
                return try Terminal.print(words)
            }
            let guess = ThemeCommand.meant(file)
            throw ValidationError(
                "There is no file '\(file)' in the built-in theme." + (guess.map { " Did you mean '\($0)'?" } ?? "")
                    + " 'houser theme' lists them all.")
        }
        try Terminal.print(found.bytes)
    }

    /// The file that somebody most likely means who names another.
    private static func meant(_ file: String) -> String? {
        let paths = ShippedTheme.files.map(\.path)
        return paths.first { $0 == file + ".mustache" || file.hasSuffix("/" + $0) || $0.hasSuffix("/" + file) }
            ?? Spelling.nearest(to: file, among: paths)
    }
}
