import { type TextsState, textsStore } from '../../../data/texts.ts';
import { bringsItsOwnData } from '../../../paths.ts';
import { keysIn, markTexts } from './marks.ts';

export const OWN_ATTRIBUTE = 'data-texts-in-place';

export const isOwn = ({ target }: Event): boolean =>
  !(target instanceof Element) || target.closest(`[${OWN_ATTRIBUTE}]`) !== null;

/**
 * Ctrl or Cmd bypasses it.
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

/**
 * Includes later texts.
 * @returns the stop function
 */
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

const CONTROL =
  'button, a, label, summary, input, select, textarea, option, img, [role="button"], [role="img"]';

const textIn = (element: Element): string =>
  [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join(' ');
const labelsOf = (element: Element): string =>
  WORDED.map((name) => element.getAttribute(name) ?? '').join(' ');

const wordsOf = (element: Element): string =>
  element.matches(CONTROL) ? `${textIn(element)} ${labelsOf(element)}` : textIn(element);

export function keysAt(element: Element): string[] {
  const within = element.matches(CONTROL) ? [...element.querySelectorAll('*')] : [];
  return keysIn([labelsOf(element), textIn(element), ...within.map(wordsOf)].join(' '));
}

function contains(element: Element, x: number, y: number): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left <= x && x <= right && top <= y && y <= bottom;
}

/** Keys of the text at a point, else of its control. */
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
