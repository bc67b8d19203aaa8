import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { DemoArticle } from './article.ts';
import { microArticles } from './micro/articles.ts';
import { standardArticles } from './standard/articles.ts';

/** In the order in which a shop would show them: black before white, small before large. */
export const demoArticles: readonly DemoArticle[] = [...standardArticles, ...microArticles];

/** The drawing of an article: an SVG, packed by `gzip -9n` and named by the product code. */
export const readPicture = async (code: string): Promise<Buffer> =>
  promisify(gunzip)(await readFile(join(import.meta.dirname, 'pictures', `${code}.svgz`)));

export { photometryOf } from './photometry/photometryOf.ts';
export { makeSheet } from './sheet.ts';
