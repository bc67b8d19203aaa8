import { createHash } from 'node:crypto';
import { compacted } from '@lumitor/domain/photometry/compacted';
import { PhotometryError } from '@lumitor/domain/photometry/fault';
import type { PhotometricFile } from '@lumitor/domain/photometry/photometricTable';
import { readPhotometry } from '@lumitor/domain/photometry/readPhotometry';
import { ugrOf } from '@lumitor/domain/photometry/ugr';
import { Hono } from 'hono';
import { type Prepared, prepare, sendPrepared } from '../http/prepared.ts';
import { notFound, refused } from '../refusal/refused.ts';
import type { FileStore } from './fileStore.ts';
import { isPhotometricPath, PHOTOMETRY_FOLDER } from './storedPath.ts';
import { pathOfUrl, type StoredFile, urlOfPath } from './storeFile.ts';

function readOrRefuse(bytes: Uint8Array): PhotometricFile {
  try {
    return readPhotometry(bytes);
  } catch (error) {
    if (!(error instanceof PhotometryError)) throw error;
    const { fault, line, element } = error;
    const message = `The photometric file cannot be read: ${error.message}. Send EULUMDAT (.ldt), IES LM-63 (.ies) or TM-33 (.xml) of type C.`;
    throw refused(400, 'invalid', message, { fault, line, element });
  }
}

/** Named by content and format (D48). @throws Refused with `fault`, `line` and `element` */
export async function storePhotometry(files: FileStore, folder: string, bytes: Buffer): Promise<StoredFile> {
  const { format } = readOrRefuse(bytes);
  const id = createHash('sha256').update(bytes).digest('base64url').slice(0, 20);
  const path = `${folder}/${id}.${format}`;
  await files.write(path, bytes);
  return { url: urlOfPath(path), path };
}

export type PhotometricBytes = [url: string, bytes: Uint8Array];

/** Missing files are left out: their luminaires are estimates. */
export async function readPhotometricFiles(
  files: FileStore,
  urls: readonly string[],
): Promise<PhotometricBytes[]> {
  const read: PhotometricBytes[] = [];
  for (const url of urls) {
    const path = pathOfUrl(url);
    const bytes = isPhotometricPath(path) ? await files.read(path) : null;
    if (bytes) read.push([url, bytes]);
  }
  return read;
}

const CACHE_SIZE = 100;
const HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'public, max-age=31536000, immutable',
};

export function photometricTables(files: FileStore): Hono {
  const ready = new Map<string, Promise<Prepared>>();

  async function makeTable(bytes: Buffer): Promise<Prepared> {
    const file = readOrRefuse(bytes);
    const { table, stated } = file;
    // Compact tables change a rating by up to 4.
    const sent = { ...compacted(table), ...(stated && { stated }), ugr: ugrOf(file) };
    return prepare(Buffer.from(JSON.stringify(sent)), HEADERS);
  }

  /** A file never changes under its path. */
  function tableOf(path: string, bytes: Buffer): Promise<Prepared> {
    const known = ready.get(path) ?? makeTable(bytes);
    ready.delete(path);
    ready.set(path, known);
    known.catch(() => ready.delete(path));
    const [longest] = ready.keys();
    if (ready.size > CACHE_SIZE && longest !== undefined) ready.delete(longest);
    return known;
  }

  return new Hono().get('/:file{.+\\.json}', async (c) => {
    const path = `${PHOTOMETRY_FOLDER}/${c.req.param('file').slice(0, -'.json'.length)}`;
    const bytes = isPhotometricPath(path) ? await files.read(path) : null;
    if (!bytes) throw notFound(`File ${path} not found.`);
    return sendPrepared(c.req.raw, await tableOf(path, bytes));
  });
}
