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

const DEMO = new Map<string, DocumentFields>(installed.settings.map((fields) => [fields.kind, fields]));

const textsOf = (section: Translations[string], key: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(section).flatMap(([name, value]) =>
      name.startsWith(`${key}_`) && value.trim() ? [[name.slice(key.length + 1), value.trim()] as const] : [],
    ),
  );

const formerLines = ({ start = {} }: Translations): Settings['lines'] => ({
  kind: 'lines',
  standard: { ...UNSET.lines.standard, description: textsOf(start, 'standardAbout') },
  micro: { ...UNSET.lines.micro, description: textsOf(start, 'microAbout') },
});

function othersOf(texts: Record<string, string>): Record<string, string> | undefined {
  const { PL = '', ...others } = texts;
  const different = Object.entries(others).filter(([, text]) => text !== PL);
  return different.length > 0 ? Object.fromEntries(different) : undefined;
}

const COMPANY = {
  name: 'companyName',
  street: 'companyStreet',
  city: 'companyCity',
  taxId: 'companyTaxId',
} as const;

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

/** Older shops described themselves in texts. */
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

async function completeFormerShop(store: DocumentStore, former: Settings['shop']): Promise<void> {
  const stored = await store.get('settings', 'shop');
  if (stored?.version !== 1) return;
  const { id, version, createdAt: _, ...shop } = stored;
  if (!isDeepStrictEqual(shop, withoutLanguages(former)) || isDeepStrictEqual(shop, former)) return;
  await store.update('settings', id, { ...former }, version).catch(() => undefined);
}

/** Invalid texts of an older shop are left out. */
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
    // A text of an older shop may be too long, or no address.
    await store
      .add('settings', fields, { id: kind })
      .catch(() => store.add('settings', { ...UNSET[kind] }, { id: kind }));
  }
  const existing = new Set((await store.list('serviceSettings')).map(({ kind }) => kind));
  for (const kind of SERVICE_SETTINGS_KINDS.filter((one) => !existing.has(one)))
    await store.add('serviceSettings', { ...UNSET[kind] }, { id: kind });
}
