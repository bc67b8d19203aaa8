import type * as v from 'valibot';
import { MAX_USE } from '../room/use.ts';
import type { Stored } from './article.ts';
import { choice, named, number, optionalNumber, text } from './named.ts';

/** `least`: so much light or more; `greatest`: no more, as in museums (D50). */
export const TARGET_KINDS = ['least', 'greatest'] as const;

/** How much light a use of a room needs, as its source says (D50). A room names its key as its `use`. */
export const lightTargets = named(
  {
    kind: choice(TARGET_KINDS),
    /** Mean illuminance on the plane where it is a least one, else what no point exceeds. */
    lux: number(1, 100_000, 'lx'),
    /** Least U₀; absent: the source names none. */
    uniformity: optionalNumber(0, 1),
    /** Mean illuminance of all walls together, of the ceiling and of upright cylinders (D66, D67); absent: the source names none. */
    walls: optionalNumber(1, 100_000, 'lx'),
    ceiling: optionalNumber(1, 100_000, 'lx'),
    cylindrical: optionalNumber(1, 100_000, 'lx'),
    /** Greatest UGR of a luminaire's table (D65); absent: the source names none. */
    ugr: optionalNumber(10, 40),
    /** The standard or publication that says so, with its part and number. */
    source: text(),
  },
  { maxKey: MAX_USE },
);

export type LightTarget = v.InferOutput<typeof lightTargets.schema> & Stored;
