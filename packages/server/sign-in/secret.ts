import { randomBytes } from 'node:crypto';
import { chmod, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from '../files/durable.ts';

const OWNER_ONLY = 0o600;

/** The installation's own secret, made at the first start; with another one every session ends. */
export async function installationSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret');
  try {
    const secret = (await readFile(path, 'utf8')).trim();
    await chmod(path, OWNER_ONLY);
    if (secret.length >= 43) return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const secret = randomBytes(32).toString('base64url');
  await writeDurably(path, Buffer.from(`${secret}\n`), OWNER_ONLY);
  return secret;
}
