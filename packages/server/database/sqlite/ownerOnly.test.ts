import { chmodSync, chownSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderStore } from '../../files/folderStore.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { openDatabase } from '../openDatabase.ts';
import { lockDataFolder } from './dataFolder.ts';

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

const modesIn = (dataDir: string) =>
  Object.fromEntries(
    ['', ...(readdirSync(dataDir, { recursive: true }) as string[])].map((path) => [
      path,
      modeOf(join(dataDir, path)),
    ]),
  );

async function use(dataDir: string, look = () => {}): Promise<void> {
  const release = lockDataFolder(dataDir);
  const database = await openDatabase({ dataDir });
  await folderStore(join(dataDir, 'files')).write('images/bindings/a.webp', Buffer.from('x'));
  await folderStore(join(dataDir, 'bin')).check();
  look();
  await database.close();
  release();
}

const CLOSED = {
  '': '700',
  'lumitor.db': '600',
  'lumitor.db-wal': '600',
  'lumitor.db-shm': '600',
  lock: '600',
  files: '700',
  'files/images': '700',
  'files/images/bindings': '700',
  bin: '700',
};

describe('a data folder', () => {
  it('is created for its owner only, with the database and the file folders', async () => {
    const dataDir = join(await temporaryFolder(), 'data');
    await use(dataDir, () => expect(modesIn(dataDir)).toMatchObject(CLOSED));
  });

  it('that others could read becomes private', async () => {
    const dataDir = join(await temporaryFolder(), 'data');
    await use(dataDir);
    for (const path of Object.keys(modesIn(dataDir))) {
      const whole = join(dataDir, path);
      chmodSync(whole, statSync(whole).isDirectory() ? 0o777 : 0o666);
    }
    await use(dataDir, () => expect(modesIn(dataDir)).toMatchObject(CLOSED));
  });

  it('of all users stays unchanged', async () => {
    const dataDir = await temporaryFolder();
    chmodSync(dataDir, 0o1777);
    await use(dataDir, () => expect(modesIn(dataDir)).toMatchObject({ '': '777', 'lumitor.db': '600' }));
  });
});

const isRoot = process.getuid?.() === 0;

describe.skipIf(!isRoot)('a data folder of another user', () => {
  it('stays unchanged, and is used', async () => {
    const dataDir = await temporaryFolder();
    mkdirSync(join(dataDir, 'files'));
    writeFileSync(join(dataDir, 'lumitor.db'), '');
    for (const path of ['', 'files', 'lumitor.db']) {
      chmodSync(join(dataDir, path), 0o777);
      chownSync(join(dataDir, path), 12_345, 12_345);
    }
    await use(dataDir, () =>
      expect(modesIn(dataDir)).toMatchObject({ '': '777', files: '777', 'lumitor.db': '777', bin: '700' }),
    );
  });
});
