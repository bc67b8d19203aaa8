import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../scripts/setup/root.mjs';

const DIST = `${ROOT}packages/web/dist/`;

/** Limit of the sum in kB. */
export const MOST = 106;

export interface Script {
  name: string;
  /** kB at the best level. */
  gzip: number;
}

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;

function withImports(names: Iterable<string>): Script[] {
  const needed = new Set(names);
  const scripts: Script[] = [];
  for (const name of needed) {
    const code = readFileSync(`${DIST}assets/${name}`, 'utf8');
    for (const [, imported = ''] of code.matchAll(STATIC_IMPORT)) needed.add(imported);
    scripts.push({ name, gzip: gzipSync(code, { level: 9 }).length / 1_000 });
  }
  return scripts;
}

function pageScripts(): string[] {
  const page = readFileSync(`${DIST}index.html`, 'utf8');
  return [...page.matchAll(/<script[^>]* src="([^"]+\.js)"/g)].map(([, src = '']) => basename(src));
}

const chunksNamed = (name: string) =>
  readdirSync(`${DIST}assets`).filter((file) => file.replace(/-[\w-]{8}\.js$/, '') === name);

/** Scripts for the first price, with their imports. */
export function firstLoad(): Script[] {
  const named = pageScripts();
  const drawing = chunksNamed('drawing');
  if (named.length === 0 || drawing.length !== 1)
    throw new Error('The build has no first page, or not one chunk of the drawing. See bench/firstLoad.ts.');
  return withImports([...named, ...drawing]);
}

/** Limits in kB of JavaScript until a page of the administration shows. */
const PAGES = { LoginPage: 140, Home: 640, OrderList: 640, ArticleEdit: 640 } as const;

export interface PageLoad {
  page: string;
  kB: number;
  most: number;
}

/** @throws Error if a page shares its chunk with others */
export function administrationLoad(): PageLoad[] {
  const frame = ['SignedIn', 'AdminArea'].flatMap(chunksNamed);
  return Object.entries(PAGES).map(([page, most]) => {
    const own = chunksNamed(page);
    if (own.length !== 1)
      throw new Error(`${page} has no chunk of its own. Import it in frame/pages.ts alone.`);
    const scripts = withImports([...pageScripts(), ...(page === 'LoginPage' ? [] : frame), ...own]);
    return { page, kB: scripts.reduce((sum, { gzip }) => sum + gzip, 0), most };
  });
}
