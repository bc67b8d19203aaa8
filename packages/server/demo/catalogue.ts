import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { CollectionName } from '@lumitor/domain/collections/collections';
import type { DocumentFields } from '../documents/document.ts';

export interface DemoArticle {
  collection: CollectionName;
  fields: DocumentFields;
  /** Names the files; systems have none. */
  code?: string;
}

export type DemoFile = 'pictures' | 'sheets' | 'photometry';

export interface DemoCatalogue {
  /** Display order. */
  articles: readonly DemoArticle[];
  /** Null without a file of this kind. */
  read(kind: DemoFile, code: string): Promise<Buffer | null>;
}

const FOLDER = join(import.meta.dirname, 'catalogue');

const codeOf = (collection: string, { type, description }: DocumentFields) =>
  /systems/i.test(collection)
    ? undefined
    : String(/connections|powers/i.test(collection) ? type : description);

/** Pictures and photometry are compressed by `gzip -9n`. */
export async function demoCatalogue(): Promise<DemoCatalogue> {
  const kinds: DemoFile[] = ['pictures', 'sheets', 'photometry'];
  const named = async (kind: DemoFile) => {
    const files = await readdir(join(FOLDER, kind));
    return [kind, new Map(files.map((file) => [file.slice(0, file.indexOf('.')), file]))] as const;
  };
  const files = Object.fromEntries(await Promise.all(kinds.map(named)));
  const stored: Record<string, DocumentFields[]> = JSON.parse(
    await readFile(join(FOLDER, 'catalogue.json'), 'utf8'),
  );
  return {
    articles: Object.entries(stored).flatMap(([collection, articles]) =>
      articles.map((fields) => ({
        collection: collection as CollectionName,
        fields,
        code: codeOf(collection, fields),
      })),
    ),
    async read(kind, code) {
      const file = files[kind]?.get(code);
      if (!file) return null;
      const bytes = await readFile(join(FOLDER, kind, file));
      return /z$/.test(file) ? promisify(gunzip)(bytes) : bytes;
    },
  };
}
