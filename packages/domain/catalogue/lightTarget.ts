import type * as v from 'valibot';
import { MAX_USE } from '../room/use.ts';
import type { Stored } from './article.ts';
import { choice, named, number, optionalNumber, text } from './named.ts';

/** `least`: lower limit; `greatest`: upper limit, as in museums (D50). */
export const TARGET_KINDS = ['least', 'greatest'] as const;

/** Lighting target of a room's use (D50). A room stores its key as `use`. */
export const lightTargets = named(
  {
    kind: choice(TARGET_KINDS),
    /** `least`: mean illuminance on the plane; `greatest`: limit at every point. */
    lux: number(1, 100_000, 'lx'),
    /** Least U₀; absent: not in the source. */
    uniformity: optionalNumber(0, 1),
    /**
     * Mean illuminance of all walls, the ceiling and upright cylinders (D66, D67); absent: not in the source.
     */
    walls: optionalNumber(1, 100_000, 'lx'),
    ceiling: optionalNumber(1, 100_000, 'lx'),
    cylindrical: optionalNumber(1, 100_000, 'lx'),
    /** Greatest UGR of a luminaire's table (D65); absent: not in the source. */
    ugr: optionalNumber(10, 40),
    /** Standard or publication, with part and number. */
    source: text(),
  },
  { maxKey: MAX_USE },
);

export type LightTarget = v.InferOutput<typeof lightTargets.schema> & Stored;
