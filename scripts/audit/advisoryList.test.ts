import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../setup/root.mjs';
import { installedPackages, isOld, readAdvisoryList, reportByList } from './advisoryList.mjs';

const lockfile = JSON.parse(readFileSync(`${ROOT}package-lock.json`, 'utf8'));
const committed = readAdvisoryList(`${ROOT}scripts/audit/advisories.json`);

const listWith = (name: string, vulnerable_versions: string) => ({
  date: '2026-11-01',
  source: 'a test',
  advisories: {
    [name]: [{ id: 1, url: 'https://example.org/GHSA-a', title: 'x', severity: 'low', vulnerable_versions }],
  },
});

it('links and workspaces are not installed packages; a nested version and an alias are', () => {
  const packages = {
    '': { version: '1.0.0' },
    'packages/web': { version: '1.0.0' },
    'node_modules/@lumitor/web': { link: true },
    'node_modules/@scope/one': { version: '1.0.0' },
    'node_modules/@scope/one/node_modules/two': { version: '2.0.0' },
    'node_modules/alias': { name: 'three', version: '3.0.0' },
  };
  expect(installedPackages({ packages })).toEqual([
    { name: '@scope/one', version: '1.0.0' },
    { name: 'two', version: '2.0.0' },
    { name: 'three', version: '3.0.0' },
  ]);
});

it.each([
  ['2.0.0', true],
  ['2.0.1', false],
  // As in npm, a prerelease belongs to the range around it.
  ['2.0.0-beta.3', true],
  ['v1.9.0', true],
])('version %s is in the range <=2.0.0: %s', (version, isVulnerable) => {
  const { vulnerabilities } = reportByList(listWith('slow', '<=2.0.0'), [{ name: 'slow', version }]);
  expect(Object.keys(vulnerabilities ?? {})).toEqual(isVulnerable ? ['slow'] : []);
});

it.each([
  ['missing', null, 'ENOENT'],
  ['broken', '{"date": "2026-11-01",', 'JSON'],
  ['without a date', JSON.stringify({ ...listWith('slow', '*'), date: undefined }), 'date or source'],
  ['without advisories', '{"date": "2026-11-01", "source": "a test"}', 'advisories are missing'],
  ['with an invalid range', JSON.stringify(listWith('slow', 'below 99')), 'an advisory of slow is invalid'],
])('a list that is %s is refused', (_, text, fault) => {
  const folder = mkdtempSync(join(tmpdir(), 'audit-'));
  const file = join(folder, 'advisories.json');
  if (text !== null) writeFileSync(file, text);
  expect(() => readAdvisoryList(file)).toThrow(fault);
  rmSync(folder, { recursive: true });
});

it('a list is old from the 91st day', () => {
  const list = listWith('slow', '*');
  expect(isOld(list, new Date('2027-01-30T00:00:00Z'))).toBe(false);
  expect(isOld(list, new Date('2027-01-31T00:00:00Z'))).toBe(true);
});

it('the committed list names installed packages and links each advisory', () => {
  const names = new Set(installedPackages(lockfile).map(({ name }) => name));
  expect(Object.keys(committed.advisories).length).toBeGreaterThan(0);
  for (const [name, entries] of Object.entries(committed.advisories)) {
    expect(names, name).toContain(name);
    for (const { url } of entries)
      expect(url).toMatch(/^https:\/\/github\.com\/advisories\/GHSA(?:-\w{4}){3}$/);
  }
});
