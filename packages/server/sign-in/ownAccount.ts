import type { OwnAccount } from '@lumitor/domain/people/account';
import type { Db } from '../database/schema.ts';
import type { Administrator } from '../documents/access.ts';

export async function ownAccount(db: Db, { id, email, role }: Administrator): Promise<OwnAccount> {
  const { twoFactorEnabled } = await db
    .selectFrom('user')
    .select('twoFactorEnabled')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const passkeys = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'createdAt'])
    .where('userId', '=', id)
    .orderBy('createdAt')
    .execute();
  return {
    email,
    role,
    hasCode: twoFactorEnabled === 1,
    passkeys: passkeys.map(({ name, createdAt, ...each }) => ({
      ...each,
      name: name ?? '',
      createdAt: createdAt ?? '',
    })),
  };
}
