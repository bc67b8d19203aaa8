import type { Offer } from '../order/offer.ts';
import { wordsIn } from '../translation/articleTexts.ts';
import type { Content } from './content.ts';

/** The product's word with its rail; a picture, so that it is spaced as on screen. */
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="86" height="12" viewBox="0 0 86 12">' +
  '<g font-family="Inter" font-weight="bold" font-size="10.5" letter-spacing="1.5" fill="#1b1b1a">' +
  '<text x="0" y="10">LUMI</text><text x="51.5" y="10">TOR</text></g>' +
  '<rect x="35" y="5" width="13" height="2.8" fill="#1b1b1a"/></svg>';

/** What a shop says of itself, for an order or for good in an offer. */
type Said = Offer['settings'];

const PRODUCT = 'Lumitor';
/** Of a logo at most, in points. */
const LOGO_SIZE = [150, 36];

/** Who a PDF is by. */
export const authorOf = ({ shop }: Said): string => shop.name || PRODUCT;

function logoContent({ name }: Said['shop'], logo: string | null): Content {
  if (logo) return { image: logo, fit: LOGO_SIZE, width: 'auto' };
  return name && name !== PRODUCT
    ? { text: name, bold: true, fontSize: 12, width: 'auto' }
    : { svg: LOGO, width: 86 };
}

/** The shop's logo, its name where it has none, and what the shop says beside it. @param logo as a data URL */
export function letterhead({ shop, documents }: Said, language: string, logo: string | null): Content {
  const beside = { text: wordsIn(documents.header, language), style: 'note', width: '*' };
  return { columnGap: 14, columns: [logoContent(shop, logo), beside] };
}

/** Whose PDF it is, in a line; empty where the shop does not say. */
export const companyLine = ({ shop: { company } }: Said): string =>
  [company.name, company.street, company.city, company.country, company.taxId].filter(Boolean).join(' · ');

/** What a shop adds in its own words; nothing where it says nothing. */
export function ownWords(words: Readonly<Record<string, string>>, language: string): Content[] {
  const text = wordsIn(words, language);
  return text ? [{ text, style: 'note', margin: [0, 10, 0, 0] }] : [];
}
