import { expect, it } from 'vitest';
import { decodedNamed } from './decodedNamed.ts';
import { DOS_PAGES } from './dosPages.ts';

it.each([
  ['cp852', [0x9d, 0xa2, 0x98], 'Łóś'],
  ['cp437', [0x81, 0xe1], 'üß'],
  ['cp850', [0x81, 0xb5], 'üÁ'],
  ['windows-1252', [0x8c, 0xe9], 'Œé'],
  ['iso-8859-2', [0xa6], 'Ś'],
  ['ibm866', [0x80], 'А'],
])('decodes %s', (encoding, bytes, text) => {
  expect(decodedNamed(Uint8Array.from(bytes), encoding)).toBe(text);
});

it('decodes more bytes than one slice', () => {
  expect(decodedNamed(new Uint8Array(20_000).fill(0x81), 'cp437')).toBe('ü'.repeat(20_000));
});

it('returns null for an unknown encoding', () => {
  expect(decodedNamed(Uint8Array.of(65), 'cp999')).toBeNull();
});

it('every DOS code page has 128 letters beyond ASCII', () => {
  for (const letters of Object.values(DOS_PAGES)) expect(letters).toHaveLength(128);
});
