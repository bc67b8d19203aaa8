/**
 * What `work` makes of each item, in the order of the items, while it is at so many that follow.
 * Items are taken one after the other.
 */
export async function* ahead<Item, Result>(
  items: AsyncIterable<Item>,
  limit: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const underWay: Promise<Result>[] = [];
  try {
    for await (const item of items) {
      const result = work(item);
      // A failure is told when its turn comes.
      result.catch(() => {});
      underWay.push(result);
      if (underWay.length >= limit) yield await (underWay.shift() as Promise<Result>);
    }
    while (underWay.length > 0) yield await (underWay.shift() as Promise<Result>);
  } finally {
    // Nothing goes on after the end.
    await Promise.allSettled(underWay);
  }
}
