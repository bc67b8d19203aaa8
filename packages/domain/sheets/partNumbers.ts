import type { Role } from '../catalogue/partTable.ts';
import type { PartRow } from '../lists/partRow.ts';
import type { RecordLine } from '../order/record.ts';

/** The numbers that parts have on the drawing and in its list; null of what the order has none of. */
export interface PartNumbers {
  of: (role: Role) => string | null;
  joint: (kind: 'straight' | 'angle' | 't') => string | null;
  /** @param length of the rail that is sold, in centimetres */
  rail: (length: 100 | 200, isBent: boolean) => string | null;
}

const JOINT_ROLES = { straight: 'straightConnector', angle: 'angleConnector', t: 'tConnector' } as const;

/** What of an order's parts is listed by number: all that is mounted or wired but the luminaires. */
export const numberedRows = (rows: readonly PartRow[]): PartRow[] =>
  rows.filter(({ group, code }) => group !== 'luminaires' && code !== '');

/** @param rows of the lines, whose keys are their places among them */
export function partNumbers(rows: readonly PartRow[], lines: readonly RecordLine[]): PartNumbers {
  const all = numberedRows(rows).map(({ key }, index) => ({
    line: lines[Number(key)],
    number: String(index + 1),
  }));
  const find = (test: (line: RecordLine) => boolean): string | null =>
    all.find(({ line }) => line && test(line))?.number ?? null;
  const of = (role: Role) => find((line) => line.role === role);
  return {
    of,
    joint: (kind) => of(JOINT_ROLES[kind]),
    rail: (length, isBent) =>
      isBent
        ? of(length === 200 ? 'bentRail200' : 'bentRail100')
        : find(({ kind }) => kind === (length === 200 ? 'rail200' : 'rail100')),
  };
}
