import { axisBounds, type Box, boundsOfAll } from '@lumitor/domain/kinds/rail/axis';
import { findPlaced } from '@lumitor/domain/kinds/rail/geometry';
import { geometryOf, type Layout } from '@lumitor/domain/kinds/rail/layout';
import { boundsOfUnderlay } from '@lumitor/domain/kinds/underlay/underlay';
import { append } from '@lumitor/domain/math/lists';
import { currentPlan } from '@lumitor/domain/plan/history';
import type { Px } from '@lumitor/domain/units';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { type ConfiguratorState, configuratorStore, type View } from '../../visitor/configuratorStore.ts';
import { type CanvasArea, focusOf, limitZoom, MIN_ZOOM, panned, zoomedAt } from '../../visitor/projection.ts';
import { railsIn } from '../../visitor/selection.ts';
import { broughtIn, EMPTY_BOX, fittedView, framedView, isInSight, outBy } from './framing.ts';
import { nextAxis } from './nextAxis.ts';
import { anchorOf } from './useAnchor.ts';

const hasRoom = ({ history }: ConfiguratorState) => currentPlan(history).room !== null;
const layoutIn = ({ history }: ConfiguratorState) => currentPlan(history).layout;

const underlayIn = ({ history }: ConfiguratorState) => currentPlan(history).underlay;
const underlayBounds = (state: ConfiguratorState): Box[] => {
  const underlay = underlayIn(state);
  return underlay ? [boundsOfUnderlay(underlay)] : [];
};

const boundsIn = (state: ConfiguratorState): Box => {
  const { layout, room } = currentPlan(state.history);
  const boxes = room?.outline.map((point) => axisBounds({ start: point, end: point })) ?? [];
  append(
    boxes,
    geometryOf(layout).placed.map(({ axis }) => axisBounds(axis)),
  );
  return boundsOfAll(boxes.length > 0 ? boxes : underlayBounds(state)) ?? EMPTY_BOX;
};
const boundsWithUnderlay = (state: ConfiguratorState): Box =>
  boundsOfAll([boundsIn(state), ...underlayBounds(state)]) ?? EMPTY_BOX;

function hasNewUnderlay(state: ConfiguratorState, before: ConfiguratorState): boolean {
  const [now, was] = [underlayIn(state), underlayIn(before)];
  if (!now || now === was) return false;
  return was ? now.scale !== was.scale : !hasRoom(state) && layoutIn(state).steps.length === 0;
}

const withNext = (state: ConfiguratorState, bounds: Box): Box => {
  const next = nextAxis(currentPlan(state.history), state.next);
  return (next && boundsOfAll([bounds, axisBounds(next)])) ?? bounds;
};

function following(view: View, state: ConfiguratorState, area: CanvasArea): View {
  const bounds = boundsIn(state);
  return framedView(view, bounds, withNext(state, bounds), area);
}

function replacedLayout({ history: { edits, index } }: ConfiguratorState): boolean {
  const last = edits[index - 1]?.kind;
  return last === 'premade' || last === 'replace';
}

function newRuns(layout: Layout, before: Layout): Box | null {
  const { placed, islands } = geometryOf(layout);
  if (islands <= geometryOf(before).islands) return null;
  const ids = new Set(before.steps.map(({ id }) => id));
  return boundsOfAll(placed.flatMap(({ step, axis }) => (ids.has(step.id) ? [] : [axisBounds(axis)])));
}

function followed(state: ConfiguratorState, before: ConfiguratorState, area: CanvasArea): View {
  const { view, isFramed } = state;
  if (isFramed)
    return replacedLayout(state) && layoutIn(state) !== layoutIn(before)
      ? fittedView(view, withNext(state, boundsIn(state)), area)
      : following(view, state, area);
  const runs = newRuns(layoutIn(state), layoutIn(before));
  if (runs) return framedView(view, runs, runs, area);
  const anchor = anchorOf(currentPlan(state.history), railsIn(state));
  return anchor ? broughtIn(view, anchor.at, area) : view;
}

const CLEARANCE: Px = 24;

/** Unchanged if a part of the selection is visible. */
function showing(state: ConfiguratorState, view: View, area: CanvasArea, isCovered = false): View {
  const layout = layoutIn(state);
  const rails = railsIn(state).flatMap((id) => findPlaced(geometryOf(layout), id) ?? []);
  const selected = rails.at(-1);
  const all = isCovered && boundsOfAll(rails.map(({ axis }) => axisBounds(axis)));
  const by = all && outBy(all, view, area, CLEARANCE);
  if (by) return panned(view, by.x, by.y);
  const anchor = anchorOf(currentPlan(state.history), railsIn(state));
  if (!anchor) return view;
  const bounds = axisBounds(selected?.axis ?? { start: anchor.at, end: anchor.at });
  return isInSight(bounds, view, area) ? view : broughtIn(view, anchor.at, area);
}

