import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { connectDatabase, openDatabase } from '../database/openDatabase.ts';
import { lockDataFolder } from '../database/sqlite/dataFolder.ts';
import { readVersions } from '../documents/snapshotVersions.ts';
import type { FileStore } from '../files/fileStore.ts';
import { openFiles } from '../files/openFiles.ts';
import { addAccount, listAccounts } from '../sign-in/accounts.ts';
import { embeddedPlace, serviceAt, sharedPlace } from '../testing/places.ts';
import { WITHOUT_POSTGRES } from '../testing/postgresBinaries.ts';
import { startS3Server } from '../testing/s3Server.ts';
import { SAMPLES } from '../testing/samples.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { readArchive } from './archiveFile.ts';
import type { ArchivePart, Contents } from './content.ts';
import { copyShop, exportShop, importShop } from './moves.ts';
import { readShop } from './readShop.ts';
import { type ArchivedShop, type ShopLocation, withShop, withTargetShop } from './shop.ts';
import { writeShop } from './writeShop.ts';

const OPTIONS = { isReplacing: false, print: () => {} };
const REPLACING = { ...OPTIONS, isReplacing: true };
const TAKING = { ...OPTIONS, hasFiles: true };
const FILE = 'images/abcdefghijklmnopqrst.bin';
const OTHER_FILE = 'images/tsrqponmlkjihgfedcba.bin';

async function shop(title = 'Tuba', file = FILE): Promise<{ place: ShopLocation; archive: string }> {
  const place = await embeddedPlace();
  const { parts } = await serviceAt(place);
  await parts.store.add('bindings', { ...SAMPLES.bindings, title });
  await parts.files.write(file, Buffer.from(title));
  const archive = join(await temporaryFolder(), 'shop.tar');
  await exportShop(place, archive, OPTIONS);
  return { place, archive };
}

const titlesAt = async (place: ShopLocation) =>
  (await (await serviceAt(place)).parts.store.list('bindings')).map(({ title }) => title);

async function filesAt(place: ShopLocation): Promise<string[]> {
  const paths: string[] = [];
  for await (const { path } of openFiles(place).files.list()) paths.push(path);
  return paths;
}

async function* altered(
  parts: Contents,
  alter: (part: ArchivePart, position: number) => ArchivePart,
): Contents {
  let position = 0;
  for await (const part of parts) {
    yield alter(part, position);
    position += 1;
  }
}

describe('a target that is not empty', () => {
  it.each([
    ['documents', async ({ parts }) => void (await parts.store.add('bindings', SAMPLES.bindings))],
    [
      'accounts',
      ({ parts }) => addAccount(parts.store.db, { email: 'eva@lumitor.test', password: 'correct horse' }),
    ],
    ['files', ({ parts }) => parts.files.write(OTHER_FILE, Buffer.from('other'))],
  ] satisfies [string, (service: Awaited<ReturnType<typeof serviceAt>>) => Promise<void>][])(
    'is refused where these are %s',
    async (what, fill) => {
      const { archive } = await shop();
      const target = await embeddedPlace();
      await fill(await serviceAt(target));
      await expect(importShop(target, archive, OPTIONS)).rejects.toThrow(
        `${target.dataDir} already contains ${what}: specify another place, or replace its shop with --replace`,
      );
      await importShop(target, archive, REPLACING);
      expect(await titlesAt(target)).toEqual(['Tuba']);
      expect(await filesAt(target)).toEqual([FILE]);
    },
  );

  it('is replaced completely, with newer versions', async () => {
    const [{ archive }, other] = [await shop(), await shop('Stara', OTHER_FILE)];
    const { store } = (await serviceAt(other.place)).parts;
    for (let price = 1; price < 9; price += 1) await store.add('bindings', { ...SAMPLES.bindings, price });
    const before = await readVersions(store.db);
    await importShop(other.place, archive, REPLACING);
    expect(await titlesAt(other.place)).toEqual(['Tuba']);
    expect(await filesAt(other.place)).toEqual([FILE]);
    const after = await readVersions((await serviceAt(other.place)).parts.store.db);
    expect(after.standard).toBeGreaterThan(before.standard ?? 0);
  });

  it('in a folder is refused while a service uses it', async () => {
    const { archive } = await shop();
    const target = await embeddedPlace();
    const letGo = lockDataFolder(target.dataDir);
    await expect(importShop(target, archive, OPTIONS)).rejects.toThrow(
      'is in use by another process: stop that process',
    );
    letGo();
    await importShop(target, archive, OPTIONS);
  });

  it.skipIf(WITHOUT_POSTGRES)(
    `on PostgreSQL is refused while a service uses it${WITHOUT_POSTGRES}`,
    async () => {
      const { archive } = await shop();
      const target = await sharedPlace();
      const service = await serviceAt(target);
      await expect(importShop(target, archive, OPTIONS)).rejects.toThrow('stop the service on every machine');
      await service.database.close();
      await importShop(target, archive, OPTIONS);
      expect(await titlesAt(target)).toEqual(['Tuba']);
    },
  );

  it('is refused if its SECRET differs from that of the shop', async () => {
    const { archive } = await shop();
    const target = { ...(await embeddedPlace()), secret: 'x'.repeat(32) };
    await expect(importShop(target, archive, OPTIONS)).rejects.toThrow('SECRET of the target differs');
    expect(await titlesAt(target)).toEqual([]);
  });
});

