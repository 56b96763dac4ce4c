// The items of the list of what is saved, in their order.

/** Puts items into a list; where one that had the focus is gone, the next one has it. */
export function arrange(list, items) {
  const before = [...list.children];
  if (items.length === before.length && items.every((item, place) => item === before[place])) return;
  const focused = document.activeElement;
  const place = before.findIndex((item) => item.contains(focused));
  list.replaceChildren(...items);
  if (place < 0 || focused === document.activeElement) return;
  if (list.contains(focused)) focused.focus();
  else items[Math.min(place, items.length - 1)]?.querySelector("a")?.focus();
}
