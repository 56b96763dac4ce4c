// The reader's light or dark, before anything is painted; then notes of errors, for her to copy.
try {
  const { dataset } = document.documentElement;
  const read = (store, name) => JSON.parse(store.getItem(`houser:${name}:${dataset.base}`));
  const paint = () => { dataset.theme = read(localStorage, "settings")?.theme ?? ""; };
  const note = ({ error, message, reason = error, target }) => {
    const what = `${reason?.stack ?? message ?? target.outerHTML}`.slice(0, 500);
    const notes = [...read(sessionStorage, "errors") ?? [], [new Date(), location.href, what]].slice(-50);
    sessionStorage.setItem(`houser:errors:${dataset.base}`, JSON.stringify(notes));
  };
  paint();
  addEventListener("storage", paint);
  addEventListener("pageshow", paint);
  addEventListener("error", note, true);
  addEventListener("unhandledrejection", note);
} catch {
  // Nothing can be kept.
}
