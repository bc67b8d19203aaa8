import type { Point } from '@lumitor/domain/layout/heading';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { configuratorStore, useConfigurator, type View } from '../store/configuratorStore.ts';
import { useDrawing } from '../store/derived.ts';
import { type Area, fitted, focusOf, limitZoom, panned, toScreen, zoomedAt } from './projection.ts';

/** How far inside the free area what is worked on stays, in pixels. */
const KEPT_IN = 72;

/** Moves the view just so far that a point is in the free area. */
function broughtIn(view: View, at: Point, area: Area): View {
  const { x, y } = toScreen(at, view, area);
  const { width, height, insets } = area;
  const dx = Math.max(0, insets.left + KEPT_IN - x) + Math.min(0, width - insets.right - KEPT_IN - x);
  const dy = Math.max(0, insets.top + KEPT_IN - y) + Math.min(0, height - insets.bottom - KEPT_IN - y);
  return dx === 0 && dy === 0 ? view : panned(view, dx, dy);
}

const setView = (change: (view: View) => View) =>
  configuratorStore.setState(({ view }) => ({ view: change(view) }));

/** What changes the view without a hand on the drawing. */
export interface Framing {
  fit: () => void;
  rotate: () => void;
  zoomBy: (factor: number) => void;
  zoomReset: () => void;
}

/** Fits, turns and zooms; keeps the place that is worked on in sight, and shows a whole layout that came at once. */
export function useFraming(area: Area, workedOn: Point | null): Framing {
  const { bounds } = useDrawing();
  const history = useConfigurator((state) => state.history);
  const now = useRef({ area, bounds });
  now.current = { area, bounds };

  const framing = useMemo<Framing>(() => {
    const zoomTo = (zoom: (view: View) => number) =>
      setView((view) => {
        const { area } = now.current;
        return zoomedAt(view, limitZoom(zoom(view), view.zoom), focusOf(area), area);
      });
    return {
      fit: () => setView((view) => fitted(view, now.current.bounds, now.current.area)),
      rotate: () => setView((view) => ({ ...view, rotate: ((view.rotate + 90) % 360) as View['rotate'] })),
      zoomBy: (factor) => zoomTo(({ zoom }) => zoom * factor),
      zoomReset: () => zoomTo(() => 1),
    };
  }, []);

  const lastEdit = history.edits[history.index - 1]?.kind;
  const cameAtOnce = lastEdit === 'premade' || lastEdit === 'replace';
  const isMeasured = area.width > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each layout that comes at once
  useEffect(() => {
    if (isMeasured && cameAtOnce) framing.fit();
  }, [history.layouts[history.index]?.steps, isMeasured]);

  useLayoutEffect(() => {
    if (isMeasured && workedOn && !cameAtOnce) setView((view) => broughtIn(view, workedOn, now.current.area));
  }, [workedOn, isMeasured, cameAtOnce]);

  return framing;
}
