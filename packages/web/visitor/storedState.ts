import { axisPath } from '@lumitor/domain/drawing/axisPath';
import { drawLayout } from '@lumitor/domain/kinds/rail/drawing';
import { DIRECTIONS } from '@lumitor/domain/kinds/rail/heading';
import { identifier } from '@lumitor/domain/kinds/rail/identifier';
import { geometryOf, type Layout } from '@lumitor/domain/kinds/rail/layout';
import { SIDES } from '@lumitor/domain/kinds/rail/shape';
import { type End, endsOf, type Shape, T_ARMS, tArmsOf } from '@lumitor/domain/kinds/rail/step';
import { storedRailsWithPositions } from '@lumitor/domain/kinds/rail/storedRail';
import { faultOfEnds, SCALE_ENDS, SCALE_KINDS } from '@lumitor/domain/light/scaleChoice';
import { isEqual } from '@lumitor/domain/math/equal';
import { itemAt } from '@lumitor/domain/math/lists';
import { countRails } from '@lumitor/domain/parts/rails';
import { NO_CHOICES } from '@lumitor/domain/plan/choices';
import { canRedo, currentPlan, type History, newHistory } from '@lumitor/domain/plan/history';
import type { Plan } from '@lumitor/domain/plan/plan';
import { replay } from '@lumitor/domain/plan/replay';
import { editSchema, storedEdit } from '@lumitor/domain/plan/storedEdit';
import { planSchema, readPlan, storedPlan, storedPlanFields } from '@lumitor/domain/plan/storedPlan';
import { typedLength } from '@lumitor/domain/translation/typedLength';
import * as v from 'valibot';
import { type ConfiguratorState, MODES, NEXT_STEP, type View } from './configuratorStore.ts';
import { fromFormer } from './formerState.ts';
import { backgroundSizeZoom, MAX_ZOOM } from './projection.ts';

export type RestoredState = Pick<
  ConfiguratorState,
  | 'project'
  | 'history'
  | 'next'
  | 'view'
  | 'mode'
  | 'mapScale'
  | 'isFramed'
  | 'showsGross'
  | 'isPowerMuted'
  | 'revises'
>;

const number = v.pipe(v.number(), v.finite());
const { steps, ...planFields } = storedPlanFields;

const scaleSchema = v.pipe(
  v.object({
    kind: v.picklist(SCALE_KINDS),
    ends: v.picklist(SCALE_ENDS),
    least: number,
    greatest: number,
    isLogarithmic: v.boolean(),
  }),
  v.check((choice) => faultOfEnds(choice) === null),
);

const historySchema = v.object({
  base: planSchema,
  edits: v.array(editSchema),
  index: v.number(),
});

/** Fields derived from others are ignored (D12). */
const storedSchema = v.object({
  project: v.optional(v.nullable(identifier), null),
  isMicro: v.optional(v.boolean(), false),
  zoom: v.optional(v.pipe(number, v.minValue(0.0001), v.maxValue(MAX_ZOOM)), 1),
  rotate: v.optional(v.picklist([0, 90, 180, 270]), 0),
  pan: v.optional(v.object({ x: number, y: number }), { x: 0, y: 0 }),
  mode: v.optional(v.picklist(MODES), 'plan'),
  mapScale: v.fallback(v.optional(v.nullable(scaleSchema), null), null),
  isFramed: v.optional(v.boolean(), true),
  isCurved: v.optional(v.boolean(), false),
  isTLayout: v.optional(v.boolean(), false),
  tArms: v.optional(v.picklist([0, 1, 2]), 0),
  showsGross: v.optional(v.nullable(v.boolean()), null),
  isPowerMuted: v.optional(v.boolean(), false),
  revises: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64))), null),
  frame: v.object({
    steps,
    frameLength: v.optional(number, Number(NEXT_STEP.length)),
    directionFrame: v.optional(v.picklist(['default', ...DIRECTIONS]), 'default'),
    entries: v.optional(v.array(v.object({ end: v.picklist(SIDES), active: v.boolean() })), []),
    premadeOption: planFields.premadeOption,
  }),
  /** Steps are in `frame`; absent in a state with the specification's fields only. */
  plan: v.optional(v.object(planFields)),
  history: v.optional(v.unknown()),
});

type Stored = v.InferOutput<typeof storedSchema>;

/** End of the first start frame for each rail of its island (D7). */
function sidesOf({ steps }: Layout): ReadonlyMap<string, End> {
  const sides = new Map<string, End>();
  for (const step of steps) {
    if (step.kind === 'start') continue;
    const { stepId, end } = step.on;
    const side = stepId === steps[0]?.id ? end : sides.get(stepId);
    if (side) sides.set(step.id, side);
  }
  return sides;
}

function sideOf(layout: Layout, side: 'left' | 'right') {
  const sides = sidesOf(layout);
  const { activeEnd, steps } = layout;
  const activeSide = activeEnd?.stepId === steps[0]?.id ? activeEnd?.end : sides.get(activeEnd?.stepId ?? '');
  return { active: activeSide === side, count: [...sides.values()].filter((one) => one === side).length };
}

function lastDirection(
  frames: ReturnType<typeof storedRailsWithPositions>,
  layout: Layout,
  side: 'left' | 'right',
): string {
  const sides = sidesOf(layout);
  return frames.findLast(({ id }) => sides.get(id) === side)?.directionInternalFrame ?? 'default';
}

