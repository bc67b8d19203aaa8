import type { CreateTableBuilder, Kysely, Migration } from 'kysely';

const times = <Table extends string>(table: CreateTableBuilder<Table, never>) =>
  table
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull());

/** Tables of better-auth, under its names. */
export const signIn: Migration = {
  async up(db: Kysely<unknown>) {
    const identified = (name: string) =>
      times(db.schema.createTable(name).addColumn('id', 'text', (column) => column.primaryKey()));
    const owned = (name: string) =>
      identified(name).addColumn('userId', 'text', (column) =>
        column.notNull().references('user.id').onDelete('cascade'),
      );

    await identified('user')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('emailVerified', 'integer', (column) => column.notNull())
      .addColumn('image', 'text')
      .execute();
    await owned('session')
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('ipAddress', 'text')
      .addColumn('userAgent', 'text')
      .execute();
    await db.schema.createIndex('sessionByUser').on('session').column('userId').execute();
    await owned('account')
      .addColumn('accountId', 'text', (column) => column.notNull())
      .addColumn('providerId', 'text', (column) => column.notNull())
      .addColumn('accessToken', 'text')
      .addColumn('refreshToken', 'text')
      .addColumn('idToken', 'text')
      .addColumn('accessTokenExpiresAt', 'text')
      .addColumn('refreshTokenExpiresAt', 'text')
      .addColumn('scope', 'text')
      .addColumn('password', 'text')
      .addUniqueConstraint('accountOfProvider', ['providerId', 'accountId'])
      .execute();
    await db.schema.createIndex('accountByUser').on('account').column('userId').execute();
    await identified('verification')
      .addColumn('identifier', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('verificationByIdentifier').on('verification').column('identifier').execute();
  },
};
