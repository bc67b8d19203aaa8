import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled } from './install.mjs';

let root: string;
beforeEach(() => {
  root = `${mkdtempSync(join(tmpdir(), 'install-'))}/`;
  mkdirSync(`${root}node_modules`);
});
afterEach(() => rmSync(root, { recursive: true }));

const lock = (packages: object) => writeFileSync(`${root}package-lock.json`, JSON.stringify({ packages }));
const installed = (packages: object) =>
  writeFileSync(`${root}node_modules/.package-lock.json`, JSON.stringify({ packages }));

const hono = { version: '4.0.0', integrity: 'sha512-a' };

test('nothing counts as installed before npm has written its package list', () => {
  lock({ '': {}, 'node_modules/hono': hono });
  expect(isInstalled(root)).toBe(false);
});

test('an installation with every package of the lock file is complete', () => {
  lock({ '': {}, 'packages/web': {}, 'node_modules/hono': hono });
  installed({ 'node_modules/hono': hono });
  expect(isInstalled(root)).toBe(true);
});

test('a missing, outdated or changed package requires an installation', () => {
  lock({ 'node_modules/hono': hono });
  installed({});
  expect(isInstalled(root)).toBe(false);
  installed({ 'node_modules/hono': { ...hono, version: '4.0.1' } });
  expect(isInstalled(root)).toBe(false);
  installed({ 'node_modules/hono': { ...hono, integrity: 'sha512-b' } });
  expect(isInstalled(root)).toBe(false);
});

test('a workspace package counts, and one for another platform may be absent', () => {
  lock({
    'packages/server/node_modules/hono': hono,
    'node_modules/@libsql/win32-x64-msvc': { ...hono, optional: true },
  });
  installed({});
  expect(isInstalled(root)).toBe(false);
  installed({ 'packages/server/node_modules/hono': hono });
  expect(isInstalled(root)).toBe(true);
});

test('an interrupted installation is not complete', () => {
  lock({ 'node_modules/hono': hono });
  writeFileSync(`${root}node_modules/.package-lock.json`, '{"packages":{"node_modules/ho');
  expect(isInstalled(root)).toBe(false);
});
