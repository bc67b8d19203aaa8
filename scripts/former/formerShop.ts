import { join } from 'node:path';
import { serviceAt } from '../../packages/server/testing/places.ts';
import { temporaryFolder } from '../../packages/server/testing/temporaryFolder.ts';
import { unpackFormer } from './unpack.ts';

export async function formerFolder(commit: string): Promise<string> {
  const folder = await temporaryFolder();
  unpackFormer(commit, folder);
  return folder;
}

export const formerShop = async (commit: string) =>
  serviceAt({ dataDir: join(await formerFolder(commit), 'data') });
