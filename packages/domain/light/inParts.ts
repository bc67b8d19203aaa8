/**
 * Long computation that yields its finished share, 0 to 1, so that others can run or cancel it in between.
 */
export type InParts<Result> = Generator<number, Result, void>;

export function whole<Result>(parts: InParts<Result>): Result {
  for (;;) {
    const { done, value } = parts.next();
    if (done) return value;
  }
}

export function* inPartsBetween<Result>(from: number, to: number, parts: InParts<Result>): InParts<Result> {
  for (;;) {
    const { done, value } = parts.next();
    if (done) return value;
    yield from + (to - from) * value;
  }
}
