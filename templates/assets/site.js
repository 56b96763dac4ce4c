// On every page: a listing that has expired is hidden, even when the site has not been built since.
const now = new Date();
const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, "0")).join("-");

for (const card of document.querySelectorAll(".card[data-expires]")) {
  if (card.dataset.expires <= today) (card.closest("li") ?? card).hidden = true;
}
