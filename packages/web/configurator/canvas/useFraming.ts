import type { Point } from '@lumitor/domain/layout/heading';
import { currentPlan, type History } from '@lumitor/domain/plan/history';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import {
  type ConfiguratorState,
  configuratorStore,
  useConfigurator,
  type View,
} from '../store/configuratorStore.ts';
import { useDrawing } from '../store/derived.ts';
import { type Area, fitted, focusOf, limitZoom, panned, toScreen, zoomedAt } from './projection.ts';
import { anchorOf } from './useAnchor.ts';

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

/** Whether the layout shown is not what it was and one step more. */
function cameAtOnce({ edits, index }: History): boolean {
  const last = edits[index - 1]?.kind;
  return last === 'premade' || last === 'replace';
}

const layoutIn = ({ history }: ConfiguratorState) => currentPlan(history).layout;

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
export function useFraming(area: Area): Framing {
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

  const isMeasured = area.width > 0;
  const isWhole = cameAtOnce(history);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each layout that comes at once
  useEffect(() => {
    if (isMeasured && isWhole) framing.fit();
  }, [currentPlan(history).layout.steps, isMeasured]);

  useLayoutEffect(() => {
    if (!isMeasured) return;
    const follow = ({ history, selectedStepId }: ConfiguratorState) => {
      const anchor = anchorOf(currentPlan(history).layout, selectedStepId);
      if (anchor && !cameAtOnce(history)) setView((view) => broughtIn(view, anchor.at, now.current.area));
    };
    follow(configuratorStore.getState());
    // Together with the change itself, so that both are drawn at once.
    return configuratorStore.subscribe((state, before) => {
      if (layoutIn(state) !== layoutIn(before) || state.selectedStepId !== before.selectedStepId)
        follow(state);
    });
  }, [isMeasured]);

  return framing;
}
