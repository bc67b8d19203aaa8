import { readFileSync } from 'node:fs';
import { ROOT } from '../setup/root.mjs';

/** SPDX names that permit closed distribution; MPL and LGPL concern changed packages. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** The licence is in a file, not an SPDX name in package.json. */
const IN_A_FILE = new Map([
  ['css-mediaquery', 'BSD-3-Clause'],
  ['parse-cache-control', 'BSD-3-Clause'],
  ['png-js', 'MIT'],
]);

/** @typedef {{ name: string, version: string, licence: string }} Licensed */

/**
 * All platforms, once per version.
 * @param {{ packages: Record<string, { version?: string, license?: string, link?: boolean }> }} lock
 * @returns {Licensed[]}
 */
export function licencesOf({ packages }) {
  /** @type {Map<string, Licensed>} */
  const found = new Map();
  for (const [path, { version = '', license, link }] of Object.entries(packages)) {
    if (link || !path.includes('node_modules/')) continue; // the project's own packages
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licence = IN_A_FILE.get(name) ?? license ?? 'none';
    found.set(`${name} ${version}`, { name, version, licence });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * An OR needs one accepted licence, an AND needs all.
 * @param {string} licence SPDX expression
 * @returns {boolean}
 */
export function isAllowed(licence) {
  const bare = licence.replace(/^\((.*)\)$/, '$1');
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isAllowed);
  return bare.split(' AND ').every((each) => ALLOWED.has(each));
}

export const lockedLicences = () => licencesOf(JSON.parse(readFileSync(`${ROOT}package-lock.json`, 'utf8')));
