import { describe, expect, it } from 'vitest';
import { IndustryError } from './fault.ts';
import { type PackedEntry, zipOf } from './testing/zipOf.ts';
import { checkSum, zipEntries } from './zip.ts';

const content = new TextEncoder().encode('<Root/>');
const entry = (name: string, stated: PackedEntry['stated'] = {}): PackedEntry => ({ name, content, stated });

function faultOf(...entries: PackedEntry[]): string {
  try {
    zipEntries(zipOf(entries));
  } catch (error) {
    if (error instanceof IndustryError) return error.fault;
    throw error;
  }
  return 'none';
}

describe('a ZIP', () => {
  it('has the files of its directory, with their stored bytes', () => {
    const entries = zipEntries(
      zipOf([entry('product.xml'), entry('image/Zdjęcie.png'), { name: 'geo/', content: new Uint8Array() }]),
    );
    expect(entries.map(({ name, compressed }) => [name, [...compressed]])).toEqual([
      ['product.xml', [...content]],
      ['image/Zdjęcie.png', [...content]],
    ]);
    expect(entries[0]).toMatchObject({ size: content.length, crc: checkSum(content), isDeflated: false });
  });

  it('has the check sum of IEEE 802.3', () => {
    expect(checkSum(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  });

  it.each([
    ['a name upwards', [entry('../product.xml')], 'unsafeZip'],
    ['a name upwards inside', [entry('image\\..\\..\\a.png')], 'unsafeZip'],
    ['an absolute name', [entry('/etc/passwd')], 'unsafeZip'],
    ['a drive', [entry('C:\\a.png')], 'unsafeZip'],
    ['a control character', [entry('a\0.png')], 'unsafeZip'],
    ['a name twice', [entry('a.png'), entry('a.png')], 'unsafeZip'],
    ['overlapping files', [entry('a.png'), entry('b.png', { start: 0 })], 'unsafeZip'],
    ['a file that reaches into the directory', [entry('a.png', { packed: 60, size: 60 })], 'unsafeZip'],
    ['a password', [entry('a.png', { flags: 1 })], 'encryptedZip'],
    ['an unknown compression', [entry('a.png', { method: 9 })], 'damagedZip'],
    ['a stored file of another size', [entry('a.png', { size: 8 })], 'damagedZip'],
    ['a start beyond the file', [entry('a.png', { start: 1e9 })], 'damagedZip'],
    ['a size of ZIP64', [entry('a.png', { method: 8, size: 0xffffffff })], 'damagedZip'],
    ['a bomb', [entry('a.png', { method: 8, size: 900 * 2 ** 20 })], 'tooLargeUnpacked'],
    [
      'many bombs',
      Array.from({ length: 5 }, (_, at) => entry(`${at}`, { method: 8, size: 2 ** 30 })),
      'tooLargeUnpacked',
    ],
    ['too many files', Array.from({ length: 5_001 }, (_, at) => entry(String(at))), 'tooManyFiles'],
  ])('is refused for %s, before anything is unpacked', (_, entries, fault) => {
    expect(faultOf(...entries)).toBe(fault);
  });

  it('is refused if it is cut', () => {
    const whole = zipOf([entry('product.xml')]);
    for (let length = 0; length < whole.length; length += 1)
      expect(() => zipEntries(whole.subarray(0, length))).toThrow(IndustryError);
  });
});
