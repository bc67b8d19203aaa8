import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import { currentPlan } from '@lumitor/domain/plan/history';
import { flush, readStored } from './persistence.ts';

/** What a visitor had begun on a line; lengths in centimetres. */
export interface BegunLayout {
  steps: number;
  totalLength: number;
}

function begunOn(line: ProductLine): BegunLayout | null {
  const { state } = readStored(line);
  if (!state) return null;
  const { layout, choices } = currentPlan(state.history);
  const { steps } = layout;
  if (steps.length === 0 && choices.bindings.length === 0) return null;
  return { steps: steps.length, totalLength: steps.reduce((sum, step) => sum + step.frameLength, 0) };
}

/** What is offered back on the start dialog, the last moment's work too; null where nothing was begun. */
export function begunLayouts(): Record<ProductLine, BegunLayout | null> {
  flush();
  return { standard: begunOn('standard'), micro: begunOn('micro') };
}