/** Leaves the drawing where it is on the screen while panels change. */
function steadied(view: View, before: CanvasArea, area: CanvasArea): View {
  const [from, to] = [focusOf(before), focusOf(area)];
  return panned(view, from.x - to.x, from.y - to.y);
}

/** Share of the fitted zoom, for drawings that do not fit at the limit. */
const SMALLER = 0.8;

/** 0.3, less only for larger drawings (D12). */
export function leastZoom(area: CanvasArea): number {
  const state = configuratorStore.getState();
  const { zoom } = fittedView(state.view, boundsWithUnderlay(state), area);
  return zoom < MIN_ZOOM ? SMALLER * zoom : MIN_ZOOM;
}

export interface Framing {
  fit: () => void;
  fitUnderlay: () => void;
  /** Holds the drawing still when a tap opens a card. */
  pause: () => void;
  rotate: () => void;
  zoomBy: (factor: number) => void;
  zoomReset: () => void;
}

function framingOf(now: RefObject<CanvasArea>, isPressed: RefObject<boolean>): Framing {
  const zoomTo = (zoom: (view: View) => number) =>
    configuratorStore.setState(({ view }) => ({
      view: zoomedAt(
        view,
        limitZoom(zoom(view), Math.min(view.zoom, leastZoom(now.current))),
        focusOf(now.current),
        now.current,
      ),
      isFramed: false,
    }));
  const fitTo = (bounds: (state: ConfiguratorState) => Box) =>
    configuratorStore.setState((state) => ({
      view: fittedView(state.view, bounds(state), now.current),
      isFramed: true,
    }));
  return {
    fit: () => fitTo(boundsIn),
    fitUnderlay: () => fitTo(boundsWithUnderlay),
    pause: () => {
      isPressed.current = true;
    },
    rotate: () =>
      configuratorStore.setState((state) => {
        const view = { ...state.view, rotate: ((state.view.rotate + 90) % 360) as View['rotate'] };
        return { view: state.isFramed ? following(view, state, now.current) : view };
      }),
    zoomBy: (factor) => zoomTo(({ zoom }) => zoom * factor),
    zoomReset: () => zoomTo(() => 1),
  };
}

/**
 * View that follows the drawing (D12). A new room, floor plan or layout is fitted; a changed rail or
 * selection moves the view least. A tap that opens a card moves nothing, unless the card covers the
 * selection.
 */
export function useFraming(area: CanvasArea): Framing {
  const now = useRef(area);
  /** Cards opened by a tap do not move the drawing. */
  const isPressed = useRef(false);
  const isMeasured = area.width > 0;

  useLayoutEffect(() => {
    const before = now.current;
    now.current = area;
    if (!isMeasured) return;
    configuratorStore.setState((state) => {
      const isFirst = before.width === 0;
      const isResized = !isFirst && (before.width !== area.width || before.height !== area.height);
      if (isPressed.current && before.width === area.width) {
        const view = steadied(state.view, before, area);
        const { right, bottom } = area.insets;
        const isCovered = right > before.insets.right || bottom > before.insets.bottom;
        return { view: railsIn(state).length > 0 ? showing(state, view, area, isCovered) : view };
      }
      const view = isFirst || isResized ? state.view : steadied(state.view, before, area);
      if (!state.isFramed) return { view };
      const isFitted = isResized || layoutIn(state).steps.length === 0 || (isFirst && replacedLayout(state));
      return {
        view: isFitted ? fittedView(view, boundsIn(state), area) : following(view, state, area),
      };
    });
  }, [area, isMeasured]);

  const framing = useMemo(() => framingOf(now, isPressed), []);
  useLayoutEffect(() => {
    // Same update as the change, so that both render together.
    return configuratorStore.subscribe((state, before) => {
      const [layout, was] = [layoutIn(state), layoutIn(before)];
      const isSelected = railsIn(state).at(-1) !== railsIn(before).at(-1);
      if (isSelected) isPressed.current = true;
      if (now.current.width === 0) return;
      if (hasRoom(state) && !hasRoom(before)) return framing.fit();
      if (hasNewUnderlay(state, before)) return framing.fitUnderlay();
      const isChanged = layout.steps !== was.steps;
      if (isChanged && replacedLayout(state)) return framing.fit();
      const isPicked = (isSelected && railsIn(state).length > 0) || layout.activeEnd !== was.activeEnd;
      if (!isChanged && !isPicked) return;
      const view = isChanged ? followed(state, before, now.current) : showing(state, state.view, now.current);
      if (view !== state.view) configuratorStore.setState({ view });
    });
  }, [framing]);

  useEffect(() => {
    const release = () => {
      isPressed.current = false;
    };
    const stop = new AbortController();
    for (const event of ['pointerdown', 'keydown'])
      document.addEventListener(event, release, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, []);

  return framing;
}
