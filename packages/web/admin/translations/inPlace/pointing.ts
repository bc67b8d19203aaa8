import { keysAt, keysAtPoint } from './markedPage.ts';

/** What belongs to the editing itself, not to what is edited. */
export const OWN = 'data-texts-in-place';

/** Whether an event is about the editing itself, or about nothing on the page. */
export const isOwn = ({ target }: Event): boolean =>
  !(target instanceof Element) || target.closest(`[${OWN}]`) !== null;

/**
 * Takes every press on a text to `open` it, and F2 on what has the keyboard. With Ctrl or Cmd the
 * page does what it does otherwise. Gives back what ends it.
 */
export function followPointing(page: Window, open: (keys: readonly string[]) => void): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  const take = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || isOwn(event)) return;
    const keys = keysAtPoint(page.document, event.clientX, event.clientY);
    if (keys.length === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'click') open(keys);
  };
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const)
    page.addEventListener(type, take, options);
  page.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'F2' || isOwn(event)) return;
      const keys = keysAt(event.target as Element);
      if (keys.length === 0) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      open(keys);
    },
    options,
  );
  return () => stop.abort();
}
