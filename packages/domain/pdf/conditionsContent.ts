import type { Offer } from '../order/offer.ts';
import { CONDITIONS } from '../order/offerTerms.ts';
import { formatMoney } from '../quote/money.ts';
import type { Content } from '../tags/content.ts';
import { HAIRLINES, heading, INK } from './content.ts';
import type { PartsStyle } from './partsContent.ts';

/** Terms of an offer and its deposit; nothing if it states none. */
export function conditionsContent(offer: Offer, { currency, language, t }: PartsStyle): Content[] {
  const { conditions, deposit } = offer;
  const stated = CONDITIONS.map((name) => [t(`offer.${name}`), conditions[name]] as const);
  const due = deposit > 0 ? formatMoney(deposit, currency, language) : '';
  const rows = [...stated, [t('offer.deposit'), due] as const].filter(([, words]) => words);
  if (rows.length === 0) return [];
  const body = rows.map(([label, words]) => [{ text: label, color: INK.soft }, words]);
  return [
    heading(t('offer.conditions')),
    { rowHeads: true, layout: HAIRLINES, table: { headerRows: 0, widths: [90, '*'], body } },
  ];
}
