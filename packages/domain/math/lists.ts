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

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
