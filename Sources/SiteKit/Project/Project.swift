import ListingKit
import Values

/// What a build works on: where everything lies, and the two things from outside that decide what comes out.
public struct Project: Sendable {
    /// The folder of listing files.
    public var content: String
    /// What is taken to lie in that folder in another way than it does.
    public var overlay = ContentOverlay()
    /// The folder's path in the repository, if it is not its own: a copy of it from elsewhere makes the same site.
    var name: String?
    /// The folder of the board's own templates and assets, which are laid over the shipped ones.
    public var templates: String
    /// Whether it is no error if that folder is not there, since nobody named it.
    public var templatesMayBeAbsent: Bool
    /// The folder to publish to.
    public var output: String
    /// Where the record of published files is kept.
    public var ledger: String
    /// The record of another build by which people were told of the board, if its own is not: a site made again from nothing goes on where
    /// that one stopped.
    public var told: String?
    /// The address to publish under in place of the board's own; ends with a slash.
    public var baseURL: String?
    /// The day as of which the board is built; it decides what has expired.
    public var today: EffectiveDay
    /// The most threads to use.
    public var threads: Int

    /// The folder of templates and assets of a project that names no other.
    public static let usualTemplates = "templates"

    /// A project of those folders.
    public init(
        content: String, templates: String, templatesMayBeAbsent: Bool = false, output: String, ledger: String, baseURL: String? = nil,
        today: EffectiveDay, threads: Int
    ) {
        self.content = content
        self.templates = templates
        self.templatesMayBeAbsent = templatesMayBeAbsent
        self.output = output
        self.ledger = ledger
        self.baseURL = baseURL
        self.today = today
        self.threads = threads
    }
}
