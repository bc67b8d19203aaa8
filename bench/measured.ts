export type Target = { most: number } | { least: number };

export interface Measured {
  what: string;
  value: number;
  /** `ms`, `kB` (1000 bytes), `MB` (1000 kB), or empty for a count or a ratio. */
  unit: string;
  target?: Target;
}

/** Value below which this share (0 to 1) of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  if (value === undefined) throw new Error('Nothing was measured');
  return value;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export const isMet = ({ value, target }: Measured): boolean =>
  target === undefined || ('most' in target ? value <= target.most : value >= target.least);

/** Three significant digits; one decimal near a target. */
const digits = (value: number): string =>
  value.toLocaleString(
    'en',
    Math.abs(value) >= 100
      ? { maximumFractionDigits: value < 1_000 ? 1 : 0 }
      : { maximumSignificantDigits: 3 },
  );

const withUnit = (value: string, unit: string): string => (unit ? `${value} ${unit}` : value);

function targetOf({ target, unit }: Measured): string {
  if (!target) return '';
  return 'most' in target
    ? `≤ ${withUnit(String(target.most), unit)}`
    : `≥ ${withUnit(String(target.least), unit)}`;
}

export type Last = Readonly<Record<string, number>>;

/** Relative, from one percent. */
function changeOf({ what, value }: Measured, last: Last): string {
  const before = last[what];
  if (before === undefined) return '';
  const percent = Math.round((value / before - 1) * 100);
  return Number.isFinite(percent) && percent !== 0 ? `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %` : '';
}

export function table(measured: readonly Measured[], last?: Last): string {
  const lastOf = ({ what, unit }: Measured) =>
    last?.[what] === undefined ? '' : withUnit(digits(last[what]), unit);
  const rows = [
    ['', 'measured', ...(last ? ['last', ''] : []), 'target', ''],
    ...measured.map((each) => [
      each.what,
      withUnit(digits(each.value), each.unit),
      ...(last ? [lastOf(each), changeOf(each, last)] : []),
      targetOf(each),
      each.target ? (isMet(each) ? 'met' : 'MISSED') : '',
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map(([what = '', ...cells]) => {
      const verdict = cells.pop();
      const padded = cells.map((cell, column) => cell.padStart(widths?.[column + 1] ?? 0));
      return ['', what.padEnd(widths?.[0] ?? 0), ...padded, verdict].join('  ').trimEnd();
    })
    .join('\n');
}
