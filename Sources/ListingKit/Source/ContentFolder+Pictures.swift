import Bytes
import Facts
import ImageFiles

extension ContentFolder {
    /// Looks at the pictures of a folder inside.
    func pictures(in folder: String) -> @Sendable (_ name: String) -> Result<(info: ImageInfo, byteCount: Int), ImageFolder.Problem> {
        { name in
            do {
                let bytes = try bytes(of: folder + "/" + name, limit: ImageFile.maximumBytes)
                return ImageFolder.inspect(bytes)
            } catch let error as FileError where error.isTooLarge {
                return .failure(.tooLarge)
            } catch {
                return .failure(ImageFolder.Problem(message: "cannot be read", advice: "\(error)."))
            }
        }
    }
}

extension FileError {
    fileprivate var isTooLarge: Bool { if case .tooLarge = reason { true } else { false } }
}
