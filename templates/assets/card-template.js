// The template partials/card, a board's own if it has one: Houser puts it here when it puts scripts together (Sources/SiteKit/Theme/CardScript.swift),
// in the form in which mustache.js fills it.
export const template = [];
