import { useMemo, useRef } from 'react';
import { loadLater } from '../../ui/later.tsx';
import { configuratorStore } from '../../visitor/configuratorStore.ts';
import type { CanvasArea } from '../../visitor/projection.ts';
import type { Framing } from '../canvas/useFraming.ts';
import type { Dragging as Dragged } from '../hand/gestures.ts';
import { surfaceOf, type Tool, type ToolSurface } from '../hand/tool.ts';
import type { WorkedOn } from '../useFolding.ts';

type ToolFor = typeof import('./toolFor.ts').toolFor;
let toolFor: ToolFor | null = null;

/** Gesture code loads after the first drawing. */
const loadTools = loadLater(async (): Promise<ToolFor> => {
  toolFor ??= (await import('./toolFor.ts')).toolFor;
  return toolFor;
});

/** Editable figure of the drawing: the length of a rail, or a distance by its key. */
export interface FollowedFigure {
  step?: string | undefined;
  distance?: string | undefined;
}

export interface Work {
  workOn: WorkedOn;
  /** Holds the view when the panels change their width. */
  keys: Pick<Framing, 'pause'>;
  /** Switches to the rails. */
  onRails: () => void;
  /** Switches to the luminaires. */
  onLuminaires: (isByKey?: boolean) => void;
  /** Switches to the installation. */
  onWiring: (isByKey?: boolean) => void;
  /** Opens the field of a figure. */
  onDimension: (figure: FollowedFigure) => void;
}

/** Drag started before its code has loaded: follows the pointer once it has. */
function actOnceLoaded(coming: Promise<Dragged | null>): Dragged {
  const later = (act: (dragged: Dragged) => void) =>
    void coming.then(
      (dragged) => dragged && act(dragged),
      () => {},
    );
  return {
    move: (at, isFree) => later((dragged) => dragged.move(at, isFree)),
    drop: () => later((dragged) => dragged.drop()),
    cancel: () => later((dragged) => dragged.cancel()),
  };
}

/** Keys that draw a room: none of them acts on the rails while the room's code loads. */
const DRAWS_ROOM = /^(Arrow.*|Enter|Escape|Backspace|Delete| )$/;

const IDLE: Tool = { tap: () => {}, grab: () => null, hover: () => false, key: () => null };

/** Tool while its code loads: taps and keys wait in order; of drags only those at the plus do. */
const awaited = (surface: ToolSurface, work: Work): Tool => {
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
        ? actOnceLoaded(loadTools().then((toolFor) => toolFor(surface, work).grab(...how)))
        : null,
    key: (key, isShift) =>
      work.workOn === 'room' && DRAWS_ROOM.test(key)
        ? () => void later((tool) => tool.key(key, isShift)?.())
        : null,
  };
};

/** Current tool for pointer and keys. */
export function useTool(area: CanvasArea, work: Work): () => Tool {
  const live = useRef(area);
  live.current = area;
  const surface = useMemo(() => surfaceOf(() => live.current), []);
  return () => (configuratorStore.getState().isSeenOnly ? IDLE : (toolFor ?? awaited)(surface, work));
}
