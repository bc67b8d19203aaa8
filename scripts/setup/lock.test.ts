import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from './lock.mjs';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(folder, 'deep', 'setup.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('work under one lock does not overlap', async () => {
  const log: string[] = [];
  const work = (name: string) => async () => {
    log.push(`${name} begins`);
    await Promise.resolve();
    log.push(`${name} ends`);
  };
  await Promise.all([withLock(file, work('a')), withLock(file, work('b'))]);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('the lock is released after failed work', async () => {
  await expect(withLock(file, () => Promise.reject(new Error('disk full')))).rejects.toThrow('disk full');
  expect(existsSync(file)).toBe(false);
});

test('the lock of a dead process is taken over', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  await withLock(file, async () => {});
  writeFileSync(file, String(pid));
  await expect(withLock(file, async () => 'done')).resolves.toBe('done');
});
