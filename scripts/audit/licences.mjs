import { readFileSync } from 'node:fs';
import { ROOT } from '../setup/root.mjs';

/**
 * Licences that packages may come under, by their SPDX names: all let the product be used and given on without
 * disclosing it. Those of MPL and LGPL ask for the source of the package itself where it is changed, and none is.
 */
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

/** Packages whose licence is in a file of theirs, and not, or not by its SPDX name, in package.json. */
const IN_A_FILE = new Map([
  ['css-mediaquery', 'BSD-3-Clause'],
  ['parse-cache-control', 'BSD-3-Clause'],
  ['png-js', 'MIT'],
]);

/** @typedef {{ name: string, version: string, licence: string }} Licensed */

/**
 * Every package of a lock file, for whatever platform, once a version.
 *
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
 * Of alternatives one has to be allowed, of what holds together all.
 *
 * @param {string} licence an SPDX expression
 * @returns {boolean}
 */
export function isAllowed(licence) {
  const bare = licence.replace(/^\((.*)\)$/, '$1');
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isAllowed);
  return bare.split(' AND ').every((each) => ALLOWED.has(each));
}

/** The packages that the product is made of and with. */
export const lockedLicences = () => licencesOf(JSON.parse(readFileSync(`${ROOT}package-lock.json`, 'utf8')));
