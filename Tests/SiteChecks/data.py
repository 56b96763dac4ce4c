"""data.py OUTPUT: the JSON for programs is as its own schema says, and programs find every listing and postcode in it."""

import json
import sys

from data_rules import Rules, pack_of
from published import Problems, Published
from search_index import check_ids, check_places

FOLDER, MANIFEST, SCHEMA = "api/", "api/listings.json", "api/schema.json"


class DataCheck:
    def __init__(self, folder):
        self.site, self.problems = Published(folder), Problems("data")
        self.rules = Rules(json.loads(self.site.read(SCHEMA)))
        self.listings, self.postcodes = {}, set()

    def document(self, path, form):
        """A document, if it is one of a form."""
        faults, document = self.rules.judge(self.site.read(path), form)
        for fault in faults:
            self.problems.add(path, fault)
        return None if faults else document

    def check(self):
        manifest = self.document(MANIFEST, "manifest")
        if manifest:
            self.check_packs(manifest)
        self.check_pages()
        self.check_each()
        self.check_postcodes()

    def check_packs(self, manifest):
        packs = manifest["packs"]
        names = {f"{FOLDER}listings/{number}.json" for number in range(len(packs))}
        for path in set(self.site.below(f"{FOLDER}listings/*.json")) ^ names:
            self.problems.add(path, "is not what the manifest tells of")
        for number, told in enumerate(packs):
            path = f"{FOLDER}listings/{number}.json"
            if told["url"] != f"{self.site.url(path)}?v={told['digest']}":
                self.problems.add(MANIFEST, f"{told['url']} is not the address of pack {number}")
            pack = self.document(path, "pack") if path in self.site.files else None
            if not pack:
                continue
            if told["bytes"] != len(self.site.files[path].read_bytes()):
                self.problems.add(MANIFEST, f"pack {number} has not {told['bytes']} bytes")
            if (told["digest"], told["listings"]) != (pack["digest"], len(pack["listings"])):
                self.problems.add(MANIFEST, f"pack {number} has another digest or number of listings")
            for listing in pack["listings"]:
                if pack_of(listing["id"], len(packs)) != number:
                    self.problems.add(path, f"{listing['id']} would be looked for in another pack")
                if listing["id"] in self.listings:
                    self.problems.add(path, f"{listing['id']} is in two packs")
                self.listings[listing["id"]] = listing
        found = self.listings.values()
        if (manifest["listings"], manifest["open"]) != (len(found), sum(listing["open"] for listing in found)):
            self.problems.add(MANIFEST, "tells of another number of listings")

    def check_pages(self):
        """Every listing has its page, and those that are open are the search page's."""
        for name, listing in self.listings.items():
            if not self.site.file_at(listing["url"]):
                self.problems.add(name, f"has no page at {listing['url']}")
            for image in listing.get("images", []):
                if not self.site.file_at(image["url"]):
                    self.problems.add(name, f"has no picture at {image['url']}")
        check_ids(self.site.index, self.site.read)
        check_places(self.site.index, self.site.read)
        searched = {record["id"]: record for record in self.site.index["listings"]}
        if set(searched) != {name for name, listing in self.listings.items() if listing["open"]}:
            self.problems.add(MANIFEST, "the open listings are not those of the search index")
        for name in set(searched) & set(self.listings):
            listing, record = self.listings[name], searched[name]
            for here, there in (("price_cents", "price"), ("title", "title"), ("kind", "kind")):
                if listing.get(here) != record.get(there):
                    self.problems.add(name, f"its {here} is not that of the search index")

    def check_each(self):
        """Files of a listing or postcode of its own, where the board asks for them."""
        for path in self.site.below(f"{FOLDER}listings/each/*.json"):
            listing = self.document(path, "listing")
            if listing and {**self.listings.get(listing["id"], {}), "version": listing["version"]} != listing:
                self.problems.add(path, "is not what its pack says")
        for path in self.site.below(f"{FOLDER}suburbs/*.json"):
            self.document(path, "places")

    def check_postcodes(self):
        for path in self.site.below(f"{FOLDER}postcodes/*.json"):
            pack = self.document(path, "postcodes") or {}
            for postcode, places in pack.items():
                if f"{FOLDER}postcodes/{postcode[:2]}.json" != path:
                    self.problems.add(path, f"{postcode} would be looked for in another file")
                if {place["postcode"] for place in places} != {postcode}:
                    self.problems.add(path, f"{postcode} has a place of another postcode")
                self.postcodes.add(postcode)
        for name, listing in self.listings.items():
            if "address" in listing and listing["address"]["postcode"] not in self.postcodes:
                self.problems.add(name, "its postcode is in no file")


def main(folder):
    check = DataCheck(folder)
    check.check()
    check.problems.finish(f"{len(check.listings)} listings and {len(check.postcodes)} postcodes are as the schema says")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: data.py OUTPUT")
    main(sys.argv[1])
