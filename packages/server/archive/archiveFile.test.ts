import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folderStore } from '../files/folderStore.ts';
import { canMount } from '../testing/mountedDisk.ts';
import { embeddedPlace, serviceAt } from '../testing/places.ts';
import { SAMPLES } from '../testing/samples.ts';
import { smallDisk } from '../testing/smallDisk.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { checkArchive, readArchive, writeArchive } from './archiveFile.ts';
import type { Contents } from './content.ts';
import { exportShop, importShop } from './moves.ts';
import { sha256 } from './tally.ts';

const OPTIONS = { isReplacing: false, print: () => {} };
const LONG_PATH = `${'folder-'.repeat(8)}/${'folder-'.repeat(8)}/abcdefghijklmnopqrst.bin`;

async function archive(): Promise<{ file: string; bytes: Buffer }> {
  const place = await embeddedPlace();
  const { parts } = await serviceAt(place);
  for (const title of ['Ł', 'B', 'C']) await parts.store.add('bindings', { ...SAMPLES.bindings, title });
  const files = folderStore(join(place.dataDir, 'files'));
  await files.write('images/abcdefghijklmnopqrst.webp', Buffer.alloc(700, 7));
  await files.write(LONG_PATH, Buffer.from('long'));
  const file = join(await temporaryFolder(), 'shop.tar');
  await exportShop(place, file, OPTIONS);
  return { file, bytes: await readFile(file) };
}

const check = (file: string) => checkArchive(file, readArchive(file));

function entriesIn(bytes: Buffer): { name: string; at: number; end: number }[] {
  const found: { name: string; at: number; end: number }[] = [];
  let start = 0;
  for (let at = 0; bytes[at] !== 0; ) {
    const size = Number.parseInt(bytes.toString('latin1', at + 124, at + 135), 8);
    const end = at + 512 * (1 + Math.ceil(size / 512));
    const name = bytes.toString('utf8', at, at + 100).replace(/\0.*$/s, '');
    if (name !== 'extension') found.push({ name, at: start, end });
    if (name !== 'extension') start = end;
    at = end;
  }
  return found;
}

