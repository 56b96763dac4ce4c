import BundledData

/// The tables that travel with the program, as bytes, so that loading them can be measured apart from everything else.
enum BundledTables {
    static var suburbs: [UInt8] { Array(UnsafeBufferPointer(start: houser_suburbs_bytes(), count: houser_suburbs_count())) }
    static var campuses: [UInt8] { Array(UnsafeBufferPointer(start: houser_universities_bytes(), count: houser_universities_count())) }
}
