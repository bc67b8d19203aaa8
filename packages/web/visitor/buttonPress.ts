import type { Ms } from '@lumitor/domain/units';

/** A tap is clicked shortly after its finger has left. */
const CLICK: Ms = 50;

let released: Promise<void> | null = null;
let release: (() => void) | null = null;

function onDown({ target }: Event): void {
  if (release || !(target instanceof Element) || !target.closest('button, a, label')) return;
  released = new Promise((resolve) => {
    release = resolve;
  });
}

function onUp(): void {
  const done = release;
  release = null;
  if (done) setTimeout(done, CLICK);
}

/**
 * Content that arrives while a button is pressed moves it from under the pointer, and the click is lost.
 * Resolves at once while no button is pressed.
 */
export const buttonReleased = (): Promise<void> => released ?? Promise.resolve();

const RELEASES = ['pointerup', 'pointercancel', 'contextmenu'];

export function watchButtons(): () => void {
  addEventListener('pointerdown', onDown, true);
  for (const type of RELEASES) addEventListener(type, onUp, true);
  return () => {
    removeEventListener('pointerdown', onDown, true);
    for (const type of RELEASES) removeEventListener(type, onUp, true);
    onUp();
  };
}
