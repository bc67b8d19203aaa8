import { createHash } from 'node:crypto';
import type { Language, Translations } from '@lumitor/domain/catalogue/text';
import type { Texts } from '@lumitor/domain/texts/texts';
import { mergeTranslations } from '@lumitor/domain/translation/lookup';
import { readMeta, writeMeta } from '../database/meta.ts';
import type { Fields } from '../documents/document.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import type { FileStore } from '../files/fileStore.ts';
import { encodePicture } from '../files/picture.ts';
import { storeFile } from '../files/storeFile.ts';
import type { DemoArticle } from './article.ts';

interface Parts {
  store: DocumentStore;
  files: FileStore;
  texts: Readonly<Record<string, Texts>>;
  languages: readonly Pick<Language, 'lang' | 'active'>[];
  /** Asked for only when they are to be installed. */
  loadArticles(): Promise<readonly DemoArticle[]>;
  print(line: string): void;
}

const PICTURES_AT_ONCE = 4;
const PICTURES_A_LINE = 20;

/** The same picture of the same article always goes to the same file: an install begun anew leaves no other. */
const pictureId = (index: number, picture: string) =>
  createHash('sha256').update(`${index}:${picture}`).digest('base64url').slice(0, 20);

async function storePictures(articles: readonly DemoArticle[], { files, print }: Parts): Promise<Fields[]> {
  const fields: Fields[] = articles.map((article) => ({ ...article.fields }));
  const waiting = articles.flatMap(({ collection, picture }, index) =>
    picture ? [{ collection, picture, index }] : [],
  );
  const total = waiting.length;
  let done = 0;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { collection, picture, index } = next;
      const id = pictureId(index, picture);
      const stored = await storeFile(
        files,
        `images/${collection}`,
        id,
        Buffer.from(picture),
        'image/svg+xml',
        encodePicture,
      );
      (fields[index] as Fields).img = stored.url;
      done += 1;
      if (done % PICTURES_A_LINE === 0 || done === total)
        print(`Demo catalogue: ${done} of ${total} pictures`);
    }
  };
  await Promise.all(Array.from({ length: PICTURES_AT_ONCE }, work));
  return fields;
}

/** The interface's texts that the store lacks: all at first, later those that a new version brings. */
function missingTexts(texts: Parts['texts'], stored: Translations): Translations[] {
  return Object.entries(texts).flatMap(([section, keys]) => {
    const known = stored[section] ?? {};
    const missing = Object.entries(keys).flatMap(([key, byLanguage]) =>
      Object.entries(byLanguage).map(
        ([language, text]) => [`${key}_${language.toUpperCase()}`, text] as const,
      ),
    );
    const absent = missing.filter(([key]) => known[key] === undefined);
    return absent.length > 0 ? [{ [section]: Object.fromEntries(absent) }] : [];
  });
}

async function addMissingTexts(store: DocumentStore, texts: Parts['texts']): Promise<void> {
  const stored = (await store.list('translations', { direction: 'asc' })) as unknown as {
    translations: Translations;
  }[];
  for (const translations of missingTexts(texts, mergeTranslations(stored)))
    await store.add('translations', { translations });
}

/**
 * Puts texts and languages into a new store, and the demo catalogue where it is asked for. All
 * documents and the note that they are there are one transaction: a crash leaves a new store.
 */
export async function install(parts: Parts, { isEmpty }: { isEmpty: boolean }): Promise<void> {
  const { store, texts, languages, loadArticles } = parts;
  if (await readMeta(store.db, 'installed')) return addMissingTexts(store, texts);
  const articles = isEmpty ? [] : await loadArticles();
  const documents = await storePictures(articles, parts);
  const start = Date.now();
  // Lists are newest first, so the first of the catalogue is made the newest.
  const before = (position: number) => new Date(start - position);
  await store.transaction(async (within) => {
    for (const [position, language] of languages.entries())
      await within.add('languages', language, { createdAt: new Date(start + position) });
    await addMissingTexts(within, texts);
    for (const [position, { collection }] of articles.entries())
      await within.add(collection, documents[position], { createdAt: before(position) });
    await writeMeta(within.db, 'installed', { at: new Date(start).toISOString(), isEmpty });
  });
}
