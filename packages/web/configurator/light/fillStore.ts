import type { FillAnswer, FillQuestion } from '@lumitor/domain/light/fill';
import { type Arrangement, arrange } from '@lumitor/domain/luminaires/arrangement';
import { leaving } from '@lumitor/domain/luminaires/arranging';
import { applyEdit, type PlanEdit } from '@lumitor/domain/plan/editPlan';
import { currentPlan } from '@lumitor/domain/plan/history';
import type { Plan } from '@lumitor/domain/plan/plan';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { computeFill } from '../../light/computeFill.ts';
import { configuratorStore } from '../store/configuratorStore.ts';
import { edit } from '../store/editing.ts';

/** What would reach the target, shown before it is taken. */
export interface Proposal {
  edit: PlanEdit;
  /** As it would be. */
  plan: Plan;
  pieces: Arrangement['pieces'];
}

/** Filling to a target, for as long as the plan stays the one that was asked about (D52). */
export type FillState =
  | { step: 'idle' }
  | { step: 'computing'; bindingId: string }
  | { step: 'answered'; bindingId: string; answer: FillAnswer; proposal: Proposal | null }
  | { step: 'failed'; bindingId: string };

const IDLE: FillState = { step: 'idle' };

export const fillStore = createStore<FillState>(() => IDLE);

export const useFill = (): FillState => useStore(fillStore);

const set = (state: FillState): void => fillStore.setState(state, true);
const planNow = (): Plan => currentPlan(configuratorStore.getState().history);

let stop: (() => void) | null = null;

/** Forgets what was asked, or answered. */
export function endFill(): void {
  stop?.();
  stop = null;
  set(IDLE);
}

function proposalOf(
  { plan: { choices }, bodies, bindingId }: FillQuestion,
  answer: FillAnswer,
): Proposal | null {
  const before = planNow();
  const has = choices.bindings.find(({ id }) => id === bindingId)?.quantity ?? 0;
  if (!answer.isReached || answer.quantity === has) return null;
  const { quantity } = answer;
  const unplaced = leaving(before, bodies, bindingId, quantity);
  const found: PlanEdit = {
    kind: 'setQuantity',
    collection: 'bindings',
    id: bindingId,
    quantity,
    ...(unplaced.length > 0 && { unplaced }),
  };
  const { plan } = applyEdit(before, found);
  return plan ? { edit: found, plan, pieces: arrange(plan, bodies).pieces } : null;
}

/** Asks how many of an article reach a target. Whatever changes the plan meanwhile ends it. */
export function askFill(question: FillQuestion, compute = computeFill): void {
  endFill();
  const { bindingId } = question;
  const about = planNow();
  const aborting = new AbortController();
  const unfollow = configuratorStore.subscribe(() => {
    if (planNow() !== about) endFill();
  });
  stop = () => {
    unfollow();
    aborting.abort();
  };
  const { signal } = aborting;
  set({ step: 'computing', bindingId });
  compute(question, signal).then(
    (answer) => {
      if (signal.aborted) return;
      set({ step: 'answered', bindingId, answer, proposal: proposalOf(question, answer) });
    },
    () => signal.aborted || set({ step: 'failed', bindingId }),
  );
}

/** Does what was proposed, as one edit. */
export function takeFill(): void {
  const state = fillStore.getState();
  if (state.step !== 'answered' || !state.proposal) return;
  edit(state.proposal.edit);
  endFill();
}
