extension Project {
    /// The path of the content folder as links to the forge have it.
    var repositoryPath: String { name ?? SiteContext.repositoryPath(content) }
}
