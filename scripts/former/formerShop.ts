import { join } from 'node:path';
import { serviceAt } from '../../packages/server/testing/places.ts';
import { temporaryFolder } from '../../packages/server/testing/temporaryFolder.ts';
import { unpackFormer } from './unpack.ts';

/** Data of a commit, in a temporary folder that the test removes. */
export async function formerFolder(commit: string): Promise<string> {
  const folder = await temporaryFolder();
  unpackFormer(commit, folder);
  return folder;
}

/** Current service on the data folder of a commit. */
export const formerShop = async (commit: string) =>
  serviceAt({ dataDir: join(await formerFolder(commit), 'data') });
