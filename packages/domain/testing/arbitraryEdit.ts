import fc from 'fast-check';
import { applyEdit } from '../layout/applyEdit.ts';
import type { Edit, Shape } from '../layout/edit.ts';
import { EMPTY_LAYOUT, geometryOf, type Layout, PREMADE_OPTIONS } from '../layout/layout.ts';
import { DIRECTIONS, SIDES, T_ARMS } from '../layout/step.ts';

const length = fc.oneof(
  fc.constantFrom(100, 200),
  fc.integer({ min: 20, max: 2000 }),
  fc.constantFrom(-5, 0.5, 1e9, Number.NaN),
);
const shape: fc.Arbitrary<Shape> = fc.record(
  {
    direction: fc.constantFrom(...DIRECTIONS),
    isCurved: fc.boolean(),
    isT: fc.boolean(),
    tArms: fc.constantFrom(...T_ARMS),
  },
  { requiredKeys: ['direction', 'isCurved', 'isT'] },
);

/** A wish of a visitor; `at` picks a step or an end of the layout it meets. */
const wish = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('add' as const), at: fc.nat(), length, shape }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('setLength' as const), at: fc.nat(), length }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('setShape' as const), at: fc.nat(), shape }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), at: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('removeLast' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('setEntry' as const),
      end: fc.constantFrom(...SIDES),
      isActive: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('premade' as const),
      option: fc.constantFrom(...PREMADE_OPTIONS),
      width: length,
      height: length,
      bentLength: fc.constantFrom(100, 200, 150),
    }),
  },
);
type Wish = typeof wish extends fc.Arbitrary<infer Value> ? Value : never;

/** The wish as an edit of the layout it meets; `id` makes new steps distinct. */
export function editOf(wished: Wish, layout: Layout, id: string): Edit {
  const step = (at: number): string => layout.steps[at % Math.max(1, layout.steps.length)]?.id ?? 'none';
  switch (wished.kind) {
    case 'add': {
      const ends = geometryOf(layout).openEnds;
      const end = ends[wished.at % Math.max(1, ends.length)];
      return {
        kind: 'add',
        id,
        end: end ? { stepId: end.stepId, end: end.end } : null,
        shape: wished.shape,
        length: wished.length,
      };
    }
    case 'setLength':
      return { kind: 'setLength', stepId: step(wished.at), length: wished.length };
    case 'setShape':
      return { kind: 'setShape', stepId: step(wished.at), shape: wished.shape };
    case 'remove':
      return { kind: 'remove', stepId: step(wished.at) };
    case 'premade':
      return { ...wished, id };
    default:
      return wished;
  }
}

export const wishes = fc.array(wish, { maxLength: 40 });

/** A layout that some sequence of edits makes, refused ones passed over. */
export const arbitraryLayout: fc.Arbitrary<Layout> = wishes.map((all) =>
  all.reduce<Layout>(
    (layout, wished, index) => applyEdit(layout, editOf(wished, layout, `s${index}`)).layout ?? layout,
    EMPTY_LAYOUT,
  ),
);
