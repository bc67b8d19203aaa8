import { useMemo, useRef } from 'react';
import { configuratorStore } from '../../visitor/configuratorStore.ts';
import type { CanvasArea } from '../../visitor/projection.ts';
import type { Framing } from '../canvas/useFraming.ts';
import type { Dragging as Dragged } from '../hand/gestures.ts';
import { surfaceOf, type Tool, type ToolSurface } from '../hand/tool.ts';
import { loadedWork, loadWork } from '../inWork.ts';
import type { WorkedOn } from '../useFolding.ts';

export interface FollowedFigure {
  step?: string | undefined;
  distance?: string | undefined;
}

export interface Work {
  workOn: WorkedOn;
  keys: Pick<Framing, 'pause'>;
  onRails: () => void;
  onLuminaires: (isByKey?: boolean) => void;
  onWiring: (isByKey?: boolean) => void;
  onDimension: (figure: FollowedFigure) => void;
}

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

const DRAWS_ROOM = /^(Arrow.*|Enter|Escape|Backspace|Delete| )$/;

const IDLE: Tool = { tap: () => {}, grab: () => null, hover: () => false, key: () => null };

/** Taps and keys wait in order; drags only at the plus. */
const deferredTool = (surface: ToolSurface, work: Work): Tool => {
  const later = (act: (tool: Tool) => unknown) =>
    loadWork().then(
      ({ toolFor }) => act(toolFor(surface, work)),
      () => {},
    );
  return {
    ...IDLE,
    tap: (...args) => void later((tool) => tool.tap(...args)),
    grab: (...args) =>
      args[1].closest('button')
        ? actOnceLoaded(loadWork().then(({ toolFor }) => toolFor(surface, work).grab(...args)))
        : null,
    key: (key, isShift) =>
      work.workOn === 'room' && DRAWS_ROOM.test(key)
        ? () => void later((tool) => tool.key(key, isShift)?.())
        : null,
  };
};

export function useTool(area: CanvasArea, work: Work): () => Tool {
  const live = useRef(area);
  live.current = area;
  const surface = useMemo(() => surfaceOf(() => live.current), []);
  return () =>
    configuratorStore.getState().isSeenOnly ? IDLE : (loadedWork()?.toolFor ?? deferredTool)(surface, work);
}
