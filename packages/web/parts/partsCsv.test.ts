import type { PartRow } from '@lumitor/domain/lists/partRow';
import { cents } from '@lumitor/domain/units';
import { describe, expect, it } from 'vitest';
import { partsCsv } from './partsCsv.ts';

const row = (changed: Partial<PartRow> = {}): PartRow => ({
  key: '1',
  group: 'luminaires',
  title: 'Reflektor Nero',
  code: 'ON0111',
  img: '',
  details: [],
  unitPrice: cents(22950),
  quantity: 3,
  total: cents(68850),
  fault: null,
  ...changed,
});
const t = (path: string, _values?: object) => path.replace('parts.', '');
const linesOf = (csv: string) => csv.slice(1).split('\r\n');

describe('parts list as CSV', () => {
  it('starts with a byte order mark, so that Excel reads Polish letters', () => {
    expect(partsCsv([], 'PLN', 'PL', t).charCodeAt(0)).toBe(0xfeff);
  });

  it('separates cells by semicolons and writes decimal commas in Polish', () => {
    expect(linesOf(partsCsv([row()], 'PLN', 'PL', t))[1]).toBe(
      'group_luminaires;ON0111;Reflektor Nero;3;229,50;688,50;',
    );
  });

  it('separates cells by commas and writes decimal points in English', () => {
    expect(linesOf(partsCsv([row()], 'EUR', 'EN', t))[1]).toBe(
      'group_luminaires,ON0111,Reflektor Nero,3,229.50,688.50,',
    );
  });

  it('quotes separators, quotation marks and line breaks', () => {
    const title = 'Nero; "mały"\nczarny';
    expect(partsCsv([row({ title })], 'PLN', 'PL', t)).toContain(';"Nero; ""mały""\nczarny";');
  });

  it.each(['=1+1', '+48', '-5', '@SUM(A1)', '\t=1', ' =1', '＝1'])(
    'does not let a spreadsheet run %j',
    (title) => {
      expect(partsCsv([row({ title })], 'PLN', 'PL', t)).toContain(`;'${title};`);
    },
  );

  it('leaves a missing price empty and gives the reason', () => {
    const [, onRequest, missing] = linesOf(
      partsCsv(
        [row({ unitPrice: null, total: null }), row({ unitPrice: null, total: null, fault: 'missing' })],
        'PLN',
        'PL',
        t,
      ),
    );
    expect(onRequest).toMatch(/;3;;;onRequest$/);
    expect(missing).toMatch(/;3;;;missing$/);
  });

  it('ends every line, including the last one, with CRLF', () => {
    expect(partsCsv([row()], 'PLN', 'PL', t)).toMatch(/[^\r]\r\n$/);
  });

  it('ends with a general warning in the column of notes', () => {
    expect(linesOf(partsCsv([row()], 'PLN', 'PL', t, 'Szyny 1, 4'))[2]).toBe(';;;;;;Szyny 1, 4');
  });
});
