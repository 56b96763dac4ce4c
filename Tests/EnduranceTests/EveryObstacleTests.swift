import TestSupport
import Testing

/// Whatever stands in the output where something of the site must go: it is replaced because Houser wrote there before, or it is refused
/// before anything is published. Nothing is ever written behind a link, and nothing hangs.
@Suite(.endurance) struct EveryObstacleTests {
    private static let places = [
        "items/oak-desk/index.html", "items/oak-desk", "suburbs", "suburbs/vic", "items", "robots.txt", "index.html", "assets",
        "api/listings/0.json", "atom.xml",
    ]

    @Test(arguments: places, Obstacle.allCases)
    func inTheWay(of place: String, obstacle: Obstacle) throws {
        for isFirst in [true, false] { try ObstructedBoard.check(obstacle, at: place, isFirst: isFirst) }
    }
}
