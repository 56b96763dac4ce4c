import Mustache

/// The names that a fact tells, each with its page if it has one.
extension FactLinks {
    func set(in view: inout View) {
        view.objects(.links, links.enumerated()) { view, numbered in
            view.text(.name, numbered.1.name.isolated)
            view.text(.href, numbered.1.href)
            view.bool(.last, numbered.0 == links.count - 1)
        }
    }
}
