import ImageFiles
import ListingKit
import Publishing

/// The board's own files: what lies in its `static` folder, as it is, and the pictures that its own pages show, without metadata.
///
/// All of them are among what all recipes share, so their recipes need no fingerprint of their own.
struct OwnFiles: OutputFamily {
    private let content: ContentFolder
    private let files: [StaticFile]
    private let pictures: [String]

    init(_ reading: LoadedContent, _ content: ContentFolder) {
        self.content = content
        files = reading.statics
        pictures = reading.pagePictures
    }

    var count: Int { files.count + pictures.count }

    func recipe(at index: Int, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        guard index < files.count else { return picture(pictures[index - files.count], &maker) }
        let file = files[index]
        return maker.recipe(file.path, NoInput()) { [content] _, _ in
            [
                Artifact(
                    path: try ArtifactPath(Route.file(file).file), stage: .asset,
                    content: .render { try content.bytes(of: file.path, limit: StaticFile.mostBytes) })
            ]
        }
    }

    private func picture(_ name: String, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let route = Route.pagePicture(name)
        return maker.recipe(route.path, NoInput()) { [content] _, _ in
            [
                Artifact(
                    path: try ArtifactPath(route.file), stage: .asset,
                    content: .render {
                        try ImageFile.withoutMetadata(try content.bytes(of: PagePictures.folder + name, limit: ImageFile.maximumBytes))
                    })
            ]
        }
    }
}

extension LoadedContent {
    /// Whether `robots.txt` is the board's own.
    var hasOwnRobots: Bool { statics.contains { $0.target == StaticFile.robots } }
}
