import { type Discussion, withoutNamed } from '@lumitor/domain/sharing/comments';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { changeComments } from '../sharing/comments.ts';
import type { Enquired, Person } from './enquired.ts';

/** As it is looked for in a text: what stands for other letters stands for itself. */
const within = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

const bodyNames = ({ address, phone }: Person) =>
  sql<SqlBool>`lower(body) like ${within(address || phone)} escape '\\'`;

/**
 * Shared projects that a person sent along with what they asked, and those in whose plan, or among whose authors, they are
 * named by the address or the number.
 */
async function projectsOf(db: Db, person: Person, enquired: readonly Enquired[]): Promise<string[]> {
  const named = within(person.address || person.phone);
  const isNamed = sql<SqlBool>`(${bodyNames(person)} or lower("by") like ${named} escape '\\')`;
  const found = await Promise.all([
    db.selectFrom('sharedProjects').select('id as project').where(isNamed).execute(),
    db.selectFrom('projectVersions').select('projectId as project').where(isNamed).execute(),
    db
      .selectFrom('sentProjects')
      .select('projectId as project')
      .where('enquiryId', 'in', ['', ...enquired.map(({ id }) => id)])
      .execute(),
  ]);
  return [...new Set(found.flat().map(({ project }) => project))];
}

const forgotten = (discussion: Discussion, { address, phone }: Person): Discussion =>
  withoutNamed(discussion, (words) => words.toLowerCase().includes(address || phone));

const discussionsNaming = (db: Db, person: Person) =>
  db.selectFrom('projectComments').selectAll().where(bodyNames(person)).execute();

export async function countShared(
  db: Db,
  person: Person,
  enquired: readonly Enquired[],
): Promise<{ projects?: number; discussions?: number }> {
  const { length: projects } = await projectsOf(db, person, enquired);
  const { length: discussions } = await discussionsNaming(db, person);
  return { ...(projects > 0 && { projects }), ...(discussions > 0 && { discussions }) };
}

/**
 * Takes them away with all their versions: whoever works on one keeps what is in their browser. Where only comments name
 * the person, these alone go: the project is somebody else's work.
 */
export async function eraseShared(
  store: DocumentStore,
  person: Person,
  enquired: readonly Enquired[],
): Promise<void> {
  const { db } = store;
  const ids = await projectsOf(db, person, enquired);
  if (ids.length > 0) await db.deleteFrom('sharedProjects').where('id', 'in', ids).execute();
  for (const { projectId } of await discussionsNaming(db, person))
    await changeComments(store, projectId, (discussion) => forgotten(discussion, person));
}
