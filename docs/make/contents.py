"""Lists of the articles: the contents of the site, of a page, and of the page that has every heading."""

from html import escape
from itertools import groupby


def link(article, current=None):
    here = ' aria-current="page"' if article is current else ""
    return f'<a href="{{{{base}}}}{article.slug}/"{here}>{escape(article.title)}</a>'


def grouped(articles):
    """The groups, each with its articles."""
    return [(name, list(of)) for name, of in groupby(articles, lambda article: article.group)]


def of_site(articles, current=None):
    """The contents beside each page."""
    return "".join(
        f"<h2>{escape(name)}</h2><ul>" + "".join(f"<li>{link(article, current)}</li>" for article in of) + "</ul>" for name, of in grouped(articles))


def of_home(articles):
    """The contents with what each article is about."""
    return "".join(
        f'<section><h2>{escape(name)}</h2><ul class="about">'
        + "".join(f"<li>{link(article)}<p>{escape(article.lead)}</p></li>" for article in of).replace("{{base}}", "\0")
            .replace("{{", "&#123;&#123;").replace("\0", "{{base}}")
        + "</ul></section>" for name, of in grouped(articles))


def of_page(article, prefix="", deepest=3):
    """The headings of a page, those of the third level below those of the second."""
    result, open_list = [], False
    for level, place, name in article.headings:
        if level > deepest:
            continue
        item = f'<a href="{prefix}#{place}">{escape(name).replace("{{", "&#123;&#123;")}</a>'
        if level == 2:
            result.append(("</ul>" if open_list else "") + ("</li>" if result else "") + f"<li>{item}")
            open_list = False
        else:
            result.append(("" if open_list else "<ul>") + f"<li>{item}</li>")
            open_list = True
    return "<ul>" + "".join(result) + ("</ul>" if open_list else "") + ("</li>" if result else "") + "</ul>" if result else ""


def of_all(articles):
    """Every article with all its headings."""
    return "".join(f"<h2>{link(article)}</h2>" + of_page(article, f"{{{{base}}}}{article.slug}/", 6) for article in articles)
