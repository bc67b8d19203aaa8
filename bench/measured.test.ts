import { describe, expect, it } from 'vitest';
import { isMet, median, percentile, table } from './measured.ts';

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

  it('a table shows values with their targets', () => {
    const rows = table([
      { what: 'geometry', value: 0.23456, unit: 'ms' },
      { what: 'everything', value: 2.5, unit: 'ms', target: { most: 2 } },
      { what: 'answers', value: 12_345, unit: '', target: { least: 10_000 } },
    ]).split('\n');
    expect(rows.map((row) => row.trim().split(/\s{2,}/))).toEqual([
      ['measured', 'target'],
      ['geometry', '0.235 ms'],
      ['everything', '2.5 ms', '≤ 2 ms', 'MISSED'],
      ['answers', '12,345', '≥ 10000', 'met'],
    ]);
  });

  it('a table shows the last values and the change', () => {
    const measured = [
      { what: 'JavaScript', value: 112.1, unit: 'kB', target: { most: 110 } },
      { what: 'texts', value: 15, unit: 'kB' },
      { what: 'fonts', value: 31.3, unit: 'kB' },
      { what: 'new', value: 1, unit: '' },
    ];
    const rows = table(measured, { JavaScript: 106, texts: 60, fonts: 31.3, gone: 4 }).split('\n');
    expect(rows.map((row) => row.trim().split(/\s{2,}/))).toEqual([
      ['measured', 'last', 'target'],
      ['JavaScript', '112.1 kB', '106 kB', '+6 %', '≤ 110 kB', 'MISSED'],
      ['texts', '15 kB', '60 kB', '−75 %'],
      ['fonts', '31.3 kB', '31.3 kB'],
      ['new', '1'],
    ]);
  });
});
