import type { Offer } from '../order/offer.ts';
import { wordsIn } from '../translation/articleTexts.ts';
import type { Translate } from '../translation/lookup.ts';
import { companyIn, contactIn } from '../translation/shopIn.ts';
import type { Content } from './content.ts';

/** What a shop says of itself, for an order or for good in an offer. */
type Said = Offer['settings'];

/** Of a logo at most, in points. */
const LOGO_SIZE = [150, 36];

/** Who a PDF is by; empty where the shop does not say. */
export const authorOf = ({ shop }: Said): string => shop.name;

function logoContent({ name }: Said['shop'], logo: string | null): Content {
  if (logo) return { image: logo, fit: LOGO_SIZE, width: 'auto' };
  return { text: name, bold: true, fontSize: 12, width: 'auto' };
}

/** The shop's logo, its name where it has none, nothing without either, and what the shop says beside it. @param logo as a data URL */
export function letterhead({ shop, documents }: Said, language: string, logo: string | null): Content {
  const beside = { text: wordsIn(documents.header, language), style: 'note', width: '*' };
  return { columnGap: 14, columns: [logoContent(shop, logo), beside] };
}

/** Whose PDF it is, in a line; empty where the shop does not say. */
export function companyLine({ shop }: Said, language: string): string {
  const { name, street, city, country, taxId } = companyIn(shop, language);
  return [name, street, city, country, taxId].filter(Boolean).join(' · ');
}

/** How a shop is reached, in a line; empty where it does not say. */
function reachedBy(contacts: Said['shop']['contacts'], url: string, language: string): string {
  const said = contacts.map((contact) => contactIn(contact, language));
  const ways = [...said.flatMap(({ email, phone }) => [email, phone.replaceAll(' ', '\u00a0')]), url];
  return ways.filter(Boolean).join(' · ');
}

/** How to ask first, where there is one line for it. */
export const contactLine = ({ shop: { contacts, url } }: Said, language: string): string =>
  reachedBy(contacts.slice(0, 1), url, language);

/** Who sells it and where to ask, and who buys it; nothing of whom nothing is known. @param buyer lines as they were typed */
export function partiesContent(said: Said, buyer: string, language: string, t: Translate): Content[] {
  const { shop } = said;
  const lines = [companyLine(said, language), reachedBy(shop.contacts, shop.url, language)].filter(Boolean);
  const parties = [
    [t('parts.seller'), lines],
    [t('parts.buyer'), buyer.split('\n').filter(Boolean)],
  ] as const;
  return parties.flatMap(([label, said]) =>
    said.length > 0 ? [{ margin: [0, 8, 20, 0], stack: [{ text: label, style: 'label' }, ...said] }] : [],
  );
}

/** What a shop adds in its own words; nothing where it says nothing. */
export function ownWords(words: Readonly<Record<string, string>>, language: string): Content[] {
  const text = wordsIn(words, language);
  return text ? [{ text, style: 'note', margin: [0, 10, 0, 0] }] : [];
}
