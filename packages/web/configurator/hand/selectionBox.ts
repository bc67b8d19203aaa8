import type { Point } from '@lumitor/domain/layout/heading';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { configuratorStore } from '../../visitor/configuratorStore.ts';
import type { ScreenPoint } from '../../visitor/projection.ts';
import type { Dragging as Dragged } from './gestures.ts';

const { getState, setState } = configuratorStore;

/** Two corners of the selection box, on the layout; null while none is drawn. */
const boxStore = createStore<{ box: [Point, Point] | null }>(() => ({ box: null }));

export const useSelectionBox = () => useStore(boxStore, (state) => state.box);

export const isWithinSelection = ({ x, y }: Point, a: Point, b: Point): boolean =>
  (x - a.x) * (x - b.x) <= 0 && (y - a.y) * (y - b.y) <= 0;

/** Draws a selection box. @param select adds everything between its corners to the selection */
export function drawBox(
  from: ScreenPoint,
  placeOf: (at: ScreenPoint) => Point,
  select: (a: Point, b: Point) => void,
): Dragged {
  const start = placeOf(from);
  const { isFramed, selection } = getState();
  const close = () => {
    boxStore.setState({ box: null });
    setState({ isFramed });
  };
  return {
    move(at) {
      // Prevents the card that opens with a selection from moving the drawing during the drag.
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
