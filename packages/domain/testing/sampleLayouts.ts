import type { LayoutEdit } from '../kinds/rail/edit.ts';
import { editLayout } from '../kinds/rail/editLayout.ts';
import { EMPTY_LAYOUT, type Layout, type PremadeOption } from '../kinds/rail/layout.ts';
import { type EndRef, type Rail, type Shape, STRAIGHT_ON, T_ARMS } from '../kinds/rail/step.ts';

export const SHAPES = {
  straight: STRAIGHT_ON,
  left: { ...STRAIGHT_ON, direction: 'left' },
  right: { ...STRAIGHT_ON, direction: 'right' },
  bendLeft: { kind: 'bent', direction: 'left' },
  bendRight: { kind: 'bent', direction: 'right' },
  T: { ...STRAIGHT_ON, tArms: T_ARMS[0] },
} as const satisfies Record<string, Shape>;

export type Run = [length: number, shape?: keyof typeof SHAPES, end?: EndRef];

export function edited(layout: Layout, ...edits: LayoutEdit[]): Layout {
  return edits.reduce((before, edit) => {
    const done = editLayout(before, edit);
    if (!done.layout) throw new Error(`${JSON.stringify(edit)} is refused: ${done.problem.code}`);
    return done.layout;
  }, layout);
}

export const layoutOf = (...runs: Run[]): Layout =>
  edited(
    EMPTY_LAYOUT,
    ...runs.map(
      ([length, shape = 'straight', end], index): LayoutEdit => ({
        kind: 'add',
        id: `s${index}`,
        end: end ?? null,
        shape: SHAPES[shape],
        length,
      }),
    ),
  );

export const premade = (option: PremadeOption, width: number, height: number, bentLength = 100): Layout =>
  edited(EMPTY_LAYOUT, { kind: 'premade', id: 'p', option, width, height, bentLength });

export function windingLayout(count: number): Layout {
  const frameLength = 100;
  const steps = Array.from({ length: count }, (_, index): Rail => {
    const id = `s${index}`;
    if (index === 0)
      return { kind: 'start', id, frameLength, hasT: false, origin: { x: 0, y: 0 }, heading: 0 };
    const back = Math.floor(index / 20) % 2 === 1 ? 'left' : 'right';
    const direction = index % 20 < 2 ? back : 'straight';
    const on = { stepId: `s${index - 1}`, end: index === 1 ? ('right' as const) : ('far' as const) };
    return { ...STRAIGHT_ON, id, frameLength, on, direction };
  });
  return { ...EMPTY_LAYOUT, steps };
}
