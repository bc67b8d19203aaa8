import type { Point } from '@lumitor/domain/layout/heading';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { configuratorStore } from '../../visitor/configuratorStore.ts';
import type { ScreenPoint } from '../../visitor/projection.ts';
import type { Held } from './gestures.ts';

const { getState, setState } = configuratorStore;

/** Two corners of the box that a hand draws, on the layout; null while it draws none. */
const boxStore = createStore<{ box: [Point, Point] | null }>(() => ({ box: null }));

export const useSelectionBox = () => useStore(boxStore, (state) => state.box);

/** Whether a point lies between two corners. */
export const isWithin = ({ x, y }: Point, a: Point, b: Point): boolean =>
  (x - a.x) * (x - b.x) <= 0 && (y - a.y) * (y - b.y) <= 0;

/** Draws a box. @param select what lies between its corners, beside what is selected already */
export function drawBox(
  from: ScreenPoint,
  placeOf: (at: ScreenPoint) => Point,
  select: (a: Point, b: Point) => void,
): Held {
  const start = placeOf(from);
  const { isFramed, selection } = getState();
  const close = () => {
    boxStore.setState({ box: null });
    setState({ isFramed });
  };
  return {
    move(at) {
      // The card that comes with a selection does not move the drawing under the hand.
      if (getState().isFramed) setState({ isFramed: false });
      const to = placeOf(at);
      boxStore.setState({ box: [start, to] });
      select(start, to);
    },
    drop: close,
    cancel() {
      close();
      setState({ selection });
    },
  };
}
