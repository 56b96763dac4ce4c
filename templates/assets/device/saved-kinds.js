// The kinds of what is saved, each a list of its own if there are several, or if the board calls what is saved of one by a name, such as "Garage".

/** The kinds of the board by their folders, with what a reader's saved ones are called; `isNamed` is a name that the board gave. */
export const KINDS = new Map([...document.querySelectorAll("#saved-kinds li")].map(({ dataset, textContent }) =>
  [dataset.folder, { name: dataset.name ?? textContent, isNamed: dataset.name !== undefined }]));

export const folderOf = ({ path }) => path.split("/")[0];

/** The kinds of listings in the order of the board, each with its folder, its name and how many there are. */
export function kindsOf(listings) {
  const found = [...KINDS].map(([folder, { name, isNamed }]) => ({ folder, name, isNamed, count: listings.filter((one) => folderOf(one) === folder).length }))
    .filter(({ count }) => count);
  return found.length > 1 ? found : found.filter(({ isNamed }) => isNamed);
}
