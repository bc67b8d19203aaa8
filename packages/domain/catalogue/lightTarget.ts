import type * as v from 'valibot';
import { MAX_USE } from '../room/use.ts';
import type { Stored } from './article.ts';
import { choice, named, number, optionalNumber, textField } from './named.ts';

/** Lower limit, or upper limit as in museums (D50). */
export const TARGET_KINDS = ['least', 'greatest'] as const;

export const lightTargets = named(
  {
    kind: choice(TARGET_KINDS),
    /** `least`: mean on the plane; `greatest`: limit at every point. */
    lux: number(1, 100_000, 'lx'),
    /** Least U₀. */
    uniformity: optionalNumber(0, 1),
    /** Means on all walls, the ceiling and upright cylinders (D66, D67). */
    walls: optionalNumber(1, 100_000, 'lx'),
    ceiling: optionalNumber(1, 100_000, 'lx'),
    cylindrical: optionalNumber(1, 100_000, 'lx'),
    /** Limit for a luminaire's table (D65). */
    ugr: optionalNumber(10, 40),
    source: textField(),
  },
  { maxKey: MAX_USE },
);

export type LightTarget = v.InferOutput<typeof lightTargets.schema> & Stored;
