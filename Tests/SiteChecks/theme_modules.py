"""The modules of the theme by their names, in whichever files they were put together."""

import json


def with_modules(site, script):
    """A script for a page in which THEME is a function that gives a module by its name."""
    files = [path for path in site.files if path.startswith(site.assets) and path.endswith(".js")]
    parts = [path for path in files if (text := site.read(path)).startswith("import{$m}from") and "$m.run(" not in text]
    base = next(path for path in files if "export const $m" in site.read(path))
    addresses = json.dumps([site.base + path for path in parts])
    return script.replace("THEME", f"""(async (name) => {{
      const {{ $m }} = await import({json.dumps(site.base + base)});
      await Promise.all({addresses}.map((part) => import(part)));
      return $m(name);
    }})""")
