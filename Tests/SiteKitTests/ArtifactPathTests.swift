import Testing

@testable import Publishing
@testable import SiteKit

@Suite struct ArtifactPathTests {
    @Test(arguments: [
        ("", ArtifactPathError.Problem.emptyPart), ("/a", .emptyPart), ("a/", .emptyPart), ("a//b", .emptyPart), (".", .dotPart),
        ("a/../b", .dotPart), ("..", .dotPart), ("a/./b", .dotPart), ("a\0b", .controlCharacter), ("a\nb", .controlCharacter),
        ("a\u{7F}", .controlCharacter), ("a\u{85}b", .controlCharacter), ("a\\b", .backslash), ("x/.houser-tmp-1", .reserved),
        (String(repeating: "a", count: 256), .tooLong), (String(repeating: "ab/", count: 400) + "c", .tooLong),
        (String(repeating: "a/", count: 32) + "a", .tooDeep),
    ])
    func refuses(path: String, problem: ArtifactPathError.Problem) {
        #expect(throws: ArtifactPathError(path: path, problem: problem)) { try ArtifactPath(path) }
    }

    @Test(arguments: [
        "index.html", "a/b/c.html", ".well-known/x", "...", "a b/ü.html", String(repeating: "a", count: 255), "Ελλάδα/à", "..a/b..",
        String(repeating: "a/", count: 31) + "a",
    ])
    func accepts(path: String) throws {
        #expect(try ArtifactPath(path).string == path)
    }

    @Test func orderKeepsFoldersTogether() throws {
        let paths = try ["a-b", "a/z", "a", "a.b", "a/b", "b"].map { try ArtifactPath($0) }
        #expect(paths.sorted().strings == ["a", "a/b", "a/z", "a-b", "a.b", "b"])
    }

    @Test func comparesBytesNotCanonicalEquivalence() throws {
        let composed = try ArtifactPath("\u{E9}")
        let decomposed = try ArtifactPath("e\u{301}")
        #expect(composed != decomposed)
        #expect(composed.string == decomposed.string)
        #expect(Set([composed, decomposed]).count == 2)
    }

    @Test func isInside() throws {
        #expect(try ArtifactPath("a/b").isInside(ArtifactPath("a")))
        #expect(try !ArtifactPath("ab/c").isInside(ArtifactPath("a")))
        #expect(try !ArtifactPath("a").isInside(ArtifactPath("a")))
    }

    @Test func setRefusesClashes() throws {
        func set(_ paths: [String]) throws -> ArtifactSet {
            try ArtifactSet(paths.map { try ArtifactPath($0) })
        }
        #expect(throws: PublishError.duplicatePath(try ArtifactPath("b"))) { try set(["b", "a", "b"]) }
        #expect(throws: PublishError.fileAndFolder(file: try ArtifactPath("a"), inner: try ArtifactPath("a/b"))) {
            try set(["a/b", "a-b", "a", "a.c"])
        }
        let collisions = try set(["x/Front.jpg", "x/front.jpg", "\u{E9}", "e\u{301}", "y"]).caseCollisions
        #expect(collisions.map { [$0.first.string, $0.second.string] }.count == 2)
        #expect(collisions.contains(CaseCollision(first: try ArtifactPath("x/Front.jpg"), second: try ArtifactPath("x/front.jpg"))))
        #expect(try set(["x/front.jpg", "x/back.jpg"]).caseCollisions.isEmpty)
    }
}
