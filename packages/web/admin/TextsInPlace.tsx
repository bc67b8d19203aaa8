import { useEffect, useRef, useState } from 'react';
import {
  followPointing,
  followShownKeys,
  isOwn,
  keysAt,
  keysAtPoint,
  markShownTexts as markTexts,
  OWN_ATTRIBUTE,
} from './translations/inPlace/markedPage.ts';
import { TextsDialog } from './translations/inPlace/TextsDialog.tsx';
import { useInPlaceWords } from './translations/inPlace/useInPlaceWords.ts';

/** Mounted with the editing mode, so that visitors do not load these styles. */
const SHEET = `
[data-text-key]:not([${OWN_ATTRIBUTE}] *) { outline: 1px dashed var(--warm-ink); outline-offset: 1px; cursor: text; }
[data-text-key]:not([${OWN_ATTRIBUTE}] *):hover { outline-width: 2px; }
.texts-hint {
  position: fixed; inset: 8px 0 auto; margin: 0 auto; width: fit-content; max-width: min(720px, calc(100vw - 32px));
  padding: 8px 16px; border: 1px solid var(--edge); border-radius: var(--radius); pointer-events: none;
  background: var(--surface); color: var(--ink); font: var(--text-body); box-shadow: var(--shadow-card);
}
.texts-hint code { display: block; font: inherit; font-weight: 600; color: var(--warm-ink); }
.texts-field { display: grid; gap: 4px; margin-bottom: 16px; font: var(--text-body); }
.texts-field textarea {
  field-sizing: content; min-height: 2lh; max-height: 12lh; padding: 8px; resize: vertical;
  border: 1px solid var(--edge); border-radius: var(--radius); background: var(--surface); color: var(--ink); font: inherit;
}
.texts-field textarea:focus-visible { outline: 2px solid var(--warm-ink); outline-offset: 1px; }
.texts-field span { color: var(--warm-ink); font: var(--text-small); }
.texts-key { font: var(--text-body); font-weight: 600; margin: 0 0 8px; overflow-wrap: anywhere; }
`;

function useKeyPointedAt(): string {
  const [keys, setKeys] = useState('');
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const show = (event: Event, found: readonly string[]) => setKeys(isOwn(event) ? '' : found.join(', '));
    document.addEventListener(
      'pointermove',
      (event) => show(event, keysAtPoint(document, event.clientX, event.clientY)),
      { signal },
    );
    document.addEventListener('focusin', (event) => show(event, keysAt(event.target as Element)), { signal });
    return () => stop.abort();
  }, []);
  return keys;
}

export default function TextsInPlace() {
  const word = useInPlaceWords();
  const [opened, setOpened] = useState<readonly string[] | null>(null);
  const hint = useRef<HTMLDivElement>(null);
  const keys = useKeyPointedAt();
  useEffect(markTexts, []);
  useEffect(() => followShownKeys(document), []);
  useEffect(() => followPointing(window, setOpened), []);
  // A popover, as dialogs are in the top layer.
  useEffect(() => hint.current?.showPopover(), []);
  return (
    <>
      <style>{SHEET}</style>
      <div ref={hint} popover="manual" className="texts-hint" {...{ [OWN_ATTRIBUTE]: '' }}>
        {keys && <code translate="no">{keys}</code>}
        {word('about')}
      </div>
      {opened && (
        <TextsDialog key={opened.join()} paths={opened} word={word} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
