import ImageFiles
import ListingKit
import Publishing

/// The board's own picture for previews of links, if it has one.
struct BoardPictures: OutputFamily {
    let board: Board
    let content: ContentFolder

    var count: Int { board.picture == nil ? 0 : 1 }

    func recipe(at index: Int, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        maker.recipe("picture", NoInput()) { [picture = board.picture, content] _, _ in
            guard let picture else { return [] }
            return [
                Artifact(
                    path: try ArtifactPath(Route.boardPicture(picture.file).file), stage: .asset,
                    content: .render {
                        try ImageFile.withoutMetadata(try content.bytes(of: picture.file, limit: ImageFile.maximumBytes))
                    })
            ]
        }
    }
}
