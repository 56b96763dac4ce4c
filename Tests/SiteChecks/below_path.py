"""What scripts make of the path that a site lies below: addresses that they lead to, load from and keep on the device.

What they do besides is checked at the root, and files of the two sites differ in nothing else (sub_path.py).
"""

from device import DeviceCheck
from expected_search import searches
from mapping import MapCheck
from playwright.sync_api import Error
from reaching import ReachCheck
from saving import SavingCheck


def check_below_path(observer):
    """How many journeys were made."""
    reach, map_of_results = ReachCheck(observer, None), MapCheck(observer)
    saving, device = SavingCheck(observer), DeviceCheck(observer)

    def search():
        with observer.window() as reach.page:
            reach.check_home()
            reach.check_home_box()
            reach.check_back(searches(observer.site.index)[0], grown=True)

    def look_at_map():
        with observer.window(width=390, height=664) as map_of_results.page:
            map_of_results.check_layers()

    journeys = [search, look_at_map, reach.check_follow, saving.check_hearts, saving.check_changes, saving.check_sharing,
                saving.check_copies, device.check_following_here, device.check_taking_along]
    for journey in journeys:
        try:
            journey()
        except (AssertionError, Error) as error:
            observer.problems.add(journey.__name__, str(error).strip().split("\nCall log")[0].replace("\n", " "))
    return len(journeys)
