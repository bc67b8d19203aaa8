import type * as v from 'valibot';
import { MAX_USE } from '../kinds/room/use.ts';
import type { Stored } from './article.ts';
import { choice, named, number, optionalNumber, textField } from './named.ts';

export const TARGET_KINDS = ['least', 'greatest'] as const;

export const lightTargets = named(
  {
    kind: choice(TARGET_KINDS),
    /** `greatest`: limit at every point. */
    lux: number(1, 100_000, 'lx'),
    uniformity: optionalNumber(0, 1),
    walls: optionalNumber(1, 100_000, 'lx'),
    ceiling: optionalNumber(1, 100_000, 'lx'),
    cylindrical: optionalNumber(1, 100_000, 'lx'),
    ugr: optionalNumber(10, 40),
    source: textField(),
  },
  { maxKey: MAX_USE },
);

export type LightTarget = v.InferOutput<typeof lightTargets.schema> & Stored;