describe('an interrupted import', () => {
  describe.each([
    { name: 'embedded', open: embeddedPlace, missing: '' },
    { name: 'PostgreSQL', open: sharedPlace as () => Promise<ShopLocation>, missing: WITHOUT_POSTGRES },
  ])('$name $missing', ({ open, missing }) => {
    it.skipIf(missing)('is not started by any service, and resumes', async () => {
      const { archive } = await shop();
      const target = await open();
      const cut = altered(readArchive(archive), (part, position) => {
        if (position === 9) throw new Error('cut');
        return part;
      });
      await expect(withTargetShop(target, (at) => writeShop(at, cut, TAKING))).rejects.toThrow('cut');
      await expect(openDatabase(target)).rejects.toThrow('an unfinished import');

      const lines: string[] = [];
      await importShop(target, archive, { ...OPTIONS, print: (line) => lines.push(line) });
      expect(lines).toContain('Resuming an interrupted import after 8 parts of its tables.');
      expect(await titlesAt(target)).toEqual(['Tuba']);
    });
  });

  it('does not block another archive', async () => {
    const [{ archive }, other] = [await shop(), await shop('Inna', OTHER_FILE)];
    const target = await embeddedPlace();
    const cut = altered(readArchive(other.archive), (part) => {
      if (part.kind === 'totals') throw new Error('cut');
      return part;
    });
    await expect(withTargetShop(target, (at) => writeShop(at, cut, TAKING))).rejects.toThrow('cut');
    await importShop(target, archive, OPTIONS);
    expect(await titlesAt(target)).toEqual(['Tuba']);
    expect(await filesAt(target)).toEqual([FILE]);
  });

  it('does not write existing files again', async () => {
    const { archive } = await shop();
    const target = await embeddedPlace();
    await openFiles(target).files.write(FILE, Buffer.from('Tuba'));
    const written: string[] = [];
    const watched = (store: FileStore): FileStore => ({
      ...store,
      write: (path, bytes) => {
        written.push(path);
        return store.write(path, bytes);
      },
    });
    await withTargetShop(target, (at) => {
      const files = { files: watched(at.files.files), bin: watched(at.files.bin) };
      return writeShop({ ...at, files }, readArchive(archive), { ...TAKING, isReplacing: true });
    });
    expect(written).toEqual([]);
    expect(await filesAt(target)).toEqual([FILE]);
  });
});

describe('imported data is verified:', () => {
  it('a changed row is detected, and the next import starts again', async () => {
    const { archive } = await shop();
    const target = await embeddedPlace();
    const changed = altered(readArchive(archive), (part) =>
      part.kind === 'rows' ? { ...part, text: part.text.replace('Tuba', 'Buba') } : part,
    );
    await expect(withTargetShop(target, (at) => writeShop(at, changed, TAKING))).rejects.toThrow(
      /^The target differs from the source: documents has 1 rows with the checksum/,
    );
    await expect(openDatabase(target)).rejects.toThrow('an unfinished import');
    await importShop(target, archive, OPTIONS);
    expect(await titlesAt(target)).toEqual(['Tuba']);
  });

  it('a file that the storage corrupts is detected', async () => {
    const { archive } = await shop();
    const target = await embeddedPlace();
    const careless = ({ files }: ArchivedShop): FileStore => ({
      ...files.files,
      write: (path, bytes) => files.files.write(path, bytes.subarray(1)),
    });
    const writing = withTargetShop(target, (at) =>
      writeShop({ ...at, files: { ...at.files, files: careless(at) } }, readArchive(archive), TAKING),
    );
    await expect(writing).rejects.toThrow(
      `Reading back files/${FILE} at the target gave other data than was written`,
    );
  });
});