function entriesOf({ steps, inactiveEntries }: Layout) {
  const [start] = steps;
  const ends = start ? endsOf(start) : [];
  return SIDES.filter((end) => ends.includes(end)).map((end) => ({
    end,
    active: !inactiveEntries.includes(end),
  }));
}

/** Thumbnail of the specification, as SVG: small, because every change writes it. */
function previewOf(layout: Layout): string {
  const { primitives, bounds } = drawLayout(geometryOf(layout));
  const axes = primitives
    .map((primitive) => (primitive.kind === 'rail' ? axisPath(primitive.axis) : ''))
    .join('');
  const { minX, minY, maxX, maxY } = bounds;
  const viewBox = [minX - 10, minY - 10, maxX - minX + 20, maxY - minY + 20].map(Math.round).join(' ');
  return btoa(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path d="${axes}" fill="none" stroke="#000" stroke-width="5"/></svg>`,
  );
}

/** Fields of the specification, and those a reload needs (D12). */
export function toStored(
  {
    project,
    history,
    next,
    view,
    mode,
    mapScale,
    isFramed,
    showsGross,
    isPowerMuted,
    revises,
  }: RestoredState,
  isMicro: boolean,
) {
  const { steps: _, ...plan } = storedPlan(currentPlan(history));
  const { layout } = currentPlan(history);
  const geometry = geometryOf(layout);
  const frames = storedRailsWithPositions(geometry);
  const { frameLength100, frameLength200 } = countRails(layout.steps);
  const { shape } = next;
  const tArms = tArmsOf(shape);
  return {
    ...(project && { project }),
    isMicro,
    zoom: view.zoom,
    rotate: view.rotate,
    backgroundSizeZoom: backgroundSizeZoom(view.zoom),
    pan: { x: view.x, y: view.y },
    mode,
    mapScale,
    isFramed,
    previewBase64: previewOf(layout),
    isCurved: shape.kind === 'bent',
    isTLayout: tArms !== null,
    tArms: T_ARMS.findIndex((arms) => arms === (tArms ?? T_ARMS[0])),
    previousStepId: layout.activeEnd?.stepId ?? null,
    isFrameFromTLayout: geometry.openEnds.some(
      (end) => end.isEndOfT && end.stepId === layout.activeEnd?.stepId && end.end === layout.activeEnd.end,
    ),
    frame: {
      steps: frames,
      copySteps: canRedo(history)
        ? storedRailsWithPositions(geometryOf((history.plans.at(-1) as Plan).layout))
        : frames,
      frameLength: typedLength(next.length) || Number(NEXT_STEP.length),
      directionFrameSide:
        frames.find(({ id }) => id === layout.activeEnd?.stepId)?.directionFrameSide ?? 'left',
      directionFrame: shape.direction,
      lastDirectionFrameLeft: lastDirection(frames, layout, 'left'),
      lastDirectionFrameRight: lastDirection(frames, layout, 'right'),
      isStart: layout.steps.length === 0,
      frameLength100,
      frameLength200,
      entries: entriesOf(layout),
      rightSide: sideOf(layout, 'right'),
      leftSide: sideOf(layout, 'left'),
      premadeOption: layout.premadeOption,
    },
    showsGross,
    isPowerMuted,
    revises,
    plan,
    history: {
      base: storedPlan(itemAt(history.plans, 0)),
      edits: history.edits.map(storedEdit),
      index: history.index,
    },
  };
}

/** The active end is not an edit, so it may differ from the replayed one. */
const contentOf = (plan: Plan) => storedPlan({ ...plan, layout: { ...plan.layout, activeEnd: null } });

/**
 * A history is dropped if it is damaged, or if its replay ends in another plan; the plan is stored
 * separately.
 */
function historyOf(plan: Plan, stored: unknown): History {
  const history = v.safeParse(historySchema, stored);
  if (!history.success) return newHistory(plan);
  const { base, edits, index } = history.output;
  const replayed = replay(base, edits, index);
  if (!isEqual(contentOf(currentPlan(replayed)), contentOf(plan))) return newHistory(plan);
  return { ...replayed, plans: replayed.plans.with(replayed.index, plan) };
}

function shapeOf({ isCurved, isTLayout, tArms, frame }: Stored): Shape {
  const direction = frame.directionFrame === 'default' ? 'straight' : frame.directionFrame;
  if (isCurved && direction !== 'straight') return { kind: 'bent', direction };
  return { kind: 'straight', direction, tArms: isTLayout ? T_ARMS[tArms] : null };
}

export function fromStored(value: unknown): { restored: RestoredState; isMicro: boolean } | null {
  const parsed = v.safeParse(storedSchema, fromFormer(value));
  if (!parsed.success) return null;
  const stored = parsed.output;
  const { steps, entries, premadeOption } = stored.frame;
  const inactiveEntries = entries.flatMap(({ end, active }) => (active ? [] : [end]));
  const fields = stored.plan ?? { inactiveEntries, premadeOption, choices: NO_CHOICES, name: '' };
  const { plan } = readPlan({ ...fields, steps });
  if (!plan) return null;
  const restored: RestoredState = {
    project: stored.project,
    history: historyOf(plan, stored.history),
    next: { length: String(stored.frame.frameLength), shape: shapeOf(stored) },
    view: { zoom: stored.zoom, rotate: stored.rotate as View['rotate'], ...stored.pan },
    mode: stored.mode,
    mapScale: stored.mapScale,
    isFramed: stored.isFramed,
    showsGross: stored.showsGross,
    isPowerMuted: stored.isPowerMuted,
    revises: stored.revises,
  };
  return { restored, isMicro: stored.isMicro };
}
