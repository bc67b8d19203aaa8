import { type TextsState, textsStore } from '../../../data/texts.ts';
import { bringsItsOwnData } from '../../../paths.ts';
import { keysIn, markTexts } from './marks.ts';

export const OWN_ATTRIBUTE = 'data-texts-in-place';

/** Whether an event concerns the editor itself, or no element. */
export const isOwn = ({ target }: Event): boolean =>
  !(target instanceof Element) || target.closest(`[${OWN_ATTRIBUTE}]`) !== null;

/**
 * Calls `open` for a press on a text, or F2 on the focused element; Ctrl or Cmd bypasses it.
 * @returns the stop function
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

const KEY = 'data-text-key';

/** Marks all texts, also later ones, with their keys. @returns the stop function */
export function markShownTexts(): () => void {
  const marked = new WeakSet<object>();
  const mark = ({ texts }: TextsState) => {
    if (!texts || marked.has(texts) || bringsItsOwnData(location.pathname)) return;
    const shown = { ...texts, translations: markTexts(texts.translations) };
    marked.add(shown);
    textsStore.setState({ texts: shown });
  };
  mark(textsStore.getState());
  return textsStore.subscribe(mark);
}

const WORDED = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'data-tooltip',
];

/** Elements that count as one target. */
const CONTROL =
  'button, a, label, summary, input, select, textarea, option, img, [role="button"], [role="img"]';

const textIn = (element: Element): string =>
  [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join(' ');
const labelsOf = (element: Element): string =>
  WORDED.map((name) => element.getAttribute(name) ?? '').join(' ');

/** Clickable text of an element: its own, or the label of a control but not of a region. */
const wordsOf = (element: Element): string =>
  element.matches(CONTROL) ? `${textIn(element)} ${labelsOf(element)}` : textIn(element);

/** Keys of the focused element; for a control all its texts and its label. */
export function keysAt(element: Element): string[] {
  const within = element.matches(CONTROL) ? [...element.querySelectorAll('*')] : [];
  return keysIn([labelsOf(element), textIn(element), ...within.map(wordsOf)].join(' '));
}

function contains(element: Element, x: number, y: number): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left <= x && x <= right && top <= y && y <= bottom;
}

/** Keys of the text at a point, or else of the control, whose area may cover foreign texts. */
export function keysAtPoint(page: Document, x: number, y: number): string[] {
  const [top, ...below] = page.elementsFromPoint(x, y);
  if (!top) return [];
  for (const element of contains(top, x, y) ? [top] : [top, ...below]) {
    const keys = contains(element, x, y) ? keysIn(wordsOf(element)) : [];
    if (keys.length > 0) return keys;
  }
  const control = top.closest(CONTROL);
  return control ? keysAt(control) : [];
}

/** Sets each element's keys as an attribute for the style sheet, as the page changes. */
export function followShownKeys(page: Document): () => void {
  let query = 0;
  const show = () => {
    query = 0;
    for (const element of page.body.querySelectorAll('*')) {
      const keys = keysIn(wordsOf(element)).join(' ');
      if (keys) element.setAttribute(KEY, keys);
      else if (element.hasAttribute(KEY)) element.removeAttribute(KEY);
    }
  };
  const observer = new MutationObserver(() => {
    query ||= requestAnimationFrame(show);
  });
  observer.observe(page.body, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: WORDED,
  });
  show();
  return () => {
    observer.disconnect();
    cancelAnimationFrame(query);
    for (const element of page.querySelectorAll(`[${KEY}]`)) element.removeAttribute(KEY);
  };
}
