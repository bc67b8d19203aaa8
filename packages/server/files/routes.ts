import { MAX_PICTURE } from '@lumitor/domain/catalogue/image';
import { isPdf, MAX_SHEET_MEGABYTES } from '@lumitor/domain/catalogue/sheet';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { needRight } from '../documents/access.ts';
import { newId } from '../documents/documentStore.ts';
import { MEGABYTE, readBytes, readJson } from '../http/body.ts';
import { matchesTag } from '../http/prepared.ts';
import { invalid, notFound, parse, tooLarge } from '../refusal/refused.ts';
import type { FileBin } from './fileBin.ts';
import type { FileStore } from './fileStore.ts';
import { storePhotometry } from './photometry.ts';
import {
  isFolder,
  isPersonalPath,
  isPhotometricPath,
  isPrivatePath,
  isStoredPath,
  PDF,
  PHOTOMETRY_FOLDER,
} from './storedPath.ts';
import { removeFile, storeFile, urlOfPath } from './storeFile.ts';

const FORMATS = ['raw', 'base64', 'base64url', 'data_url'] as const;

const uploadSchema = v.strictObject({
  data: v.string(),
  /** Undefined: a data URL if the text starts with `data:`, else raw. */
  format: v.optional(v.picklist(FORMATS)),
});

const MALFORMED = 'Must be formatted data:[<mediatype>][;base64],<data>';

function decodeBase64(data: string, format: 'base64' | 'base64url'): Buffer {
  const isWhole = format === 'base64' ? /^[A-Za-z0-9+/]*={0,2}$/ : /^[A-Za-z0-9_-]*={0,2}$/;
  if (!isWhole.test(data) || data.replace(/=+$/, '').length % 4 === 1)
    throw invalid(`data is not valid ${format}: it is incomplete or contains an invalid character.`, 'data');
  return Buffer.from(data, format);
}

function decodeDataUrl(url: string): Buffer {
  const comma = url.indexOf(',');
  if (!url.startsWith('data:') || comma < 0) throw invalid(MALFORMED, 'data');
  const rest = url.slice(comma + 1);
  if (url.slice(0, comma).endsWith(';base64')) return decodeBase64(rest, 'base64');
  try {
    return Buffer.from(decodeURIComponent(rest));
  } catch {
    throw invalid(MALFORMED, 'data');
  }
}

function decodeUpload(input: unknown): { bytes: Buffer; mediaType: string } {
  const { data, format = data.startsWith('data:') ? 'data_url' : 'raw' } = parse(uploadSchema, input);
  if (format === 'raw') return { bytes: Buffer.from(data), mediaType: 'text/plain' };
  if (format !== 'data_url') return { bytes: decodeBase64(data, format), mediaType: '' };
  const bytes = decodeDataUrl(data);
  return { bytes, mediaType: data.slice('data:'.length).split(/[;,]/, 1)[0]?.toLowerCase() ?? '' };
}

const MAX_MEGABYTES = Math.max(MAX_PICTURE.megabytes, MAX_SHEET_MEGABYTES);
const MAX_JSON_MEGABYTES = Math.ceil((MAX_MEGABYTES * 4) / 3);

const PICTURES = 'images';
const SHEETS = 'sheets';
/** Files are deleted if no document names them. */
const NAMED: readonly (string | undefined)[] = [PICTURES, SHEETS, PHOTOMETRY_FOLDER];

interface Dependencies {
  files: FileStore;
  bin: FileBin;
}

const pathAfter = (c: Context, start: string) => c.req.path.slice(start.length);

async function readUpload(request: Request): Promise<{ bytes: Buffer; mediaType: string }> {
  const mediaType = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (mediaType !== 'application/json') return { bytes: await readBytes(request, MAX_MEGABYTES), mediaType };
  const upload = decodeUpload(await readJson(request, MAX_JSON_MEGABYTES));
  if (upload.bytes.length > MAX_MEGABYTES * MEGABYTE) throw tooLarge(`${MAX_MEGABYTES} MB`);
  return upload;
}

/** The permission to write settings includes the catalogue. */
export function fileRoutes({ files, bin }: Dependencies): Hono {
  return new Hono()
    .post('/*', async (c) => {
      const folder = pathAfter(c, '/api/files/');
      if (!isFolder(folder) || isPrivatePath(`${folder}/`))
        throw invalid('The folder must be a path such as images/bindings.', 'folder');
      const { bytes, mediaType } = await readUpload(c.req.raw);
      if (bytes.length === 0) throw invalid('The file is empty.');
      const [kind] = folder.split('/');
      if (kind === SHEETS && !isPdf(bytes)) throw invalid('This data sheet is not a PDF. Send a PDF.');
      const stored =
        kind === PHOTOMETRY_FOLDER
          ? await storePhotometry(files, folder, bytes)
          : await storeFile(files, folder, newId(), bytes, kind === SHEETS ? PDF : mediaType);
      if (NAMED.includes(kind)) await bin.note([stored.url]);
      return c.json(stored, 201);
    })
    .delete('/*', async (c) => {
      const path = pathAfter(c, '/api/files/');
      needRight(c.get('administrator'), isPersonalPath(path) ? 'sales' : 'catalogue', 'write');
      if (isPhotometricPath(path) && (await files.read(path))) {
        // Other articles may use the file, so the sweep decides.
        await bin.note([urlOfPath(path)]);
        return c.body(null, 202);
      }
      if (!isStoredPath(path) || isPrivatePath(path) || !(await removeFile(files, path)))
        throw notFound(`File ${path} not found.`);
      return c.body(null, 204);
    });
}

/** Immutable, except visitors' files, which may be erased: caches revalidate these. */
export function servedFiles(files: FileStore): Hono {
  return new Hono().get('/*', async (c) => {
    const path = pathAfter(c, '/files/');
    const bytes = isStoredPath(path) && !isPrivatePath(path) ? await files.read(path) : null;
    if (!bytes) throw notFound(`File ${path} not found.`);
    const isPicture = path.endsWith('.webp');
    const headers: Record<string, string> = {
      etag: `"${path.slice(path.lastIndexOf('/') + 1)}"`,
      'cache-control': isPersonalPath(path) ? 'private, no-cache' : 'public, max-age=31536000, immutable',
      'content-type': isPicture ? 'image/webp' : 'application/octet-stream',
      ...(isPicture ? {} : { 'content-disposition': 'attachment' }),
    };
    if (matchesTag(c.req.header('if-none-match'), headers.etag as string))
      return new Response(null, { status: 304, headers });
    return new Response(bytes as Uint8Array<ArrayBuffer>, { headers });
  });
}
