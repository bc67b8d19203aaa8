import type { Point } from '@lumitor/domain/layout/heading';
import { useEffect, useEffectEvent } from 'react';
import { configuratorStore } from '../../visitor/configuratorStore.ts';
import type { CanvasArea } from '../../visitor/projection.ts';
import { broughtIn, outBy } from './framing.ts';

let isPressed = false;
const note = (pressed: boolean) => () => {
  isPressed = pressed;
};
addEventListener('pointerdown', note(true), true);
for (const end of ['pointerup', 'pointercancel']) addEventListener(end, note(false), true);

/** Half of the symbol of a selection with its ring, in pixels. */
const HALF = 16;

interface SelectionInSightProps {
  /** Key of the item selected last; undefined: none. */
  id: string | undefined;
  at: Point | null | undefined;
  area: CanvasArea;
}

/**
 * Moves the drawing if the symbol of the selection lies outside the free area: keys and lists can select items out of
 * sight, and an opening card covers a part of the drawing. Nothing moves while a pointer is pressed.
 */
export function SelectionInSight({ id, at, area }: SelectionInSightProps): null {
  const show = useEffectEvent(() =>
    configuratorStore.setState(({ view }) => {
      if (!at || area.width === 0) return {};
      const by = outBy({ minX: at.x, maxX: at.x, minY: at.y, maxY: at.y }, view, area, HALF);
      return by?.x === 0 && by.y === 0 ? {} : { view: broughtIn(view, at, area) };
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another selection or area moves the drawing
  useEffect(() => {
    if (!isPressed) return show();
    const waiting = new AbortController();
    addEventListener('pointerup', () => show(), { once: true, signal: waiting.signal });
    return () => waiting.abort();
  }, [id, area]);
  return null;
}
