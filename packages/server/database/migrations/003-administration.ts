import type { Kysely, Migration } from 'kysely';

export const administration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('batches')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('by', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('undoes', 'text', (column) => column.notNull())
      .addColumn('undoneBy', 'text')
      .addColumn('key', 'text', (column) => column.unique())
      .addColumn('added', 'integer', (column) => column.notNull())
      .addColumn('updated', 'integer', (column) => column.notNull())
      .addColumn('removed', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('batchesByKind').on('batches').columns(['kind', 'id']).execute();
    await db.schema.createIndex('batchesByPerson').on('batches').columns(['by', 'id']).execute();
    await db.schema
      .createTable('changes')
      .addColumn('batch', 'text', (column) => column.notNull().references('batches.id').onDelete('cascade'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('collection', 'text', (column) => column.notNull())
      .addColumn('documentId', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('before', 'text')
      .addColumn('after', 'text')
      .addPrimaryKeyConstraint('changesKey', ['batch', 'position'])
      .execute();
    await db.schema
      .createIndex('changesByDocument')
      .on('changes')
      .columns(['collection', 'documentId', 'batch'])
      .execute();
    await db.schema
      .createTable('documentPictures')
      .addColumn('collection', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('url', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('documentPicturesKey', ['collection', 'id', 'url'])
      .addForeignKeyConstraint(
        'documentPicturesOfDocument',
        ['collection', 'id'],
        'documents',
        ['collection', 'id'],
        (key) => key.onDelete('cascade'),
      )
      .execute();
    await db.schema.createIndex('documentPicturesByUrl').on('documentPictures').column('url').execute();
    await db.schema
      .createTable('discardedFiles')
      .addColumn('url', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('reflinkOpenings')
      .addColumn('reflinkId', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('browser', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('reflinkOpeningsKey', ['reflinkId', 'day', 'browser'])
      .execute();
  },
};
