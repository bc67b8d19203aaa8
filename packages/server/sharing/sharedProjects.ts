import {
  type changeAnswerSchema,
  MAX_CHANGE_IDS,
  type OpenedProject,
  SETTLED_AFTER,
  type SharedLinks,
  type storedAnswerSchema,
  type VersionHead,
} from '@lumitor/domain/sharing/sharedProject';
import { versionToRemove } from '@lumitor/domain/sharing/thinVersions';
import type { Bytes, Days, Ms } from '@lumitor/domain/units';
import type * as v from 'valibot';
import type { Db, SharedProjectRow } from '../database/schema.ts';
import { type DocumentStore, newId } from '../documents/documentStore.ts';
import { notFound, refused } from '../refusal/refused.ts';
import { shownSettings } from '../settings/readSettings.ts';
import { hashOf, newLinks } from './links.ts';
import type { Shared } from './readShared.ts';

const HOUR: Ms = 60 * 60 * 1000;
const DAY: Ms = 24 * HOUR;

/** @returns links, which are readable only once */
export async function share(
  { db }: DocumentStore,
  { isMicro, plan: body, by }: Shared<'share'>,
): Promise<{ links: SharedLinks; bytes: Bytes }> {
  const links = newLinks();
  const at = new Date().toISOString();
  await db
    .insertInto('sharedProjects')
    .values({
      id: newId(),
      seeHash: hashOf(links.see),
      workHash: hashOf(links.work),
      ownHash: hashOf(links.own),
      isMicro: isMicro ? 1 : 0,
      version: 1,
      changeIds: '[]',
      createdAt: at,
      openedAt: at,
      at,
      by,
      byShop: 0,
      byOwner: 1,
      isSent: 0,
      body,
    })
    .execute();
  return { links, bytes: Buffer.byteLength(body) };
}

export interface Opener extends Pick<OpenedProject, 'right' | 'shop' | 'as'> {
  project: SharedProjectRow;
}

export function openedProject(
  { id, version, at, by, byShop, isMicro, body, openedAt }: SharedProjectRow,
  { right, shop, as }: Omit<Opener, 'project'>,
  days: Days,
): OpenedProject {
  const until = new Date(Date.parse(openedAt) + days * DAY).toISOString();
  const head = { id, version, at, by, byShop: byShop === 1 };
  return { ...head, right, shop, as, until, isMicro: isMicro === 1, plan: JSON.parse(body) };
}

/** Writes at most once an hour. */
export async function noteOpening(db: Db, project: SharedProjectRow): Promise<SharedProjectRow> {
  if (Date.now() - Date.parse(project.openedAt) < HOUR) return project;
  const openedAt = new Date().toISOString();
  await db.updateTable('sharedProjects').set({ openedAt }).where('id', '=', project.id).execute();
  return { ...project, openedAt };
}

export type Author = Pick<SharedProjectRow, 'by' | 'byShop' | 'byOwner'>;
type Change = Omit<Shared<'change'>, 'by'> & Author;
type Known = { id: string; version: number };

const knownChanges = ({ changeIds }: SharedProjectRow): Known[] => JSON.parse(changeIds);

const isSameAuthor = (one: Author, other: Author): boolean =>
  one.by === other.by && one.byShop === other.byShop && one.byOwner === other.byOwner;

/** First, sent, settled or another author's states become versions. */
export const isSettled = (present: SharedProjectRow, author: Author): boolean =>
  present.version === 1 ||
  present.isSent === 1 ||
  !isSameAuthor(present, author) ||
  Date.now() - Date.parse(present.at) >= SETTLED_AFTER;

async function storeVersion(
  db: Db,
  { id: projectId, version, at, by, byShop, byOwner, isSent, body }: SharedProjectRow,
): Promise<void> {
  await db
    .insertInto('projectVersions')
    .values({ projectId, version, at, by, byShop, byOwner, isSent, body })
    .onConflict((conflict) => conflict.columns(['projectId', 'version']).doUpdateSet({ isSent }))
    .execute();
  const stored = await db
    .selectFrom('projectVersions')
    .select(['version', 'at', 'byShop', 'byOwner', 'isSent'])
    .where('projectId', '=', projectId)
    .orderBy('version')
    .execute();
  const removed = versionToRemove(
    stored.map((each) => ({
      version: each.version,
      at: each.at,
      isSent: each.isSent === 1,
      isByTeam: each.byOwner === 1 || each.byShop === 1,
    })),
  );
  if (removed)
    await db
      .deleteFrom('projectVersions')
      .where('projectId', '=', projectId)
      .where('version', '=', removed.version)
      .execute();
}

const gone = () => notFound('The project no longer exists.');

export const retainSent = (store: DocumentStore, project: SharedProjectRow): Promise<void> =>
  store.transaction(async ({ db }) => {
    const rows = db.selectFrom('sharedProjects').select('version').where('id', '=', project.id);
    const present = await rows.executeTakeFirst();
    if (!present) return;
    const { numUpdatedRows } = await db
      .updateTable('sharedProjects')
      .set({ isSent: 1 })
      .where('id', '=', project.id)
      .where('version', '=', project.version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) await storeVersion(db, { ...project, isSent: 1 });
  });

async function rowOf(db: Db, id: string): Promise<SharedProjectRow> {
  const row = await db.selectFrom('sharedProjects').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw gone();
  return row;
}

