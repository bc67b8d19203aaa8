import type { Cm, Deg } from '../../units.ts';

/** Positions closer than this are equal (D43). */
export const EPSILON: Cm = 0.001;

/** D45. */
export interface Body {
  length: Cm;
  fitsBent: boolean;
  tiltMax: Deg;
  throwsTo?: Deg | undefined;
}

export type Bodies = ReadonlyMap<string, Body>;

const POINT: Body = { length: 0, fitsBent: true, tiltMax: 90 };

export const bodyOf = (bodies: Bodies, bindingId: string): Body => bodies.get(bindingId) ?? POINT;

export const bodiesOf = (bindings: readonly ({ id: string } & Partial<Body>)[]): Bodies =>
  new Map(
    bindings.map(({ id, length = 0, fitsBent = true, tiltMax = 0, throwsTo }) => [
      id,
      { length, fitsBent, tiltMax, throwsTo },
    ]),
  );

/** Touching bodies do not overlap. */
export const overlaps = (at: Cm, length: Cm, otherAt: Cm, otherLength: Cm): boolean =>
  Math.abs(at - otherAt) < (length + otherLength) / 2 - EPSILON;
