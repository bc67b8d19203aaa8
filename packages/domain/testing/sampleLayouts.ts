import { applyEdit } from '../layout/applyEdit.ts';
import type { Shape } from '../layout/edit.ts';
import { EMPTY_LAYOUT, type Layout, type PremadeOption } from '../layout/layout.ts';
import type { EndRef } from '../layout/step.ts';
import { centimetres } from '../units.ts';

const SHAPES = {
  straight: { direction: 'straight', isCurved: false, isT: false },
  left: { direction: 'left', isCurved: false, isT: false },
  right: { direction: 'right', isCurved: false, isT: false },
  bendLeft: { direction: 'left', isCurved: true, isT: false },
  bendRight: { direction: 'right', isCurved: true, isT: false },
  T: { direction: 'straight', isCurved: false, isT: true },
} as const satisfies Record<string, Shape>;

/** A run to lay: how long, how it goes, and from which end where not the active one. */
export type Run = [length: number, shape?: keyof typeof SHAPES, end?: EndRef];

/** Lays runs one after another with ids s0, s1 and so on. @throws where an edit is refused */
export function layoutOf(...runs: Run[]): Layout {
  return runs.reduce<Layout>((layout, [length, shape = 'straight', end], index) => {
    const done = applyEdit(layout, {
      kind: 'add',
      id: `s${index}`,
      end: end ?? null,
      shape: SHAPES[shape],
      length,
    });
    if (!done.layout) throw new Error(`Run ${index} is refused: ${done.problem.code}`);
    return done.layout;
  }, EMPTY_LAYOUT);
}

export function premade(option: PremadeOption, width: number, height: number, bentLength = 100): Layout {
  const done = applyEdit(EMPTY_LAYOUT, { kind: 'premade', id: 'p', option, width, height, bentLength });
  if (!done.layout) throw new Error(`Refused: ${done.problem.code}`);
  return done.layout;
}

/** A long chain that winds without meeting itself: `count` steps of 100 cm. */
export function windingLayout(count: number): Layout {
  const steps = Array.from({ length: count }, (_, index) => {
    const turns = index % 20 === 0 ? ('right' as const) : index % 20 === 1 ? ('right' as const) : null;
    const back = Math.floor(index / 20) % 2 === 1 ? ('left' as const) : ('right' as const);
    return {
      id: `s${index}`,
      frameLength: centimetres(100),
      ...(index > 0 ? { previousStepId: `s${index - 1}` } : {}),
      directionFrameSide: index === 0 ? ('left' as const) : ('right' as const),
      directionFrame: index === 0 ? ('default' as const) : turns ? back : ('straight' as const),
      isCurved: false,
      isTLayout: false,
      isTLayoutStart: false,
      isFrameFromTLayout: false,
    };
  });
  return { ...EMPTY_LAYOUT, steps };
}
