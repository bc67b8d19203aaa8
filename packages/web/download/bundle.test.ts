import { sampleTranslate } from '@lumitor/domain/testing/sampleOrder';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { type BundleFile, type BundleProps, makeBundle } from './bundle.ts';

const t = sampleTranslate('PL');
const file = (path: string, content: string): BundleFile => ({
  words: `To jest ${path}`,
  path,
  make: () => Promise.resolve(new Blob([content])),
});
const broken: BundleFile = {
  words: 'Karta · ON0115',
  path: 'karta.pdf',
  make: () => Promise.reject(new Error('gone')),
};

const bundled = (props: Partial<BundleProps>) =>
  makeBundle({
    title: 'Lumitor · 2026/11/0417',
    listPath: 'Lista.txt',
    files: [],
    missing: [],
    date: new Date('2026-11-22T10:00:00Z'),
    t,
    signal: new AbortController().signal,
    onProgress: () => {},
    ...props,
  });
const opened = async ({ zip }: { zip: Blob }) => unzipSync(new Uint8Array(await zip.arrayBuffer()));

it('contains every file, and a list that describes each', async () => {
  const made = await bundled({ files: [file('a.pdf', 'rysunek'), file('b.csv', 'lista')] });
  const files = await opened(made);
  expect(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)])).toEqual([
    ['a.pdf', 'rysunek'],
    ['b.csv', 'lista'],
    ['Lista.txt', expect.stringMatching(/a\.pdf\r\n {4}To jest a\.pdf\r\nb\.csv\r\n {4}To jest b\.csv/)],
  ]);
  expect(made.failed).toEqual([]);
});

it('names failed files in list and answer, and contains the rest', async () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  const made = await bundled({
    files: [broken, file('b.csv', 'lista')],
    missing: [{ words: 'Sceny (CSV)', reason: 'notOf' }],
  });
  const files = await opened(made);
  expect(made.failed).toEqual(['Karta · ON0115']);
  expect(Object.keys(files)).toEqual(['b.csv', 'Lista.txt']);
  expect(strFromU8(files['Lista.txt'] ?? new Uint8Array()).split('\r\n')).toEqual(
    expect.arrayContaining([
      'Karta · ON0115',
      `    ${t('download.bundle_failed')}`,
      'Sceny (CSV)',
      `    ${t('download.bundle_notOf')}`,
    ]),
  );
  expect(reported).toHaveBeenCalledOnce();
  reported.mockRestore();
});

it('stops when cancelled, and makes nothing afterwards', async () => {
  const cancelled = new AbortController();
  const later = vi.fn(() => Promise.resolve(new Blob()));
  const first: BundleFile = {
    ...file('a.pdf', ''),
    make: () => {
      cancelled.abort();
      return Promise.reject(new Error('cut off'));
    },
  };
  const { signal } = cancelled;
  await expect(bundled({ signal, files: [first, { ...file('b', ''), make: later }] })).rejects.toThrow(
    /abort/i,
  );
  expect(later).not.toHaveBeenCalled();
});

it('reports the current file', async () => {
  const onProgress = vi.fn();
  await bundled({ onProgress, files: [file('a', ''), file('b', '')] });
  expect(onProgress.mock.calls.flat()).toEqual([
    { number: 1, count: 2, words: 'To jest a' },
    { number: 2, count: 2, words: 'To jest b' },
  ]);
});

it('makes the same ZIP from the same files', async () => {
  const [one, other] = await Promise.all([1, 2].map(() => bundled({ files: [file('a', 'b')] })));
  expect(await one?.zip.text()).toBe(await other?.zip.text());
});
