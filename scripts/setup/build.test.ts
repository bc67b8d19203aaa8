import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { build, isBuilt } from './build.mjs';
import { StepFailure } from './steps.mjs';

let root: string;
beforeEach(() => {
  root = `${mkdtempSync(join(tmpdir(), 'build-'))}/`;
  mkdirSync(`${root}packages/domain/kinds/rail`, { recursive: true });
  mkdirSync(`${root}packages/web/start`, { recursive: true });
  mkdirSync(`${root}packages/server`);
  write('package-lock.json', '{}');
  write('tsconfig.base.json', '{}');
  write('packages/domain/kinds/rail/step.ts', 'step');
  write('packages/web/start/start.tsx', 'start');
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (path: string, content: string) => writeFileSync(root + path, content);

async function buildPackage(workspace: string) {
  mkdirSync(`${root}${workspace}/dist`, { recursive: true });
  write(`${workspace}/dist/main.js`, 'built');
  return { code: 0, output: '' };
}

test('a package counts as built only after its build has ended', async () => {
  expect(isBuilt(root, 'web')).toBe(false);
  await build(root, 'web', buildPackage);
  expect(isBuilt(root, 'web')).toBe(true);
});

test.each([
  ['a source', () => write('packages/web/start/start.tsx', 'START')],
  ['a new source', () => write('packages/web/start/half.tsx', 'half')],
  ['a removed source', () => rmSync(`${root}packages/web/start/start.tsx`)],
  ['the domain', () => write('packages/domain/kinds/rail/step.ts', 'STEP')],
  ['the lock file', () => write('package-lock.json', '{"a":1}')],
])('a change of %s calls for another build', async (_what, change) => {
  await build(root, 'web', buildPackage);
  change();
  expect(isBuilt(root, 'web')).toBe(false);
});

test.each([
  ['a test', () => write('packages/web/start/start.test.tsx', 'test')],
  ['the other package', () => write('packages/server/main.ts', 'main')],
  ['a file date', () => utimesSync(`${root}packages/web/start/start.tsx`, 1, 1)],
])('a change of %s does not', async (_what, change) => {
  await build(root, 'web', buildPackage);
  change();
  expect(isBuilt(root, 'web')).toBe(true);
});

test('text moved between two files changes the fingerprint', async () => {
  write('packages/web/start/a.ts', 'one');
  write('packages/web/start/b.ts', 'two');
  await build(root, 'web', buildPackage);
  write('packages/web/start/a.ts', 'two');
  write('packages/web/start/b.ts', 'one');
  expect(isBuilt(root, 'web')).toBe(false);
});

test('a failed build shows its output and leaves no usable build', async () => {
  await build(root, 'web', buildPackage);
  write('packages/web/start/start.tsx', 'broken');
  const failing = build(root, 'web', async () => ({ code: 1, output: 'start.tsx: unexpected token' }));
  await expect(failing).rejects.toThrow(StepFailure);
  await expect(failing).rejects.toMatchObject({ output: 'start.tsx: unexpected token' });
  write('packages/web/start/start.tsx', 'start');
  expect(isBuilt(root, 'web')).toBe(false);
});

test('a source changed during the build requires another one', async () => {
  await build(root, 'web', async (workspace) => {
    const result = await buildPackage(workspace);
    write('packages/web/start/start.tsx', 'changed meanwhile');
    return result;
  });
  expect(isBuilt(root, 'web')).toBe(false);
});
