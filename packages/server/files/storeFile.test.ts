import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { type FileStore, StorageFault } from './fileStore.ts';
import { folderStore } from './folderStore.ts';
import { storeFile } from './storeFile.ts';

const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><path d="M0 0h8v6z"/></svg>',
);
const ID = 'aaaaaaaaaaaaaaaaaaaa';

const pathsIn = async (store: FileStore) => {
  const paths: string[] = [];
  for await (const { path } of store.list()) paths.push(path);
  return paths;
};

describe('a picture of which one width cannot be stored', () => {
  it.each(['-96.webp', '-320.webp', `${ID}.webp`])('leaves no other width: %s', async (ending) => {
    const folder = folderStore(await temporaryFolder());
    let written = 0;
    const store: FileStore = {
      ...folder,
      async write(path, bytes) {
        await folder.write(path, bytes);
        written += 1;
        if (path.endsWith(ending)) throw new StorageFault('The storage is full.');
      },
    };
    await expect(storeFile(store, 'images', ID, SVG, 'image/svg+xml')).rejects.toThrow('is full');
    expect(written).toBe(3);
    expect(await pathsIn(folder)).toEqual([]);
  });

  it('reports the cause even if removing fails too', async () => {
    const folder = folderStore(await temporaryFolder());
    const fail = (message: string) => async () => {
      throw new StorageFault(message);
    };
    const store = { ...folder, write: fail('no writing'), remove: fail('no removing') };
    await expect(storeFile(store, 'images', ID, SVG, 'image/svg+xml')).rejects.toThrow('no writing');
  });
});

it('a file that is no picture is stored once, unchanged', async () => {
  const folder = await temporaryFolder();
  const stored = await storeFile(folderStore(folder), 'papers', ID, Buffer.from('%PDF'), 'application/pdf');
  expect(stored).toEqual({ url: `/files/papers/${ID}.pdf`, path: `papers/${ID}.pdf` });
  expect(await readFile(join(folder, stored.path), 'utf8')).toBe('%PDF');
});
