import type { Point } from '@lumitor/domain/kinds/rail/heading';
import type { Px } from '@lumitor/domain/units';
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

const HALF_SYMBOL: Px = 16;

interface SelectionInSightProps {
  id: string | undefined;
  at: Point | null | undefined;
  area: CanvasArea;
}

/** Pans to a selected symbol outside the free area, never while a pointer is pressed. */
export function SelectionInSight({ id, at, area }: SelectionInSightProps): null {
  const show = useEffectEvent(() =>
    configuratorStore.setState(({ view }) => {
      if (!at || area.width === 0) return {};
      const by = outBy({ minX: at.x, maxX: at.x, minY: at.y, maxY: at.y }, view, area, HALF_SYMBOL);
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
