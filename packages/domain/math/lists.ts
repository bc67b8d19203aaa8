/** @throws if the index is outside the list */
export function itemAt<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new RangeError(`No item ${index} of ${list.length}`);
  return item;
}

export function upTo(count: number): number[] {
  const numbers: number[] = [];
  for (let number = 0; number + 1 <= count; number++) numbers.push(number);
  return numbers;
}

/** `push(...items)` fails beyond some ten thousand arguments. */
export function append<Item>(list: Item[], items: Iterable<Item>): void {
  for (const item of items) list.push(item);
}

/** −∞ for an empty list. */
export const greatestOf = (numbers: readonly number[]): number =>
  numbers.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);

/** ∞ for an empty list. */
export const leastOf = (numbers: readonly number[]): number =>
  numbers.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
