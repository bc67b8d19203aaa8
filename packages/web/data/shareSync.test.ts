import { edited, openSharing, sending } from '@lumitor/domain/sharing/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readSync, removeSync, writeSync } from './shareSync.ts';

const OWN = 'A'.repeat(22);

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('a change on its way is stored under its id, so that a reload sends the same one again', () => {
  const side = sending(edited(openSharing({ version: 3, plan: 'a' }), 'b'), 'one');
  writeSync('standard', OWN, side, null);
  expect(readSync('standard', OWN)).toMatchObject({
    ...{ seen: { version: 3, plan: 'a' }, sent: { id: 'one', base: 3, plan: 'b' }, opened: null },
  });
});

it('what was exchanged under a former share is none of the next one’s', () => {
  writeSync('standard', OWN, openSharing({ version: 3, plan: 'a' }), null);
  expect(readSync('standard', 'B'.repeat(22))).toBeNull();
  removeSync('standard');
  expect(readSync('standard', OWN)).toBeNull();
});

it('a damaged record is read as none', () => {
  localStorage.setItem('lumitor.shared.standard', '{"seen":');
  expect(readSync('standard', OWN)).toBeNull();
});
