import { NOMINAL, type Reference, slowness, type Workload } from './machine.ts';

export type Target = { most: number } | { least: number };

export interface Measured {
  what: string;
  value: number;
  /** `ms`, `kB` (1000 bytes), `MB` (1000 kB), or empty for a count or a ratio. */
  unit: string;
  target?: Target;
  /** Resource that the value scales with; null: none, as for frames. Absent: that of the benchmark, for times. */
  by?: Workload | null;
}

/** Median of repeated runs. */
export interface Result extends Measured {
  /** Greatest minus least, as a share of the value; null after one run. */
  spread: number | null;
}

/** Value below which this share (0 to 1) of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  if (value === undefined) throw new Error('Nothing was measured');
  return value;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** @param by resource of times that name none */
export function resultsOf(runs: readonly (readonly Measured[])[], by: Workload | null): Result[] {
  const [first = []] = runs;
  return first.map((measured) => {
    const values = runs.flatMap((run) =>
      run.filter(({ what }) => what === measured.what).map(({ value }) => value),
    );
    const value = median(values);
    const spread = values.length < 2 ? null : (Math.max(...values) - Math.min(...values)) / Math.abs(value);
    return {
      ...measured,
      by: measured.unit === 'ms' ? (measured.by === undefined ? by : measured.by) : null,
      value,
      spread,
    };
  });
}

/** The target on this machine. */
function targetHere({ target, by }: Measured, reference: Reference): Target | undefined {
  const factor = slowness(by, reference);
  if (!target) return undefined;
  return 'most' in target ? { most: target.most * factor } : { least: target.least / factor };
}

export function isMet(measured: Measured, reference: Reference = NOMINAL): boolean {
  const target = targetHere(measured, reference);
  if (!target) return true;
  return 'most' in target ? measured.value <= target.most : measured.value >= target.least;
}

export interface Last {
  reference: Reference;
  measured: Readonly<Record<string, number>>;
}

/** The last value, as this machine would have measured it. */
function lastHere({ what, by }: Measured, last: Last | undefined, reference: Reference): number | undefined {
  const value = last?.measured[what];
  if (value === undefined || !last) return undefined;
  return (value * slowness(by, reference)) / slowness(by, last.reference);
}

/** Differences of this share also occur without a change of the code. */
const NOISE = 0.1;

/** Whether a value is worse than the last one by more than its spread. */
export function hasSlipped(result: Result, last: Last | undefined, reference: Reference): boolean {
  const before = lastHere(result, last, reference);
  const isJudged = result.target !== undefined || result.unit !== '';
  if (before === undefined || before === 0 || !isJudged) return false;
  const change = result.value / before - 1;
  const worse = result.target && 'least' in result.target ? -change : change;
  return worse > Math.max(NOISE, result.spread ?? 2 * NOISE);
}

/** Three significant digits; one decimal near a target. */
const digits = (value: number): string =>
  value.toLocaleString(
    'en',
    Math.abs(value) >= 100
      ? { maximumFractionDigits: value < 1_000 ? 1 : 0 }
      : { maximumSignificantDigits: 3 },
  );

const withUnit = (value: string, unit: string): string => (unit ? `${value} ${unit}` : value);

function targetInWords(measured: Measured, reference: Reference): string {
  const target = targetHere(measured, reference);
  if (!target) return '';
  return 'most' in target
    ? `≤ ${withUnit(digits(target.most), measured.unit)}`
    : `≥ ${withUnit(digits(target.least), measured.unit)}`;
}

/** Relative, from one percent. */
function changeInWords(value: number, before: number | undefined): string {
  if (before === undefined) return '';
  const percent = Math.round((value / before - 1) * 100);
  return Number.isFinite(percent) && percent !== 0 ? `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %` : '';
}

const spreadInWords = (spread: number | null): string =>
  spread === null ? '' : `± ${Math.round(spread * 50)} %`;

export function table(
  results: readonly Result[],
  { last, reference = NOMINAL }: { last?: Last | undefined; reference?: Reference } = {},
): string {
  const rows = [
    ['', 'measured', 'spread', ...(last ? ['last', ''] : []), 'target', ''],
    ...results.map((each) => {
      const before = lastHere(each, last, reference);
      const slip = hasSlipped(each, last, reference) ? 'SLIPPED' : '';
      const verdict = each.target ? (isMet(each, reference) ? 'met' : 'MISSED') : '';
      return [
        each.what,
        withUnit(digits(each.value), each.unit),
        spreadInWords(each.spread),
        ...(last
          ? [
              before === undefined ? '' : withUnit(digits(before), each.unit),
              changeInWords(each.value, before),
            ]
          : []),
        targetInWords(each, reference),
        [verdict, slip].filter(Boolean).join(', '),
      ];
    }),
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
