import { drawLayout } from '@lumitor/domain/drawing/drawing';
import type { Edit } from '@lumitor/domain/layout/edit';
import { type Geometry, internalDirection } from '@lumitor/domain/layout/geometry';
import { canRedo, currentLayout, type History, newHistory, replay } from '@lumitor/domain/layout/history';
import { geometryOf, type Layout, PREMADE_OPTIONS } from '@lumitor/domain/layout/layout';
import { ENDS, endsOf, SIDES, type Step, stepSchema, T_ARMS, TURNS } from '@lumitor/domain/layout/step';
import { storedSteps } from '@lumitor/domain/layout/storedStep';
import { findFault } from '@lumitor/domain/layout/validity';
import { countRails } from '@lumitor/domain/parts/rails';
import { choicesSchema } from '@lumitor/domain/plan/choices';
import * as v from 'valibot';
import { backgroundSizeZoom, MAX_ZOOM } from '../canvas/projection.ts';
import { type ConfiguratorState, initialState, NEXT_STEP, type View } from './configuratorStore.ts';
import { typedLength } from './typedLength.ts';

/** What is kept of the state; the rest lives as long as the page. */
type Kept = Pick<ConfiguratorState, 'history' | 'choices' | 'next' | 'view' | 'name' | 'showsGross'>;

const endRef = v.object({ stepId: v.string(), end: v.picklist(ENDS) });
const layoutFields = {
  steps: v.array(stepSchema),
  inactiveEntries: v.array(v.picklist(SIDES)),
  premadeOption: v.nullable(v.picklist(PREMADE_OPTIONS)),
  activeEnd: v.nullable(endRef),
};
const number = v.pipe(v.number(), v.finite());

/** The stored state as it is read; what follows from other fields is ignored (D12). */
const storedSchema = v.object({
  isMicro: v.boolean(),
  zoom: v.pipe(number, v.minValue(0.0001), v.maxValue(MAX_ZOOM)),
  rotate: v.picklist([0, 90, 180, 270]),
  pan: v.object({ x: number, y: number }),
  isCurved: v.boolean(),
  isTLayout: v.boolean(),
  tArms: v.optional(v.picklist([0, 1, 2]), 0),
  name: v.string(),
  showsGross: v.nullable(v.boolean()),
  choices: choicesSchema,
  activeEnd: v.nullable(endRef),
  frame: v.object({
    steps: v.array(stepSchema),
    frameLength: number,
    directionFrame: v.picklist(TURNS),
    entries: v.array(v.object({ end: v.picklist(SIDES), active: v.boolean() })),
    premadeOption: v.nullable(v.picklist(PREMADE_OPTIONS)),
  }),
  /** Checked by doing the edits again. */
  history: v.object({
    base: v.object(layoutFields),
    edits: v.array(v.looseObject({ kind: v.string() })),
    index: v.number(),
  }),
});

type Stored = v.InferOutput<typeof storedSchema>;

const sideOf = ({ steps, activeEnd }: Layout, geometry: Geometry, side: 'left' | 'right') => {
  const at = steps[geometry.indexOf.get(activeEnd?.stepId ?? '') ?? -1];
  const activeSide = at?.previousStepId && !at.isTLayout ? at.directionFrameSide : activeEnd?.end;
  return {
    active: activeSide === side,
    count: steps.filter((step) => step.previousStepId && step.directionFrameSide === side).length,
  };
};

/** The heading of the last step on a side, `default` where there is none. */
function lastDirection(geometry: Geometry, side: 'left' | 'right'): string {
  const last = geometry.placed.findLast(
    ({ step }) => step.previousStepId && step.directionFrameSide === side,
  );
  return last ? internalDirection(last) : 'default';
}

function entriesOf({ steps, inactiveEntries }: Layout): Stored['frame']['entries'] {
  const start = steps[0];
  const ends = start ? endsOf(start) : [];
  return SIDES.filter((end) => ends.includes(end)).map((end) => ({
    end,
    active: !inactiveEntries.includes(end),
  }));
}

