import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { configuratorStore } from '../../visitor/configuratorStore.ts';
import type { ScreenPoint } from '../../visitor/projection.ts';
import type { Dragging as Dragged } from './gestures.ts';

const { getState, setState } = configuratorStore;

const boxStore = createStore<{ box: [Point, Point] | null }>(() => ({ box: null }));

export const useSelectionBox = () => useStore(boxStore, (state) => state.box);

export const isWithinSelection = ({ x, y }: Point, a: Point, b: Point): boolean =>
  (x - a.x) * (x - b.x) <= 0 && (y - a.y) * (y - b.y) <= 0;

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
      // The card that opens with a selection must not move the drawing during the drag.
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
