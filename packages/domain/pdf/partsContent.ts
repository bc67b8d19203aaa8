import { columnsOf, headOf, type LuminaireList } from '../lists/luminaireList.ts';
import { OFFER_GROUPS, type OfferGroup, type OfferListRow } from '../lists/offerRows.ts';
import { discountSums, type SumLine, vatSums } from '../lists/offerSums.ts';
import type { PartRow } from '../lists/partRow.ts';
import type { Offer } from '../order/offer.ts';
import { type Currency, formatMoney } from '../quote/money.ts';
import type { Content } from '../tags/content.ts';
import { formatNumber, formatShare } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import type { Pt } from '../units.ts';
import { cents } from '../units.ts';
import { HAIRLINES, headCell, heading, INK, right, tableContent } from './content.ts';

const GROUP_SPACE: Pt = 20.9;

export interface PartsStyle {
  currency: Currency;
  language: string;
  t: Translate;
}

interface Columns {
  hasDiscounts: boolean;
  /** Rate of the drawing's lines; others are named. */
  usualVat: number | undefined;
}

type Row = Omit<PartRow, 'group'> & { group: OfferGroup; line?: OfferListRow['line'] };

function rowContent(row: Row, group: string | null, style: PartsStyle, columns: Columns): Content[] {
  const { currency, language, t } = style;
  const { line } = row;
  const { hasDiscounts, usualVat } = columns;
  const isOtherVat = line && line.vatPercent !== usualVat;
  const vat = isOtherVat ? [t('parts.vatOf', { percent: formatNumber(line.vatPercent, language) })] : [];
  const money = (amount: number | null) =>
    amount === null ? t('parts.onRequest') : formatMoney(cents(amount), currency, language);
  const missing = row.fault ? `   ${t(`parts.${row.fault}`)}` : '';
  const title = [
    row.title,
    { text: [...row.details, ...vat].map((detail) => `   ${detail}`).join(''), color: INK.faint },
    { text: missing, color: INK.bad },
  ];
  // No page then ends with the group name.
  const code: Content = { text: row.code, color: INK.soft };
  const margin = group ? [0, GROUP_SPACE, 0, 0] : [0, 0, 0, 0];
  const share = line && line.discount > 0 ? formatShare(line.discount, language) : '–';
  return [
    group ? { stack: [{ text: group, style: 'group', noWrap: true }, code] } : code,
    { text: title, margin },
    right(row.quantity === null ? '–' : t('parts.count', { count: row.quantity }), { margin }),
    right(money(row.unitPrice), { margin }),
    ...(hasDiscounts ? [right(share, { margin })] : []),
    right(money(line ? line.offered : row.total), { margin }),
  ];
}

const groupName = (group: OfferGroup, t: Translate): string =>
  t(group === 'services' ? 'offer.services' : `parts.group_${group}`);

/** Rows of an offer have their lines. */
export function partsContent(rows: readonly Row[], style: PartsStyle): Content {
  const { t } = style;
  const hasDiscounts = rows.some(({ line }) => line && line.discount > 0);
  const usualVat = rows.find(({ group }) => group !== 'services')?.line?.vatPercent;
  const body = OFFER_GROUPS.flatMap((group) =>
    rows
      .filter((row) => row.group === group)
      .map((row, index) =>
        rowContent(row, index === 0 ? groupName(group, t) : null, style, { hasDiscounts, usualVat }),
      ),
  );
  const discounts = hasDiscounts ? [headCell(t('parts.discount'), 'right')] : [];
  const heads = [
    headCell(t('parts.code')),
    headCell(t('parts.article')),
    headCell(t('parts.quantity'), 'right'),
    headCell(t('parts.unitPrice'), 'right'),
    ...discounts,
    headCell(t(hasDiscounts ? 'parts.offered' : 'parts.lineTotal'), 'right'),
  ];
  return tableContent([62, '*', 46, 78, ...discounts.map(() => 40), 84], heads, body);
}

export interface TotalsContentProps extends PartsStyle {
  totals: { net: number; vat: number; gross: number; vatPercent?: number; isIncomplete: boolean };
  showsGross: boolean;
  notes: readonly string[];
  offer: Offer | null;
}

export function totalsContent({ totals, showsGross, notes, offer, ...style }: TotalsContentProps): Content {
  const { currency, language, t } = style;
  const { net, vat, vatPercent = 23 } = totals;
  const vats = vatSums(offer?.rates ?? [{ vatPercent, net: cents(net), vat: cents(vat) }], style);
  const lines: SumLine[] = [
    ...(offer ? discountSums(offer, style) : []),
    [t('parts.net'), net],
    ...vats,
    [t('parts.gross'), totals.gross],
  ];
  const large = lines.length - (showsGross ? 1 : vats.length + 2);
  const body = lines.map(([text, amount], index) => {
    const style = index === large ? 'total' : 'subtotal';
    return [{ text, style }, right(formatMoney(cents(amount), currency, language), { style })];
  });
  return {
    unbreakable: true,
    margin: [0, 10, 0, 0],
    columns: [
      {
        width: '*',
        stack: [...(totals.isIncomplete ? [t('parts.incomplete')] : []), ...notes],
        style: 'note',
        margin: [0, 5, 24, 0],
      },
      {
        width: 230,
        rowHeads: true,
        layout: {
          ...HAIRLINES,
          hLineWidth: (line: number) => (line === 0 || line === body.length ? 0 : 0.4),
        },
        table: { headerRows: 0, widths: ['*', 'auto'], body },
      },
    ],
  };
}

const WIDTHS = { number: 32, sign: 26, code: 62, title: '*', rail: 36, place: 56, turn: 44, tilt: 58 };

export function luminairesContent(list: LuminaireList, t: Translate): Content[] {
  const columns = columnsOf(list);
  const isText = (column: (typeof columns)[number]) => ['number', 'sign', 'code', 'title'].includes(column);
  const body = list.rows.map((row) =>
    columns.map((column): Content => {
      if (column === 'code') return { text: row.code, color: INK.soft };
      return isText(column) ? row[column] : right(row[column]);
    }),
  );
  const heads = columns.map((column) => headCell(headOf(column, t), isText(column) ? 'left' : 'right'));
  const widths = columns.map((column) => WIDTHS[column]);
  const note = (text: string): Content => ({ text, style: 'note', margin: [0, 5, 0, 0] });
  return [
    heading(t('parts.luminaires')),
    tableContent(widths, heads, body),
    ...(list.without > 0 ? [note(t('parts.withoutPlace', { count: list.without }))] : []),
    note(t('parts.placeHint')),
  ];
}
