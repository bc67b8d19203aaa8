import type { Piece } from '@lumitor/domain/luminaires/arrangement';
import { useEffect, useEffectEvent } from 'react';
import { configuratorStore } from '../../visitor/configuratorStore.ts';
import type { Area } from '../../visitor/projection.ts';
import { broughtIn, isInSight } from '../canvas/framing.ts';

let isPressed = false;
const note = (pressed: boolean) => () => {
  isPressed = pressed;
};
addEventListener('pointerdown', note(true), true);
for (const end of ['pointerup', 'pointercancel']) addEventListener(end, note(false), true);

interface SelectionInSightProps {
  pieces: readonly Piece[];
  /** Selected luminaires, in the order of their selection. */
  ids: readonly string[];
  area: Area;
}

/**
 * Moves the drawing if the luminaire that was selected last lies outside the free area: keys and lists select what is out
 * of sight, and on a phone its card covers the drawing. Nothing moves while a pointer is pressed.
 */
export function SelectionInSight({ pieces, ids, area }: SelectionInSightProps): null {
  const last = ids.at(-1);
  const show = useEffectEvent(() =>
    configuratorStore.setState(({ view }) => {
      const piece = pieces.find(({ id }) => id === last);
      if (!piece || area.width === 0) return {};
      const box = { minX: piece.x, maxX: piece.x, minY: piece.y, maxY: piece.y };
      return isInSight(box, view, area) ? {} : { view: broughtIn(view, piece, area) };
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another selection or area is what it is about
  useEffect(() => {
    if (!isPressed) return show();
    const waiting = new AbortController();
    addEventListener('pointerup', () => show(), { once: true, signal: waiting.signal });
    return () => waiting.abort();
  }, [last, area]);
  return null;
}
