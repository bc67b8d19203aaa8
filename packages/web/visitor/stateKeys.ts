import { LINES, type ProductLine, productLineOf } from '@lumitor/domain/catalogue/productLine';

export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Key of the specification: state of the line in use (D12). */
export const IN_USE = 'configurator';
export const DAMAGED_KEY = 'configurator.damaged';
const restingKey = (line: ProductLine): string => `${IN_USE}.${line}`;
const nextProjectKey = (line: ProductLine): string => `lumitor.next-project.${line}`;

export const STATE_KEYS: readonly { key: string; line: ProductLine | null }[] = [
  { key: IN_USE, line: null },
  ...LINES.map((line) => ({ key: restingKey(line), line })),
];

let parsed: { raw: string; line: ProductLine } | null = null;

/** Standard if the state is damaged. Cached, since states are large. */
function lineIn(raw: string): ProductLine {
  if (parsed?.raw === raw) return parsed.line;
  let line: ProductLine = 'standard';
  try {
    line = productLineOf(JSON.parse(raw)?.isMicro === true);
  } catch {
    // Damaged: Standard sets the state aside on opening.
  }
  parsed = { raw, line };
  return line;
}

export function stateKey(store: Store, line: ProductLine): string {
  const inUse = store.getItem(IN_USE);
  return inUse !== null && lineIn(inUse) === line ? IN_USE : restingKey(line);
}

export const isStateKey = (key: string): boolean => STATE_KEYS.some((one) => one.key === key);

/**
 * Moves the line's state to the key of the specification, and the other line's state to its own key. Both
 * keys are cleared before writing, as a full storage has no room for both copies; a failure restores them.
 * @returns key of the line's state
 * @throws if storage is full
 */
export function takeIntoUse(store: Store, line: ProductLine): string {
  const inUse = store.getItem(IN_USE);
  if (inUse !== null && lineIn(inUse) === line) return IN_USE;
  const own = store.getItem(restingKey(line));
  if (inUse === null && own === null) return IN_USE;
  const other = inUse === null ? null : restingKey(lineIn(inUse));
  const target = other !== null && store.getItem(other) !== null ? DAMAGED_KEY : other;
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

export const nextProject = (store: Store, line: ProductLine): string | null =>
  store.getItem(nextProjectKey(line));

export const setNextProject = (store: Store, line: ProductLine, id: string): void =>
  store.setItem(nextProjectKey(line), id);

export const clearNextProject = (store: Store, line: ProductLine): void =>
  store.removeItem(nextProjectKey(line));
