import { IndustryError } from '@lumitor/domain/industry/fault';
import { zipEntries } from '@lumitor/domain/industry/zip';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readFile } from './readFile.ts';
import { unpack } from './unpack.ts';

const content = new Uint8Array(100_000).map((_, at) => (at * 7919) % 251);

async function unpacked(change: (bytes: Uint8Array) => void = () => {}) {
  const zip = zipSync({ 'a.bin': content });
  change(zip);
  const [entry] = zipEntries(zip);
  if (!entry) throw new Error('The ZIP has no entry.');
  return unpack(entry);
}

/** Offset of the only directory record. */
const central = (zip: Uint8Array) => new DataView(zip.buffer).getUint32(zip.length - 6, true);

describe('an entry of a ZIP', () => {
  it('is unpacked as it was packed', async () => {
    expect(await unpacked()).toEqual(content);
  });

  it.each([
    [
      'more than its directory states',
      (zip: Uint8Array) => new DataView(zip.buffer).setUint32(central(zip) + 24, 99_999, true),
    ],
    [
      'less than its directory states',
      (zip: Uint8Array) => new DataView(zip.buffer).setUint32(central(zip) + 24, 100_001, true),
    ],
    ['other bytes', (zip: Uint8Array) => new DataView(zip.buffer).setUint32(central(zip) + 16, 0, true)],
  ])('that unpacks to %s is refused', async (_, change) => {
    await expect(unpacked(change)).rejects.toThrow(IndustryError);
  });
});

it('a ZIP bomb that states a small size is refused, whatever it would unpack to', async () => {
  const zip = zipSync({ 'product.xml': new Uint8Array(64 * 2 ** 20) });
  new DataView(zip.buffer).setUint32(central(zip) + 24, 1_000, true);
  expect(await readFile(new Blob([zip as BlobPart]))).toEqual({
    kind: 'fault',
    fault: { key: 'industry_damagedZip', values: { place: 'product.xml' } },
  });
  const honest = zipSync({ 'product.xml': new Uint8Array(64 * 2 ** 20) });
  expect(await readFile(new Blob([honest as BlobPart]))).toMatchObject({
    fault: { key: 'industry_tooLargeUnpacked' },
  });
});

it('a ZIP inside a ZIP stays packed', async () => {
  const inner = zipSync({ 'product.xml': content });
  expect(await readFile(new Blob([zipSync({ 'inner.zip': inner }) as BlobPart]))).toMatchObject({
    fault: { key: 'notASheet' },
  });
});
