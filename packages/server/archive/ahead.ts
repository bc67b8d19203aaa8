/** Maps items in order, with a number of them processed ahead. Items are taken one by one. */
export async function* readAhead<Item, Result>(
  items: AsyncIterable<Item>,
  limit: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const underWay: Promise<Result>[] = [];
  try {
    for await (const item of items) {
      const result = work(item);
      // Failures are thrown in their turn.
      result.catch(() => {});
      underWay.push(result);
      if (underWay.length >= limit) yield await (underWay.shift() as Promise<Result>);
    }
    while (underWay.length > 0) yield await (underWay.shift() as Promise<Result>);
  } finally {
    // Nothing continues after the end.
    await Promise.allSettled(underWay);
  }
}
