import ImageFiles
import ListingKit

/// The picture of previews of links to pages that have none of their own: the board's, or the one that the theme brings.
struct SitePicture: Sendable {
    let route: Route
    let alt: String
    /// In pixels.
    let width: Int
    /// In pixels.
    let height: Int

    /// The name of the theme's picture among its assets.
    private static let asset = "preview.png"

    /// Nil if there is neither. Throws if the theme's is no picture.
    init?(_ board: Board, _ assets: AssetFolder) throws(ThemePictureProblem) {
        if let picture = board.picture {
            self.init(route: .boardPicture(picture.file), alt: picture.alt, info: picture.info)
        } else if let asset = assets.file(SitePicture.asset) {
            switch ImageFile.inspect(asset.bytes) {
            case .success(let info): self.init(route: assets.route(of: asset.name), alt: board.title, info: info)
            case .failure(let problem): throw ThemePictureProblem(asset: asset.name, problem: problem)
            }
        } else {
            return nil
        }
    }

    private init(route: Route, alt: String, info: ImageInfo) {
        self.route = route
        self.alt = alt
        width = info.width
        height = info.height
    }
}

/// The picture that a theme brings for previews of links is none.
struct ThemePictureProblem: Error, CustomStringConvertible {
    let asset: String
    let problem: ImageProblem

    /// One sentence without a final full stop.
    var description: String { "the theme's assets/\(asset) is \(problem.message)" }
}
