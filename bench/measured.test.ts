import { describe, expect, it } from 'vitest';
import { NOMINAL } from './machine.ts';
import { hasSlipped, isMet, median, percentile, type Result, resultsOf, table } from './measured.ts';

describe('measured values', () => {
  it('a percentile is the value below which that share lies', () => {
    const values = [5, 1, 4, 2, 3, 9, 8, 7, 6, 10];
    expect(median(values)).toBe(6);
    expect(percentile(values, 0.95)).toBe(10);
    expect(() => median([])).toThrow('Nothing was measured');
  });

  it('a value equal to its target meets it', () => {
    expect(isMet({ what: '', value: 2, unit: 'ms', target: { most: 2 } })).toBe(true);
    expect(isMet({ what: '', value: 2.1, unit: 'ms', target: { most: 2 } })).toBe(false);
    expect(isMet({ what: '', value: 0.9, unit: '', target: { least: 0.9 } })).toBe(true);
    expect(isMet({ what: '', value: Number.NaN, unit: '', target: { least: 0.9 } })).toBe(false);
    expect(isMet({ what: '', value: 1e9, unit: 'ms' })).toBe(true);
  });

  it('times scale with the machine, counts and frames do not', () => {
    const slow = { ...NOMINAL, compute: 2 * NOMINAL.compute };
    const [time, frame, size] = resultsOf(
      [
        [
          { what: 'time', value: 3, unit: 'ms', target: { most: 2 } },
          { what: 'frame', value: 17, unit: 'ms', by: null, target: { most: 16 } },
          { what: 'size', value: 3, unit: 'kB', target: { most: 2 } },
        ],
      ],
      'compute',
    ) as [Result, Result, Result];
    expect([time, frame, size].map((each) => isMet(each, slow))).toEqual([true, false, false]);
    expect(isMet(time)).toBe(false);
  });

  it('repeated runs give their median and spread', () => {
    const run = (value: number) => [{ what: 'time', value, unit: 'ms' }];
    expect(resultsOf([run(10), run(14), run(12)], 'page')).toEqual([
      { what: 'time', value: 12, unit: 'ms', by: 'page', spread: 4 / 12 },
    ]);
    expect(resultsOf([run(10)], 'page')).toMatchObject([{ spread: null }]);
  });

  it('a slip is a change for the worse beyond the spread, on the same scale', () => {
    const result = (value: number, spread: number): Result => ({
      what: 'time',
      value,
      unit: 'ms',
      by: 'compute',
      spread,
    });
    const last = { reference: NOMINAL, measured: { time: 10 } };
    expect(hasSlipped(result(12, 0.05), last, NOMINAL)).toBe(true);
    expect(hasSlipped(result(12, 0.3), last, NOMINAL)).toBe(false);
    expect(hasSlipped(result(5, 0.05), last, NOMINAL)).toBe(false);
    expect(hasSlipped(result(20, 0.05), last, { ...NOMINAL, compute: 2 * NOMINAL.compute })).toBe(false);
    expect(hasSlipped(result(20, 0.05), undefined, NOMINAL)).toBe(false);
  });

  it('a rate that falls has slipped', () => {
    const rate: Result = { what: 'rate', value: 8, unit: '', target: { least: 1 }, spread: 0.05 };
    expect(hasSlipped(rate, { reference: NOMINAL, measured: { rate: 10 } }, NOMINAL)).toBe(true);
    expect(hasSlipped({ ...rate, value: 12 }, { reference: NOMINAL, measured: { rate: 10 } }, NOMINAL)).toBe(
      false,
    );
  });

  it('a table shows values with their targets', () => {
    const rows = table([
      { what: 'geometry', value: 0.23456, unit: 'ms', spread: 0.1 },
      { what: 'everything', value: 2.5, unit: 'ms', spread: null, target: { most: 2 } },
      { what: 'answers', value: 12_345, unit: '', spread: null, target: { least: 10_000 } },
    ]).split('\n');
    expect(rows.map((row) => row.trim().split(/\s{2,}/))).toEqual([
      ['measured', 'spread', 'target'],
      ['geometry', '0.235 ms', '± 5 %'],
      ['everything', '2.5 ms', '≤ 2 ms', 'MISSED'],
      ['answers', '12,345', '≥ 10,000', 'met'],
    ]);
  });

  it('a table shows the last values and the change', () => {
    const measured = [
      { what: 'JavaScript', value: 112.1, unit: 'kB', spread: 0, target: { most: 100 } },
      { what: 'texts', value: 15, unit: 'kB', spread: 0 },
      { what: 'fonts', value: 37.3, unit: 'kB', spread: 0 },
      { what: 'new', value: 1, unit: '', spread: 0 },
    ];
    const last = { reference: NOMINAL, measured: { JavaScript: 106, texts: 60, fonts: 31.3, gone: 4 } };
    const rows = table(measured, { last }).split('\n');
    expect(rows.map((row) => row.trim().split(/\s{2,}/))).toEqual([
      ['measured', 'spread', 'last', 'target'],
      ['JavaScript', '112.1 kB', '± 0 %', '106 kB', '+6 %', '≤ 100 kB', 'MISSED'],
      ['texts', '15 kB', '± 0 %', '60 kB', '−75 %'],
      ['fonts', '37.3 kB', '± 0 %', '31.3 kB', '+19 %', 'SLIPPED'],
      ['new', '1', '± 0 %'],
    ]);
  });
});
