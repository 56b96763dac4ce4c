"""The flows of the apps whose place the board takes, each walked end to end by a reader with a phone."""

import flows_campus
import flows_cars
import flows_flatmates
import flows_rentals
import flows_stories
import flows_students
import flows_trade


def check_flows(observer):
    """How many flows were walked: one of three of each app, by night all."""
    parts = (flows_rentals, flows_students, flows_flatmates, flows_trade, flows_campus, flows_cars, flows_stories)
    flows = [check for part in parts for check in observer.some(part.FLOWS, of=3)]
    for check in flows:
        check(observer)
    return len(flows)
