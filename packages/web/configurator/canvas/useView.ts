import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { configuratorStore, useLiveConfigurator, type View } from '../../visitor/configuratorStore.ts';
import { type CanvasArea, SCREEN_SCALE, toScreen } from '../../visitor/projection.ts';
import { followGestures, type GestureTarget } from '../hand/gestures.ts';
import { leastZoom } from './useFraming.ts';

/** Larger moves redraw the sheet before its edge is visible. */
const MOST_MOVED = 0.45;
const MOST_ZOOMED = 1.8;

const ORIGIN: Point = { x: 0, y: 0 };

export interface Moved {
  sheet: RefObject<HTMLElement | null>;
  onMove: (view: View) => void;
}

/** Gestures only transform the drawn sheet; their end redraws it. */
export function useView(
  element: RefObject<HTMLElement | null>,
  area: CanvasArea,
  { sheet, onMove }: Moved,
  hand: Pick<GestureTarget, 'tap' | 'grab'>,
): View {
  const view = useLiveConfigurator((state) => state.view);
  const live = useRef({ view, area, onMove, hand, drawn: view });
  Object.assign(live.current, { area, onMove, hand });

  useLayoutEffect(() => {
    Object.assign(live.current, { area, view, drawn: view });
    if (sheet.current) sheet.current.style.transform = '';
  }, [view, area, sheet]);

  useLayoutEffect(() => live.current.onMove(live.current.view));

  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const settle = () => {
      const { view, drawn } = live.current;
      if (view !== drawn) configuratorStore.setState({ view, isFramed: false });
    };
    const show = (next: View) => {
      const now = live.current;
      now.view = next;
      const k = next.zoom / now.drawn.zoom;
      const from = toScreen(ORIGIN, now.drawn, now.area);
      const to = toScreen(ORIGIN, next, now.area);
      const dx = (now.drawn.x - next.x) * SCREEN_SCALE * next.zoom;
      const dy = (now.drawn.y - next.y) * SCREEN_SCALE * next.zoom;
      if (
        Math.abs(dx) > now.area.width * MOST_MOVED ||
        Math.abs(dy) > now.area.height * MOST_MOVED ||
        k > MOST_ZOOMED ||
        k < 1 / MOST_ZOOMED
      )
        return settle();
      if (sheet.current)
        sheet.current.style.transform = `matrix(${k},0,0,${k},${to.x - k * from.x},${to.y - k * from.y})`;
      now.onMove(next);
    };
    return followGestures(watched, {
      area: () => live.current.area,
      view: () => live.current.view,
      leastZoom: () => leastZoom(live.current.area),
      show,
      settle,
      tap: (...args) => live.current.hand.tap(...args),
      grab: (...args) => live.current.hand.grab(...args),
    });
  }, [element, sheet]);

  return view;
}
