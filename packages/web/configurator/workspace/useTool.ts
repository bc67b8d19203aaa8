import { useMemo, useRef } from 'react';
import { loadLater } from '../../ui/later.tsx';
import { configuratorStore } from '../../visitor/configuratorStore.ts';
import type { Area } from '../../visitor/projection.ts';
import type { Framing } from '../canvas/useFraming.ts';
import type { Held } from '../hand/gestures.ts';
import { type Surface, surfaceOf, type Tool } from '../hand/tool.ts';
import type { WorkedOn } from '../useFolding.ts';

type ToolFor = typeof import('./toolFor.ts').toolFor;
let toolFor: ToolFor | null = null;

/** Everything that a hand does is loaded after what is drawn. */
const loadTools = loadLater(async (): Promise<ToolFor> => {
  toolFor ??= (await import('./toolFor.ts')).toolFor;
  return toolFor;
});

/** A figure of the drawing in which another is typed: the length of a step, or a distance by its key. */
export interface Figure {
  step?: string | undefined;
  distance?: string | undefined;
}

export interface Work {
  workOn: WorkedOn;
  /** Leaves the view where it is when the panels change their width. */
  keys: Pick<Framing, 'hold'>;
  /** A rail or an end is to be worked on. */
  onRails: () => void;
  /** A luminaire is. */
  onPieces: (isByKey?: boolean) => void;
  /** Something of the installation is. */
  onWiring: (isByKey?: boolean) => void;
  /** Another figure is to be typed where one stands. */
  onDimension: (figure: Figure) => void;
}

/** What was taken before the code that carries it was there: it follows the hand once that has come. */
function heldLater(coming: Promise<Held | null>): Held {
  const later = (act: (held: Held) => void) =>
    void coming.then(
      (held) => held && act(held),
      () => {},
    );
  return {
    move: (at, isFree) => later((held) => held.move(at, isFree)),
    drop: () => later((held) => held.drop()),
    cancel: () => later((held) => held.cancel()),
  };
}

/** Keys that draw a room: none of them is for the rails while the code for the room is loading. */
const DRAWS_ROOM = /^(Arrow.*|Enter|Escape|Backspace|Delete| )$/;

const IDLE: Tool = { tap: () => {}, grab: () => null, hover: () => false, key: () => null };

/** A tool whose code is loading: taps and keys wait for it, one after the other; of drags only those at the plus do. */
const awaited = (surface: Surface, work: Work): Tool => {
  const later = (act: (tool: Tool) => unknown) =>
    loadTools().then(
      (toolFor) => act(toolFor(surface, work)),
      () => {},
    );
  return {
    ...IDLE,
    tap: (...how) => void later((tool) => tool.tap(...how)),
    grab: (...how) =>
      how[1].closest('button')
        ? heldLater(loadTools().then((toolFor) => toolFor(surface, work).grab(...how)))
        : null,
    key: (key, isShift) =>
      work.workOn === 'room' && DRAWS_ROOM.test(key)
        ? () => void later((tool) => tool.key(key, isShift)?.())
        : null,
  };
};

/** The tool that has the hand and the keys at this moment. */
export function useTool(area: Area, work: Work): () => Tool {
  const live = useRef(area);
  live.current = area;
  const surface = useMemo(() => surfaceOf(() => live.current), []);
  return () => (configuratorStore.getState().isSeenOnly ? IDLE : (toolFor ?? awaited)(surface, work));
}
