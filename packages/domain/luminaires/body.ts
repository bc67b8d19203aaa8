/** Positions closer than this are equal, in centimetres (D43). */
export const EPSILON = 0.001;

/** Properties of a luminaire that decide its positions: lengths in centimetres, angles in degrees (D45). */
export interface Body {
  /** Along the rail. */
  length: number;
  fitsBent: boolean;
  tiltMax: number;
  /** Direction of light thrown to a side, clockwise from forward; absent if there is none. */
  throwsTo?: number | undefined;
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

/** Two bodies overlap; touching is allowed. Positions and lengths in centimetres along one step. */
export const overlaps = (at: number, length: number, otherAt: number, otherLength: number): boolean =>
  Math.abs(at - otherAt) < (length + otherLength) / 2 - EPSILON;
