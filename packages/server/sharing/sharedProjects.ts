import {
  type changeAnswerSchema,
  type changeSchema,
  MAX_CHANGE_IDS,
  MAX_SHARED_BYTES,
  MAX_VERSIONS,
  type OpenedProject,
  SETTLED_AFTER,
  type SharedLinks,
  type SharedRight,
  type shareSchema,
  type VersionHead,
} from '@lumitor/domain/sharing/sharedProject';
import type * as v from 'valibot';
import type { Db, SharedProjectRow } from '../database/schema.ts';
import { type DocumentStore, newId } from '../documents/documentStore.ts';
import { notFound, Refused, tooLarge } from '../refusal/refused.ts';
import { shownSettings } from '../settings/readSettings.ts';
import { hashOf, newLinks } from './links.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** A plan as it is stored, no longer than it may be. */
function bodyOf(plan: object): string {
  const body = JSON.stringify(plan);
  if (Buffer.byteLength(body) > MAX_SHARED_BYTES) throw tooLarge(`${MAX_SHARED_BYTES / 1024} kB`);
  return body;
}

/** Puts a plan on the service. @returns the links, which are told this once */
export async function share(
  { db }: DocumentStore,
  { isMicro, plan, by }: v.InferOutput<typeof shareSchema>,
): Promise<{ links: SharedLinks; bytes: number }> {
  const links = newLinks();
  const body = bodyOf(plan);
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
      ...{ at, by, body },
    })
    .execute();
  return { links, bytes: Buffer.byteLength(body) };
}

/** What a link opens. @param days for which a project stays that nobody opens */
export function openedProject(project: SharedProjectRow, right: SharedRight, days: number): OpenedProject {
  const { id, version, at, by, isMicro, body, openedAt } = project;
  const until = new Date(Date.parse(openedAt) + days * DAY).toISOString();
  // Whatever is stored has been read here before.
  return { id, right, version, at, by, until, isMicro: isMicro === 1, plan: JSON.parse(body) };
}

/** Somebody has opened it: from now on its days are counted anew. Not written more than once an hour. */
export async function noteOpening(db: Db, project: SharedProjectRow): Promise<SharedProjectRow> {
  if (Date.now() - Date.parse(project.openedAt) < HOUR) return project;
  const openedAt = new Date().toISOString();
  await db.updateTable('sharedProjects').set({ openedAt }).where('id', '=', project.id).execute();
  return { ...project, openedAt };
}

type Change = v.InferOutput<typeof changeSchema>;
type Known = { id: string; version: number };

const knownChanges = ({ changeIds }: SharedProjectRow): Known[] => JSON.parse(changeIds);

/** Whether the present state is kept beside the next one: the first, one that stood for a while, and one of somebody else. */
export const isSettled = ({ version, at, by }: SharedProjectRow, next: Pick<Change, 'by'>): boolean =>
  version === 1 || by !== next.by || Date.now() - Date.parse(at) >= SETTLED_AFTER;

async function keepVersion(
  db: Db,
  { id: projectId, version, at, by, body }: SharedProjectRow,
): Promise<void> {
  await db.insertInto('projectVersions').values({ projectId, version, at, by, body }).execute();
  const oldest = await db
    .selectFrom('projectVersions')
    .select('version')
    .where('projectId', '=', projectId)
    .orderBy('version', 'desc')
    .offset(MAX_VERSIONS - 1)
    .limit(1)
    .executeTakeFirst();
  if (oldest)
    await db
      .deleteFrom('projectVersions')
      .where('projectId', '=', projectId)
      .where('version', '<', oldest.version)
      .execute();
}

/** The change was made on an older version; its author is shown the newer one. */
const movedOn = (newer: OpenedProject) =>
  new Refused(
    409,
    {
      code: 'project-moved-on',
      message: 'Somebody else has changed the project since. Keep your version as a copy, or take theirs.',
    },
    { newer },
  );

/**
 * Stores a change that was made on the present version, all or nothing; one on an older version is refused with the newer
 * (D71). Sent again, it is answered what it has become.
 */
export async function changeProject(
  store: DocumentStore,
  project: SharedProjectRow,
  { id, base, plan, by }: Change,
  opened: (project: SharedProjectRow) => OpenedProject,
): Promise<v.InferInput<typeof changeAnswerSchema>> {
  const known = knownChanges(project).find((one) => one.id === id);
  if (known)
    return {
      version: known.version,
      ...(project.version > known.version && { newer: opened(project) }),
    };
  if (base !== project.version) throw movedOn(opened(project));
  const version = base + 1;
  const changeIds = JSON.stringify([...knownChanges(project), { id, version }].slice(-MAX_CHANGE_IDS));
  const at = new Date().toISOString();
  const body = bodyOf(plan);
  const isStored = await store.transaction(async ({ db }) => {
    const { numUpdatedRows } = await db
      .updateTable('sharedProjects')
      .set({ version, at, by, body, changeIds, openedAt: at })
      .where('id', '=', project.id)
      .where('version', '=', base)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    if (isSettled(project, { by })) await keepVersion(db, project);
    return true;
  });
  if (isStored) {
    announceProject(store, project.id);
    return { version };
  }
  // Another one came between.
  const now = await store.db
    .selectFrom('sharedProjects')
    .selectAll()
    .where('id', '=', project.id)
    .executeTakeFirst();
  if (!now) throw notFound('The project is there no more.');
  return changeProject(store, now, { id, base, plan, by }, opened);
}

/** Has the pages that follow a project read it anew. */
export const announceProject = (store: DocumentStore, id: string): void =>
  store.announce({ collections: new Set(), versions: {}, isOwn: true, added: [], projects: [id] });

/** The states that came to rest, the newest first. */
export const listVersions = (db: Db, projectId: string): Promise<VersionHead[]> =>
  db
    .selectFrom('projectVersions')
    .select(['version', 'at', 'by'])
    .where('projectId', '=', projectId)
    .orderBy('version', 'desc')
    .execute();

export async function readVersion(db: Db, projectId: string, version: number) {
  const row = await db
    .selectFrom('projectVersions')
    .select(['version', 'at', 'by', 'body'])
    .where('projectId', '=', projectId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) throw notFound(`Version ${version} is not kept.`);
  const { body, ...head } = row;
  return { ...head, plan: JSON.parse(body) };
}

export const removeProject = (db: Db, id: string) =>
  db.deleteFrom('sharedProjects').where('id', '=', id).execute();

export async function countProjects(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('sharedProjects')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Takes the projects away that nobody has opened for so many days. @returns how many there were */
export async function removeUnopened(db: Db, days: number, now = Date.now()): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sharedProjects')
    .where('openedAt', '<', new Date(now - days * DAY).toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Takes them away now and every day. @returns a function that ends it */
export function removeUnopenedDaily(store: DocumentStore, onError: (error: unknown) => void): () => void {
  const remove = async () => removeUnopened(store.db, (await shownSettings(store)).orders.sharedDays);
  const sweep = () => void remove().catch(onError);
  sweep();
  const timer = setInterval(sweep, DAY).unref();
  return () => clearInterval(timer);
}