/** The axes of the rails as a small SVG: written at every change, so no more is drawn than a thumbnail shows. */
function previewOf(layout: Layout): string {
  const { primitives, bounds } = drawLayout(geometryOf(layout));
  const axes = primitives.map((primitive) => (primitive.kind === 'rail' ? primitive.path : '')).join('');
  const { minX, minY, maxX, maxY } = bounds;
  const viewBox = [minX - 10, minY - 10, maxX - minX + 20, maxY - minY + 20].map(Math.round).join(' ');
  return btoa(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path d="${axes}" fill="none" stroke="#000" stroke-width="5"/></svg>`,
  );
}

/**
 * The state as it is stored under `configurator`: every field of the specification, and what else a reload
 * needs (D12). `isMicro` comes first, so that the line can be told without reading all.
 */
export function toStored(state: Kept, isMicro: boolean) {
  const { history, choices, next, view, name, showsGross } = state;
  const layout = currentLayout(history);
  const geometry = geometryOf(layout);
  const steps = storedSteps(geometry);
  const { frameLength100, frameLength200 } = countRails(layout.steps);
  const newest = history.layouts.at(-1) as Layout;
  return {
    isMicro,
    zoom: view.zoom,
    rotate: view.rotate,
    backgroundSizeZoom: backgroundSizeZoom(view.zoom),
    pan: { x: view.x, y: view.y },
    previewBase64: previewOf(layout),
    isCurved: next.shape.isCurved,
    isTLayout: next.shape.isT,
    tArms: T_ARMS.findIndex((arms) => String(arms) === String(next.shape.tArms ?? T_ARMS[0])),
    previousStepId: layout.activeEnd?.stepId ?? null,
    isFrameFromTLayout: geometry.openEnds.some(
      (end) => end.isEndOfT && end.stepId === layout.activeEnd?.stepId && end.end === layout.activeEnd.end,
    ),
    frame: {
      steps,
      copySteps: canRedo(history) ? storedSteps(geometryOf(newest)) : steps,
      frameLength: typedLength(next.length) || Number(NEXT_STEP.length),
      directionFrameSide:
        layout.steps.find(({ id }) => id === layout.activeEnd?.stepId)?.directionFrameSide ?? 'left',
      directionFrame: next.shape.direction,
      lastDirectionFrameLeft: lastDirection(geometry, 'left'),
      lastDirectionFrameRight: lastDirection(geometry, 'right'),
      isStart: layout.steps.length === 0,
      frameLength100,
      frameLength200,
      entries: entriesOf(layout),
      rightSide: sideOf(layout, geometry, 'right'),
      leftSide: sideOf(layout, geometry, 'left'),
      premadeOption: layout.premadeOption,
    },
    choices,
    name,
    showsGross,
    activeEnd: layout.activeEnd,
    history: { base: history.layouts[0], edits: history.edits, index: history.index },
  };
}

const sameSteps = (a: readonly Step[], b: readonly Step[]): boolean =>
  a.length === b.length &&
  a.every((step, index) => {
    const other = b[index] as Step;
    return (Object.keys(step) as (keyof Step)[]).every((key) => String(step[key]) === String(other[key]));
  });

function historyOf({ frame, history, activeEnd }: Stored): History {
  const inactiveEntries = frame.entries.flatMap(({ end, active }) => (active ? [] : [end]));
  const layout: Layout = {
    steps: frame.steps,
    inactiveEntries,
    premadeOption: frame.premadeOption,
    activeEnd,
  };
  try {
    const replayed = replay(history.base, history.edits as unknown as Edit[], history.index);
    const shown = currentLayout(replayed);
    if (sameSteps(shown.steps, frame.steps))
      return { ...replayed, layouts: replayed.layouts.with(replayed.index, { ...shown, activeEnd }) };
  } catch {
    // A damaged history is dropped; the layout itself stands in `frame.steps`.
  }
  return newHistory(layout);
}

/** Reads a stored state; null where it is damaged, so that it can be set aside. */
export function fromStored(value: unknown): { kept: Kept; isMicro: boolean } | null {
  const parsed = v.safeParse(storedSchema, value);
  if (!parsed.success) return null;
  const stored = parsed.output;
  const history = historyOf(stored);
  const { steps, inactiveEntries } = currentLayout(history);
  if (findFault(steps, inactiveEntries)) return null;
  const { directionFrame, frameLength } = stored.frame;
  const tArms = T_ARMS[stored.tArms];
  const kept: Kept = {
    history,
    choices: stored.choices,
    next: {
      length: String(frameLength),
      shape: {
        direction: directionFrame === 'default' ? 'straight' : directionFrame,
        isCurved: stored.isCurved,
        isT: stored.isTLayout,
        ...(tArms ? { tArms } : {}),
      },
    },
    view: { zoom: stored.zoom, rotate: stored.rotate as View['rotate'], ...stored.pan },
    name: stored.name,
    showsGross: stored.showsGross,
  };
  return { kept: { ...initialState(), ...kept }, isMicro: stored.isMicro };
}
