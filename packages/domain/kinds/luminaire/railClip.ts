import { itemAt } from '../../math/lists.ts';
import type { CombinedAct } from '../../plan/acts.ts';
import { applyEdit, type PlanEdit } from '../../plan/editPlan.ts';
import { type LuminairePlacement, placementsAfter } from '../../plan/placement.ts';
import type { Plan } from '../../plan/plan.ts';
import { NO_WIRING, wiringAfter } from '../../wiring/wiring.ts';
import { type Cut, cutsAtJoints } from '../cut/cut.ts';
import type { Feed } from '../feed/feed.ts';
import type { EditProblemCode } from '../rail/edit.ts';
import type { Point } from '../rail/heading.ts';
import { geometryOf } from '../rail/layout.ts';
import { railRuns } from '../rail/railRuns.ts';
import { movedStart } from '../rail/sheetMotion.ts';
import type { Rail } from '../rail/step.ts';
import { arrange } from './arrangement.ts';
import { type ArrangeFault, put } from './arranging.ts';
import type { Bodies } from './body.ts';
import { dimmingWithCopies } from './copying.ts';
import { pinAll, placementOf } from './staying.ts';

/** Ids are those of the original plan (D42c). */
export interface RailClip {
  steps: readonly Rail[];
  luminaires: readonly LuminairePlacement[];
  feeds: readonly Feed[];
  cuts: readonly Cut[];
  ownZones: readonly string[];
}

export type ClipFault = Extract<EditProblemCode, 'noStartRail'>;

const NONE: ReadonlySet<string> = new Set();

/** Connected rails stay connected; a part of an island becomes its own island. */
export function copyRails(
  plan: Plan,
  bodies: Bodies,
  stepIds: readonly string[],
): { clip: RailClip; fault?: undefined } | { clip?: undefined; fault: ClipFault } {
  const { layout, wiring } = plan;
  const ids = new Set(stepIds);
  const runs = railRuns(layout, ids);
  if (!runs) return { fault: 'noStartRail' };
  const { steps, turned } = runs;
  const isCopied = ({ stepId }: { stepId: string }) => ids.has(stepId);
  const change = { gone: NONE, turned, mirrored: NONE };
  const own = {
    ...NO_WIRING,
    feeds: wiring.feeds.filter(isCopied),
    cuts: wiring.cuts.filter(isCopied),
    ownZones: wiring.ownZones.filter((id) => ids.has(id)),
  };
  const { feeds, cuts, ownZones } = wiringAfter(own, change, layout.steps, steps);
  return {
    clip: {
      steps,
      luminaires: placementsAfter(arrange(plan, bodies).luminaires.filter(isCopied).map(placementOf), change),
      feeds,
      cuts: cutsAtJoints(geometryOf({ steps, inactiveEntries: [] }), cuts),
      ownZones: ownZones.filter((id) => steps.some((step) => step.kind === 'start' && step.id === id)),
    },
  };
}

export type Pasting =
  | {
      edit: Extract<PlanEdit, { kind: 'combined' }>;
      stepIds: string[];
      fault?: undefined;
      problem?: undefined;
    }
  | { edit?: undefined; stepIds?: undefined; fault?: ArrangeFault; problem?: EditProblemCode };

export function pasteRails(
  plan: Plan,
  bodies: Bodies,
  act: CombinedAct,
  clip: RailClip,
  by: Point,
  newId: () => string,
): Pasting {
  const name = newId();
  const idOf = new Map(clip.steps.map(({ id }, index) => [id, index === 0 ? name : `${name}.${index}`]));
  const named = (id: string): string => idOf.get(id) ?? id;
  const onCopy = <On extends { stepId: string }>(one: On): On => ({ ...one, stepId: named(one.stepId) });
  const steps = clip.steps.map(
    (step): Rail =>
      step.kind === 'start'
        ? { ...movedStart(step, { quarters: 0, by }), id: named(step.id) }
        : { ...step, id: named(step.id), on: onCopy(step.on) },
  );
  const edits: PlanEdit[] = [];
  let after = plan;
  let problem: EditProblemCode | undefined;
  const add = (edit: PlanEdit) => {
    const done = applyEdit(after, edit);
    if (!done.plan) problem = done.problem.code;
    else if (done.plan !== after) {
      after = done.plan;
      edits.push(edit);
    }
  };
  if (clip.luminaires.length > 0) add(pinAll(plan, bodies));
  add({ kind: 'addRails', steps });
  if (problem) return { problem };
  const copies: string[] = [];
  const nextId = () => {
    const id = newId();
    copies.push(id);
    return id;
  };
  if (clip.luminaires.length > 0) {
    const { edit, fault } = put(after, bodies, 'duplicate', clip.luminaires.map(onCopy), nextId);
    if (!edit) return { fault };
    add(edit);
  }
  const { wiring } = after;
  if (clip.feeds.length + clip.cuts.length + clip.ownZones.length > 0)
    add({
      kind: 'wire',
      act: 'addFeed',
      wiring: {
        ...wiring,
        feeds: [...wiring.feeds, ...clip.feeds.map((feed) => ({ ...onCopy(feed), id: newId() }))],
        cuts: [...wiring.cuts, ...clip.cuts.map(onCopy)],
        ownZones: [...wiring.ownZones, ...clip.ownZones.map(named)],
      },
    });
  const copyOf = new Map(clip.luminaires.map(({ id }, index) => [id, itemAt(copies, index)]));
  const dimming = dimmingWithCopies(after.dimming, copyOf);
  if (dimming !== after.dimming) add({ kind: 'setDimming', dimming });
  return { edit: { kind: 'combined', act, edits }, stepIds: steps.map(({ id }) => id) };
}
