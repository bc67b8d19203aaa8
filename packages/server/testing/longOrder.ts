import { randomUUID } from 'node:crypto';
import { type orderRequest, STEP } from './oneRail.ts';
import { SAMPLES } from './samples.ts';

export const LONG_TITLED = { ...SAMPLES.bindings, title: 'x'.repeat(90), titleEn: 'y'.repeat(90) };

const idOf = (index: number) => String(index).padStart(64, '0');

const STEPS = Array.from({ length: 1_000 }, (_, index) => ({
  ...STEP,
  id: idOf(index),
  ...(index > 0 && {
    previousStepId: idOf(index - 1),
    directionFrame: index % 2 ? 'left' : 'right',
    isCurved: true,
  }),
}));

export const longOrder = (order: ReturnType<typeof orderRequest>, bindingId: string, luminaires = 240) => ({
  ...order,
  idempotencyKey: randomUUID(),
  steps: STEPS,
  choices: { ...order.choices, bindings: Array(luminaires).fill({ id: bindingId, quantity: 10 }) },
  confirmed: { powerExceeded: true, missingArticles: true },
});
