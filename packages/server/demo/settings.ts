import type { Translations } from '@lumitor/domain/catalogue/text';
import {
  SERVICE_SETTINGS_KINDS,
  SETTINGS_KINDS,
  type Settings,
  UNSET,
} from '@lumitor/domain/settings/settings';
import { mergeTranslations } from '@lumitor/domain/translation/mergeTranslations';
import type { Fields } from '../documents/document.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import type { InThreeLanguages } from './article.ts';

const words = ([PL, EN, DE]: InThreeLanguages) => ({ PL, EN, DE });

const contact = (names: InThreeLanguages, email: string, phone: string) => ({
  name: words(names),
  email,
  phone,
});

/** The demo shop's people, addresses and lines; a shop puts in its own. */
const DEMO: Partial<Settings> = {
  shop: {
    ...UNSET.shop,
    name: 'Lumitor',
    url: 'https://lumitor.example/',
    company: {
      name: 'Lumitor sp. z o.o.',
      street: 'ul. Szynowa 11',
      city: '30-702 Kraków',
      country: 'Polska',
      taxId: 'NIP 000-000-11-11',
    },
    contacts: [
      contact(
        ['Doradztwo i projekty', 'Advice and projects', 'Beratung und Projekte'],
        'projekty@lumitor.example',
        '+48 12 000 01 10',
      ),
      contact(
        ['Zamówienia i wyceny', 'Orders and quotations', 'Bestellungen und Angebote'],
        'zamowienia@lumitor.example',
        '+48 12 000 01 20',
      ),
      contact(
        ['Wsparcie techniczne', 'Technical support', 'Technischer Support'],
        'serwis@lumitor.example',
        '+48 12 000 01 30',
      ),
    ],
    footer: words([
      'Ceny netto i brutto są orientacyjne; ofertę potwierdza dział zamówień.',
      'Net and gross prices are for guidance; our orders department confirms every offer.',
      'Netto- und Bruttopreise sind Richtwerte; jedes Angebot bestätigt unsere Auftragsabteilung.',
    ]),
  },
  lines: {
    kind: 'lines',
    standard: {
      ...UNSET.lines.standard,
      name: 'STANDARD',
      description: words([
        'Szynoprzewody 48 V: natynkowe, zwieszane i podtynkowe. Do sklepów, biur i wysokich wnętrz.',
        '48 V track: surface-mounted, suspended and recessed. For shops, offices and high rooms.',
        'Stromschienen 48 V: Aufbau, Pendel und Einbau. Für Läden, Büros und hohe Räume.',
      ]),
    },
    micro: {
      ...UNSET.lines.micro,
      name: 'MICRO11',
      description: words([
        'Miniaturowa szyna magnetyczna 48 V, szeroka na 11 mm. Do mieszkań, hoteli i galerii.',
        'Miniature 48 V magnetic track, 11 mm wide. For homes, hotels and galleries.',
        'Magnetische 48-V-Miniaturschiene, 11 mm breit. Für Wohnungen, Hotels und Galerien.',
      ]),
    },
  },
};

/** A text of a section by its languages. */
const textsOf = (section: Translations[string], key: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(section).flatMap(([name, value]) =>
      name.startsWith(`${key}_`) && value.trim() ? [[name.slice(key.length + 1), value.trim()] as const] : [],
    ),
  );

/** The texts in which a shop told of its product lines before there were settings. */
const formerLines = ({ start = {} }: Translations): Settings['lines'] => ({
  kind: 'lines',
  standard: { ...UNSET.lines.standard, description: textsOf(start, 'standardAbout') },
  micro: { ...UNSET.lines.micro, description: textsOf(start, 'microAbout') },
});

/** Those in which it said who it is, as they were shown in Polish. */
function formerShop({ footer = {}, header = {} }: Translations): Settings['shop'] {
  const text = (key: string) => (footer[`${key}_PL`] ?? '').trim();
  const inLanguages = (key: string) => textsOf(footer, key);
  return {
    ...UNSET.shop,
    name: 'Lumitor',
    url: (header.companyUrl_PL ?? '').trim(),
    company: {
      name: text('companyName'),
      street: text('companyStreet'),
      city: text('companyCity'),
      country: '',
      taxId: text('companyTaxId'),
    },
    contacts: [1, 2, 3].map((number) => ({
      name: inLanguages(`contact${number}Name`),
      email: text(`contact${number}Email`),
      phone: text(`contact${number}Phone`),
    })),
    footer: inLanguages('priceNote'),
  };
}

/**
 * Puts the settings that there are not into the store: the demo's in a demo shop, those of nobody in an empty one, and
 * in a shop from before there were any what its texts say of it. What of that a setting does not take is left out.
 */
export async function addSettings(
  store: DocumentStore,
  shop: { isEmpty: boolean; isNew: boolean },
): Promise<void> {
  const present = new Set((await store.list('settings')).map(({ kind }) => kind));
  const former = shop.isNew
    ? null
    : mergeTranslations(await store.list('translations', { direction: 'asc' }));
  const given: Partial<Settings> = former
    ? { shop: formerShop(former), lines: formerLines(former) }
    : shop.isEmpty
      ? {}
      : DEMO;
  for (const kind of SETTINGS_KINDS.filter((one) => !present.has(one))) {
    const fields: Fields = { ...(given[kind] ?? UNSET[kind]) };
    // A text of an older shop may be longer, or no address: the shop then sets it anew.
    await store
      .add('settings', fields, { id: kind })
      .catch(() => store.add('settings', { ...UNSET[kind] }, { id: kind }));
  }
  const own = new Set((await store.list('serviceSettings')).map(({ kind }) => kind));
  for (const kind of SERVICE_SETTINGS_KINDS.filter((one) => !own.has(one)))
    await store.add('serviceSettings', { ...UNSET[kind] }, { id: kind });
}
