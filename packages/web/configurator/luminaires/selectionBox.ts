import type { Point } from '@lumitor/domain/layout/heading';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { arrangementNow } from '../../visitor/arrangement.ts';
import { configuratorStore } from '../../visitor/configuratorStore.ts';
import { selectPieces } from '../../visitor/pieces.ts';
import type { ScreenPoint } from '../../visitor/projection.ts';
import { piecesIn } from '../../visitor/selected.ts';
import type { Held } from '../hand/gestures.ts';
import { piecesWithin } from '../hand/pieceHit.ts';

/** Two corners of the box that a hand draws around luminaires, on the layout; null while it draws none. */
const boxStore = createStore<{ box: [Point, Point] | null }>(() => ({ box: null }));

export const useSelectionBox = () => useStore(boxStore, (state) => state.box);

/** Selects the luminaires in a box, beside those that are selected. */
export function drawBox(from: ScreenPoint, placeOf: (at: ScreenPoint) => Point): Held {
  const start = placeOf(from);
  const { isFramed } = configuratorStore.getState();
  const before = piecesIn(configuratorStore.getState());
  const close = () => {
    boxStore.setState({ box: null });
    configuratorStore.setState({ isFramed });
  };
  return {
    move(at) {
      // The card that comes with a selection does not move the drawing under the hand.
      if (configuratorStore.getState().isFramed) configuratorStore.setState({ isFramed: false });
      const to = placeOf(at);
      boxStore.setState({ box: [start, to] });
      const within = piecesWithin(arrangementNow().pieces, start, to).map(({ id }) => id);
      selectPieces([...new Set([...before, ...within])]);
    },
    drop: close,
    cancel() {
      close();
      selectPieces(before);
    },
  };
}
