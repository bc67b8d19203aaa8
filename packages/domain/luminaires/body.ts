/** Places closer than this are the same, in centimetres (D43). */
export const EPSILON = 0.001;

/** What of a luminaire decides where it can be: lengths in centimetres, angles in degrees (D45). */
export interface Body {
  /** Along the rail. */
  length: number;
  fitsBent: boolean;
  tiltMax: number;
  /** To where it throws its light, clockwise from forward; absent: to no side. */
  throwsTo?: number | undefined;
}

/** By article id. */
export type Bodies = ReadonlyMap<string, Body>;

/** Of an article that says nothing, or is not sold any more. */
const POINT: Body = { length: 0, fitsBent: true, tiltMax: 90 };

export const bodyOf = (bodies: Bodies, bindingId: string): Body => bodies.get(bindingId) ?? POINT;

/** Of the luminaires of a catalogue. */
export const bodiesOf = (bindings: readonly ({ id: string } & Partial<Body>)[]): Bodies =>
  new Map(
    bindings.map(({ id, length = 0, fitsBent = true, tiltMax = 0, throwsTo }) => [
      id,
      { length, fitsBent, tiltMax, throwsTo },
    ]),
  );

/** Whether two bodies lie on one another; touching is not. Places and lengths in centimetres along one step. */
export const overlaps = (at: number, length: number, otherAt: number, otherLength: number): boolean =>
  Math.abs(at - otherAt) < (length + otherLength) / 2 - EPSILON;
