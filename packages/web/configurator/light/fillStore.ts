import { type Arrangement, arrange } from '@lumitor/domain/kinds/luminaire/arrangement';
import { leaving } from '@lumitor/domain/kinds/luminaire/leaving';
import { type DarkPlace, darkPlace } from '@lumitor/domain/light/darkPlace';
import { isEstimate } from '@lumitor/domain/light/emitter';
import type { FillAnswer, FillQuestion } from '@lumitor/domain/light/fill';
import { sceneOf } from '@lumitor/domain/light/scene';
import { greatestOf } from '@lumitor/domain/math/lists';
import { applyEdit, type PlanEdit } from '@lumitor/domain/plan/editPlan';
import type { Plan } from '@lumitor/domain/plan/plan';
import type { Ms } from '@lumitor/domain/units';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { runInWorker } from '../../light/runInWorker.ts';
import { configuratorStore, planNow } from '../../visitor/configuratorStore.ts';
import { edit } from '../../visitor/editing.ts';

const computeFill = (question: FillQuestion, signal: AbortSignal): Promise<FillAnswer> =>
  runInWorker(
    new Worker(new URL('../../light/fillWorker.ts', import.meta.url), { type: 'module' }),
    question,
    signal,
  );

export interface FillProposal {
  edit: PlanEdit;
  plan: Plan;
  luminaires: Arrangement['luminaires'];
}

interface Answered {
  step: 'answered';
  bindingId: string;
  answer: FillAnswer;
  proposal: FillProposal | null;
  others: number;
  isEstimate: boolean;
  dark: DarkPlace | null;
}

export type FillState =
  | { step: 'idle' }
  | { step: 'computing'; bindingId: string; isLong: boolean }
  | Answered
  | { step: 'failed'; bindingId: string };

const LONG: Ms = 2_000;

const IDLE: FillState = { step: 'idle' };

export const fillStore = createStore<FillState>(() => IDLE);

export const useLightFill = (): FillState => useStore(fillStore);

const set = (state: FillState): void => fillStore.setState(state, true);

let stop: (() => void) | null = null;

export function endFill(): void {
  stop?.();
  stop = null;
  set(IDLE);
}

function withQuantity({ bodies, bindingId }: FillQuestion, quantity: number): FillProposal | null {
  const before = planNow();
  const unplaced = leaving(before, bodies, bindingId, quantity);
  const found: PlanEdit = {
    kind: 'setQuantity',
    collection: 'bindings',
    id: bindingId,
    quantity,
    ...(unplaced.length > 0 && { unplaced }),
  };
  const { plan } = applyEdit(before, found);
  return plan ? { edit: found, plan, luminaires: arrange(plan, bodies).luminaires } : null;
}

function outcomeOf(question: FillQuestion, answer: FillAnswer): Omit<Answered, 'step' | 'bindingId'> {
  const { plan, lit, bindingId } = question;
  const countOf = (isCounted: (id: string) => boolean) =>
    plan.choices.bindings.reduce((sum, { id, quantity }) => (isCounted(id) ? sum + quantity : sum), 0);
  const filled = answer.isReached ? answer : answer.best;
  const would = filled && withQuantity(question, filled.quantity);
  const scene = sceneOf({ ...lit, luminaires: would?.luminaires ?? [] });
  const isOther = answer.isReached && answer.quantity !== countOf((id) => id === bindingId);
  const { room } = lit;
  const above = Math.max(0, greatestOf(scene.luminaires.map(({ z }) => z - (room?.plane ?? 0))));
  return {
    answer,
    proposal: isOther ? would : null,
    others: countOf((id) => id !== bindingId),
    isEstimate: isEstimate(scene),
    dark:
      filled && room && !answer.isReached
        ? darkPlace(filled.figures.darkest, room.outline, scene.luminaires, above)
        : null,
  };
}

/**
 * Computes in a worker how many luminaires reach the target (D52). Any edit ends it, as the proposal is for
 * the plan before.
 */
export function requestFill(question: FillQuestion, compute = computeFill): void {
  endFill();
  const { bindingId } = question;
  const about = planNow();
  const aborting = new AbortController();
  const unfollow = configuratorStore.subscribe(() => {
    if (planNow() !== about) endFill();
  });
  const timer = setTimeout(() => set({ step: 'computing', bindingId, isLong: true }), LONG);
  stop = () => {
    clearTimeout(timer);
    unfollow();
    aborting.abort();
  };
  const { signal } = aborting;
  set({ step: 'computing', bindingId, isLong: false });
  const notify = (state: FillState) => {
    if (signal.aborted) return;
    clearTimeout(timer);
    set(state);
  };
  compute(question, signal).then(
    (answer) => notify({ step: 'answered', bindingId, ...outcomeOf(question, answer) }),
    () => notify({ step: 'failed', bindingId }),
  );
}

export function takeFill(): void {
  const state = fillStore.getState();
  if (state.step !== 'answered' || !state.proposal) return;
  edit(state.proposal.edit);
  endFill();
}
