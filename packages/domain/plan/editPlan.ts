import type { EditProblem, LayoutEdit } from '../layout/edit.ts';
import { editLayout } from '../layout/editLayout.ts';
import { EMPTY_LAYOUT } from '../layout/layout.ts';
import { type Choices, type Counted, type Swap, withQuantity, withSwapped } from './choices.ts';
import type { Plan } from './plan.ts';

/** One of which there is one. */
export type SingleChoice = Exclude<keyof Choices, Counted>;

/** What a visitor does to a plan, as plain data. */
export type PlanEdit =
  | LayoutEdit
  | { kind: 'choose'; choice: SingleChoice; id: string | null }
  | { kind: 'setQuantity'; collection: Counted; id: string; quantity: number }
  /** Takes all luminaires out, and the accessories added by hand (D20). */
  | { kind: 'clearQuantities' }
  /** Other articles in the place of those that no longer fit (D21). */
  | { kind: 'swap'; swaps: Swap[] }
  | { kind: 'setName'; name: string }
  /** Clears the drawing and the name; the choices stay. */
  | { kind: 'reset' }
  /** Another plan in the place of this one: a stored order, or a fresh start. */
  | { kind: 'replace'; plan: Plan };

export type EditedPlan = { plan: Plan; problem?: undefined } | { plan?: undefined; problem: EditProblem };

/** The plan with other choices; the same one where they are as they were. */
function withChoices(plan: Plan, choices: Choices): Plan {
  return JSON.stringify(choices) === JSON.stringify(plan.choices) ? plan : { ...plan, choices };
}

/** Does an edit, or says why not; never changes what it is given. An edit that changes nothing gives the same plan. */
export function applyEdit(plan: Plan, edit: PlanEdit): EditedPlan {
  const { choices } = plan;
  switch (edit.kind) {
    case 'choose':
      return { plan: withChoices(plan, { ...choices, [edit.choice]: edit.id }) };
    case 'setQuantity': {
      const { collection, id, quantity } = edit;
      return {
        plan: withChoices(plan, {
          ...choices,
          [collection]: withQuantity(choices[collection], id, quantity),
        }),
      };
    }
    case 'clearQuantities':
      return { plan: withChoices(plan, { ...choices, bindings: [], accessories: [] }) };
    case 'swap':
      return { plan: withChoices(plan, edit.swaps.reduce(withSwapped, choices)) };
    case 'setName':
      return { plan: edit.name === plan.name ? plan : { ...plan, name: edit.name } };
    case 'reset': {
      const isClear = plan.layout === EMPTY_LAYOUT && plan.name === '';
      return { plan: isClear ? plan : { ...plan, layout: EMPTY_LAYOUT, name: '' } };
    }
    case 'replace':
      return { plan: edit.plan };
    default: {
      const { layout, problem } = editLayout(plan.layout, edit);
      return layout ? { plan: { ...plan, layout } } : { problem };
    }
  }
}
