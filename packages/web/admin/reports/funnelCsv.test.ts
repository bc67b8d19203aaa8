import { type FunnelRow, noFigures } from '@lumitor/domain/order/funnel';
import { cents } from '@lumitor/domain/units';
import { expect, it } from 'vitest';
import type { TranslateWord } from '../words/useTranslate.ts';
import { funnelCsv } from './funnelCsv.ts';

const translate: TranslateWord = (key, values) =>
  key === 'reports.columns.worth' ? `${values?.step} ${values?.currency}` : (key.split('.').at(-1) ?? '');

const step = (count: number, PLN: number, EUR: number) => ({ count, PLN: cents(PLN), EUR: cents(EUR) });
const ROWS: FunnelRow[] = [
  {
    ...noFigures(),
    from: new Date(2026, 9, 1).toISOString(),
    parent: 'p1',
    visits: 8,
    saved: step(2, 123_456, 700),
    won: step(1, 100_000, 0),
  },
];

it('a row has month, partner, counts, rates with one digit, and amounts by currency', () => {
  const csv = funnelCsv(ROWS, { translate, locale: 'pl', nameOf: () => 'Studio' });
  const [headings = '', row = ''] = csv.replace('\ufeff', '').split('\r\n');
  expect(headings.split(';').slice(0, 8)).toEqual([
    ...['month', 'partner', 'partnerId', 'visits'],
    ...['saved', 'rate', 'saved PLN', 'saved EUR'],
  ]);
  expect(row).toBe('2026-10;Studio;p1;8;2;25,0;1234,56;7,00;0;0,0;0,00;0,00;0;;0,00;0,00;1;;1000,00;0,00');
});

it('a partner’s name is no formula (0023)', () => {
  const csv = funnelCsv(ROWS, { translate, locale: 'en', nameOf: () => '=1+1' });
  expect(csv).toContain("2026-10,'=1+1,p1,8,2,25.0,1234.56,7.00");
});
