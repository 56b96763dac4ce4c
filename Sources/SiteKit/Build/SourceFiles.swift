import Bytes
import ListingKit
import Publishing

/// The files that a site is made from, and what the last build knew of them.
struct SourceFiles {
    let project: Project
    let content: ContentFolder
    /// What decides how all else is read.
    let choices: BoardChoices
    /// The theme, or why it cannot be read, which is told when it is needed.
    let theme: Result<Theme, FileError>
    /// All but the files of listings.
    let shared: SharedInputs
    let remembered: ListingCache

    /// Looks at the files of a project; `changes` spares a look at all that is as it was.
    init(_ project: Project, _ previous: PreviousBuild, _ changes: InputChanges?, _ observer: any BuildObserver) throws {
        observer.begin(.read)
        self.project = project
        let start = FileStamp.now()
        let entries = changes?.entries()
        content =
            try entries.map { try ContentFolder(project.content, holding: $0) }
            ?? ContentFolder(project.content, over: project.overlay)
        let choices = BoardChoices(of: content)
        self.choices = choices
        theme = Result { () throws(FileError) in try Theme.of(ThemeFolder(project), language: choices.language) }
        let known = KnownFiles(previous, changes, isSameFolder: entries != nil)
        shared = SharedInputs(content, theme: theme, memory: known, at: start, threads: project.threads)
        remembered = ListingCache(previous, known, shared: shared, today: project.today)
    }
}
