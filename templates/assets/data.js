// The page about data: looks a postcode up. Without scripts the links below the form lead to the same files.
const form = document.querySelector("form.lookup");
const found = form.querySelector(".found");

// Elements are made with DOM methods only: what a file says is data, never markup.
function element(name, ...children) {
  const node = document.createElement(name);
  node.append(...children);
  return node;
}

function row({ name, state, postcode, latitude, longitude }) {
  const place = latitude === null ? "" : ` (${latitude}, ${longitude})`;
  return element("li", `${name} ${state.abbreviation} ${postcode}${place}`);
}

async function lookUp(postcode) {
  const url = `${form.dataset.suburbs}${postcode}.json`;
  const response = await fetch(url);
  if (response.status === 404) return [element("p", `No place has the postcode ${postcode}.`)];
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  const places = await response.json();
  const link = element("a", url);
  link.href = url;
  return [element("p", link), element("ul", ...places.map(row))];
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  try {
    found.replaceChildren(...(await lookUp(form.elements.postcode.value)));
  } catch (error) {
    console.error(error);
    found.replaceChildren(element("p", "The file could not be loaded. Check your connection, or use the links below."));
  }
});
form.hidden = false;
