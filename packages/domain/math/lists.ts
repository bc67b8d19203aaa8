/** What a list holds at a place that is known to be in it. @throws where it is not */
export function itemAt<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new RangeError(`No item ${index} in a list of ${list.length}`);
  return item;
}

/** Whole numbers from 0 on, so many. */
export function upTo(count: number): number[] {
  const numbers: number[] = [];
  for (let number = 0; number + 1 <= count; number++) numbers.push(number);
  return numbers;
}

/**
 * Adds items at the end of a list. Spread into a call of `push`, each would be an argument, of which a call takes some
 * ten thousands at most.
 */
export function append<Item>(list: Item[], items: Iterable<Item>): void {
  for (const item of items) list.push(item);
}

/** The greatest of any number of numbers; −∞ of none. */
export const greatestOf = (numbers: readonly number[]): number =>
  numbers.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);

/** The least of any number of numbers; ∞ of none. */
export const leastOf = (numbers: readonly number[]): number =>
  numbers.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
