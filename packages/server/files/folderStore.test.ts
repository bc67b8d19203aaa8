import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { canMount } from '../testing/mountedDisk.ts';
import { smallDisk } from '../testing/smallDisk.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { StorageFault } from './fileStore.ts';
import { folderStore } from './folderStore.ts';

const KILOBYTE = 1024;
const PATH = 'images/aaaaaaaaaaaaaaaaaaaa.webp';
const OTHER = 'images/bbbbbbbbbbbbbbbbbbbb.webp';

const namesIn = async (folder: string) => (await readdir(folder, { recursive: true })).sort();

describe.skipIf(!canMount())('a folder on a disk of its own', () => {
  it('that becomes full retains its files, and no incomplete ones', async () => {
    const { folder } = smallDisk();
    const store = folderStore(folder);
    await store.write(PATH, Buffer.from('first'));
    const tooMuch = store.write(OTHER, Buffer.alloc(400 * KILOBYTE));
    await expect(tooMuch).rejects.toThrow(StorageFault);
    await expect(tooMuch).rejects.toThrow(`${folder} is not available (ENOSPC): free disk space.`);
    await expect(store.write(PATH, Buffer.alloc(400 * KILOBYTE))).rejects.toThrow('ENOSPC');
    expect(await namesIn(folder)).toEqual(['images', PATH]);
    expect(String(await store.read(PATH))).toBe('first');
  });

  it('reports that it is full, and works again once there is room', async () => {
    const { folder } = smallDisk();
    const store = folderStore(folder);
    const filler = join(folder, 'filler');
    await expect(writeFile(filler, Buffer.alloc(400 * KILOBYTE))).rejects.toThrow('ENOSPC');
    await expect(store.check()).rejects.toThrow('ENOSPC');
    await rm(filler);
    await store.check();
    await store.write(PATH, Buffer.from('x'));
    expect(await namesIn(folder)).toEqual(['images', PATH]);
  });

  it('that is read-only can still be read', async () => {
    const { folder, setReadOnly } = smallDisk();
    const store = folderStore(folder);
    await store.write(PATH, Buffer.from('x'));
    setReadOnly(true);
    for (const work of [() => store.write(OTHER, Buffer.from('y')), () => store.remove(PATH), store.check])
      await expect(work()).rejects.toThrow('is not available (EROFS): mount the disk writable.');
    expect(String(await store.read(PATH))).toBe('x');
    setReadOnly(false);
    await store.check();
  });
});

describe('a folder', () => {
  it('that cannot be created is a storage fault', async () => {
    const file = join(await temporaryFolder(), 'file');
    await writeFile(file, '');
    const store = folderStore(join(file, 'files'));
    await expect(store.check()).rejects.toThrow(StorageFault);
    await expect(store.write(PATH, Buffer.from('x'))).rejects.toThrow(/files is not available \(E\w+\): /);
  });

  it('loses old incomplete files in tidy, and nothing else', async () => {
    const folder = await temporaryFolder();
    const store = folderStore(folder);
    await store.write(PATH, Buffer.from('x'));
    const [old, young] = [`${OTHER}.0123456789ab.part`, `${OTHER}.ba9876543210.part`];
    const hoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    for (const part of [old, young]) await writeFile(join(folder, part), 'half');
    for (const path of [old, PATH]) await utimes(join(folder, path), hoursAgo, hoursAgo);
    const before: string[] = [];
    for await (const { path } of store.list()) before.push(path);
    expect(before).toEqual([PATH]);
    await store.tidy();
    expect(await namesIn(folder)).toEqual(['images', PATH, young].sort());
  });
});
