import { IMPORT_MARK } from '../database/importMark.ts';
import type { Schema } from '../database/schema.ts';

/** Key columns; referenced tables come first. */
export const TABLES = {
  meta: ['key'],
  snapshotVersions: ['snapshot'],
  user: ['id'],
  account: ['id'],
  session: ['id'],
  twoFactor: ['id'],
  passkey: ['id'],
  passwordLinks: ['hash'],
  accountEvents: ['id'],
  verification: ['id'],
  documents: ['collection', 'id'],
  documentFields: ['collection', 'id', 'field'],
  documentPictures: ['collection', 'id', 'url'],
  batches: ['id'],
  changes: ['batch', 'position'],
  discardedFiles: ['url'],
  reflinkOpenings: ['reflinkId', 'day', 'browser'],
  visits: ['day'],
  orderSeries: ['name'],
  customers: ['id'],
  customerContacts: ['customerId', 'kind', 'value'],
  orderWork: ['id'],
  orderEvents: ['id'],
  offers: ['orderId', 'position'],
  offerDrafts: ['orderId'],
  offerAnswers: ['orderId', 'position'],
  orderFiles: ['id'],
  siteRecords: ['orderId'],
  sharedProjects: ['id'],
  projectVersions: ['projectId', 'version'],
  projectComments: ['projectId'],
  outbox: ['id'],
  enquiries: ['id'],
  sentProjects: ['enquiryId'],
  apiKeys: ['id'],
} as const satisfies Record<Exclude<keyof Schema, 'rateLimits'> | 'verification', readonly string[]>;

export type TableName = keyof typeof TABLES;

export const TABLE_NAMES = Object.keys(TABLES) as TableName[];

/** Columns whose lengths bound a part, so that no read fills the memory. */
export const LONG_COLUMNS: Partial<Record<TableName, readonly string[]>> = {
  meta: ['value'],
  documents: ['body', 'detail', 'deflated'],
  changes: ['before', 'after'],
  customers: ['words', 'body'],
  orderWork: ['words'],
  orderEvents: ['data'],
  offers: ['body'],
  offerDrafts: ['body'],
  offerAnswers: ['message'],
  siteRecords: ['body'],
  sharedProjects: ['body', 'changeIds'],
  projectVersions: ['body'],
  projectComments: ['body'],
  outbox: ['payload'],
};

/** Columns of bytes, which the archive has in base64. */
export const BYTE_COLUMNS: Partial<Record<TableName, string>> = { documents: 'deflated' };

export const TABLES_LEFT_OUT = {
  rateLimits: 'counters of the running instances, for at most one day',
  kysely_migration: 'created by the migrations of the target; the archive lists them',
  kysely_migration_lock: 'the same',
  [IMPORT_MARK]: 'marks the database as incomplete',
} as const;
