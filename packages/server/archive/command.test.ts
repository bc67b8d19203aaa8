import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startChild, startData } from '../testing/child.ts';
import { embeddedPlace, serviceAt } from '../testing/places.ts';
import { startS3Server } from '../testing/s3Server.ts';
import { SAMPLES } from '../testing/samples.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { runDataCommand } from './command.ts';
import { exportShop } from './moves.ts';

const FILES = ['images/abcdefghijklmnopqrst.bin', 'images/tsrqponmlkjihgfedcba.bin'];

async function shop() {
  const place = await embeddedPlace();
  const { parts } = await serviceAt(place);
  await parts.store.add('bindings', SAMPLES.bindings);
  for (const path of FILES) await parts.files.write(path, Buffer.from(path));
  return place;
}

const noPlace = () => {
  throw new Error('The place of the service was requested.');
};

describe('the command for data', () => {
  it.each([
    [[]],
    [['export']],
    [['export', 'a.tar', 'b.tar']],
    [['export', 'a.tar', '--replace']],
    [['import', 'a.tar', '--force']],
    [['copy', '--from', 'a.env']],
    [['copy', 'a.env', 'b.env']],
    [['constructor', 'a.tar']],
    [['export', 'a.tar', '--quick']],
  ])('shows its usage for %j', async (args) => {
    const running = runDataCommand(args, { folder: '/', place: noPlace, print: () => {} });
    await expect(running).rejects.toThrow('npm run data -- export FILE');
  });

  it("copies between the places of two files, regardless of the service's settings", async () => {
    const [from, to, folder] = [await shop(), await embeddedPlace(), await temporaryFolder()];
    await writeFile(join(folder, 'from.env'), `# the old machine\nDATA_DIR="${from.dataDir}"\nPORT=80\n`);
    await writeFile(join(folder, 'to.env'), `DATA_DIR=${to.dataDir}\n`);
    const lines: string[] = [];
    const args = ['copy', '--from', 'from.env', '--to', 'to.env'];
    await runDataCommand(args, { folder, place: noPlace, print: (line) => lines.push(line) });
    expect(lines).toEqual(
      expect.arrayContaining([expect.stringMatching(/^documents +1 rows +[0-9a-f]{16}$/)]),
    );
    expect((await (await serviceAt(to)).parts.store.list('bindings')).map(({ title }) => title)).toEqual([
      'Tuba',
    ]);
  });

  it.each([
    ['', 'does not define a place: add a line such as DATA_DIR=/srv/lumitor'],
    ['DATABSE_URL=postgres://db/lumitor', 'does not define a place'],
    ['DATA_DIR=/tmp\nS3_BUCKET=lumitor', 'S3_ENDPOINT is missing'],
  ])('refuses a place file with %j', async (text, message) => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'place.env'), text);
    const args = ['copy', '--from', 'place.env', '--to', 'place.env'];
    const running = runDataCommand(args, { folder, place: noPlace, print: () => {} });
    await expect(running).rejects.toThrow(`${join(folder, 'place.env')}`);
    await expect(running).rejects.toThrow(message);
  });
});

describe('npm run data', () => {
  it('killed during an import prevents a start, and completes the import the next time', async () => {
    const file = join(await temporaryFolder(), 'shop.tar');
    await exportShop(await shop(), file, { isReplacing: false, print: () => {} });

    const storage = await startS3Server();
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = storage.settings;
    const target = {
      DATA_DIR: (await embeddedPlace()).dataDir,
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    };
    storage.fail('hang', { when: ({ method, key }) => method === 'PUT' && key.endsWith(FILES[1] as string) });
    const killed = startData(target, 'import', file);
    await expect.poll(() => storage.requests.join()).toContain(`PUT files/${FILES[1]}`);
    killed.process.kill('SIGKILL');
    await killed.ended;

    const service = startChild(target);
    expect(await service.ended).toBe(1);
    expect(service.lines.join()).toContain('an unfinished import');

    storage.fail(null);
    const finishing = startData(target, 'import', file);
    expect(await finishing.ended).toBe(0);
    expect(finishing.lines.join('\n')).toContain('Resuming an interrupted import');
    expect([...storage.objects.keys()].sort()).toEqual(FILES.map((path) => `files/${path}`).sort());
    const { parts } = await serviceAt({ dataDir: target.DATA_DIR, s3: storage.settings });
    expect(await parts.store.list('bindings')).toHaveLength(1);
    await storage.stop();
  });

  it('ends with code 1 and the reason', async () => {
    const DATA_DIR = await temporaryFolder();
    const child = startData({ DATA_DIR }, 'export', join(DATA_DIR, 'shop.tar'));
    expect(await child.ended).toBe(1);
    expect(child.lines).toEqual([expect.stringMatching(/^DATA_DIR .* has no database yet: /)]);
  });
});
