import { createHash } from 'node:crypto';
import type { Language, Translations } from '@lumitor/domain/catalogue/text';
import type { Texts } from '@lumitor/domain/texts/texts';
import { mergeTranslations } from '@lumitor/domain/translation/mergeTranslations';
import { readMeta, writeMeta } from '../database/meta.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import type { FileStore } from '../files/fileStore.ts';
import { encodePicture } from '../files/picture.ts';
import { storeFile } from '../files/storeFile.ts';
import type { DemoArticle } from './article.ts';

interface Catalogue {
  demoArticles: readonly DemoArticle[];
  /** The source of an article's SVG. */
  readPicture(code: string): Promise<Buffer>;
}

interface Dependencies {
  store: DocumentStore;
  files: FileStore;
  texts: Readonly<Record<string, Texts>>;
  languages: readonly Pick<Language, 'lang' | 'active'>[];
  /** Asked for only when it is to be installed. */
  loadCatalogue(): Promise<Catalogue>;
  print(line: string): void;
}

const PICTURES_AT_ONCE = 4;
const PICTURES_A_LINE = 20;

/** The same picture of the same article always goes to the same file: an install begun anew leaves no other. */
const pictureId = (code: string, picture: Buffer) =>
  createHash('sha256').update(`${code}:`).update(picture).digest('base64url').slice(0, 20);

/** The articles with the addresses of their stored pictures. */
async function withPictures(
  { demoArticles, readPicture }: Catalogue,
  { files, print }: Dependencies,
): Promise<DemoArticle[]> {
  const articles = [...demoArticles];
  const waiting = articles.flatMap((article, index) =>
    article.code ? [{ article, code: article.code, index }] : [],
  );
  const total = waiting.length;
  let done = 0;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { article, code, index } = next;
      const picture = await readPicture(code);
      const folder = `images/${article.collection}`;
      const id = pictureId(code, picture);
      const { url } = await storeFile(files, folder, id, picture, 'image/svg+xml', encodePicture);
      articles[index] = { ...article, fields: { ...article.fields, img: url } };
      done += 1;
      if (done % PICTURES_A_LINE === 0 || done === total)
        print(`Demo catalogue: ${done} of ${total} pictures`);
    }
  };
  await Promise.all(Array.from({ length: PICTURES_AT_ONCE }, work));
  return articles;
}

/** The interface's texts that the store lacks: all at first, later those that a new version brings. */
function missingTexts(texts: Dependencies['texts'], stored: Translations): Translations[] {
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

async function addMissingTexts(store: DocumentStore, texts: Dependencies['texts']): Promise<void> {
  const stored = await store.list('translations', { direction: 'asc' });
  for (const translations of missingTexts(texts, mergeTranslations(stored)))
    await store.add('translations', { translations });
}

/**
 * Puts texts and languages into a new store, and the demo catalogue where it is asked for. All
 * documents and the note that they are there are one transaction: a crash leaves a new store.
 */
export async function install(parts: Dependencies, { isEmpty }: { isEmpty: boolean }): Promise<void> {
  const { store, texts, languages, loadCatalogue } = parts;
  if (await readMeta(store.db, 'installed')) return addMissingTexts(store, texts);
  const articles = isEmpty ? [] : await withPictures(await loadCatalogue(), parts);
  const start = Date.now();
  // Lists are newest first, so the first of the catalogue is made the newest.
  const before = (position: number) => new Date(start - position);
  await store.transaction(async (within) => {
    for (const [position, language] of languages.entries())
      await within.add('languages', language, { createdAt: new Date(start + position) });
    await addMissingTexts(within, texts);
    for (const [position, { collection, fields }] of articles.entries())
      await within.add(collection, fields, { createdAt: before(position) });
    await writeMeta(within.db, 'installed', { at: new Date(start).toISOString(), isEmpty });
  });
}
