// Puts saved listings into another order by dragging one by its grip, with a finger or a mouse.

/** So near to the window's edge the page scrolls along, in CSS pixels, and so far at a time. */
const EDGE = 70;
const STEP = 12;

/** Listens to a list. `drop` is given the item that was put elsewhere; `cancel` puts all of them back. */
export function makeDraggable(list, drop, cancel) {
  list.addEventListener("pointerdown", (event) => {
    const grip = event.target.closest(".keep-grip");
    if (!grip || event.button !== 0) return;
    event.preventDefault();
    const item = grip.closest(".keep");
    const before = [...list.children];
    let { clientX: x, clientY: y } = event;
    let [fromX, fromY] = [x + scrollX, y + scrollY];
    let frame = 0;
    /** What the item last changed places with: it does so again once the pointer was elsewhere. */
    let last = null;

    /** Moves the item along with the pointer, and the others out of its way. */
    const follow = () => {
      const pull = y < EDGE ? -STEP : y > innerHeight - EDGE ? STEP : 0;
      if (pull) scrollBy(0, pull);
      const over = document.elementFromPoint(x, y)?.closest(".keep") ?? null;
      if (over !== last && over && over !== item && over.parentElement === list) {
        const was = [item.offsetLeft, item.offsetTop];
        if (item.compareDocumentPosition(over) & Node.DOCUMENT_POSITION_FOLLOWING) over.after(item);
        else over.before(item);
        fromX += item.offsetLeft - was[0];
        fromY += item.offsetTop - was[1];
      }
      last = over;
      item.style.translate = `${x + scrollX - fromX}px ${y + scrollY - fromY}px`;
      frame = requestAnimationFrame(follow);
    };
    const end = (isDropped) => {
      ending.abort();
      cancelAnimationFrame(frame);
      item.classList.remove("dragged");
      item.style.translate = "";
      if (!isDropped) cancel();
      else if (before.indexOf(item) !== [...list.children].indexOf(item)) drop(item);
    };
    const ending = new AbortController();
    // Moving a captured element in the document would let go of the pointer.
    const listen = (name, work) => addEventListener(name, work, { signal: ending.signal });
    const listenToPointer = (name, work) => listen(name, (other) => other.pointerId === event.pointerId && work(other));
    listenToPointer("pointermove", (move) => { [x, y] = [move.clientX, move.clientY]; });
    listenToPointer("pointerup", () => end(true));
    listenToPointer("pointercancel", () => end(false));
    listen("keydown", ({ key }) => key === "Escape" && end(false));
    item.classList.add("dragged");
    follow();
  });
}
