import { useEffect, useRef, useState } from 'react';
import { keepKeysShown, keepTextsMarked, keysAt, keysAtPoint } from './translations/inPlace/markedPage.ts';
import { followPointing, isOwn, OWN } from './translations/inPlace/pointing.ts';
import { SHEET } from './translations/inPlace/sheet.ts';
import { TextsDialog } from './translations/inPlace/TextsDialog.tsx';
import { useSay } from './translations/inPlace/useSay.ts';

/** The key under the pointer or the keyboard. */
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

/** Over the configurator: every text marked by its key, and edited where it stands. */
export default function TextsInPlace() {
  const say = useSay();
  const [opened, setOpened] = useState<readonly string[] | null>(null);
  const hint = useRef<HTMLDivElement>(null);
  const keys = useKeyPointedAt();
  useEffect(keepTextsMarked, []);
  useEffect(() => keepKeysShown(document), []);
  useEffect(() => followPointing(window, setOpened), []);
  // Shown over dialogs too: those of the configurator are in the top layer.
  useEffect(() => hint.current?.showPopover(), []);
  return (
    <>
      <style>{SHEET}</style>
      <div ref={hint} popover="manual" className="texts-hint" {...{ [OWN]: '' }}>
        {keys && <code translate="no">{keys}</code>}
        {say('about')}
      </div>
      {opened && <TextsDialog key={opened.join()} paths={opened} say={say} onClose={() => setOpened(null)} />}
    </>
  );
}