describe('a copy', () => {
  it('onto itself is refused, also by another name, without damage', async () => {
    const { place } = await shop();
    await expect(copyShop(place, { ...place }, REPLACING)).rejects.toThrow(
      'Both places use the same database',
    );
    const alias = join(await temporaryFolder(), 'alias');
    await symlink(place.dataDir, alias);
    await expect(copyShop(place, { dataDir: alias }, REPLACING)).rejects.toThrow(
      'Both places use the same database',
    );
    expect(await titlesAt(place)).toEqual(['Tuba']);
    expect(await filesAt(place)).toEqual([FILE]);
  });

  it('leaves files in place if both places use the same bucket', async () => {
    const storage = await startS3Server();
    onTestFinished(() => storage.stop());
    const [{ place }, one, other] = [await shop(), await embeddedPlace(), await embeddedPlace()];
    const s3 = storage.settings;
    await copyShop(place, { ...one, s3 }, OPTIONS);
    storage.requests.length = 0;
    await copyShop({ ...one, s3 }, { ...other, s3 }, OPTIONS);
    expect(storage.requests).toEqual([]);
    expect(await titlesAt({ ...other, s3 })).toEqual(['Tuba']);
    expect(await filesAt({ ...other, s3 })).toEqual([FILE]);
  });

  it('shows a picture deleted during the copy', async () => {
    const { place } = await shop();
    const service = await serviceAt(place);
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><circle cx="4" cy="3" r="2"/></svg>';
    const type = { 'content-type': 'image/svg+xml' };
    const { url } = await (
      await service.asAdministrator('POST', '/api/files/images/bindings', svg, type)
    ).json();
    const added = await service.parts.store.add('bindings', { ...SAMPLES.bindings, img: url });
    const target = await embeddedPlace();
    await withShop(place, (from) =>
      withTargetShop(target, async (at) => {
        let isRemoved = false;
        async function* removing(): Contents {
          for await (const part of readShop(from)) {
            yield part;
            if (part.kind !== 'rows' || isRemoved) continue;
            isRemoved = true;
            await service.asAdministrator('DELETE', `/api/documents/bindings/${added?.id}`);
          }
        }
        expect((await writeShop(at, removing(), TAKING)).missing).toEqual([]);
      }),
    );
    expect((await service.asVisitor('GET', url)).status).toBe(404);
    expect((await (await serviceAt(target)).asVisitor('GET', url)).status).toBe(200);
  });
});

describe('an archive of another version', () => {
  it('that is older brings its own schema, and is migrated by the next start', async () => {
    const place = await embeddedPlace();
    const { db, close } = await connectDatabase(place);
    await migrate(db, '004-instances');
    const fields = { collection: 'bindings', id: 'one' };
    await db
      .insertInto('documents')
      .values({ ...fields, version: 1, createdAt: '2026-11-20T10:00:00.000Z', isActive: 1, body: '{}' })
      .execute();
    await db
      .insertInto('documentFields')
      .values({ ...fields, field: 'title', value: 'tuba' } as never)
      .execute();
    const at = '2026-11-20T10:00:00.000Z';
    const anna = { id: 'anna', name: 'Anna', email: 'anna@lumitor.test', emailVerified: 1 };
    await db
      .insertInto('user')
      .values({ ...anna, createdAt: at, updatedAt: at })
      .execute();
    await close();
    const archive = join(await temporaryFolder(), 'shop.tar');
    await exportShop(place, archive, OPTIONS);
    const target = await embeddedPlace();
    await importShop(target, archive, OPTIONS);
    const { store } = (await serviceAt(target)).parts;
    expect(await listAccounts(store.db)).toMatchObject([
      { email: anna.email, role: 'owner', deactivatedAt: null },
    ]);
    expect(await store.db.selectFrom('documents').selectAll().execute()).toMatchObject([fields]);
  });

  it('that is newer is refused with its migration', async () => {
    const { archive } = await shop();
    const newer = altered(readArchive(archive), (part) =>
      part.kind === 'header'
        ? { ...part, header: { ...part.header, migrations: [...part.header.migrations, '999-later'] } }
        : part,
    );
    const writing = withTargetShop(await embeddedPlace(), (at) => writeShop(at, newer, TAKING));
    await expect(writing).rejects.toThrow('A newer version created the archive, with "999-later"');
  });
});
