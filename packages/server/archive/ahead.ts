/**
 * Maps items in order, with up to `limit` in progress. Failures appear in order; all work has ended when
 * the generator ends.
 */
export async function* readAhead<Item, Result>(
  items: AsyncIterable<Item>,
  limit: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const underWay: Promise<Result>[] = [];
  try {
    for await (const item of items) {
      const result = work(item);
      // Failures are thrown in order.
      result.catch(() => {});
      underWay.push(result);
      if (underWay.length >= limit) yield await (underWay.shift() as Promise<Result>);
    }
    while (underWay.length > 0) yield await (underWay.shift() as Promise<Result>);
  } finally {
    await Promise.allSettled(underWay);
  }
}
