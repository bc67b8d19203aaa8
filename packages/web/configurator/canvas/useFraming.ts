import { type Box, boundsOf, boundsOfAll } from '@lumitor/domain/layout/axis';
import type { Point } from '@lumitor/domain/layout/heading';
import { currentPlan } from '@lumitor/domain/plan/history';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { type ConfiguratorState, configuratorStore, type View } from '../store/configuratorStore.ts';
import { drawingNow } from '../store/derived.ts';
import { fitted, framed, ROOM, roomAround } from './framing.ts';
import { nextAxis } from './nextAxis.ts';
import { type Area, focusOf, limitZoom, MIN_ZOOM, panned, toScreen, zoomedAt } from './projection.ts';
import { anchorOf } from './useAnchor.ts';

/** How far inside the free area what is worked on stays, in pixels. */
const KEPT_IN = 40;

/** Moves the view just so far that a point is in the free area. */
function broughtIn(view: View, at: Point, area: Area): View {
  const { x, y } = toScreen(at, view, area);
  const { width, height, insets } = area;
  const dx = Math.max(0, insets.left + KEPT_IN - x) + Math.min(0, width - insets.right - KEPT_IN - x);
  const dy = Math.max(0, insets.top + KEPT_IN - y) + Math.min(0, height - insets.bottom - KEPT_IN - y);
  return dx === 0 && dy === 0 ? view : panned(view, dx, dy);
}

const hasRoom = ({ history }: ConfiguratorState) => currentPlan(history).room !== null;
const layoutIn = ({ history }: ConfiguratorState) => currentPlan(history).layout;

/** All that is drawn; on an empty sheet as much as a room takes. */
const boundsIn = (state: ConfiguratorState): Box => {
  const { layout, room } = currentPlan(state.history);
  const boxes = room?.outline.map((point) => boundsOf({ begin: point, end: point })) ?? [];
  if (layout.steps.length > 0) boxes.push(drawingNow().bounds);
  return boundsOfAll(boxes) ?? ROOM;
};

/** The view that follows what is drawn, with the next rail where it would go. */
function following(view: View, state: ConfiguratorState, area: Area): View {
  const bounds = boundsIn(state);
  const next = nextAxis(layoutIn(state), state.next);
  return framed(view, bounds, (next && boundsOfAll([bounds, boundsOf(next)])) ?? bounds, area);
}

/** Whether the layout shown is not what it was and one step more. */
function cameAtOnce({ history: { edits, index } }: ConfiguratorState): boolean {
  const last = edits[index - 1]?.kind;
  return last === 'premade' || last === 'replace';
}

/** The view after a change of what is drawn, of what is selected or of the area. */
function followed(state: ConfiguratorState, area: Area): View {
  const { view, isFramed, selectedStepId } = state;
  if (isFramed) return following(view, state, area);
  const anchor = anchorOf(layoutIn(state), selectedStepId);
  return anchor ? broughtIn(view, anchor.at, area) : view;
}

/** The view in which nothing moves on the screen though what is docked at the area's edges has changed. */
function steadied(view: View, before: Area, area: Area): View {
  if (before.width !== area.width || before.height !== area.height) return view;
  const [from, to] = [focusOf(before), focusOf(area)];
  return panned(view, from.x - to.x, from.y - to.y);
}

/** How much smaller than all there is it gets by hand. */
const SMALLER = 0.8;

/** By hand one zooms out a little further than all there is, or than a room. */
export function leastZoom(area: Area): number {
  const state = configuratorStore.getState();
  const { view } = state;
  const all = Math.min(fitted(view, boundsIn(state), area).zoom, fitted(view, ROOM, area).zoom);
  return Math.min(MIN_ZOOM, SMALLER * all);
}

/** What changes the view without a hand on the drawing. */
export interface Framing {
  fit: () => void;
  rotate: () => void;
  zoomBy: (factor: number) => void;
  zoomReset: () => void;
}

/** Keeps what is drawn in sight until the visitor zooms or moves it by hand; fits, turns and zooms. */
export function useFraming(area: Area): Framing {
  const now = useRef(area);
  const isMeasured = area.width > 0;

  useLayoutEffect(() => {
    const before = now.current;
    now.current = area;
    if (!isMeasured) return;
    configuratorStore.setState((state) => {
      const isFirst = before.width === 0;
      const view = isFirst ? state.view : steadied(state.view, before, area);
      if (!state.isFramed) return { view };
      if (isFirst && cameAtOnce(state)) return { view: fitted(view, boundsIn(state), area) };
      const isResized = !isFirst && (before.width !== area.width || before.height !== area.height);
      if (isResized || layoutIn(state).steps.length === 0)
        return { view: fitted(view, hasRoom(state) ? boundsIn(state) : roomAround(boundsIn(state)), area) };
      return { view: following(view, state, area) };
    });
  }, [area, isMeasured]);

  const framing = useMemo<Framing>(() => {
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
    return {
      fit: () =>
        configuratorStore.setState((state) => ({
          view: fitted(state.view, boundsIn(state), now.current),
          isFramed: true,
        })),
      rotate: () =>
        configuratorStore.setState((state) => {
          const view = { ...state.view, rotate: ((state.view.rotate + 90) % 360) as View['rotate'] };
          return { view: state.isFramed ? following(view, state, now.current) : view };
        }),
      zoomBy: (factor) => zoomTo(({ zoom }) => zoom * factor),
      zoomReset: () => zoomTo(() => 1),
    };
  }, []);

  useLayoutEffect(() => {
    // Together with the change itself, so that both are drawn at once.
    return configuratorStore.subscribe((state, before) => {
      const isChanged = layoutIn(state) !== layoutIn(before);
      const hasNewRoom = hasRoom(state) && !hasRoom(before);
      if (now.current.width > 0 && hasNewRoom) return framing.fit();
      if (now.current.width === 0 || (!isChanged && state.selectedStepId === before.selectedStepId)) return;
      if (isChanged && cameAtOnce(state)) return framing.fit();
      const view = followed(state, now.current);
      if (view !== state.view) configuratorStore.setState({ view });
    });
  }, [framing]);

  return framing;
}
