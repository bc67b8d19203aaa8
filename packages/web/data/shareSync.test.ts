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

it('resends a change under its stored id after a reload', () => {
  const side = sending(edited(openSharing({ version: 3, plan: 'a' }), 'b'), 'one');
  writeSync('standard', OWN, side, null);
  expect(readSync('standard', OWN)).toMatchObject({
    seen: { version: 3, plan: 'a' },
    sent: { id: 'one', base: 3, plan: 'b' },
    opened: null,
  });
});

it('ignores the exchange state of a former share', () => {
  writeSync('standard', OWN, openSharing({ version: 3, plan: 'a' }), null);
  expect(readSync('standard', 'B'.repeat(22))).toBeNull();
  removeSync('standard');
  expect(readSync('standard', OWN)).toBeNull();
});

it('ignores a damaged record', () => {
  localStorage.setItem('lumitor.shared.standard', '{"seen":');
  expect(readSync('standard', OWN)).toBeNull();
});