describe('an archive', () => {
  it('can be opened by any tar, with rows, files and checksums', async () => {
    const { file } = await archive();
    const folder = await temporaryFolder();
    expect(spawnSync('tar', ['-xf', file, '-C', folder]).status).toBe(0);
    const lists = await readdir(join(folder, 'SHA256SUMS'));
    const lines = await Promise.all(lists.map((name) => readFile(join(folder, 'SHA256SUMS', name), 'utf8')));
    const sums = lines
      .join('')
      .trim()
      .split('\n')
      .map((line) => line.split('  ') as [string, string]);
    expect(sums.map(([, path]) => path)).toEqual(
      expect.arrayContaining(['lumitor.json', 'manifest.json', `files/${LONG_PATH}`]),
    );
    for (const [sum, path] of sums) expect(sha256(await readFile(join(folder, path)))).toBe(sum);
    const [documents = ''] = sums.flatMap(([, path]) => (path.startsWith('tables/documents/') ? [path] : []));
    const rows = gunzipSync(await readFile(join(folder, documents)))
      .toString()
      .trim()
      .split('\n');
    expect(rows.map((row) => JSON.parse(JSON.parse(row).body).title).sort()).toEqual(['B', 'C', 'Ł']);
    expect(await readFile(join(folder, 'files', LONG_PATH), 'utf8')).toBe('long');
  });

  it('is readable by its owner alone', async () => {
    const { file } = await archive();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('splits a table into parts of at most a megabyte, or one row, however the rows differ', async () => {
    const place = await embeddedPlace();
    const { parts } = await serviceAt(place);
    // Many short rows do not predict the long ones after them.
    const rows = Array.from({ length: 3_000 }, (_, index) => ({
      collection: 'emails',
      id: `id-${String((index * 7_919) % 3_000).padStart(4, '0')}`,
      version: 1,
      createdAt: '2026-11-20T10:00:00.000Z',
      isActive: 1,
      body: JSON.stringify({ email: `jan${index}@example.com` }),
      detail: null as string | null,
    }));
    for (const row of rows) if (row.id >= 'id-2990') row.detail = 'x'.repeat(400_000);
    for (const row of rows) if (row.id === 'id-2999') row.body = 'y'.repeat(2_500_000);
    for (let at = 0; at < rows.length; at += 500)
      await parts.store.db
        .insertInto('documents')
        .values(rows.slice(at, at + 500))
        .execute();
    const file = join(await temporaryFolder(), 'shop.tar');
    await exportShop(place, file, OPTIONS);
    const ids: string[] = [];
    for await (const part of readArchive(file)) {
      if (part.kind !== 'rows' || part.table !== 'documents') continue;
      const found = part.text.split('\n').flatMap((line) => (line ? [JSON.parse(line).id as string] : []));
      ids.push(...found);
      expect(found.length === 1 || part.text.length < 1_600_000).toBe(true);
    }
    expect(ids).toEqual(rows.map(({ id }) => id).sort());
    expect((await check(file)).totals.tables.documents?.rows).toBe(3_000);
  });
});

describe('an archive is refused', () => {
  it('if it is truncated anywhere', async () => {
    const { file, bytes } = await archive();
    const ends = entriesIn(bytes).map(({ end }) => end);
    for (const length of [...ends, ...ends.map((end) => end - 1), 511, 100]) {
      await writeFile(file, bytes.subarray(0, length));
      await expect(check(file)).rejects.toThrow(`${file} is incomplete`);
    }
  });

  it('if any byte has changed', async () => {
    const { file, bytes } = await archive();
    const positions = fc.nat(bytes.length - 1);
    await fc.assert(
      fc.asyncProperty(positions, fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const damaged = Buffer.from(bytes);
        damaged[at] = (damaged[at] ?? 0) ^ change;
        await writeFile(file, damaged);
        await expect(check(file)).rejects.toThrow(file);
      }),
      { numRuns: 100 },
    );
  });

  it('if an entry is missing or duplicated', async () => {
    const { file, bytes } = await archive();
    for (const { at, end } of entriesIn(bytes)) {
      await writeFile(file, Buffer.concat([bytes.subarray(0, at), bytes.subarray(end)]));
      await expect(check(file)).rejects.toThrow(file);
      await writeFile(file, Buffer.concat([bytes.subarray(0, end), bytes.subarray(at)]));
      await expect(check(file)).rejects.toThrow(file);
    }
  });

  it.each([
    ['text', 'is damaged, or not a shop archive', (text: string) => text],
    ['nothing', 'is incomplete', () => ''],
  ])('that is %s', async (_, message, content) => {
    const file = join(await temporaryFolder(), 'shop.tar');
    await writeFile(file, content('a letter\n'.repeat(200)));
    await expect(check(file)).rejects.toThrow(`${file} ${message}`);
  });

  it('before the target is changed', async () => {
    const { file, bytes } = await archive();
    const place = await embeddedPlace();
    await writeFile(file, bytes.subarray(0, bytes.length - 3_000));
    await expect(importShop(place, file, OPTIONS)).rejects.toThrow('is incomplete');
    expect(await readdir(place.dataDir)).toEqual([]);
  });
});

describe('an export', () => {
  it('replaces no file unless requested', async () => {
    const place = await embeddedPlace();
    await serviceAt(place);
    const file = join(await temporaryFolder(), 'shop.tar');
    await writeFile(file, 'precious');
    await expect(exportShop(place, file, OPTIONS)).rejects.toThrow(`${file} already exists`);
    expect(await readFile(file, 'utf8')).toBe('precious');
    await exportShop(place, file, { ...OPTIONS, isReplacing: true });
    await check(file);
  });

  it('that fails its verification is discarded, and the former one stays', async () => {
    const { file, bytes } = await archive();
    async function* miscounted(): Contents {
      for await (const part of readArchive(file))
        yield part.kind === 'rows' && part.table === 'documents'
          ? { ...part, text: part.text.replace('Ł', 'L') }
          : part;
    }
    await expect(writeArchive(file, miscounted())).rejects.toThrow(
      `Reading back ${file} gave other data than was written`,
    );
    expect((await readFile(file)).equals(bytes)).toBe(true);
    expect(await readdir(dirname(file))).toEqual(['shop.tar']);
  });

  it('to a missing folder, such as an unmounted disk, is reported', async () => {
    const place = await embeddedPlace();
    await serviceAt(place);
    const folder = join(await temporaryFolder(), 'backup');
    await expect(exportShop(place, join(folder, 'shop.tar'), OPTIONS)).rejects.toThrow(
      `Folder ${folder} does not exist`,
    );
  });

  it.skipIf(!canMount())('to a full disk is reported, and leaves nothing there', async () => {
    const place = await embeddedPlace();
    const { dataDir } = place;
    await serviceAt(place);
    await mkdir(join(dataDir, 'files/images'), { recursive: true });
    await writeFile(join(dataDir, 'files/images/abcdefghijklmnopqrst.bin'), Buffer.alloc(400_000, 1));
    const disk = smallDisk();
    const file = join(disk.folder, 'shop.tar');
    await expect(exportShop(place, file, OPTIONS)).rejects.toThrow(
      `${file} cannot be written (ENOSPC): free disk space`,
    );
    expect(await readdir(disk.folder)).toEqual([]);
  });
});
