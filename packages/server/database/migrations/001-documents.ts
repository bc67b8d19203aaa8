import type { Kysely, Migration } from 'kysely';

export const documents: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('documents')
      .addColumn('collection', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('isActive', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('documentsKey', ['collection', 'id'])
      .execute();
    await db.schema
      .createIndex('documentsByCreation')
      .on('documents')
      .columns(['collection', 'createdAt', 'id'])
      .execute();
    await db.schema
      .createTable('documentFields')
      .addColumn('collection', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('field', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('documentFieldsKey', ['collection', 'id', 'field'])
      .addForeignKeyConstraint(
        'documentFieldsOfDocument',
        ['collection', 'id'],
        'documents',
        ['collection', 'id'],
        (key) => key.onDelete('cascade'),
      )
      .execute();
    await db.schema
      .createIndex('documentFieldsByValue')
      .on('documentFields')
      .columns(['collection', 'field', 'value', 'id'])
      .execute();
    await db.schema
      .createTable('meta')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};
