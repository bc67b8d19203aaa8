import { hashPassword } from 'better-auth/crypto';
import type { Db } from '../database/schema.ts';
import { insertAccount } from '../sign-in/accounts.ts';
import type { Auth } from '../sign-in/auth.ts';

const hashes = new Map<string, Promise<string>>();
const verified = new Map<string, Promise<boolean>>();

function once<Result>(known: Map<string, Promise<Result>>, key: string, work: () => Promise<Result>) {
  const result = known.get(key) ?? work();
  known.set(key, result);
  return result;
}

export async function rememberHashes(auth: Auth): Promise<void> {
  const { password } = await auth.$context;
  const { hash, verify } = password;
  password.hash = (given) => once(hashes, given, () => hash(given));
  password.verify = (given) =>
    once(verified, JSON.stringify([given.hash, given.password]), () => verify(given));
}

export async function addOwner(db: Db, email: string, password: string): Promise<void> {
  if (await db.selectFrom('user').select('id').limit(1).executeTakeFirst()) return;
  const hash = await once(hashes, password, () => hashPassword(password));
  await insertAccount(db, { email, hash, role: 'owner' });
}
