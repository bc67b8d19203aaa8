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

/** Scripts for the first price, with their imports. */
export function firstLoad(): Script[] {
  const page = readFileSync(`${DIST}index.html`, 'utf8');
  const named = [...page.matchAll(/<script[^>]* src="([^"]+\.js)"/g)].map(([, src = '']) => basename(src));
  const drawing = readdirSync(`${DIST}assets`).filter((file) => /^drawing-[\w-]+\.js$/.test(file));
  if (named.length === 0 || drawing.length !== 1)
    throw new Error('The build has no first page, or not one chunk of the drawing. See bench/firstLoad.ts.');
  const needed = new Set([...named, ...drawing]);
  const scripts: Script[] = [];
  for (const name of needed) {
    const code = readFileSync(`${DIST}assets/${name}`, 'utf8');
    for (const [, imported = ''] of code.matchAll(STATIC_IMPORT)) needed.add(imported);
    scripts.push({ name, gzip: gzipSync(code, { level: 9 }).length / 1_000 });
  }
  return scripts;
}
