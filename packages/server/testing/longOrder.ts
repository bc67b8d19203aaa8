import { randomUUID } from 'node:crypto';
import { type orderRequest, STEP } from './oneRail.ts';
import { SAMPLES } from './samples.ts';

/** A luminaire whose title takes its room in every line. */
export const LONG_TITLED = { ...SAMPLES.bindings, title: 'x'.repeat(90), titleEn: 'y'.repeat(90) };

const idOf = (index: number) => String(index).padStart(64, '0');

/** 1,000 bent rails in a chain, under ids as long as they may be. */
const STEPS = Array.from({ length: 1_000 }, (_, index) => ({
  ...STEP,
  id: idOf(index),
  ...(index > 0 && {
    previousStepId: idOf(index - 1),
    directionFrame: index % 2 ? 'left' : 'right',
    isCurved: true,
  }),
}));

/**
 * An order as long as somebody may make it who wants to fill the shop.
 * @param luminaires lines of {@link LONG_TITLED}: of 240 an order takes nearly all that one may
 */
export const longOrder = (order: ReturnType<typeof orderRequest>, bindingId: string, luminaires = 240) => ({
  ...order,
  idempotencyKey: randomUUID(),
  steps: STEPS,
  choices: { ...order.choices, bindings: Array(luminaires).fill({ id: bindingId, quantity: 10 }) },
  confirmed: { powerExceeded: true, missingArticles: true },
});
