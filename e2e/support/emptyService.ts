import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Service, withService } from '../../bench/service.ts';
import { ADMINISTRATOR } from '../administrator.mjs';

export async function withEmptyService(use: (service: Service) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lumitor-empty-'));
  const settings = {
    DATA_DIR: folder,
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
  };
  const command = [process.execPath, 'packages/server/dist/main.js', '--empty'] as const;
  await withService(use, command, settings).finally(() => rm(folder, { recursive: true, force: true }));
}