const outdatedChange = (newer: OpenedProject) =>
  refused(
    409,
    'project-moved-on',
    'Someone else has changed the project in the meantime. Save your version as a copy, or use theirs.',
    { newer },
  );

/** @returns null if the change is to be stored */
export function answerOf(
  project: SharedProjectRow,
  { id, base }: Pick<Change, 'id' | 'base'>,
  opened: (project: SharedProjectRow) => OpenedProject,
): v.InferInput<typeof changeAnswerSchema> | null {
  const known = knownChanges(project).find((one) => one.id === id);
  if (known)
    return {
      version: known.version,
      ...(project.version > known.version && { newer: opened(project) }),
    };
  if (base !== project.version) throw outdatedChange(opened(project));
  return null;
}

/**
 * Stores a change of the present version; an outdated one is refused with the newer state.
 * @param noted writes further rows in the transaction (D71)
 */
export async function changeProject(
  store: DocumentStore,
  project: SharedProjectRow,
  change: Change,
  opened: (project: SharedProjectRow) => OpenedProject,
  noted?: (within: DocumentStore, version: number) => Promise<void>,
): Promise<v.InferInput<typeof changeAnswerSchema>> {
  const { id, base, plan: body, by, byShop, byOwner, keepsBase } = change;
  const answer = answerOf(project, change, opened);
  if (answer) return answer;
  const version = base + 1;
  const changeIds = JSON.stringify([...knownChanges(project), { id, version }].slice(-MAX_CHANGE_IDS));
  const at = new Date().toISOString();
  const isStored = await store.transaction(async (within) => {
    const { db } = within;
    const { numUpdatedRows } = await db
      .updateTable('sharedProjects')
      .set({ version, at, by, byShop, byOwner, isSent: 0, body, changeIds, openedAt: at })
      .where('id', '=', project.id)
      .where('version', '=', base)
      // Matches nothing if the project was sent since it was read.
      .where('isSent', '=', project.isSent)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    if (keepsBase || isSettled(project, change)) await storeVersion(db, project);
    await noted?.(within, version);
    return true;
  });
  if (isStored) {
    announceProject(store, project.id);
    return { version };
  }
  // A concurrent change was stored first.
  const now = await rowOf(store.db, project.id);
  return changeProject(store, now, change, opened, noted);
}

/**
 * Stores the state that lost a conflict as a version; the present state takes the next number. Repeated,
 * the version is stored once.
 */
export async function storeRejected(
  store: DocumentStore,
  project: SharedProjectRow,
  rejected: Omit<Shared<'rejected'>, 'by'> & Author,
): Promise<v.InferInput<typeof storedAnswerSchema>> {
  const { id, plan, by, byShop, byOwner } = rejected;
  const known = knownChanges(project).find((one) => one.id === id);
  if (known) return { version: known.version };
  const version = project.version + 1;
  const changeIds = JSON.stringify([...knownChanges(project), { id, version }].slice(-MAX_CHANGE_IDS));
  const isStored = await store.transaction(async ({ db }) => {
    const { numUpdatedRows } = await db
      .updateTable('sharedProjects')
      .set({ version: version + 1, changeIds })
      .where('id', '=', project.id)
      .where('version', '=', project.version)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    const at = new Date().toISOString();
    const made = { version, at, by, byShop, byOwner };
    await storeVersion(db, { ...project, ...made, isSent: 0, body: plan });
    return true;
  });
  if (!isStored) return storeRejected(store, await rowOf(store.db, project.id), rejected);
  announceProject(store, project.id);
  return { version };
}

export const announceProject = (store: DocumentStore, id: string): void =>
  store.announce({ collections: new Set(), versions: {}, isOwn: true, added: [], projects: [id] });

export async function listVersions(db: Db, projectId: string): Promise<VersionHead[]> {
  const rows = await db
    .selectFrom('projectVersions')
    .select(['version', 'at', 'by', 'byShop'])
    .where('projectId', '=', projectId)
    .orderBy('version', 'desc')
    .execute();
  return rows.map(headOf);
}

const headOf = ({ byShop, ...head }: Pick<SharedProjectRow, 'version' | 'at' | 'by' | 'byShop'>) => ({
  ...head,
  byShop: byShop === 1,
});

export async function readVersion(db: Db, projectId: string, version: number) {
  const row = await db
    .selectFrom('projectVersions')
    .select(['version', 'at', 'by', 'byShop', 'body'])
    .where('projectId', '=', projectId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) throw notFound(`Version ${version} is not stored.`);
  const { body, ...head } = row;
  return { ...headOf(head), plan: JSON.parse(body) };
}

export const deleteSharedProject = (db: Db, id: string) =>
  db.deleteFrom('sharedProjects').where('id', '=', id).execute();

export async function countProjects(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('sharedProjects')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function removeUnopened(db: Db, days: Days, now = Date.now()): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sharedProjects')
    .where('openedAt', '<', new Date(now - days * DAY).toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export function removeUnopenedDaily(store: DocumentStore, onError: (error: unknown) => void): () => void {
  const remove = async () => removeUnopened(store.db, (await shownSettings(store)).orders.sharedDays);
  const sweep = () => void remove().catch(onError);
  sweep();
  const timer = setInterval(sweep, DAY).unref();
  return () => clearInterval(timer);
}
