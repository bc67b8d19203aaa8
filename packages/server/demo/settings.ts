import { isDeepStrictEqual } from 'node:util';
import type { Translations } from '@lumitor/domain/catalogue/text';
import {
  SERVICE_SETTINGS_KINDS,
  SETTINGS_KINDS,
  type Settings,
  UNSET,
} from '@lumitor/domain/settings/settings';
import { mergeTranslations } from '@lumitor/domain/translation/mergeTranslations';
import type { DocumentFields } from '../documents/document.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import installed from './installed.json' with { type: 'json' };

/** The demo shop's people, addresses and lines; a shop puts in its own. */
const DEMO = new Map<string, DocumentFields>(installed.settings.map((fields) => [fields.kind, fields]));

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

/** Texts in the languages in which they say something else than in Polish; absent where there is none. */
function othersOf(texts: Record<string, string>): Record<string, string> | undefined {
  const { PL = '', ...others } = texts;
  const own = Object.entries(others).filter(([, text]) => text !== PL);
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}

const COMPANY = {
  name: 'companyName',
  street: 'companyStreet',
  city: 'companyCity',
  taxId: 'companyTaxId',
} as const;

/** What a shop's texts said of the company otherwise in a language than in Polish. */
function formerCompanies(footer: Translations[string]): Settings['shop']['companies'] {
  const companies: NonNullable<Settings['shop']['companies']> = {};
  for (const [field, key] of Object.entries(COMPANY))
    for (const [language, text] of Object.entries(othersOf(textsOf(footer, key)) ?? {}))
      companies[language] = {
        ...(companies[language] ?? { name: '', street: '', city: '', country: '', taxId: '' }),
        [field]: text,
      };
  return Object.keys(companies).length > 0 ? companies : undefined;
}

/** Those in which it said who it is: in Polish what holds for all, and beside it what other languages said. */
function formerShop({ footer = {}, header = {} }: Translations): Settings['shop'] {
  const text = (key: string) => (footer[`${key}_PL`] ?? '').trim();
  const inLanguages = (key: string) => textsOf(footer, key);
  const companies = formerCompanies(footer);
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
    ...(companies && { companies }),
    contacts: [1, 2, 3].map((number) => {
      const emails = othersOf(inLanguages(`contact${number}Email`));
      const phones = othersOf(inLanguages(`contact${number}Phone`));
      return {
        name: inLanguages(`contact${number}Name`),
        email: text(`contact${number}Email`),
        phone: text(`contact${number}Phone`),
        ...(emails && { emails }),
        ...(phones && { phones }),
      };
    }),
    footer: inLanguages('priceNote'),
  };
}

const withoutLanguages = ({ companies: _, contacts, ...shop }: Settings['shop']) => ({
  ...shop,
  contacts: contacts.map(({ emails: __, phones: ___, ...contact }) => contact),
});

/**
 * Gives a shop back what an earlier upgrade left out: addresses in other languages than Polish. Only where nobody has
 * changed its settings since.
 */
async function completeFormerShop(store: DocumentStore, former: Settings['shop']): Promise<void> {
  const stored = await store.get('settings', 'shop');
  if (stored?.version !== 1) return;
  const { id, version, createdAt: _, ...shop } = stored;
  if (!isDeepStrictEqual(shop, withoutLanguages(former)) || isDeepStrictEqual(shop, former)) return;
  await store.update('settings', id, { ...former }, version).catch(() => undefined);
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
  const given = former
    ? new Map<string, DocumentFields>([
        ['shop', formerShop(former)],
        ['lines', formerLines(former)],
      ])
    : shop.isEmpty
      ? new Map<string, DocumentFields>()
      : DEMO;
  if (former && present.has('shop')) await completeFormerShop(store, formerShop(former));
  for (const kind of SETTINGS_KINDS.filter((one) => !present.has(one))) {
    const fields: DocumentFields = given.get(kind) ?? { ...UNSET[kind] };
    // A text of an older shop may be longer, or no address: the shop then sets it anew.
    await store
      .add('settings', fields, { id: kind })
      .catch(() => store.add('settings', { ...UNSET[kind] }, { id: kind }));
  }
  const own = new Set((await store.list('serviceSettings')).map(({ kind }) => kind));
  for (const kind of SERVICE_SETTINGS_KINDS.filter((one) => !own.has(one)))
    await store.add('serviceSettings', { ...UNSET[kind] }, { id: kind });
}
