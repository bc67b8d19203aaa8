import type { Offer } from '../order/offer.ts';
import { wordsIn } from '../translation/articleTexts.ts';
import type { Translate } from '../translation/lookup.ts';
import { companyIn, contactIn } from '../translation/shopIn.ts';
import type { Content } from './content.ts';

type OfferSettings = Offer['settings'];

const LOGO_SIZE = [150, 36];

export const authorOf = ({ shop }: OfferSettings): string => shop.name;

function logoContent({ name }: OfferSettings['shop'], logo: string | null): Content {
  if (logo) return { image: logo, fit: LOGO_SIZE, width: 'auto' };
  return { text: name, bold: true, fontSize: 12, width: 'auto' };
}

export function letterhead(
  { shop, documents }: OfferSettings,
  language: string,
  logo: string | null,
): Content {
  const adjacent = { text: wordsIn(documents.header, language), style: 'note', width: '*' };
  return { columnGap: 14, columns: [logoContent(shop, logo), adjacent] };
}

export function companyLine({ shop }: OfferSettings, language: string): string {
  const { name, street, city, country, taxId } = companyIn(shop, language);
  return [name, street, city, country, taxId].filter(Boolean).join(' · ');
}

function reachedBy(contacts: OfferSettings['shop']['contacts'], url: string, language: string): string {
  const reported = contacts.map((contact) => contactIn(contact, language));
  const ways = [...reported.flatMap(({ email, phone }) => [email, phone.replaceAll(' ', '\u00a0')]), url];
  return ways.filter(Boolean).join(' · ');
}

export const contactLine = ({ shop: { contacts, url } }: OfferSettings, language: string): string =>
  reachedBy(contacts.slice(0, 1), url, language);

export function partiesContent(
  reported: OfferSettings,
  buyer: string,
  language: string,
  t: Translate,
): Content[] {
  const { shop } = reported;
  const lines = [companyLine(reported, language), reachedBy(shop.contacts, shop.url, language)].filter(
    Boolean,
  );
  const parties = [
    [t('parts.seller'), lines],
    [t('parts.buyer'), buyer.split('\n').filter(Boolean)],
  ] as const;
  return parties.flatMap(([label, reported]) =>
    reported.length > 0
      ? [{ margin: [0, 8, 20, 0], stack: [{ text: label, style: 'label' }, ...reported] }]
      : [],
  );
}

export function ownWords(words: Readonly<Record<string, string>>, language: string): Content[] {
  const text = wordsIn(words, language);
  return text ? [{ text, style: 'note', margin: [0, 10, 0, 0] }] : [];
}
