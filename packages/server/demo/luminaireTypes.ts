import { luminaireTypes } from '@lumitor/domain/catalogue/luminaireType';
import { mergeTranslations } from '@lumitor/domain/translation/mergeTranslations';
import * as v from 'valibot';
import type { DocumentFields } from '../documents/document.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import installed from './installed.json' with { type: 'json' };

const TYPES = new Map(installed.luminaireTypes.map((type) => [type.key, type]));
export const KNOWN_TYPES = [...TYPES.keys()];

const TITLE_MAX = 200;
/** A document of an old catalogue may violate its schema. */
const KEY = luminaireTypes.schema.entries.key;

function formerTitles(key: string, texts: Readonly<Record<string, string>>): Record<string, string> {
  const start = `type_${key}_`;
  const titles = Object.entries(texts).flatMap(([name, text]) => {
    const language = name.startsWith(start) ? name.slice(start.length) : '';
    const title = text.trim().slice(0, TITLE_MAX);
    return /^[A-Z]{2,3}$/.test(language) && title ? [[language, title] as const] : [];
  });
  return Object.fromEntries(titles);
}

function typeOf(key: string, texts: Readonly<Record<string, string>>): DocumentFields {
  const known = TYPES.get(key);
  const { PL = known?.title ?? key, EN = known?.titleEn ?? '', ...others } = formerTitles(key, texts);
  return {
    key,
    title: PL,
    titleEn: EN,
    translation: { ...known?.translation, ...others },
    symbol: known?.symbol,
  };
}

export async function addNamedTypes(store: DocumentStore): Promise<void> {
  await store.transaction(async (within) => {
    const luminaires = [...(await within.list('bindings')), ...(await within.list('microBindings'))];
    const listed = new Set((await within.list('luminaireTypes')).map(({ key }) => key));
    const named = new Set(luminaires.map(({ type }) => type));
    const missing = [...named].filter((key) => v.is(KEY, key) && !listed.has(key));
    if (missing.length === 0) return;
    const { bindings = {} } = mergeTranslations(await within.list('translations', { direction: 'asc' }));
    const start = Date.now();
    const sorted = [
      ...KNOWN_TYPES.filter((key) => missing.includes(key)),
      ...missing.filter((key) => !KNOWN_TYPES.includes(key)),
    ];
    for (const [position, key] of sorted.entries())
      await within.add('luminaireTypes', typeOf(key, bindings), { createdAt: new Date(start + position) });
  });
}
