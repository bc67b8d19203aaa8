import { expect, it } from 'vitest';
import { isAllowed, licencesOf, lockedLicences } from './licences.mjs';

it('every package has a licence that permits use and redistribution', () => {
  const all = lockedLicences();
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter(({ licence }) => !isAllowed(licence))).toEqual([]);
});

it.each([
  'MIT',
  '(MIT OR GPL-3.0-only)',
  'GPL-2.0-only OR Apache-2.0',
  '(MIT AND Zlib)',
  'Apache-2.0 AND MIT AND ISC',
])('%s is one', (licence) => {
  expect(isAllowed(licence)).toBe(true);
});

it.each([
  'GPL-3.0-only',
  'AGPL-3.0-or-later',
  'MIT AND GPL-2.0-only',
  '(GPL-2.0-only OR AGPL-3.0-only)',
  'BSD',
  'UNLICENSED',
  'none',
  '',
])('%s is none', (licence) => {
  expect(isAllowed(licence)).toBe(false);
});

it('lists each version of a package once, and none of the project’s own', () => {
  const packages = {
    '': { version: '1.0.0', license: 'UNLICENSED' },
    'packages/web': { version: '1.0.0' },
    'node_modules/@own/web': { link: true },
    'node_modules/pako': { version: '0.2.9', license: 'MIT' },
    'node_modules/other/node_modules/pako': { version: '1.0.11', license: '(MIT AND Zlib)' },
    'node_modules/another/node_modules/pako': { version: '1.0.11', license: '(MIT AND Zlib)' },
    'node_modules/@scope/silent': { version: '2.0.0' },
  };
  expect(licencesOf({ packages })).toEqual([
    { name: '@scope/silent', version: '2.0.0', licence: 'none' },
    { name: 'pako', version: '0.2.9', licence: 'MIT' },
    { name: 'pako', version: '1.0.11', licence: '(MIT AND Zlib)' },
  ]);
});
