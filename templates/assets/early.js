// The reader's light or dark, before anything is painted; then notes of errors.
try {
  const { dataset } = document.documentElement;
  const key = (name) => `houser:${name}:${dataset.base}`;
  const paint = () => { dataset.theme = JSON.parse(localStorage[key("settings")] ?? "{}").theme ?? ""; };
  const note = ({ message, reason, target, error = reason }) => {
    const what = `${error?.stack ?? message ?? error ?? target.outerHTML}`.slice(0, 500);
    const notes = JSON.parse(sessionStorage[key("errors")] ?? "[]");
    notes.push([new Date(), location.href.split("#")[0], what]);
    sessionStorage[key("errors")] = JSON.stringify(notes.slice(-50));
  };
  paint();
  addEventListener("storage", paint);
  addEventListener("pageshow", paint);
  addEventListener("error", note, true);
  addEventListener("unhandledrejection", note);
} catch {
  // Nothing is kept.
}
