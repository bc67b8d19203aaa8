import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Translations } from '@lumitor/domain/catalogue/text';
import type { Texts } from '@lumitor/domain/texts/texts';
import { mergeTranslations } from '@lumitor/domain/translation/mergeTranslations';
import { readMeta, writeMeta } from '../database/meta.ts';
import type { DocumentStore } from '../documents/documentStore.ts';

export type ShippedTexts = Readonly<Record<string, Texts>>;

const RECORD = 'shippedTexts';

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 10);

const byStoredKey = (texts: ShippedTexts): Translations =>
  Object.fromEntries(
    Object.entries(texts).map(([section, keys]) => [
      section,
      Object.fromEntries(
        Object.entries(keys).flatMap(([key, byLanguage]) =>
          Object.entries(byLanguage).map(([language, text]) => [`${key}_${language.toUpperCase()}`, text]),
        ),
      ),
    ]),
  );

const digestsOf = (shipped: Translations): TextRecord =>
  Object.fromEntries(
    Object.entries(shipped).flatMap(([section, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${section}.${key}`, digest(text)]),
    ),
  );

function renewed(translations: Translations, shipped: Translations, isFormer: IsFormer): Translations {
  return Object.fromEntries(
    Object.entries(translations).map(([section, texts]) => [
      section,
      Object.fromEntries(
        Object.entries(texts).map(([key, text]) => {
          const now = shipped[section]?.[key];
          const isStale = now !== undefined && now !== text && isFormer(`${section}.${key}`, digest(text));
          return [key, isStale ? now : text];
        }),
      ),
    ]),
  );
}

type TextRecord = Readonly<Record<string, string>>;

type IsFormer = (key: string, digest: string) => boolean;

/** Without its language, and shortened: `formerTexts.json` has all texts from before the first record. */
const formerKey = (key: string) => key.replace(/_[A-Z]+$/, '');
const FORMER_LENGTH = 6;

async function formerBy(record: TextRecord | undefined): Promise<IsFormer> {
  if (record) return (key, text) => record[key] === text;
  const file = await import('./formerTexts.json', { with: { type: 'json' } });
  const former: Readonly<Record<string, string>> = file.default;
  return (key, text) => former[formerKey(key)]?.split(' ').includes(text.slice(0, FORMER_LENGTH)) ?? false;
}

async function addMissing(store: DocumentStore, shipped: Translations, stored: Translations): Promise<void> {
  for (const [section, texts] of Object.entries(shipped)) {
    const missing = Object.entries(texts).filter(([key]) => stored[section]?.[key] === undefined);
    if (missing.length > 0)
      await store.add('translations', { translations: { [section]: Object.fromEntries(missing) } });
  }
}

/** Adds missing texts, and replaces unchanged former ones (0128). */
export async function renewTexts(store: DocumentStore, texts: ShippedTexts): Promise<void> {
  const shipped = byStoredKey(texts);
  const record = (await readMeta(store.db, RECORD)) as TextRecord | undefined;
  const isFormer = await formerBy(record);
  const stored = await store.list('translations', { direction: 'asc' });
  for (const { id, translations } of stored) {
    const now = renewed(translations, shipped, isFormer);
    if (!isDeepStrictEqual(now, translations)) await store.update('translations', id, { translations: now });
  }
  await addMissing(store, shipped, mergeTranslations(stored));
  const digests = digestsOf(shipped);
  if (!isDeepStrictEqual(digests, record)) await writeMeta(store.db, RECORD, digests);
}
