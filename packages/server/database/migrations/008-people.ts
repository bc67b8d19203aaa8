import { type Kysely, type Migration, sql } from 'kysely';
import { engineOf } from '../database.ts';
import type { Db } from '../schema.ts';

export const people: Migration = {
  async up(db: Kysely<unknown>) {
    const text = engineOf(db as Db) === 'postgres' ? sql`text collate "C"` : ('text' as const);
    await db.schema
      .alterTable('user')
      .addColumn('role', text, (column) => column.notNull().defaultTo('owner'))
      .execute();
    await db.schema.alterTable('user').addColumn('deactivatedAt', text).execute();
    await db.schema
      .alterTable('user')
      .addColumn('twoFactorEnabled', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();

    const owned = (name: string) =>
      db.schema
        .createTable(name)
        .addColumn('id', text, (column) => column.primaryKey())
        .addColumn('userId', text, (column) => column.notNull().references('user.id').onDelete('cascade'));
    await owned('twoFactor')
      .addColumn('secret', text, (column) => column.notNull())
      .addColumn('backupCodes', text, (column) => column.notNull())
      .addColumn('verified', 'integer')
      .addColumn('failedVerificationCount', 'integer')
      .addColumn('lockedUntil', text)
      .execute();
    await db.schema.createIndex('twoFactorByUser').on('twoFactor').column('userId').execute();
    await owned('passkey')
      .addColumn('name', text)
      .addColumn('publicKey', text, (column) => column.notNull())
      .addColumn('credentialID', text, (column) => column.notNull().unique())
      .addColumn('counter', 'integer', (column) => column.notNull())
      .addColumn('deviceType', text, (column) => column.notNull())
      .addColumn('backedUp', 'integer', (column) => column.notNull())
      .addColumn('transports', text)
      .addColumn('createdAt', text)
      .addColumn('aaguid', text)
      .execute();
    await db.schema.createIndex('passkeyByUser').on('passkey').column('userId').execute();

    await db.schema
      .createTable('passwordLinks')
      .addColumn('hash', text, (column) => column.primaryKey())
      .addColumn('email', text, (column) => column.notNull().unique())
      .addColumn('role', text)
      .addColumn('by', text, (column) => column.notNull())
      .addColumn('createdAt', text, (column) => column.notNull())
      .addColumn('expiresAt', text, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('accountEvents')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('by', text, (column) => column.notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('email', text, (column) => column.notNull())
      .addColumn('role', text)
      .execute();
  },
};
