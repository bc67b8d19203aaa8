import { conversion, FUNNEL_STEPS, type FunnelRow } from '@lumitor/domain/order/funnel';
import { notationOf, tableCsv } from '../../csv/csv.ts';
import type { TranslateWord } from '../words/useTranslate.ts';

interface Wording {
  translate: TranslateWord;
  locale: string;
  nameOf(parent: string): string;
}

const two = (number: number) => String(number).padStart(2, '0');

/** `2026-11`, which spreadsheets sort. */
const monthOf = (from: string): string => {
  const start = new Date(from);
  return `${start.getFullYear()}-${two(start.getMonth() + 1)}`;
};

/** A row for each month and partner; amounts are in columns by currency. */
export function funnelCsv(rows: readonly FunnelRow[], { translate, locale, nameOf }: Wording): string {
  const { decimal } = notationOf(locale);
  const number = (value: number, digits: number) => value.toFixed(digits).replace('.', decimal);
  const headings = [
    translate('reports.columns.month'),
    translate('reports.columns.partner'),
    translate('reports.columns.partnerId'),
    translate('reports.steps.visits'),
    ...FUNNEL_STEPS.flatMap((each) => {
      const step = translate(`reports.steps.${each}`);
      const worth = (currency: string) => translate('reports.columns.worth', { step, currency });
      return [step, translate('reports.columns.rate', { step }), worth('PLN'), worth('EUR')];
    }),
  ];
  const cells = rows.map((row) => [
    monthOf(row.from),
    nameOf(row.parent),
    row.parent,
    String(row.visits),
    ...FUNNEL_STEPS.flatMap((step) => {
      const { count, PLN, EUR } = row[step];
      const rate = conversion(row, step);
      return [
        String(count),
        rate === null ? '' : number(rate * 100, 1),
        number(PLN / 100, 2),
        number(EUR / 100, 2),
      ];
    }),
  ]);
  return tableCsv([headings, ...cells], locale);
}
