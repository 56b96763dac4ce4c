// Elements are made with DOM methods only: listing text is data, never markup. Cards alone are parsed, of a template whose values are escaped
// (cards.js).

export function element(name, className, ...children) {
  const node = document.createElement(name);
  if (className) node.className = className;
  node.append(...children);
  return node;
}

/** A button that does something when it is pressed. */
export function button(className, onPress, ...children) {
  const node = element("button", className, ...children);
  node.type = "button";
  node.addEventListener("click", () => onPress(node));
  return node;
}
