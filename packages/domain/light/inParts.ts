/** Each part yields the finished share, 0 to 1. */
export type InParts<Result> = Generator<number, Result, void>;

export function whole<Result>(parts: InParts<Result>): Result {
  for (;;) {
    const { done, value } = parts.next();
    if (done) return value;
  }
}

/** Maps the shares of a computation to a range of a larger one. */
export function* inPartsBetween<Result>(from: number, to: number, parts: InParts<Result>): InParts<Result> {
  for (;;) {
    const { done, value } = parts.next();
    if (done) return value;
    yield from + (to - from) * value;
  }
}
