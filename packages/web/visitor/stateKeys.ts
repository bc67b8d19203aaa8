import { LINES, type ProductLine, productLineOf } from '@lumitor/domain/catalogue/productLine';

export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The specification's key: the state of the line in use (D12). */
export const IN_USE = 'configurator';
/** State that could not be read. */
export const DAMAGED_KEY = 'configurator.damaged';
/** State of a line that is not in use. */
const restingKey = (line: ProductLine): string => `${IN_USE}.${line}`;
/** Id of the project that starts on a line without a stored state. */
const nextProjectKey = (line: ProductLine): string => `lumitor.next-project.${line}`;

/** Keys under which the state of a line can be stored. */
export const STATE_KEYS: readonly { key: string; line: ProductLine | null }[] = [
  { key: IN_USE, line: null },
  ...LINES.map((line) => ({ key: restingKey(line), line })),
];

let parsed: { raw: string; line: ProductLine } | null = null;

/** Line of a stored state, Standard if the state is damaged. The last answer is remembered: states are large. */
function lineIn(raw: string): ProductLine {
  if (parsed?.raw === raw) return parsed.line;
  let line: ProductLine = 'standard';
  try {
    line = productLineOf(JSON.parse(raw)?.isMicro === true);
  } catch {
    // Damaged: Standard sets the state aside when it is opened.
  }
  parsed = { raw, line };
  return line;
}

/** Key under which the state of a line is stored now. */
export function stateKey(store: Store, line: ProductLine): string {
  const inUse = store.getItem(IN_USE);
  return inUse !== null && lineIn(inUse) === line ? IN_USE : restingKey(line);
}

export const isStateKey = (key: string): boolean => STATE_KEYS.some((one) => one.key === key);

/**
 * Makes a line the one in use: its state moves to the specification's key, that of the other line to its own.
 * @returns the key for the state of the line
 * @throws if the storage is full; both states are then where they were
 */
export function takeIntoUse(store: Store, line: ProductLine): string {
  const inUse = store.getItem(IN_USE);
  if (inUse !== null && lineIn(inUse) === line) return IN_USE;
  const own = store.getItem(restingKey(line));
  if (inUse === null && own === null) return IN_USE;
  const other = inUse === null ? null : restingKey(lineIn(inUse));
  // A damaged state does not replace that of a line.
  const target = other !== null && store.getItem(other) !== null ? DAMAGED_KEY : other;
  // Removed first: a full storage has room for each state once only.
  store.removeItem(IN_USE);
  store.removeItem(restingKey(line));
  try {
    if (inUse !== null && target !== null) store.setItem(target, inUse);
    if (own !== null) store.setItem(IN_USE, own);
  } catch (fault) {
    if (target !== null) store.removeItem(target);
    if (inUse !== null) store.setItem(IN_USE, inUse);
    if (own !== null) store.setItem(restingKey(line), own);
    throw fault;
  }
  return IN_USE;
}

/** Id of the project that starts where a line has no stored state; null: the line's first project. */
export const nextProject = (store: Store, line: ProductLine): string | null =>
  store.getItem(nextProjectKey(line));

export const setNextProject = (store: Store, line: ProductLine, id: string): void =>
  store.setItem(nextProjectKey(line), id);

export const clearNextProject = (store: Store, line: ProductLine): void =>
  store.removeItem(nextProjectKey(line));
