import { createHash } from 'node:crypto';
import { emptyPartTable } from '@lumitor/domain/catalogue/partTable';
import { LINES } from '@lumitor/domain/catalogue/productLine';
import type { Language } from '@lumitor/domain/catalogue/text';
import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import { readMeta, writeMeta } from '../database/meta.ts';
import type { DocumentFields } from '../documents/document.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import type { FileStore } from '../files/fileStore.ts';
import { storePhotometry } from '../files/photometry.ts';
import { encodePicture } from '../files/picture.ts';
import { PDF, PHOTOMETRY_FOLDER } from '../files/storedPath.ts';
import { storeFile } from '../files/storeFile.ts';
import type { PicturesStored } from '../http/startingPage.ts';
import { renewTexts, type ShippedTexts } from '../texts/shippedTexts.ts';
import type { DemoArticle, DemoCatalogue } from './catalogue.ts';
import installed from './installed.json' with { type: 'json' };
import { addMailTexts } from './mailTexts.ts';
import { addSettings } from './settings.ts';

const PART_TABLES = 'partTables';
const LIGHT_TARGETS = 'lightTargets';

/** Once: earlier versions applied these rules without a table. */
async function addPartTables(store: DocumentStore, { isEmpty }: { isEmpty: boolean }): Promise<void> {
  if (await readMeta(store.db, PART_TABLES)) return;
  const stored = await store.list('partTables');
  for (const line of LINES)
    if (!stored.some((table) => table.line === line))
      await store.add('partTables', isEmpty ? emptyPartTable(line) : DEFAULT_PART_TABLES[line]);
  await writeMeta(store.db, PART_TABLES, true);
}

/** Once, so that the shop's changes and removals stay. */
export async function addLightTargets(store: DocumentStore): Promise<void> {
  if (await readMeta(store.db, LIGHT_TARGETS)) return;
  const start = Date.now();
  for (const [position, target] of installed.lightTargets.entries())
    await store.add('lightTargets', target, { createdAt: new Date(start + position) });
  await writeMeta(store.db, LIGHT_TARGETS, { at: new Date(start).toISOString() });
}

interface Dependencies {
  store: DocumentStore;
  files: FileStore;
  texts: ShippedTexts;
  languages: readonly Pick<Language, 'lang' | 'active'>[];
  loadCatalogue(): Promise<DemoCatalogue>;
  print(line: string): void;
  onPictures?(stored: PicturesStored): void;
}

const PICTURES_AT_ONCE = 4;
const PICTURES_A_LINE = 20;

/** Derived, so that a repeated install reuses the files. */
const fileId = (code: string, bytes: Buffer) =>
  createHash('sha256').update(`${code}:`).update(bytes).digest('base64url').slice(0, 20);

async function withFiles(
  { collection, fields }: DemoArticle,
  code: string,
  { read }: DemoCatalogue,
  files: FileStore,
): Promise<DocumentFields> {
  const [picture, sheet, photometry] = [
    await read('pictures', code),
    await read('sheets', code),
    await read('photometry', code),
  ];
  const store = (folder: string, bytes: Buffer, type: string, encode?: typeof encodePicture) =>
    storeFile(files, `${folder}/${collection}`, fileId(code, bytes), bytes, type, encode);
  const light =
    photometry && (await storePhotometry(files, `${PHOTOMETRY_FOLDER}/${collection}`, photometry));
  return {
    ...fields,
    ...(picture && { img: (await store('images', picture, 'image/svg+xml', encodePicture)).url }),
    ...(sheet && { sheet: (await store('sheets', sheet, PDF)).url }),
    ...(light && { photometry: light.url }),
  };
}

async function storeFiles(
  catalogue: DemoCatalogue,
  { files, print, onPictures }: Dependencies,
): Promise<DemoArticle[]> {
  const articles = [...catalogue.articles];
  const waiting = articles.flatMap((article, index) =>
    article.code ? [{ article, code: article.code, index }] : [],
  );
  const total = waiting.length;
  let done = 0;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { article, code, index } = next;
      articles[index] = { ...article, fields: await withFiles(article, code, catalogue, files) };
      done += 1;
      onPictures?.({ done, total });
      if (done % PICTURES_A_LINE === 0 || done === total)
        print(`Demo catalogue: ${done} of ${total} pictures`);
    }
  };
  await Promise.all(Array.from({ length: PICTURES_AT_ONCE }, work));
  return articles;
}

export async function install(parts: Dependencies, { isEmpty }: { isEmpty: boolean }): Promise<void> {
  const { store, texts, languages, loadCatalogue } = parts;
  if (await readMeta(store.db, 'installed'))
    return store.transaction(async (within) => {
      await addSettings(within, { isEmpty, isNew: false });
      await addMailTexts(within);
      await addPartTables(within, { isEmpty: false });
      await addLightTargets(within);
      await renewTexts(within, texts);
    });
  const articles = isEmpty ? [] : await storeFiles(await loadCatalogue(), parts);
  const start = Date.now();
  // Lists are newest first, so the first article is the newest.
  const before = (position: number) => new Date(start - position);
  await store.transaction(async (within) => {
    for (const [position, language] of languages.entries())
      await within.add('languages', language, { createdAt: new Date(start + position) });
    await renewTexts(within, texts);
    await addSettings(within, { isEmpty, isNew: true });
    await addMailTexts(within);
    for (const [position, { collection, fields }] of articles.entries())
      await within.add(collection, fields, { createdAt: before(position) });
    await addPartTables(within, { isEmpty });
    await addLightTargets(within);
    await writeMeta(within.db, 'installed', { at: new Date(start).toISOString(), isEmpty });
  });
}
