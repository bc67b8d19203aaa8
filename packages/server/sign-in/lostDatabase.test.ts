import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parseConfig } from '../config.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { type Running, start } from '../start.ts';
import { StartFault } from '../startFault.ts';
import { startData } from '../testing/child.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { installationSecret } from './secret.ts';

async function startIn(DATA_DIR: string): Promise<Running> {
  const settings = { PORT: '0', EXCHANGE_RATE_URL: 'http://127.0.0.1:1', LOG_LEVEL: 'silent', DATA_DIR };
  const running = await start(parseConfig(settings, ['--empty']), join(DATA_DIR, 'web'), () => {});
  onTestFinished(() => running.stop());
  return running;
}

async function usedFolder(): Promise<string> {
  const dataDir = await temporaryFolder();
  await (await startIn(dataDir)).stop();
  return dataDir;
}

async function loseDatabase(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) if (name.startsWith('lumitor.db')) await rm(join(dataDir, name));
}

async function expectRefused(dataDir: string): Promise<void> {
  const fault = await startIn(dataDir).catch((error) => error);
  expect(fault).toBeInstanceOf(StartFault);
  expect(fault.lines).toEqual([
    `DATA_DIR ${dataDir} has the secret of a shop but no database: restore the backup, or, to start a new shop, remove ${dataDir}/secret or set DATA_DIR to another folder.`,
  ]);
}

async function accountsIn(dataDir: string) {
  const { db, close } = await openDatabase({ dataDir });
  const accounts = await db.selectFrom('user').select('id').execute();
  await close();
  return accounts;
}

it('a shop that lost its database does not start until its backup is restored', async () => {
  const dataDir = await usedFolder();
  const archive = join(await temporaryFolder(), 'shop.tar');
  expect(await startData({ DATA_DIR: dataDir }, 'export', archive).ended).toBe(0);
  const before = await accountsIn(dataDir);
  await loseDatabase(dataDir);
  await expectRefused(dataDir);
  expect(await readdir(dataDir)).not.toContain('lumitor.db');
  expect(await startData({ DATA_DIR: dataDir }, 'import', archive).ended).toBe(0);
  await (await startIn(dataDir)).stop();
  expect(await accountsIn(dataDir)).toEqual(before);
});

it('a shop that lost its database starts empty once its secret is removed', async () => {
  const dataDir = await usedFolder();
  const before = await accountsIn(dataDir);
  await loseDatabase(dataDir);
  await rm(join(dataDir, 'secret'));
  await (await startIn(dataDir)).stop();
  expect(await accountsIn(dataDir)).not.toEqual(before);
});

it('a database without tables counts as lost', async () => {
  const dataDir = await usedFolder();
  await loseDatabase(dataDir);
  await writeFile(join(dataDir, 'lumitor.db'), '');
  await expectRefused(dataDir);
});

it('an interrupted first start is repeated', async () => {
  const dataDir = await temporaryFolder();
  const { db, close } = await openDatabase({ dataDir });
  await installationSecret(db, dataDir);
  await close();
  await startIn(dataDir);
  expect(await readdir(dataDir)).toContain('secret');
});
