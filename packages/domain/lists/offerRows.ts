import type { Offer, OfferAmounts, OfferedFreeLine, OfferLine } from '../order/offer.ts';
import type { Translate } from '../translation/lookup.ts';
import { cents } from '../units.ts';
import { PART_GROUPS, type PartRow } from './partRow.ts';
import { rowsOfRecord } from './recordRows.ts';

export const OFFER_GROUPS = [...PART_GROUPS, 'services'] as const;
export type OfferGroup = (typeof OFFER_GROUPS)[number];

export interface OfferListRow extends Omit<PartRow, 'group'> {
  group: OfferGroup;
  /** Index in the lines, or for `services` in the free lines. */
  place: number;
  line: OfferLine | OfferedFreeLine;
}

const freeRow = (line: OfferedFreeLine, place: number): OfferListRow => ({
  key: `free ${place}`,
  group: 'services',
  title: line.title,
  code: line.code,
  img: '',
  details: [],
  unitPrice: cents(line.unitPrice),
  quantity: line.quantity,
  total: line.total,
  fault: null,
  place,
  line,
});

/** Rows of the drawing's lines by group, then the free lines; also those not offered (D76a). */
export function draftRows(
  { lines, freeLines }: Pick<OfferAmounts, 'lines' | 'freeLines'>,
  language: string,
  t: Translate,
): OfferListRow[] {
  const drawn = rowsOfRecord(lines, language, t).flatMap((row): OfferListRow[] => {
    const place = Number(row.key);
    const line = lines[place];
    return line ? [{ ...row, place, line }] : [];
  });
  return [...drawn, ...freeLines.map(freeRow)];
}

/** A quantity of 0 takes a line out of the offer. */
export const offerRows = (
  offer: Pick<Offer, 'lines' | 'freeLines'>,
  language: string,
  t: Translate,
): OfferListRow[] => draftRows(offer, language, t).filter(({ line }) => line.quantity > 0);
