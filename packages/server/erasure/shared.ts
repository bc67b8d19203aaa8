import { setImmediate } from 'node:timers/promises';
import { append } from '@lumitor/domain/math/lists';
import { type Discussion, withoutNamed } from '@lumitor/domain/sharing/comments';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { changeComments } from '../sharing/comments.ts';
import { deleteSharedProject } from '../sharing/sharedProjects.ts';
import type { Enquired, Person } from './enquired.ts';

const within = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

const bodyNames = ({ address, phone }: Person) =>
  sql<SqlBool>`lower(body) like ${within(address || phone)} escape '\\'`;

/** Other requests are answered between queries. */
const BATCH_SIZE = 10;

async function inLots<Each, Found>(
  all: readonly Each[],
  work: (lot: Each[]) => Promise<readonly Found[]>,
): Promise<Found[]> {
  const found: Found[] = [];
  for (let at = 0; at < all.length; at += BATCH_SIZE) {
    append(found, await work(all.slice(at, at + BATCH_SIZE)));
    await setImmediate();
  }
  return found;
}

async function versionsNaming(db: Db, project: string, isNamed: Expression<SqlBool>): Promise<string[]> {
  const versions = await db
    .selectFrom('projectVersions')
    .select('version')
    .where('projectId', '=', project)
    .execute();
  const found = await inLots(
    versions.map(({ version }) => version),
    (lot) =>
      db
        .selectFrom('projectVersions')
        .select('projectId')
        .where('projectId', '=', project)
        .where('version', 'in', lot)
        .where(isNamed)
        .limit(1)
        .execute(),
  );
  return found.map(({ projectId }) => projectId);
}

/** Named by an enquiry, the plan or its authors. */
async function projectsOf(db: Db, person: Person, enquired: readonly Enquired[]): Promise<string[]> {
  const named = within(person.address || person.phone);
  const isNamed = sql<SqlBool>`(${bodyNames(person)} or lower("by") like ${named} escape '\\')`;
  const all = (await db.selectFrom('sharedProjects').select('id').execute()).map(({ id }) => id);
  const sent = await db
    .selectFrom('sentProjects')
    .select('projectId')
    .where('enquiryId', 'in', ['', ...enquired.map(({ id }) => id)])
    .execute();
  const present = await inLots(all, (lot) =>
    db.selectFrom('sharedProjects').select('id').where('id', 'in', lot).where(isNamed).execute(),
  );
  const found = new Set([...sent.map(({ projectId }) => projectId), ...present.map(({ id }) => id)]);
  for (const id of all)
    if (!found.has(id)) for (const one of await versionsNaming(db, id, isNamed)) found.add(one);
  return [...found];
}

const forgotten = (discussion: Discussion, { address, phone }: Person): Discussion =>
  withoutNamed(discussion, (words) => words.toLowerCase().includes(address || phone));

async function discussionsNaming(db: Db, person: Person): Promise<string[]> {
  const all = await db.selectFrom('projectComments').select('projectId').execute();
  const found = await inLots(
    all.map(({ projectId }) => projectId),
    (lot) =>
      db
        .selectFrom('projectComments')
        .select('projectId')
        .where('projectId', 'in', lot)
        .where(bodyNames(person))
        .execute(),
  );
  return found.map(({ projectId }) => projectId);
}

export async function countShared(
  db: Db,
  persons: readonly Person[],
  enquired: readonly Enquired[],
): Promise<{ projects?: number; discussions?: number }> {
  const named = new Set<string>();
  const discussed = new Set<string>();
  for (const person of persons) {
    for (const id of await projectsOf(db, person, enquired)) named.add(id);
    for (const id of await discussionsNaming(db, person)) discussed.add(id);
  }
  const [projects, discussions] = [named.size, discussed.size];
  return { ...(projects > 0 && { projects }), ...(discussions > 0 && { discussions }) };
}

/** Browsers retain copies. */
export async function eraseShared(
  store: DocumentStore,
  person: Person,
  enquired: readonly Enquired[],
): Promise<void> {
  const { db } = store;
  const ids = await projectsOf(db, person, enquired);
  for (const id of ids) {
    await deleteSharedProject(db, id);
    await setImmediate();
  }
  for (const id of await discussionsNaming(db, person)) {
    await changeComments(store, id, (discussion) => forgotten(discussion, person));
    await setImmediate();
  }
}
