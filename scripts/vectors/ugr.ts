import type { UgrValue } from '@lumitor/domain/photometry/photometricTable';
import { readPhotometry } from '@lumitor/domain/photometry/readPhotometry';
import { UGR_ROOMS, ugrTable } from '@lumitor/domain/photometry/ugr';
import type { UgrCase } from './cases.ts';
import type { Difference } from './differences.ts';

/** Other programs differ by as much. */
const TOLERANCE = 0.5;
const MIN_SHOWN = 10;

const numberOf = (value: UgrValue | string): number => (typeof value === 'number' ? value : MIN_SHOWN);

function isMet(expected: number | string, got: UgrValue | undefined): boolean {
  if (got === undefined || got === null) return false;
  const [requested, found] = [numberOf(expected), numberOf(got)];
  if (typeof expected === 'string' || got === 'low')
    return Math.max(requested, found) < MIN_SHOWN + TOLERANCE;
  return Math.abs(requested - found) <= TOLERANCE;
}

export function checkUgr({ text, expect }: UgrCase): Difference[] {
  const file = readPhotometry(new TextEncoder().encode(text));
  if (!file.opening) return [{ what: 'opening', expected: 'an opening', got: null }];
  const { rows } = ugrTable({ ...file, opening: file.opening });
  return expect.flatMap((row, at) =>
    row.flatMap((expected, column) => {
      const got = rows[at]?.[column];
      const { x, y } = UGR_ROOMS[at] ?? {};
      return isMet(expected, got) ? [] : [{ what: `${x}H × ${y}H, column ${column}`, expected, got }];
    }),
  );
}
