import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Ms } from '@lumitor/domain/units';
import { type Prepared, prepare } from '../http/prepared.ts';

const MEDIA_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
};

const PACKED = new Set(['.png', '.jpg', '.webp', '.avif', '.woff2']);

/** @param origins that may embed the page */
export const pagePolicy = (origins: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "img-src 'self' data: blob:",
    "style-src 'self' 'unsafe-inline'",
    // Spreadsheet libraries create workers from blobs.
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${origins.length > 0 ? origins.join(' ') : "'none'"}`,
  ].join('; ');

const HEADERS: Record<string, Record<string, string>> = {
  // The offline worker (D72) may send requests to this service only.
  'sw.js': { 'content-security-policy': "default-src 'none'; connect-src 'self'" },
  // Loaded by pages of other sites, and cached for an hour.
  'osadz.js': {
    'cache-control': 'public, max-age=3600',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  },
};

const ASSET = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*\.[A-Za-z0-9]+$/;

const orNull = <Found>(found: Promise<Found>) => found.catch(() => null);

interface Cached {
  prepared: Prepared;
  changed: Ms;
}

/** Names contain a content hash: such a file never changes. */
const isHashed = (path: string) => path.startsWith('assets/');

export class Assets {
  readonly #root: string;
  readonly #cached = new Map<string, Cached>();

  constructor(root: string) {
    this.#root = root;
  }

  cached(path: string): Prepared | null {
    return (isHashed(path) && this.#cached.get(path)?.prepared) || null;
  }

  async get(path: string): Promise<Prepared | null> {
    if (!ASSET.test(path)) return null;
    const file = join(this.#root, path);
    const status = await orNull(stat(file));
    if (!status?.isFile()) return null;
    const cached = this.#cached.get(path);
    if (cached?.changed === status.mtimeMs) return cached.prepared;
    const prepared = await this.#prepare(path, file);
    this.#cached.set(path, { prepared, changed: status.mtimeMs });
    return prepared;
  }

  async #prepare(path: string, file: string): Promise<Prepared> {
    const ending = extname(path).toLowerCase();
    const headers = {
      'content-type': MEDIA_TYPES[ending] ?? 'application/octet-stream',
      'cache-control': isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(ending === '.html' && { 'content-security-policy': pagePolicy([]) }),
      ...HEADERS[path],
    };
    const compressed = PACKED.has(ending)
      ? 'never'
      : { br: await orNull(readFile(`${file}.br`)), gz: await orNull(readFile(`${file}.gz`)) };
    return prepare(await readFile(file), headers, compressed);
  }
}
