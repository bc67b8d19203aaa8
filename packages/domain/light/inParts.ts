/** A computation in parts: each yields the share that is done, from 0 to 1. */
export type InParts<Result> = Generator<number, Result, void>;

/** All parts at once. */
export function whole<Result>(parts: InParts<Result>): Result {
  for (;;) {
    const { done, value } = parts.next();
    if (done) return value;
  }
}

/** A computation as a part of a larger one: what it yields are shares from one to another. */
export function* within<Result>(from: number, to: number, parts: InParts<Result>): InParts<Result> {
  for (;;) {
    const { done, value } = parts.next();
    if (done) return value;
    yield from + (to - from) * value;
  }
}
