import { PART_GROUPS, type PartRow } from '../lists/partRow.ts';
import { type Currency, formatMoney } from '../quote/money.ts';
import { formatNumber, wattsBeside } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import { type Cents, cents } from '../units.ts';
import { type Content, HAIRLINES, INK, right } from './content.ts';

/** Room above the first row of a group for its name, in points: that of its line and its margins. */
const GROUP_SPACE = 20.9;

interface Style {
  currency: Currency;
  language: string;
  t: Translate;
}

function rowContent(row: PartRow, group: string | null, { currency, language, t }: Style): Content[] {
  const money = (amount: Cents | null) =>
    amount === null ? t('parts.onRequest') : formatMoney(amount, currency, language);
  const watts = wattsBeside(row, language);
  const missing = row.fault ? `   ${t(`parts.${row.fault}`)}` : '';
  const title = [
    row.title,
    { text: watts && `   ${watts}`, color: INK.faint },
    { text: missing, color: INK.bad },
  ];
  // The name of a group is part of its first row, so that no page ends with it.
  const code: Content = { text: row.code, color: INK.soft };
  const margin = group ? [0, GROUP_SPACE, 0, 0] : [0, 0, 0, 0];
  return [
    group ? { stack: [{ text: group, style: 'group', noWrap: true }, code] } : code,
    { text: title, margin },
    right(String(row.quantity), { margin }),
    right(money(row.unitPrice), { margin }),
    right(money(row.total), { margin }),
  ];
}

/** The parts list by groups; amounts are net. */
export function partsContent(rows: readonly PartRow[], style: Style): Content {
  const { t } = style;
  const head = (text: string, alignment = 'left') => ({ text, style: 'head', alignment });
  const body = PART_GROUPS.flatMap((group) =>
    rows
      .filter((row) => row.group === group)
      .map((row, index) => rowContent(row, index === 0 ? t(`parts.group_${group}`) : null, style)),
  );
  return {
    layout: HAIRLINES,
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: [62, '*', 32, 78, 84],
      body: [
        [
          head(t('parts.code')),
          head(t('parts.article')),
          head(t('parts.quantity'), 'right'),
          head(t('parts.unitPrice'), 'right'),
          head(t('parts.lineTotal'), 'right'),
        ],
        ...body,
      ],
    },
  };
}

export interface TotalsContentProps extends Style {
  totals: { net: number; vat: number; gross: number; vatPercent?: number; isIncomplete: boolean };
  showsGross: boolean;
}

/** Net, VAT and gross at the right edge, on one page. */
export function totalsContent({ totals, showsGross, currency, language, t }: TotalsContentProps): Content {
  const large = showsGross ? 'gross' : 'net';
  const lines = (['net', 'vat', 'gross'] as const).map((name) => {
    const style = name === large ? 'total' : 'subtotal';
    const amount = formatMoney(cents(totals[name]), currency, language);
    const percent = formatNumber(totals.vatPercent ?? 23, language);
    const text = name === 'vat' ? t('parts.vatOf', { percent }) : t(`parts.${name}`);
    return [{ text, style }, right(amount, { style })];
  });
  return {
    unbreakable: true,
    margin: [0, 10, 0, 0],
    columns: [
      {
        width: '*',
        text: totals.isIncomplete ? t('parts.incomplete') : '',
        style: 'note',
        margin: [0, 5, 24, 0],
      },
      {
        width: 230,
        layout: { ...HAIRLINES, hLineWidth: (line: number) => (line === 0 || line === 3 ? 0 : 0.4) },
        table: { headerRows: 0, widths: ['*', 'auto'], body: lines },
      },
    ],
  };
}
