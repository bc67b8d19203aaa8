import { isEmbedded } from '../paths.ts';
import { controlsIn, focusRegion, regionOf } from './regions.ts';

/** No text fields: on a phone they would open the keyboard. */
const PRESSED = 'a[href], button:not(:disabled), input:is([type="radio"], [type="checkbox"])';

const isBefore = (first: Node, second: Node) =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;

function replacementOf(removal: MutationRecord, records: readonly MutationRecord[]): HTMLElement | undefined {
  const { target, previousSibling, nextSibling } = removal;
  const isInPlace = (node: Node): node is HTMLElement =>
    node instanceof HTMLElement &&
    node.parentNode === target &&
    !(previousSibling?.isConnected && !isBefore(previousSibling, node)) &&
    !(nextSibling?.isConnected && !isBefore(node, nextSibling));
  const added = records
    .filter((record) => record.target === target)
    .flatMap(({ addedNodes }) => [...addedNodes]);
  const controls = added.filter(isInPlace).flatMap((node) => controlsIn(node, PRESSED));
  return controls.toSorted((a, b) => (isBefore(a, b) ? -1 : 1))[0];
}

/** Control in place, else the following, else the last before. */
function neighbourOf(removal: MutationRecord, records: readonly MutationRecord[]): HTMLElement | undefined {
  const { target, nextSibling } = removal;
  if (!(target instanceof HTMLElement) || !target.isConnected) return undefined;
  const controls = controlsIn(target, PRESSED);
  const isAfter = (control: HTMLElement) =>
    nextSibling !== null && (nextSibling.contains(control) || isBefore(nextSibling, control));
  return replacementOf(removal, records) ?? controls.find(isAfter) ?? controls.at(-1);
}

/**
 * Moves the focus when its control is removed: in panel and bill to the nearest control, else to the drawing.
 * @returns stop function
 */
export function watchRemovedFocus(): () => void {
  let focused: HTMLElement | null = null;
  let region: ReturnType<typeof regionOf>;
  let isToggle = false;
  const onFocusIn = ({ target }: Pick<FocusEvent, 'target'>) => {
    if (!(target instanceof HTMLElement)) return;
    focused = target;
    region = regionOf(target);
    isToggle = target.matches('[aria-expanded]');
  };
  const onFocusOut = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (target === focused && focused?.isConnected) focused = null;
    });
  const observer = new MutationObserver((records) => {
    const removed = focused;
    if (!removed || removed.isConnected || document.activeElement !== document.body) return;
    // An embedding page may have the focus on purpose.
    if (document.querySelector('dialog:modal') || (isEmbedded() && !document.hasFocus())) return;
    focused = null;
    const record = records.find(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(removed)),
    );
    const toggle = isToggle && region === 'bill' && document.querySelector('[data-bill] [aria-expanded]');
    if (toggle instanceof HTMLElement) return toggle.focus();
    if (region === 'bill' && focusRegion('bill')) return;
    const neighbour = region === 'panel' && record && neighbourOf(record, records);
    if (neighbour) neighbour.focus();
    else focusRegion('drawing');
  });
  // The first start has the focus before this is loaded.
  if (document.activeElement !== document.body) onFocusIn({ target: document.activeElement });
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', onFocusOut);
    observer.disconnect();
  };
}
